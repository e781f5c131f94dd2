// What a formula may count on a Lunar Lockout board besides the heuristics.
#pragma once

#include <algorithm>

#include "../heuristic_list.h"

namespace frontier {

struct LunarFeatures {
    // count(field, pieces); a row has it.
    template <class Row> struct Counted {
        template <class Board, class Memory> static auto make(const Board& board, Memory& memory) {
            return board.estimate(memory, [](auto& of, auto& pieces, Memory&) {
                return static_cast<int>(Row::count(of.field(), pieces));
            });
        }
    };
    // Whether a square lies in the hatch's row or column.
    static constexpr auto is_in_line = [](const auto& field, std::size_t square) {
        return field.x_of(square) == field.x_of(field.hatch()) ||
               field.y_of(square) == field.y_of(field.hatch());
    };
    template <class Field, class Squares>
    static auto count_in_line(const Field& field, const Squares& squares) {
        return std::count_if(squares.begin(), squares.end(),
                             [&](std::size_t square) { return is_in_line(field, square); });
    }

    struct RoversLeft : Counted<RoversLeft> {
        static constexpr std::string_view id = "rovers_left";
        static constexpr std::string_view name = "Rovers left";
        static constexpr std::string_view summary = "How many rovers are still on the board.";
        static auto count(const auto&, const auto& pieces) { return pieces.rover_count; }
    };
    struct RoversOffLines : Counted<RoversOffLines> {
        static constexpr std::string_view id = "rovers_off_lines";
        static constexpr std::string_view name = "Rovers off the lines";
        static constexpr std::string_view summary =
            "How many rovers stand neither in the hatch's row nor in its column.";
        static auto count(const auto& field, const auto& pieces) {
            const auto rovers = pieces.rovers();
            return static_cast<int>(rovers.size()) - static_cast<int>(count_in_line(field, rovers));
        }
    };
    struct HelpersOnLines : Counted<HelpersOnLines> {
        static constexpr std::string_view id = "helpers_on_lines";
        static constexpr std::string_view name = "Helpers on the lines";
        static constexpr std::string_view summary =
            "How many helpers stand in the hatch's row or column, the hatch included.";
        static auto count(const auto& field, const auto& pieces) {
            return count_in_line(field, pieces.helpers());
        }
    };
    struct HelperOnHatch : Counted<HelperOnHatch> {
        static constexpr std::string_view id = "helper_on_hatch";
        static constexpr std::string_view name = "Helper on the hatch";
        static constexpr std::string_view summary = "1 while a helper stands on the hatch, otherwise 0.";
        static auto count(const auto& field, const auto& pieces) {
            const auto helpers = pieces.helpers();
            return std::count(helpers.begin(), helpers.end(), field.hatch());
        }
    };
    struct Stops : Counted<Stops> {
        static constexpr std::string_view id = "stops";
        static constexpr std::string_view name = "Stops beside the hatch";
        static constexpr std::string_view summary =
            "On how many of the four squares beside the hatch a helper stands, for a rover to stop against.";
        static auto count(const auto& field, const auto& pieces) {
            const auto helpers = pieces.helpers();
            const auto hatch = static_cast<std::size_t>(field.hatch());
            return std::count_if(helpers.begin(), helpers.end(), [&](std::size_t square) {
                const int across = std::abs(field.x_of(square) - field.x_of(hatch));
                const int down = std::abs(field.y_of(square) - field.y_of(hatch));
                return across + down == 1;
            });
        }
    };

    using All = FeatureList<RoversLeft, RoversOffLines, HelpersOnLines, HelperOnHatch, Stops>;
};

}  // namespace frontier
