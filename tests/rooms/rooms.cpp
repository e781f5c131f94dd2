// Every rule by which Sokoban's searches give up a state, in every room up to four by five with up to three
// boxes: rooms [--spare S] [--shard K/N] [--law rules|carries]. There are S storage squares more than boxes;
// a shard is each N-th room. The law of carries is that of regions and of boxes that are carried on.
#include <cstdio>
#include <cstring>
#include <ctime>

#include "tests/support/room_carries.h"
#include "tests/support/room_law.h"

namespace {

using namespace frontier::test;

struct SizedRoom {
    int width, height;
    Squares floor;
};

std::vector<SizedRoom> all_rooms() {
    std::vector<SizedRoom> rooms;
    for (int height = 1; height <= kRows; ++height) {
        for (int width = height; width <= kRow; ++width) {
            for (const Squares floor : rooms_of(width, height)) rooms.push_back({width, height, floor});
        }
    }
    return rooms;
}

struct Wishes {
    unsigned shard = 1, shards = 1;
    int spare = 0;
    bool carries = false;
};

bool read(const char* name, const char* value, Wishes& wishes) {
    if (std::strcmp(name, "--shard") == 0)
        return std::sscanf(value, "%u/%u", &wishes.shard, &wishes.shards) == 2 && wishes.shard >= 1 &&
               wishes.shard <= wishes.shards;
    if (std::strcmp(name, "--spare") == 0)
        return std::sscanf(value, "%d", &wishes.spare) == 1 && wishes.spare >= 0;
    wishes.carries = std::strcmp(value, "carries") == 0;
    return std::strcmp(name, "--law") == 0 && (wishes.carries || std::strcmp(value, "rules") == 0);
}

// Calls look_at(room) until one is wrong; says now and then how far it is.
template <class Law, class LookAt> void look_at_all(const Wishes& wishes, const Law& law, LookAt&& look_at) {
    const std::vector<SizedRoom> rooms = all_rooms();
    const std::size_t step = 1000 / wishes.shards + 1;
    std::size_t done = 0;
    for (std::size_t i = wishes.shard - 1; i < rooms.size() && law.tally().wrong.empty();
         i += wishes.shards) {
        look_at(rooms[i]);
        if (++done % step != 0) continue;
        std::printf("%zu of %zu rooms, %.0f s\n", done, rooms.size() / wishes.shards,
                    static_cast<double>(std::clock()) / CLOCKS_PER_SEC);
        std::fflush(stdout);
    }
}

}  // namespace

int main(int count, char** arguments) {
    Wishes wishes;
    for (int i = 1; i < count; i += 2) {
        if (i + 1 < count && read(arguments[i], arguments[i + 1], wishes)) continue;
        std::fprintf(stderr, "Usage: rooms [--spare S] [--shard K/N] [--law rules|carries]\n");
        return 2;
    }
    std::string wrong;
    if (wishes.carries) {
        CarryLaw law;
        look_at_all(wishes, law, [&](const SizedRoom& room) { law.look_at(room.floor, 3); });
        wrong = law.tally().wrong;
        std::printf("%s\n", law.report().c_str());
    } else {
        RoomLaw law({.storage_step = 1, .whole_step = 997});
        look_at_all(wishes, law, [&](const SizedRoom& room) {
            law.look_at(room.floor, room.width, room.height, 3, wishes.spare);
        });
        wrong = law.tally().wrong;
        std::printf("%s\n", law.report().c_str());
    }
    std::printf("%s\n", wrong.empty() ? "none wrong" : ("WRONG: " + wrong).c_str());
    return wrong.empty() ? 0 : 1;
}
