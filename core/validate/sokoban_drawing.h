// The formats of Sokoban boards, each brought to the same rows of the symbols # . $ * @ + and space.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/validate/domain_checker.h"

namespace frontier::validate {

struct DrawnRow {
    std::string squares;
    std::size_t line = 0;
};
using Drawing = std::vector<DrawnRow>;

// Comments, "Title: …" and "Level 3": what is about the board and not of it.
bool is_about_the_board(std::string_view line);

// A row for certain, whatever stands around it.
bool is_certain_row(std::string_view line);

std::optional<Fault> read_drawing(const std::vector<Line>& lines, Drawing& drawing);

// Lists of CS161's numbers. `nested` reads a list of boards, as a plan of states is.
class NumberListReader {
   public:
    NumberListReader(const std::vector<Line>& lines, std::size_t first);

    // [ (setq name ] ['] ( row row … ) [ ) ] [.]; the full stop is how the course prints its Figure 1.
    std::optional<Fault> read_board(Drawing& drawing);
    // ( board board … )
    std::optional<Fault> read_boards(std::vector<Drawing>& boards);

   private:
    std::optional<Fault> read_rows(Drawing& drawing);
    std::optional<Fault> read_row(Drawing& drawing);
    bool take(std::string_view token);
    Fault expected(const std::string& what) const;

    std::vector<Line> tokens_;
    std::size_t next_ = 0;
};

bool begins_number_list(std::string_view line);

// SokobanState("START", 0, None, width, height, robots, boxes, storage, obstacles). Robots are drawn, and
// their places given in the order of their numbers, (0, 0) being the top left square inside the frame.
struct InsideFrame {
    int x = 0;
    int y = 0;
};
bool has_constructor(std::string_view text);
std::optional<Fault> read_constructor(std::string_view text, Drawing& drawing,
                                      std::vector<InsideFrame>& robots);

}  // namespace frontier::validate
