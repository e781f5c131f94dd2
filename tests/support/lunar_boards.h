// Lunar Lockout boards whose whole state spaces can be looked at, and boards drawn at random.
#pragma once

#include <string>
#include <vector>

#include "tests/support/random.h"

namespace frontier::test {

// The hardest boards of their kinds, found by trying every placement of the pieces; the last is of 7 × 7.
struct HardLunarBoard {
    const char* text;
    int optimum;
};
inline const std::vector<HardLunarBoard> kHardLunarBoards = {
    {"Aa...\n.....\n..+.b\n.....\nc.d.e\n", 14},
    {"A..a.\n..b..\n..+cd\n.....\nef...\n", 17},
    {"A..B.\n.....\n..+.a\n.....\nbc..d\n", 23},
    {".A.B.\n...ab\n..+..\nC....\n...c.\n", 20},
    {".A..a..\n.......\n.......\n...+...\n.......\n.......\n.b.c.d.\n", 12},
};

// Three slides solve it, and the Manhattan distances are 1 + 2 + 3.
inline const std::string kThreeInARow = ".......\n.......\n.......\nABC+a..\n.......\n.......\n.......\n";

inline const std::vector<std::string> kLunarBoards = {
    kHardLunarBoards[0].text,
    kHardLunarBoards[1].text,
    kHardLunarBoards[3].text,
    kThreeInARow,
    "ab...\n.....\nA.c.d\n.....\ne...f\n",                              // the course's L01
    "#######\n#a.b..#\n#.....#\n#A.c.d#\n#.....#\n#..e..#\n#######\n",  // framed
    "..a..\n.....\nb.cA.\n.....\n..d..\n",                              // a helper on the hatch
    "..a..\n.....\nbBA.c\n.....\n..d..\n",                              // a rover that has left
    "A.B\n.+.\n..C\n",                                                  // no helper
    "a..\n.+b\n..c\n",                                                  // no rover
    "A\n",                                                              // nothing but the hatch
    "A...a\n.....\n.....\n.....\n.....\n",                              // not round the hatch
    ".....\n.....\nA.+.a\n.....\n.....\n",                              // two pieces, too far away
    "..g..\n.....\n.C+..\n....z\n..b..\n",                              // letters left out
    "a.......b\n.........\n...A.....\n.........\n....+....\n.........\n.........\n.........\nc...d...e\n",
    ".............\n......a......\n.............\n.............\n.A...........\n.............\nb.....+....."
    "c\n"
    ".............\n.............\n.............\n.............\n.............\n......d......\n",
};

// 3 × 3 to 9 × 9, with so few pieces that there are at most some thousand states; framed or not, the hatch
// drawn or not.
inline std::string random_lunar(Random& random) {
    const int size = random.one_in(5) ? 3 : random.one_in(8) ? 2 * random.between(3, 4) + 1 : 5;
    std::string squares(static_cast<std::size_t>(size * size), random.one_in(4) ? ' ' : '.');
    const char empty = squares[0];
    const auto put = [&](int count, char letter) {
        while (count > 0) {
            char& square = squares[static_cast<std::size_t>(random.below(size * size))];
            if (square != empty) continue;
            square = letter++;
            --count;
        }
    };
    const int rovers = random.one_in(3) ? 2 : 1;
    put(rovers, 'A');
    put(size == 3   ? random.between(0, 3)
        : size == 5 ? random.between(3, 6 - rovers)
                    : random.between(2, 4 - rovers),
        'b');
    char& beside = squares[squares.size() / 2 + 1];
    if (beside == empty && !random.one_in(4)) beside = 'a';  // else few boards could be solved
    char& middle = squares[squares.size() / 2];
    if (middle == empty && random.one_in(2)) middle = '+';
    const bool framed = empty == ' ' || random.one_in(3);  // rows of blanks need a frame
    const std::string edge = framed ? std::string(static_cast<std::size_t>(size + 2), '#') + '\n' : "";
    std::string board = edge;
    for (int y = 0; y < size; ++y) {
        const std::string row =
            squares.substr(static_cast<std::size_t>(y * size), static_cast<std::size_t>(size));
        board += framed ? '#' + row + "#\n" : row + '\n';
    }
    return board + edge;
}

}  // namespace frontier::test
