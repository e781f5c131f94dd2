// Squares as the courses' Python files write them, coordinates inside the frame.
#pragma once

#include <string>
#include <vector>

#include "../limits.h"
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

inline std::string too_large_for_course(std::size_t width, std::size_t height) {
    return concat("The courses' boards have a frame, so that at most ", kMaxCourseSide, " × ", kMaxCourseSide,
                  " squares are inside; this has ", width, " × ", height, '.');
}

}  // namespace frontier
