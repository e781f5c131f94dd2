// What is done with a board besides searching: looking at it, playing, writing it in another format.
#include <algorithm>

#include "catalog.h"
#include "options.h"
#include "puzzle.h"

namespace frontier {

namespace {

// How much a board's heuristics may prepare just to be shown: a few milliseconds each.
constexpr std::uint64_t kWorkForAView = 4096;

std::vector<std::byte> start_of(const Space& puzzle) {
    std::vector<std::byte> start(puzzle.state_bytes());
    puzzle.start(start.data());
    return start;
}

BoardView view_of(const Space& puzzle, const DomainInfo& info, const HeuristicIds& wanted) {
    const auto start = start_of(puzzle);
    BoardView view{puzzle.picture(start.data()), puzzle.text(start.data()), std::string(puzzle.format()), puzzle.notes(), {},
                   puzzle.goal_picture()};
    if (const std::uint8_t rule = puzzle.dead_end(start.data())) view.dead_end = puzzle.dead_end_reason(rule);
    for (const HeuristicInfo& heuristic : info.heuristics) {
        if (wanted && std::find(wanted->begin(), wanted->end(), heuristic.id) == wanted->end()) continue;
        const auto space = puzzle.with_heuristic(heuristic.id);
        if (!space->prepare(kWorkForAView)) continue;
        const Estimate h = space->estimate(start.data());
        view.estimates.push_back({heuristic.id, h == kDeadEnd ? std::nullopt : std::optional<double>(h)});
    }
    return view;
}

Result<std::unique_ptr<Space>> read_puzzle(std::string_view domain, std::string_view board, const Options& options) {
    const auto row = domain_row(domain);
    if (!row) return row.problem();
    if (auto problem = check_options(options, {&(*row)->info().options})) return *problem;
    return (*row)->parse(board, options);
}

}  // namespace

Result<BoardView> check_board(std::string_view domain, std::string_view board, const Options& options, const HeuristicIds& heuristics) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.problem();
    return view_of(**puzzle, *find_domain(domain), heuristics);
}

Result<std::vector<NextState>> next_states(std::string_view domain, std::string_view board, const Options& options) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.problem();
    const auto start = start_of(**puzzle);
    SuccessorList successors = (*puzzle)->make_list();
    (*puzzle)->successors(start.data(), successors);
    std::vector<NextState> states;
    for (std::size_t i = 0; i < successors.size(); ++i) {
        const Successor next = successors[i];
        states.push_back({(*puzzle)->action_name(next.action), next.cost, (*puzzle)->text(next.state)});
    }
    return states;
}

Result<std::unique_ptr<Play>> start_play(std::string_view domain, std::string_view board, const Options& options) {
    Options rules;
    if (const DomainInfo* info = find_domain(domain)) {
        for (const auto& [id, value] : options) {
            const OptionRow* row = find_row(info->options, id);
            if (row && !row->search_only) rules[id] = value;
        }
    }
    auto puzzle = read_puzzle(domain, board, rules);
    if (!puzzle) return puzzle.problem();
    return std::make_unique<Play>(std::move(*puzzle), *find_domain(domain));
}

Result<ConvertedBoard> convert_board(std::string_view domain, std::string_view board, const Options& options, std::string_view format) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.problem();
    const std::vector<Choice>& formats = find_domain(domain)->formats;
    if (!find_row(formats, format)) return unknown("format", format, formats);
    auto text = (*puzzle)->write(format);
    if (!text) return text.problem();
    return ConvertedBoard{std::move(*text), std::string((*puzzle)->format())};
}

Result<std::string> convert_plan(std::string_view domain, std::string_view board, const Options& options,
                                 const std::vector<std::string>& actions, std::string_view format) {
    auto play = start_play(domain, board, options);
    if (!play) return play.problem();
    std::vector<Choice> formats = find_domain(domain)->plan_formats;
    formats.insert(formats.begin(), {"actions", "", ""});
    if (!find_row(formats, format)) return unknown("format", format, formats);
    if (auto problem = (*play)->set_line(actions)) return *problem;
    return (*play)->plan_text(format);
}

std::optional<Picture> sketch_board(std::string_view domain, std::string_view text) {
    const auto row = domain_row(domain);
    return row && (*row)->sketch ? (*row)->sketch(text) : std::nullopt;
}

std::optional<std::string> board_of(std::string_view domain, const Picture& picture) {
    const auto row = domain_row(domain);
    if (!row || !(*row)->text_of) return std::nullopt;
    return (*row)->text_of(picture);
}

Result<Collection> read_levels(std::string_view domain, std::string_view text) {
    const auto row = domain_row(domain);
    if (!row) return row.problem();
    const DomainInfo& info = (*row)->info();
    return read_collection(text, {info.is_board_line, info.has_goal_board, info.line_board});
}

}  // namespace frontier
