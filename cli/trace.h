// A search as a file that other programs read: a trace for a viewer, or a table of its expansions.
#pragma once

#include <optional>
#include <string>

#include "commands.h"

namespace frontier::cli {

// Why a name says no format, or nothing.
std::string trace_complaint(const std::string& path);

// Writes what the name asks for: *.csv a table, *.json a trace. What is wrong, if anything.
std::optional<std::string> write_trace(const std::string& path, const Request& request, const Search& search);

}  // namespace frontier::cli
