// The puzzle to copy when you write a new one: a walker on a line of squares, from S to G, over a bridge that
// breaks. Every build compiles it and its laws are tested, so it cannot fall behind the concepts. It is not
// in the catalogue.
#pragma once

#include <algorithm>
#include <variant>

#include "../family.h"
#include "../heuristic_list.h"
#include "../text/lines.h"
#include "../validate/domain_checker.h"

namespace frontier {

// The rules a second time, from the text of the board to the goal, sharing nothing with the domain below: a
// mistake in one of them must not hide in the other. Where they take more than a few lines, they go to
// core/validate/.
class BlankWorld {
   public:
    using Action = std::string;

    explicit BlankWorld(std::string_view board) {
        while (board.starts_with(';') || board.starts_with('\n'))
            board.remove_prefix(std::min(board.find('\n'), board.size() - 1) + 1);
        line_ = board.substr(0, board.find('\n'));
        walker_ = line_.find_first_of("Ssg");
    }

    std::string read_actions(std::string_view line, std::vector<Action>& actions) const {
        if (line != "left" && line != "right") return validate::quoted(line) + " is not left or right.";
        actions.emplace_back(line);
        return "";
    }
    std::string describe(const Action& action) const { return action; }
    validate::ActionResult apply(const Action& action) {
        if (line_[walker_] == 'x' || line_[walker_] == 's') return {0, "nobody leaves a broken square."};
        const std::size_t next = action == "left" ? walker_ - 1 : walker_ + 1;
        if (next >= line_.size()) return {0, "there the line ends."};
        walker_ = next;
        return {1, ""};
    }
    std::string unmet_goal() const {
        return line_[walker_] == 'G' || line_[walker_] == 'g' ? "" : "the walker is not on the goal.";
    }
    bool is_whole() const { return walker_ < line_.size() && line_.find_first_of("Gg") < line_.size(); }

   private:
    std::string line_;
    std::size_t walker_;
};

class Blank {
   public:
    // Plain bytes, all of them initialised; states are compared and hashed by their first state_bytes().
    struct State {
        std::uint32_t square;
    };
    using Instance = std::variant<Blank>;  // more than one type where the State's size should fit the board

    // A row each: what is said of a heuristic, and how it is made for a board. Zero is every puzzle's.
    struct Distance {
        static constexpr std::string_view id = "distance";
        static HeuristicInfo info() {
            return {.name = "Distance",
                    .summary = "How far the goal is.",
                    .admissible = Property::proved,
                    .consistent = Property::proved,
                    .why = "A step costs 1 and goes one square, so it brings the goal nearer by at most 1.",
                    .cost = "one subtraction"};
        }
        static auto make(const Blank& board) {
            return make_heuristic<State>([goal = board.goal_](const State& state) {
                return state.square > goal ? state.square - goal : goal - state.square;
            });
        }
    };
    using Heuristics = HeuristicList<Distance>;

    // Features are rows, too: what a formula may count besides. They promise nothing.
    struct Broken {
        static constexpr std::string_view id = "broken";
        static constexpr std::string_view name = "On a broken square";
        static constexpr std::string_view summary =
            "1 while the walker stands on a broken square, otherwise 0.";
        static auto make(const Blank& board) {
            return make_heuristic<State>(
                [line = board.line_](const State& state) { return line[state.square] == 'x'; });
        }
    };
    using Features = FeatureList<Broken>;

    static const DomainInfo& info() {
        static const DomainInfo info{
            .id = "blank",
            .name = "Line walk",
            .summary = "Walk from S to G.",
            .rules =
                "Each step goes one square left or right and costs 1. A broken square x lets nobody out "
                "again.",
            .example = ".S..G\n",
            .unit_cost = true,
            .options = {},
            .legend = {{.id = "square", .symbol = ".", .name = "Square", .layer = Layer::ground},
                       {.id = "broken", .symbol = "x", .name = "Broken square", .layer = Layer::ground},
                       {.id = "goal", .symbol = "G", .name = "Goal", .layer = Layer::ground},
                       {.id = "walker", .symbol = "S", .name = "Walker", .layer = Layer::piece}},
            .formats =
                {{"line", "One line",
                  ". square, x broken, S walker, G goal; s walker on a broken square, g on the goal."}},
            .view = {{"squares", ViewKind::number, true, "How long the line is."},
                     {"broken", ViewKind::places, true, "The broken squares."},
                     {"goal", ViewKind::place, true, "Where the walk ends."},
                     {"walker", ViewKind::place, false, "Where the walker stands."}},
            .heuristics = Heuristics::infos(),
            .features = Features::infos(),
            .tips =
                "Tips are for someone who designs a heuristic for this puzzle: three to five sentences. Say "
                "what a move changes and what it leaves alone, for that is where a bound comes from: here "
                "each step changes the square by one. Say what a bound may leave out, such as the broken "
                "squares, and what that costs. Say what misleads, such as a goal that is near on the line "
                "and lies behind a square that nobody leaves.",
            .default_heuristic = "distance",
            .is_board_line = [](std::string_view line) {
                return !line.empty() && line.find_first_not_of(".xSGsg") == std::string_view::npos;
            }};
        return info;
    }

