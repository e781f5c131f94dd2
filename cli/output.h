// What leaves the program: text in which nothing can steer a terminal, and messages.
#pragma once

#include <string>
#include <string_view>

namespace frontier::cli {

// A text from outside (an argument, a file's name, a level's title) as one line for people: control
// characters, those that turn the direction of writing, and bytes that are no UTF-8 are spelt out, as \u001B
// or \xE9.
std::string shown(std::string_view text);
// The same for whole lines: line ends and tabs stay, and so do bytes that are no UTF-8, for a file that is
// converted keeps its encoding. Of JSON it leaves JSON.
std::string shown_lines(std::string_view text);

// Writes on standard output, a NUL too.
void print(std::string_view text);

// Sends off what was printed; false when some of it was lost, now or before.
bool send_printed();
// The status to end with: `exit_code`, unless what was printed is lost. Nothing is printed after it.
int status_at_end(int exit_code);

// Prints the message on standard error.
void complain(std::string_view message);
// The same, and returns kBadInput.
int bad_input(const std::string& message);

}  // namespace frontier::cli
