// Whether the plan checker, which has readers of its own, sees the same board in a text as its domain does.
#pragma once

#include <set>
#include <string>

#include "core/text/lunar_text.h"
#include "core/text/snow_text.h"
#include "core/text/words.h"
#include "core/validate/lunar_board.h"
#include "core/validate/snowman_board.h"

namespace frontier::test {

inline std::string checker_difference(const SnowDrawing& drawing, const std::string& text) {
    validate::SnowmanBoard board;
    if (const auto fault = validate::read_snowman_board(text, false, board))
        return "the plan checker cannot read it: " + fault->message;
    if (static_cast<int>(drawing.width) != board.width || static_cast<int>(drawing.height) != board.height)
        return "another size";
    const auto square = [&](std::size_t number) {
        return validate::SnowSquare{static_cast<int>(number % drawing.width),
                                    static_cast<int>(number / drawing.width)};
    };
    std::size_t walls = 0, stacks = 0;
    for (std::size_t i = 0; i < drawing.squares.size(); ++i) {
        const char letter = drawing.squares[i];
        walls += letter == '#';
        if (letter == '#' && board.walls.count(square(i)) == 0) return "other walls";
        if (letter == '?' && board.robot != square(i)) return "another robot";
        if (balls_of(letter) == 0) continue;
        ++stacks;
        constexpr std::string_view kParts[] = {"", "b", "m", "bm", "s", "bs", "ms", "bms"};
        const auto found = board.stacks.find(square(i));
        if (found == board.stacks.end() || found->second != kParts[balls_of(letter)]) return "other balls";
    }
    if (walls != board.walls.size() || stacks != board.stacks.size()) return "more walls or balls";
    return drawing.destinations.size() == 1 && board.destination == square(drawing.destinations[0])
               ? ""
               : "another destination";
}

inline std::string checker_difference(const LunarBoard& board, const std::string& text) {
    validate::LunarTable table;
    if (const auto fault = validate::read_lunar_board(text, table))
        return "the plan checker cannot read it: " + fault->message;
    if (static_cast<int>(board.size) != table.size) return "another size";
    std::map<char, validate::LunarPlace> pieces;
    const auto add = [&](const std::vector<std::uint16_t>& squares, char first) {
        for (std::size_t i = 0; i < squares.size(); ++i) {
            if (squares[i] == kOffBoard) continue;
            const int square = squares[i] - 1;
            pieces[static_cast<char>(first + static_cast<int>(i))] = {square % table.size,
                                                                      square / table.size};
        }
    };
    add(board.helpers, 'a');
    add(board.rovers, 'A');
    return pieces == table.pieces ? "" : "other pieces";
}

}  // namespace frontier::test
