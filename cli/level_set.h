// A file of levels to go through, with the puzzle they are for.
#pragma once

#include <string>

#include "commands.h"

namespace frontier::cli {

struct LevelSet {
    std::string name;
    std::string file;
    std::string domain;
    Collection levels;
};

// The file of a set that is named, such as lunar_csc384.
std::string level_set_file(const std::string& name);

// The puzzle is `domain` or, where that is empty, the one that a line "; domain: …" names, or the one that
// can read the most of the first levels.
Result<LevelSet> read_level_set(const std::string& file, const std::string& domain);

}  // namespace frontier::cli
