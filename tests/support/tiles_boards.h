// Sliding-tile boards whose whole state spaces can be looked at.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tests/support/random.h"

namespace frontier::test {

// Start, empty line, goal.
inline const std::vector<std::string> kTilesBoards = {
    "3 2\n1 .\n",                                      // no solution
    "3 1\n2 .\n",                                      // no goal: the ordinary one
    "5 3 1\n4 2 .\n\n1 2 3\n4 5 .\n",                  // one empty cell
    "7 3 0\n4 . .\n\n0 3 4\n7 . .\n",                  // a tile of value 0, two empty cells
    "1 2 3\n8 x 4\n7 6 .\n\n2 3 4\n1 x 6\n. 8 7\n",    // a ring
    "2 1 3\n4 x 5\n6 7 .\n",                           // a ring in the wrong order
    "1 1 2\n2 1 .\n2 1 2\n\n2 2 1\n2 . 1\n2 1 1\n",    // equal tiles
    "2 1 2 . 1 .\n\n1 . 2 . 1 2\n",                    // a corridor in the wrong order
    "2 . 1 2 . 1\n\n. 2 1 . 2 1\n",                    // a corridor
    "1 . 2 x 4\nx 3 x x 5\n\n2 . 1 x 4\nx 3 x x 5\n",  // a cross, and a part where nothing moves
    "1 x 5\n. x 4\n\n. x 4\n1 x 5\n",                  // the same, but it should move
    "1 x 2\n. x .\n\n. x .\n2 x 1\n",                  // tiles that cannot get to the other side
    "9 9 3\nx . .\n9 3 7\n\n7 9 3\nx 9 .\n3 9 .\n",    // equal tiles around a fixed cell
    "1 2 x 4\n. 3 5 6\n\n2 1 x 4\n. 3 6 5\n",          // two squares joined
    "12 7\n3 .\n1 .\n\n. 12\n1 3\n. 7\n",              // tall
    ". .\n. .\n",                                      // no tile at all
    "5\n.\n\n5\n.\n",                                  // solved
    "5 3 1\n4 2 0\n",                                  // 0 is the empty cell
    "3 1 2 0\n",                                       // a list, in one line
};

inline void shuffle(std::vector<std::string>& tokens, Random& random) {
    for (std::size_t i = tokens.size(); i > 1; --i) {
        std::swap(tokens[i - 1], tokens[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    }
}

// Up to six open cells, or nine with few kinds of tiles; a goal that may be out of reach.
inline std::string random_tiles(Random& random) {
    const int height = random.between(1, 3);
    const int width = random.between(height == 1 ? 2 : 1, 3);
    const int cells = width * height;
    const int kinds = cells > 6 ? random.between(1, 2) : random.between(1, 5);
    std::vector<std::string> start{"."};
    for (int i = 1; i < cells; ++i) {
        start.push_back(random.one_in(5)   ? "."
                        : random.one_in(8) ? "x"
                                           : std::to_string(random.between(0, kinds)));
    }
    shuffle(start, random);
    std::vector<std::string> movable;
    for (const std::string& token : start) {
        if (token != "x") movable.push_back(token);
    }
    shuffle(movable, random);
    std::vector<std::string> goal;
    for (const std::string& token : start) {
        goal.push_back(token == "x" ? token : movable.back());
        if (token != "x") movable.pop_back();
    }
    std::string text;
    for (const auto* board : {&start, &goal}) {
        if (!text.empty()) text += '\n';
        for (int i = 0; i < cells; ++i) {
            text += (*board)[static_cast<std::size_t>(i)] + (i % width == width - 1 ? '\n' : ' ');
        }
    }
    return text;
}

}  // namespace frontier::test
