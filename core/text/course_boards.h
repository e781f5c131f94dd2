// The boards of the courses' Python files (course_text.h): read into the texts that the domains draw, and
// written. Whatever is wrong with a call is told by its place in the Python text.
#pragma once

#include <string>
#include <string_view>

#include "../result.h"
#include "lunar_text.h"
#include "snow_text.h"

namespace frontier {

// SnowmanState("START", 0, None, width, height, robot, snowballs, obstacles, destination). The stacks'
// letters are those of the assignment: A medium on big, B small on big, C small on medium.
Result<std::string> snowman_board_of(std::string_view text);
// A board without a frame gets one: its edge is a wall anyway. Only for boards that follow the rules.
Result<std::string> write_course_snowman(const SnowDrawing& drawing);

// LunarLockoutState("START", 0, None, size, robots, xanadus).
Result<std::string> lunar_board_of(std::string_view text);
// A piece is named by its place in the list, so that where a letter is left out those after it move up.
std::string write_course_lunar(const LunarBoard& board);

}  // namespace frontier
