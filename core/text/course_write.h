// Squares as the courses' Python files write them, coordinates inside the frame.
#pragma once

#include <string>
#include <vector>

#include "../limits.h"
#include "../result.h"
#include "words.h"

namespace frontier {

inline constexpr std::size_t kMaxCourseSide = kLimits.board_side - 2;  // for they have a frame

struct CourseSquare {
    std::size_t x = 0;
    std::size_t y = 0;
};

inline std::string course_pair(CourseSquare square) { return concat('(', square.x, ", ", square.y, ')'); }

// "((2, 1), (2, 3))": a tuple of one has a comma, too.
inline std::string course_tuple(const std::vector<CourseSquare>& squares) {
    std::string text;
    for (const CourseSquare square : squares) text += concat(text.empty() ? "" : ", ", course_pair(square));
    return concat('(', text, squares.size() == 1 ? ",)" : ")");
}

inline std::string course_set(const std::vector<CourseSquare>& squares) {
    return squares.empty() ? "frozenset()" : concat("frozenset(", course_tuple(squares), ')');
}

struct CourseSize {
    std::size_t frame = 0;  // how thick the drawing's own is; without one, the edge is a wall anyway
    std::size_t width = 0;  // inside of it
    std::size_t height = 0;
};

template <class Board> Result<CourseSize> course_size(const Board& board, bool is_framed) {
    const std::size_t frame = is_framed ? 1 : 0;
    const CourseSize size{frame, board.width - 2 * frame, board.height - 2 * frame};
    if (size.width <= kMaxCourseSide && size.height <= kMaxCourseSide) return size;
    return Diagnostic{
        concat("The courses' boards have a frame, so that at most ", kMaxCourseSide, " × ", kMaxCourseSide,
               " squares are inside; this has ", size.width, " × ", size.height, '.'),
        0, 0, "format"};
}

}  // namespace frontier
