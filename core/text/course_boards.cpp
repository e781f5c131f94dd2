#include "course_boards.h"

#include <algorithm>

#include "course_text.h"
#include "course_write.h"

namespace frontier {

namespace {

constexpr std::size_t kMaxLetters = kLunarLetters;

// What the numbers 0 to 6 of the course's program stand for; its 4 is a small ball on a medium one, its 5 on
// a big one.
constexpr std::string_view kBallLetters = "bmsACBG";

class CourseGrid {
   public:
    CourseGrid(std::size_t width, std::size_t height, char empty)
        : rows_(height, std::string(width, empty)), empty_(empty) {}

    void put(const CoursePlace& square, char letter, CourseArguments& arguments) {
        if (arguments.diagnostic()) return;
        char& content = rows_[square.y][square.x];
        if (content != empty_ && !(content == '#' && letter == '#')) {  // a set holds an obstacle once
            arguments.fail(concat("The square (", square.x, ", ", square.y, ") already holds ",
                                  quoted({&content, 1}, 0), '.'),
                           square.at);
        }
        content = letter;
    }
    char& at(const CoursePlace& square) { return rows_[square.y][square.x]; }
    const std::vector<std::string>& rows() const { return rows_; }

   private:
    std::vector<std::string> rows_;
    char empty_;
};

struct Ball {
    CoursePlace square;
    char letter = ' ';
};

// {(2, 1): 0, (4, 3): 1, (1, 8): 2}
std::vector<Ball> read_balls(CourseArguments& arguments, std::size_t width, std::size_t height) {
    std::vector<Ball> balls;
    const CourseValue* value = arguments.next();
    if (!value) return balls;
    if (value->kind != CourseValue::Kind::dictionary)
        arguments.fail("The snowballs are written {(x, y): size, …}.", value->place);
    for (std::size_t i = 0; i + 1 < value->items.size() && !arguments.diagnostic(); i += 2) {
        const CourseValue& size = value->items[i + 1];
        const bool known = size.kind == CourseValue::Kind::number && size.number >= 0 && size.number < 7;
        if (!known)
            arguments.fail(
                "The size of a snowball is a number from 0 to 6: 0 big, 1 medium, 2 small, 3 to 6 stacks.",
                size.place);
        const CoursePlace square = arguments.place_of(value->items[i], "snowballs", width, height);
        if (known) balls.push_back({square, kBallLetters[static_cast<std::size_t>(size.number)]});
    }
    std::string sizes;
    for (const Ball& ball : balls) {
        constexpr std::string_view kParts[] = {"b", "m", "s", "mb", "sm", "sb", "smb"};
        sizes += kParts[kBallLetters.find(ball.letter)];
    }
    std::sort(sizes.begin(), sizes.end());
    if (sizes != "bms")
        arguments.fail(
            "There must be one big (0), one medium (1) and one small (2) snowball, alone or in stacks.",
            value->place);
    return balls;
}

}  // namespace

Result<std::string> snowman_board_of(std::string_view text) {
    const auto call = read_course_call(text, "SnowmanState");
    if (!call) return call.diagnostic();
    CourseArguments arguments(
        *call, "SnowmanState(\"START\", 0, None, width, height, robot, snowballs, obstacles, destination)");
    arguments.skip_search_node();
    const std::size_t width = arguments.size("width", kMaxCourseSide);
    const std::size_t height = arguments.size("height", kMaxCourseSide);
    const CoursePlace robot = arguments.place("robot", width, height);
    const std::vector<Ball> balls = read_balls(arguments, width, height);
    CourseGrid grid(width, height, ' ');
    for (const CoursePlace& square : arguments.places("obstacles", width, height))
        grid.put(square, '#', arguments);
    const CoursePlace destination = arguments.place("destination", width, height);
    for (const Ball& ball : balls) grid.put(ball.square, ball.letter, arguments);
    grid.put(robot, '?', arguments);
    if (!arguments.diagnostic() && grid.at(destination) == '#')
        arguments.fail("The destination is an obstacle.", destination.at);
    arguments.expect_end();
    if (arguments.diagnostic()) return *arguments.diagnostic();
    const bool covered = grid.at(destination) != ' ';
    if (!covered) grid.at(destination) = 'X';
    const std::string edge = std::string(width + 2, '#') + '\n';
    std::string board = edge;
    for (const std::string& row : grid.rows()) board += '#' + row + "#\n";
    board += edge;
    return covered ? concat(board, "destination ", destination.x, ' ', destination.y, '\n') : board;
}

Result<std::string> write_course_snowman(const SnowDrawing& drawing) {
    const auto room = course_size(drawing, is_framed(drawing));
    if (!room) return room.diagnostic();
    const auto [frame, width, height] = *room;
    CourseSquare robot;
    std::string balls;
    std::vector<CourseSquare> obstacles;
    for (std::size_t y = 0; y < height; ++y) {
        for (std::size_t x = 0; x < width; ++x) {
            const char letter = drawing.squares[(y + frame) * drawing.width + x + frame];
            if (letter == '#') obstacles.push_back({x, y});
            if (letter == '?') robot = {x, y};
            const std::size_t size = kBallLetters.find(letter);
            if (size != std::string_view::npos)
                balls += concat(balls.empty() ? "" : ", ", course_pair({x, y}), ": ", size);
        }
    }
    const std::size_t home = drawing.destinations.front();
    const std::string indent(13, ' ');
    return concat("SnowmanState(\"START\", 0, None, ", width, ", ", height, ",  # width, height\n",  //
                  indent, course_pair(robot), ",  # robot\n",                                        //
                  indent, '{', balls, "},  # snowballs\n",                                           //
                  indent, course_set(obstacles), ",  # obstacles\n",                                 //
                  indent, course_pair({home % drawing.width - frame, home / drawing.width - frame}),
                  ")  # destination\n");
}

Result<std::string> lunar_board_of(std::string_view text) {
    const auto call = read_course_call(text, "LunarLockoutState");
    if (!call) return call.diagnostic();
    CourseArguments arguments(*call, "LunarLockoutState(\"START\", 0, None, size, robots, xanadus)");
    arguments.skip_search_node();
    const TextPlace size_at = call->arguments.size() > 3 ? call->arguments[3].place : call->place;
    const std::size_t size = arguments.size("size", kMaxLunarSide);
    if (size % 2 == 0)
        arguments.fail(concat("Found the size ", size,
                              "; a board has an odd size, so that there is a square in the middle."),
                       size_at);
    CourseGrid grid(size, size, '.');
    for (const std::string_view what : {"robots", "xanadus"}) {
        const std::vector<CoursePlace> pieces = arguments.places(what, size, size);
        if (pieces.size() > kMaxLetters)
            arguments.fail(concat("There may be at most ", kMaxLetters, " ", what, '.'),
                           pieces[kMaxLetters].at);
        for (std::size_t i = 0; i < std::min(pieces.size(), kMaxLetters); ++i) {
            grid.put(pieces[i], static_cast<char>((what == "robots" ? 'a' : 'A') + static_cast<int>(i)),
                     arguments);
        }
    }
    arguments.expect_end();
    if (arguments.diagnostic()) return *arguments.diagnostic();
    std::string board;
    for (const std::string& row : grid.rows()) board += row + '\n';
    return board;
}

std::string write_course_lunar(const LunarBoard& board) {
    const auto squares_of = [&](const std::vector<std::uint16_t>& pieces) {
        std::vector<CourseSquare> squares;
        for (const std::uint16_t square : pieces) {
            if (square != kOffBoard)
                squares.push_back({(square - 1u) % board.size, (square - 1u) / board.size});
        }
        return course_tuple(squares);
    };
    const std::string indent(18, ' ');
    return concat("LunarLockoutState(\"START\", 0, None, ", board.size, ",  # size\n",  //
                  indent, squares_of(board.helpers), ",  # robots\n",                   //
                  indent, squares_of(board.rovers), ")  # xanadus\n");
}

}  // namespace frontier
