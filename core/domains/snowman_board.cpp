// Snowperson boards: read, written, drawn, and judged at a glance.
#include <algorithm>

#include "../text/course_boards.h"
#include "../text/words.h"
#include "snowman.h"
#include "snowman_tables.h"

namespace frontier {

namespace {

constexpr std::string_view kLegendLetters = " #X?smbABCG";  // the rows of the domain's legend
enum SnowLegend : std::int32_t { kSnowFloor, kSnowWall, kDestination };

enum DeadEnd : std::uint8_t { kInCorner = 1, kCutOff, kMisplaced, kWrongOrder };

std::int32_t legend_row(char letter) { return static_cast<std::int32_t>(kLegendLetters.find(letter)); }

SnowLetters letters_option(const Options& options) {
    const auto found = options.find("stacks");
    return found != options.end() && found->second == "course" ? SnowLetters::course : SnowLetters::seed;
}

constexpr std::string_view kBallNames[] = {"big", "medium", "small"};

std::vector<std::string> notes_on(const SnowmanBoard& board) {
    std::vector<std::string> notes;
    const SnowField& field = *board.field;
    const auto add = [&](std::string_view what, SnowCell cell) {
        const std::size_t square = field.square(cell);
        notes.push_back(concat("The robot can never get to the ", what, " in row ",
                               square / board.drawing.width + 1, ", column ",
                               square % board.drawing.width + 1, "."));
    };
    for (std::size_t ball = 0; ball < 3; ++ball) {
        if (!field.can_be_reached(board.balls[ball]))
            add(concat(kBallNames[ball], " ball"), board.balls[ball]);
    }
    if (!field.can_be_reached(field.destination())) add("destination", field.destination());
    const std::size_t live = field.live_cells().size();
    if (!PushTable::fits(field)) {
        notes.push_back(concat("The board is too large for the pattern databases, with ", live,
                               " squares for balls where at most ", PushTable::kMaxLiveCells,
                               " fit: pdb, pdb_walk and alternate rely on the push distance instead."));
    } else if (!RobotTable::fits(field)) {
        notes.push_back(
            "The board is too large for the database of alternate, which relies on that of pdb instead.");
    }
    return notes;
}

}  // namespace

std::uint8_t SnowmanBoard::dead_end(const SnowBalls& now) const {
    const SnowCell home = field->destination();
    for (const SnowCell ball : now) {
        if (field->push_distance(ball) == kNoWay) return field->is_corner(ball) ? kInCorner : kCutOff;
    }
    if (now[kBig] == now[kMedium] && now[kBig] == now[kSmall] && now[kBig] != home) return kMisplaced;
    if (field->is_corner(home)) {
        const bool big = now[kBig] == home;
        const bool medium = now[kMedium] == home;
        if ((medium && !big) || (now[kSmall] == home && !(big && medium))) return kWrongOrder;
    }
    return 0;
}

std::vector<std::size_t> SnowmanBoard::dead_end_cells(const SnowBalls& now, std::uint8_t rule) const {
    if (rule == kMisplaced) return {field->square(now[kBig])};
    if (rule == kWrongOrder) return {field->square(field->destination())};
    std::vector<std::size_t> squares;
    for (const SnowCell ball : now) {
        if (field->push_distance(ball) == kNoWay && field->is_corner(ball) == (rule == kInCorner))
            squares.push_back(field->square(ball));
    }
    std::sort(squares.begin(), squares.end());
    squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
    return squares;
}

std::string snowman_dead_end_reason(std::uint8_t rule) {
    switch (rule) {
        case kInCorner:
            return "A ball lies in a corner, where it can never be moved, and the destination is elsewhere.";
        case kCutOff:
            return "A ball lies where no pushes can bring it to the destination, because of the walls.";
        case kMisplaced:
            return "The snowperson is complete, but not on the destination, and cannot be moved any more.";
        default:
            return "The destination is a corner, and a ball lies there without the bigger ones under it; it "
                   "can "
                   "never leave.";
    }
}

std::string snowman_action_name(Action action) {
    constexpr std::string_view kDirections[] = {"up", "right", "down", "left"};
    return std::string(kDirections[action % 4]);
}

SnowDrawing SnowmanBoard::drawing_of(SnowCell robot_now, const SnowBalls& now) const {
    SnowDrawing result = drawing;
    const auto square = [&](SnowCell cell) -> char& { return result.squares[field->square(cell)]; };
    square(robot) = ' ';
    for (const SnowCell ball : balls) square(ball) = ' ';
    square(robot_now) = '?';
    for (std::size_t ball = 0; ball < 3; ++ball) {
        char& letter = square(now[ball]);
        letter = kStackLetters[balls_of(letter) | 1u << ball];
    }
    return result;
}

std::string SnowmanBoard::print(SnowCell robot_now, const SnowBalls& now) const {
    const bool in_course_letters = drawing.format == SnowFormat::course_letters;
    return *write(robot_now, now,
                  word(in_course_letters ? SnowFormat::course_letters : SnowFormat::snowperson));
}

Result<std::string> SnowmanBoard::write(SnowCell robot_now, const SnowBalls& now,
                                        std::string_view format) const {
    const SnowDrawing board = drawing_of(robot_now, now);
    if (format == word(SnowFormat::snowperson)) {
        return write_snow_drawing(board, SnowLetters::seed, letters != SnowLetters::seed);
    }
    if (format == word(SnowFormat::course_letters))
        return write_snow_drawing(board, SnowLetters::course, true);
    if (format == word(SnowFormat::course)) return write_course_snowman(board);
    return Diagnostic{concat("Snowperson boards are not written as \"", format, "\"."), 0, 0, "format"};
}

std::string SnowmanBoard::write_plan(const std::vector<Action>& actions) const {
    std::string plan;
    SnowCell robot_now = robot;
    SnowBalls now = balls;
    for (const Action action : actions) {
        const SnowBalls before = now;
        field->step(robot_now, now, action);
        plan += (now == before ? "urdl" : "URDL")[action % 4];
    }
    return plan + '\n';
}

std::vector<Shift> SnowmanBoard::shifts(SnowCell robot_now, const SnowBalls& now, Action action) const {
    SnowCell robot_then = robot_now;
    SnowBalls then = now;
    field->step(robot_then, then, action);
    std::vector<Shift> shifts{{field->square(robot_now), field->square(robot_then)}};
    for (std::size_t ball = 0; ball < 3; ++ball) {
        if (then[ball] != now[ball]) shifts.push_back({field->square(now[ball]), field->square(then[ball])});
    }
    return shifts;
}

Picture snow_picture(const SnowDrawing& drawing) {
    Picture picture{drawing.width, drawing.height, {}};
    const std::vector<char> inner = inner_squares(drawing);
    for (std::size_t square = 0; square < drawing.squares.size(); ++square) {
        const char letter = drawing.squares[square];
        const std::int32_t ground = letter == '#' ? kSnowWall : inner[square] ? kSnowFloor : -1;
        const bool has_piece = letter != '#' && letter != ' ';
        picture.cells.insert(picture.cells.end(), {ground, has_piece ? legend_row(letter) : -1, -1});
    }
    for (const std::size_t square : drawing.destinations) picture.cells[3 * square] = kDestination;
    return picture;
}

std::optional<Picture> Snowman::sketch(std::string_view text) {
    const auto drawing = read_snow_drawing(text, SnowLetters::seed);
    return drawing ? std::optional(snow_picture(*drawing)) : std::nullopt;
}

std::string Snowman::text_of(const Picture& picture) {
    SnowDrawing drawing{.width = picture.width, .height = picture.height};
    for (std::size_t square = 0; square < picture.width * picture.height; ++square) {
        const std::int32_t ground = picture.cells[3 * square];
        const std::int32_t piece = picture.cells[3 * square + 1];
        if (ground == kDestination) drawing.destinations.push_back(square);
        drawing.squares += ground == kSnowWall ? '#'
                           : piece >= 0        ? kLegendLetters[static_cast<std::size_t>(piece)]
                                               : ' ';
    }
    return write_snow_drawing(drawing, SnowLetters::seed, true);
}

Result<Snowman::Instance> Snowman::parse(std::string_view text, const Options& options) {
    SnowmanBoard board;
    board.letters = letters_option(options);
    auto drawing = read_snow_drawing(text, board.letters);
    if (!drawing) return drawing.diagnostic();
    if (auto diagnostic = check_snow_drawing(*drawing)) return *diagnostic;
    board.drawing = std::move(*drawing);
    const auto transfer = options.find("transfer");
    board.field =
        std::make_shared<SnowField>(board.drawing, transfer != options.end() && transfer->second == "on");
    for (std::size_t square = 0; square < board.drawing.squares.size(); ++square) {
        const char letter = board.drawing.squares[square];
        if (letter == '?') board.robot = board.field->cell(square);
        for (std::size_t ball = 0; ball < 3; ++ball) {
            if ((balls_of(letter) >> ball & 1) != 0) board.balls[ball] = board.field->cell(square);
        }
    }
    board.notes = notes_on(board);
    if (board.field->cells() <= 255) return Instance(Small(std::move(board)));
    return Instance(Large(std::move(board)));
}

ViewLayout SnowmanBoard::view_layout() const {
    std::vector<std::int32_t> walls;
    for (std::size_t square = 0; square < drawing.squares.size(); ++square) {
        if (drawing.squares[square] == '#') walls.push_back(static_cast<std::int32_t>(square));
    }
    return ViewLayout{drawing.width, drawing.height}
        .of_board("width", drawing.width)
        .of_board("height", drawing.height)
        .of_board("destination", field->square(field->destination()))
        .of_board("obstacles", std::move(walls))
        .of_state("robot", 1)
        .of_state("snowballs", 3);
}

void SnowmanBoard::view_row(SnowCell robot_now, const SnowBalls& now, std::int32_t* row) const {
    for (const SnowCell cell : {robot_now, now[kSmall], now[kMedium], now[kBig]})
        *row++ = static_cast<std::int32_t>(field->square(cell));
}

}  // namespace frontier
