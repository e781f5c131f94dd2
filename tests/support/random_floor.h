// Floors of Sokoban drawn at random: rooms with walls here and there.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "core/domains/sokoban_floor.h"
#include "tests/support/random.h"

namespace frontier::test {

struct RandomRoom {
    std::size_t width, height;
    std::vector<char> is_wall;
};

inline RandomRoom random_room(Random& random, int most_width, int most_height) {
    RandomRoom room{static_cast<std::size_t>(random.between(2, most_width)),
                    static_cast<std::size_t>(random.between(2, most_height)),
                    {}};
    const int walls = random.between(3, 9);
    for (std::size_t i = 0; i < room.width * room.height; ++i) room.is_wall.push_back(random.one_in(walls));
    return room;
}

inline std::optional<std::size_t> beside(const RandomRoom& room, std::size_t square, std::size_t direction) {
    const std::size_t x = square % room.width, y = square / room.width;
    if (direction == 0 && y > 0) return square - room.width;
    if (direction == 1 && x + 1 < room.width) return square + 1;
    if (direction == 2 && y + 1 < room.height) return square + room.width;
    if (direction == 3 && x > 0) return square - 1;
    return std::nullopt;
}

// The squares that one walks to from the first free one, in their order.
inline std::vector<std::size_t> walked_squares(const RandomRoom& room) {
    std::vector<std::size_t> queue;
    std::vector<char> seen = room.is_wall;
    const auto first = std::find(room.is_wall.begin(), room.is_wall.end(), 0);
    if (first == room.is_wall.end()) return queue;
    queue.push_back(static_cast<std::size_t>(first - room.is_wall.begin()));
    seen[queue[0]] = 1;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        for (std::size_t d = 0; d < 4; ++d) {
            const auto next = beside(room, queue[at], d);
            if (!next || seen[*next]) continue;
            seen[*next] = 1;
            queue.push_back(*next);
        }
    }
    std::sort(queue.begin(), queue.end());
    return queue;
}

// Its floor, as far as one walks. Empty: there is none.
inline sokoban::Floor floor_of(const RandomRoom& room) {
    const std::vector<std::size_t> squares = walked_squares(room);
    std::vector<sokoban::Cell> number(room.is_wall.size(), sokoban::kNoCell);
    for (std::size_t i = 0; i < squares.size(); ++i) number[squares[i]] = static_cast<sokoban::Cell>(i);
    sokoban::Floor floor;
    for (const std::size_t square : squares) {
        auto& around = floor.next.emplace_back();
        for (std::size_t d = 0; d < 4; ++d) {
            const auto next = beside(room, square, d);
            around[d] = next ? number[*next] : sokoban::kNoCell;
        }
    }
    floor.is_open.assign(squares.size(), 1);
    floor.is_storage.assign(squares.size(), 0);
    return floor;
}

inline std::string drawn(const RandomRoom& room, const std::vector<sokoban::Cell>& storages,
                         const std::vector<sokoban::Cell>& boxes, sokoban::Cell robot) {
    const std::vector<std::size_t> squares = walked_squares(room);
    std::string text(room.is_wall.size(), '#');
    for (const std::size_t square : squares) text[square] = '-';
    for (const sokoban::Cell cell : storages) text[squares[cell]] = '.';
    for (const sokoban::Cell cell : boxes) text[squares[cell]] = text[squares[cell]] == '.' ? '*' : '$';
    text[squares[robot]] = text[squares[robot]] == '.' ? '+' : '@';
    std::string board;
    for (std::size_t y = 0; y < room.height; ++y) board += text.substr(y * room.width, room.width) + '\n';
    return board;
}

inline void put(sokoban::Floor& floor, const std::vector<sokoban::Cell>& storages,
                const std::vector<sokoban::Cell>& boxes, sokoban::Cell robot) {
    floor.storages = storages;
    floor.is_storage.assign(floor.size(), 0);
    for (const sokoban::Cell cell : storages) floor.is_storage[cell] = 1;
    floor.boxes = boxes;
    floor.robots = {robot};
    floor.is_dead = sokoban::dead_squares(floor);
}

inline std::vector<sokoban::Cell> some_cells(const sokoban::Floor& floor, std::size_t count, Random& random) {
    std::vector<sokoban::Cell> cells;
    while (cells.size() < count) {
        const auto cell = static_cast<sokoban::Cell>(random.below(static_cast<int>(floor.size())));
        if (std::find(cells.begin(), cells.end(), cell) == cells.end()) cells.push_back(cell);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
}

}  // namespace frontier::test
