// The boards of the courses' Python files as the texts that the domains read (course_text.h). Whatever is wrong with
// them is told by its place in the Python text.
#pragma once

#include <string>
#include <string_view>

#include "../result.h"

namespace frontier {

// SnowmanState("START", 0, None, width, height, robot, snowballs, obstacles, destination). The stacks' letters are those
// of the assignment: A medium on big, B small on big, C small on medium.
Result<std::string> snowman_board_of(std::string_view text);

// LunarLockoutState("START", 0, None, size, robots, xanadus).
Result<std::string> lunar_board_of(std::string_view text);

}  // namespace frontier