    static Result<Instance> parse(std::string_view text, const Options&) {
        // Remarks may stand around a board: a title, or the words around a code fence, which is an empty
        // line.
        std::vector<Line> lines = split_lines(text);
        std::erase_if(lines, [](const Line& each) { return each.text.empty() || is_comment(each.text); });
        const auto [line, number] = lines.empty() ? Line{"", 1} : lines[0];
        if (const auto at = line.find_first_not_of(".xSGsg"); at != std::string_view::npos) {
            return board_diagnostic(
                concat("Found ", quoted(line, at), " where one of . x S G s g is expected."), number, at + 1);
        }
        const auto start = line.find_first_of("Ssg");
        const auto goal = line.find_first_of("Gg");
        if (start == std::string_view::npos || goal == std::string_view::npos) {
            return board_diagnostic("The line needs one S and one G.", number, line.size() + 1);
        }
        const auto second =
            std::min(line.find_first_of("Ssg", start + 1), line.find_first_of("Gg", goal + 1));
        if (second != std::string_view::npos) {
            return board_diagnostic("The line has more than one S or G.", number, second + 1);
        }
        return Instance(
            Blank(std::string(line), static_cast<std::uint32_t>(start), static_cast<std::uint32_t>(goal)));
    }

    static validate::Verdict check_plan(const validate::Task& task) {
        const BlankWorld world(task.board);
        if (!world.is_whole()) return validate::unreadable_board({"The line needs one S and one G.", 1});
        return validate::replay(world, task.plan);
    }

    std::size_t state_bytes() const { return sizeof(State); }
    State start() const { return {start_}; }
    bool is_goal(const State& state) const { return state.square == goal_; }
    bool unit_cost() const { return true; }
    std::size_t max_successors() const { return 2; }

    template <class Visit> void successors(const State& state, Visit&& visit) const {
        if (line_[state.square] == 'x') return;
        if (state.square > 0) visit(Action{0}, Cost{1}, State{state.square - 1});
        if (state.square + 1 < line_.size()) visit(Action{1}, Cost{1}, State{state.square + 1});
    }

    // Optional: why no plan can lead on from a state. Only sound rules.
    std::uint8_t dead_end(const State& state) const { return line_[state.square] == 'x'; }
    std::string dead_end_reason(std::uint8_t) const { return "Nobody leaves a broken square."; }
    std::vector<std::size_t> dead_end_cells(const State& state, std::uint8_t) const { return {state.square}; }

    std::unique_ptr<Heuristic<State>> heuristic(std::string_view id) const {
        return make_row<State, Heuristics, Features>(id, *this);
    }

    Picture picture(const State& state) const {
        Picture picture{line_.size(), 1, {}};
        for (std::size_t i = 0; i < line_.size(); ++i) {
            const std::int32_t ground = i == goal_ ? 2 : line_[i] == 'x' ? 1 : 0;
            picture.cells.insert(picture.cells.end(), {ground, i == state.square ? 3 : -1, -1});
        }
        return picture;
    }

    std::string print(const State& state) const {
        std::string line = line_;
        char& square = line[state.square];
        square = square == 'x' ? 's' : square == 'G' ? 'g' : 'S';
        return line + '\n';
    }
    std::string action_name(Action action) const { return action == 0 ? "left" : "right"; }
    std::vector<Shift> shifts(const State& state, Action action) const {
        const std::size_t from = state.square;
        return {{from, action == 0 ? from - 1 : from + 1}};
    }
    std::vector<std::string> notes() const { return {}; }
    std::string_view format() const { return "line"; }

    // What a function of the user's own sees.
    ViewLayout view_layout() const {
        std::vector<std::int32_t> broken;
        for (std::size_t i = 0; i < line_.size(); ++i) {
            if (line_[i] == 'x') broken.push_back(static_cast<std::int32_t>(i));
        }
        return ViewLayout{line_.size(), 1}
            .of_board("squares", line_.size())
            .of_board("broken", std::move(broken))
            .of_board("goal", goal_)
            .of_state("walker", 1);
    }
    void view_row(const State& state, std::int32_t* row) const {
        *row = static_cast<std::int32_t>(state.square);
    }

   private:
    Blank(std::string line, std::uint32_t start, std::uint32_t goal)
        : line_(std::move(line)), start_(start), goal_(goal) {
        char& square = line_[start];
        square = square == 's' ? 'x' : square == 'g' ? 'G' : '.';
    }

    std::string line_;  // without the walker
    std::uint32_t start_;
    std::uint32_t goal_;
};

static_assert(Family<Blank> && FindsDeadEnds<Blank> && NamesDeadPieces<Blank>);

}  // namespace frontier
