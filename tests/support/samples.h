// Boards of every puzzle for the laws, small enough that their whole state spaces can be looked at: some that
// were thought out, and any number by chance. A puzzle that is missing here fails a test, by name.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tests/support/boards.h"
#include "tests/support/lunar_boards.h"
#include "tests/support/tiles_boards.h"

namespace frontier::test {

struct Samples {
    std::string domain;
    std::vector<std::string> boards;
    std::string (*random_board)(Random& random);
};

inline const std::vector<Samples>& all_samples() {
    static const std::vector<Samples> rows = {
        {"sokoban", kSokobanBoards, random_warehouse}, {"snowman", kSnowBoards, random_snow},
        {"lunar", kLunarBoards, random_lunar},         {"jugs", kJugsBoards, random_jugs},
        {"tiles", kTilesBoards, random_tiles},         {"blank", kBlankBoards, random_line},
    };
    return rows;
}

// Null where there are none.
inline const Samples* find_samples(std::string_view domain) {
    for (const Samples& row : all_samples()) {
        if (row.domain == domain) return &row;
    }
    return nullptr;
}

inline std::string missing_samples(std::string_view domain) {
    const Samples* found = find_samples(domain);
    if (found && !found->boards.empty() && found->random_board) return "";
    return concat("the puzzle ", domain,
                  " has no sample boards and generator: add them to tests/support/samples.h");
}

}  // namespace frontier::test
