// A Snowperson board as text: drawn in the letters of the assignment or of the course's program, or the
// course's constructor call (course_boards.h). A drawing may break the rules of the puzzle, so that an editor
// can show it; check_snow_drawing() says what is wrong with it, and where.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../enum_words.h"
#include "../limits.h"
#include "../result.h"

namespace frontier {

// Whether B is small on big and C small on medium, or the other way round as in the course's program.
enum class SnowLetters : std::uint8_t { seed, course };
enum class SnowFormat : std::uint8_t { snowperson, course_letters, course };

constexpr auto words(SnowFormat) {
    return std::to_array<std::string_view>({"snowperson", "course_letters", "course"});
}

struct SnowDrawing {
    std::size_t width = 0;
    std::size_t height = 0;
    std::string squares;  // row by row: # ? s m b A B C G and blanks, B and C as in the seed
    std::vector<std::size_t> destinations;  // squares by number
    SnowFormat format = SnowFormat::snowperson;

    struct Origin {
        std::size_t line = 0;
        std::size_t column = 0;
    };
    std::vector<Origin> origins;  // where each square stood in the text, line 0 for one that was not drawn
    std::vector<Origin> destination_origins;  // the same for the destinations

    // The next square up, right, down or left; none beyond the edge.
    std::optional<std::size_t> neighbour(std::size_t square, std::size_t direction) const;
};

inline constexpr std::size_t kMaxSnowSide = kLimits.board_side;

// Balls are counted in a mask: big 1, medium 2, small 4. A letter stands for the stack it shows.
inline constexpr std::string_view kStackLetters = " bmAsBCG";
unsigned balls_of(char letter);

// A letter as a text with these letters shows it, and the other way round.
char with_letters(char letter, SnowLetters letters);

// Walls, or the empty world outside them, lie all around: nothing could walk off the drawing. Coordinates are
// then counted inside the frame, as in the course; a board without a frame has the same ones as if it had
// been drawn.
bool is_framed(const SnowDrawing& drawing);

// A comment "; stacks: seed" or "; stacks: course" in the text counts for more than `letters`.
Result<SnowDrawing> read_snow_drawing(std::string_view text, SnowLetters letters);

// Drawn. The course's letters always come with that comment; says_letters: those of the seed, too, where B or
// C is on the board.
std::string write_snow_drawing(const SnowDrawing& drawing, SnowLetters letters, bool says_letters);

// Exactly one robot, one destination and one ball of each size.
std::optional<Diagnostic> check_snow_drawing(const SnowDrawing& drawing);

// Squares to which one can walk, through balls, from a piece or a destination; all that are not walls where
// there is none.
std::vector<char> inner_squares(const SnowDrawing& drawing);

// Whether a line of a level file belongs to a board, and is not a title or a remark.
bool is_snow_line(std::string_view line);

}  // namespace frontier
