// Small boards whose whole state spaces can be looked at.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/text/words.h"
#include "tests/support/random.h"

namespace frontier::test {

// CS161, Figure 1 of the assignment and its four examples.
inline const std::string kFigure1 =
    "((0 0 1 1 1 1 0 0 0) (1 1 1 0 0 1 1 1 1) (1 0 0 0 0 0 2 0 1) (1 0 1 0 0 1 2 0 1) (1 0 4 0 4 1 3 0 1) "
    "(1 1 1 1 1 1 1 1 1))\n";
inline const std::string kExample1 =
    "((1 1 1 1 1) (1 0 0 4 1) (1 0 2 0 1) (1 0 3 0 1) (1 0 0 0 1) (1 1 1 1 1))\n";
inline const std::string kExample2 =
    "((1 1 1 1 1) (1 0 0 4 1) (1 0 2 3 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))\n";
inline const std::string kExample3 =
    "((1 1 1 1 1) (1 0 0 6 1) (1 0 2 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 1 1 1 1))\n";
inline const std::string kExample4 =
    "((1 1 1 1 1) (1 4 2 0 1) (1 0 0 0 1) (1 0 0 0 1) (1 0 5 3 1) (1 1 1 1 1))\n";

inline const std::vector<std::string> kSokobanBoards = {
    kFigure1,
    kExample1,
    kExample2,
    kExample3,
    kExample4,
    "@  . \n $$--\n  . @\n",                    // two robots
    "@  .-\n $$\n  .\n",                        // the same with one
    "@@$.-\n",                                  // a corridor
    "@$@.-\n",                                  // a robot in the way
    "@---\n $ $-\n  .\n. .\n",                  // more storage than boxes
    "$  @-\n-----\n  .\n",                      // a box in a corner
    "*+*\n-$-\n-*.\n@--\n",                     // pieces on storage
    "#####\n#@ .#\n#####\n",                    // no box at all
    "###########\n#@  #$ # .#\n###########\n",  // a box that no robot can get to
};

// Boards of Snowperson whose optima and expansions are known.
inline const std::string kSnowV1 = "-----\n-----\n sbm \n  X  \n?----\n";
inline const std::string kSnowV2 = "?----\n  #  \n s m \n b # \n    X\n";
inline const std::string kSnowV3 = "?-----\n m  # \n  s   \n # b  \n   X  \n------\n";

inline const std::vector<std::string> kSnowBoards = {
    "?--\nsmb\n--X\n",
    "?---\n sb\n -mX\n",                         // an edge without a frame
    "#####\n#?  #\n#smb#\n# X #\n#####\n",       // framed
    " ###\n#?A#\n#X s#\n# - #\n ###\n",          // with corners left out
    "?----\n#sbm-\n##X##\n",                     // a corridor
    "; destination: 1 1\n---\n-C-\n-b?\n---\n",  // a stack on the destination
    "; destination: 0 0\n?--\n-B-\n-m-\n",       // the robot on it
    "?-A\n---\ns-X\n",
    "?G-\n--X\n",                           // complete in the wrong place
    "?-G\ndestination 2 0\n",               // solved
    "?s#m\n--#b\n--#X\n",                   // what the robot cannot get to
    "----\n?b-m\n---s\ndestination 3 2\n",  // a corner that is the destination
};

inline const std::vector<std::string> kJugsBoards = {
    "3 4\n0 0\n* 2\n",
    "3 4\n0 0\n0 2\n",
    "3 4\n0 0\n2 4\n",
    "3 4\n0 0\n3 4\n",
    "3 4\n1 3\n2 0\n",
    "3 5\n0 0\n0 4\n",
    "4 6\n0 0\n* 3\n",
    "3 5 8\n0 0 0\n0 4 4\n",
    "3 5 8\n0 0 8\n* 4 *\n",
    "2 2 5\n1 0 3\n* 2 4\n",
    "5\n2\n5\n",
    "4 4\n0 1\n3 *\n",
    "1 1 1\n0 0 0\n1 1 1\n",
    "7\n3\n*\n",
    "3 5\n0 0\nany 4\n",
    "(3,5)->1\n",
    "4 6\n0 1\nany 3\n",
    "4 6\n0 0\nany 3\n",  // out of reach
    "5\n0\nany 3\n",      // and so is this
    "3 5 8\n0 0 8\nany 7\n",
    "2 7\n1 7\nany 7\n",  // solved
};

inline const std::vector<std::string> kBlankBoards = {".S..G\n", "S.xG\n", "G...S..x\n", ".x.S.G.x\n",
                                                      "SG\n",    "..g.\n", ".s.G\n"};

// A line with broken squares here and there.
inline std::string random_line(Random& random) {
    std::string line(static_cast<std::size_t>(random.between(2, 9)), '.');
    for (char& square : line) square = random.one_in(5) ? 'x' : '.';
    const auto at = [&] { return static_cast<std::size_t>(random.below(static_cast<int>(line.size()))); };
    const std::size_t goal = at();
    const std::size_t start = at();
    line[goal] = 'G';
    line[start] = start == goal ? 'g' : line[start] == 'x' ? 's' : 'S';
    return line + '\n';
}

// Squares from left to right and top to bottom as lines, with a frame of walls or without.
inline std::string rows_of(const std::string& squares, int width, bool framed) {
    const auto length = static_cast<std::size_t>(width);
    const std::string frame = framed ? std::string(length + 2, '#') + '\n' : "";
    const std::string edge = framed ? "#" : "";
    std::string board = frame;
    for (std::size_t at = 0; at < squares.size(); at += length)
        board += edge + squares.substr(at, length) + edge + '\n';
    return board + frame;
}

// A few squares with walls here and there, one or two boxes and robots; framed or not.
inline std::string random_warehouse(Random& random) {
    const int width = random.between(3, 5);
    const int height = random.between(2, 4);
    std::string squares(static_cast<std::size_t>(width * height), ' ');
    for (char& square : squares) square = random.one_in(7) ? '#' : '-';
    const auto put = [&](int count, char on_floor, char on_storage) {
        while (count > 0) {
            char& square = squares[static_cast<std::size_t>(random.below(width * height))];
            if (square != '-' && square != '#' && (square != '.' || on_storage == '\0')) continue;
            square = square == '.' ? on_storage : on_floor;
            --count;
        }
    };
    const int boxes = random.between(1, 2);
    put(boxes + (random.one_in(3) ? 1 : 0), '.', '\0');
    put(boxes, '$', '*');
    put(random.one_in(3) ? 2 : 1, '@', '+');
    return rows_of(squares, width, random.one_in(2));
}

// Three balls, alone or stacked, a robot and a destination that may lie under any of them; framed or not.
inline std::string random_snow(Random& random) {
    const int width = random.between(2, 4);
    const int height = random.between(width == 4 ? 2 : 3, 3);
    std::string squares(static_cast<std::size_t>(width * height), '-');
    for (char& square : squares) square = random.one_in(9) ? '#' : '-';
    const auto anywhere = [&] { return static_cast<std::size_t>(random.below(width * height)); };
    std::string stacks(squares.size(), '\0');
    for (const int ball : {1, 2, 4}) {
        const std::size_t at = anywhere();
        stacks[at] = static_cast<char>(stacks[at] | ball);
    }
    for (std::size_t i = 0; i < squares.size(); ++i) {
        if (stacks[i] != 0) squares[i] = " bmAsBCG"[static_cast<int>(stacks[i])];
    }
    std::size_t robot = anywhere();
    while (stacks[robot] != 0) robot = anywhere();
    squares[robot] = '?';
    const std::size_t destination = anywhere();
    if (squares[destination] == '#' || squares[destination] == '-') squares[destination] = 'X';
    const std::string board = rows_of(squares, width, random.one_in(2));
    if (squares[destination] == 'X') return board;
    const int place = static_cast<int>(destination);
    return concat(board, "destination ", place % width, ' ', place / width, '\n');
}

inline std::string random_jugs(Random& random) {
    const int jugs = random.between(1, 3);
    std::string lines[3];
    int most = 0;
    for (int jug = 0; jug < jugs; ++jug) {
        const int capacity = random.between(1, 8);
        most = std::max(most, capacity);
        const std::string numbers[3] = {std::to_string(capacity),
                                        std::to_string(random.one_in(2) ? 0 : random.between(0, capacity)),
                                        random.one_in(4) ? "*" : std::to_string(random.between(0, capacity))};
        for (int line = 0; line < 3; ++line) lines[line] += (jug > 0 ? " " : "") + numbers[line];
    }
    if (random.one_in(4)) lines[2] = concat("any ", random.between(0, most));
    return concat(lines[0], '\n', lines[1], '\n', lines[2], '\n');
}

}  // namespace frontier::test
