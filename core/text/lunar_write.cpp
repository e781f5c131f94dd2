#include <array>
#include <utility>

#include "lunar_text.h"

namespace frontier {

namespace {

// Square by square, row after row: . + and letters.
std::string squares_of(const LunarBoard& board) {
    std::string squares(board.size * board.size, '.');
    squares[board.hatch() - 1u] = '+';
    for (std::size_t i = 0; i < board.helpers.size(); ++i) {
        if (board.helpers[i] != kOffBoard) squares[board.helpers[i] - 1u] = static_cast<char>('a' + i);
    }
    for (std::size_t i = 0; i < board.rovers.size(); ++i) {
        if (board.rovers[i] != kOffBoard) squares[board.rovers[i] - 1u] = static_cast<char>('A' + i);
    }
    return squares;
}

bool has_middle(std::size_t width, std::size_t squares) { return width * width == squares && width % 2 == 1; }

std::string in_rows(const std::string& squares, std::size_t width, bool framed) {
    const std::string edge = framed ? std::string(width + 2, '#') + '\n' : "";
    std::string out = edge;
    for (std::size_t at = 0; at < squares.size(); at += width) {
        const std::string row = squares.substr(at, width);
        out += framed ? '#' + row + "#\n" : row + '\n';
    }
    return out + edge;
}

}  // namespace

std::string write_lunar(const LunarBoard& board) {
    return in_rows(squares_of(board), board.size, board.format == LunarFormat::framed);
}

Picture picture_of_squares(const std::string& squares, std::size_t width) {
    Picture picture{width, squares.size() / width, {}};
    for (const char c : squares) {
        const std::int32_t piece = is_lunar_helper(c) ? kLunarHelper : is_lunar_rover(c) ? kLunarRover : -1;
        const std::int32_t label = is_lunar_helper(c) ? c - 'a' : is_lunar_rover(c) ? c - 'A' : -1;
        picture.cells.insert(picture.cells.end(), {kLunarFloor, piece, label});
    }
    if (has_middle(width, squares.size())) picture.cells[3 * (squares.size() / 2)] = kLunarHatch;
    return picture;
}

Picture picture_of(const LunarBoard& board) { return picture_of_squares(squares_of(board), board.size); }

std::string lunar_text_of(const Picture& picture) {
    std::string squares(picture.width * picture.height, '.');
    if (has_middle(picture.width, squares.size())) squares[squares.size() / 2] = '+';
    std::array<bool, 128> used{};
    std::vector<std::size_t> without_letter;
    const auto put = [&](std::size_t i, std::int32_t index) {
        squares[i] = static_cast<char>((picture.cells[3 * i + 1] == kLunarHelper ? 'a' : 'A') + index);
        return !std::exchange(used[static_cast<unsigned char>(squares[i])], true);
    };
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const std::int32_t kind = picture.cells[3 * i + 1];
        const std::int32_t label = picture.cells[3 * i + 2];
        if (kind != kLunarHelper && kind != kLunarRover) continue;
        if (label < 0 || label >= kLunarLetters || !put(i, label)) without_letter.push_back(i);
    }
    for (const std::size_t i : without_letter) {
        std::int32_t index = 0;
        while (!put(i, index) && index + 1 < kLunarLetters)
            ++index;  // z or Z again when all are taken: parse() refuses
    }
    return in_rows(squares, picture.width, false);
}

}  // namespace frontier
