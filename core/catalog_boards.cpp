// What is done with a board besides searching: looking at it, playing, writing it in another format.
#include <algorithm>

#include "catalog.h"
#include "catalog_tables.h"
#include "domain_table.h"
#include "options.h"

namespace frontier {

namespace {

// How much a board's heuristics may prepare just to be shown: a few milliseconds each.
constexpr std::uint64_t kWorkForAView = 4096;

std::vector<std::byte> start_of(const StateSpace& space) {
    std::vector<std::byte> start(space.state_bytes());
    space.start(start.data());
    return start;
}

BoardView view_of(const Puzzle& puzzle, const DomainInfo& info, const HeuristicIds& wanted) {
    const auto start = start_of(*puzzle.space);
    const Presenter& presenter = *puzzle.presenter;
    BoardView view{presenter.picture(start.data()),
                   presenter.text(start.data()),
                   std::string(presenter.format()),
                   presenter.notes(),
                   {},
                   presenter.goal_picture()};
    const auto rules = puzzle.evaluator(kZero);
    if (const std::uint8_t rule = rules->dead_end(start.data())) view.dead_end = rules->dead_end_reason(rule);
    for (const HeuristicInfo& heuristic : info.heuristics) {
        if (wanted && std::find(wanted->begin(), wanted->end(), heuristic.id) == wanted->end()) continue;
        const auto evaluator = puzzle.evaluator(heuristic.id);
        if (!evaluator->prepare(kWorkForAView)) continue;
        const Estimate h = evaluator->estimate(start.data());
        view.estimates.push_back({heuristic.id, h == kDeadEnd ? std::nullopt : std::optional<double>(h)});
    }
    return view;
}

Result<Puzzle> read_puzzle(std::string_view domain, std::string_view board, const Options& options) {
    const auto row = domain_row(domain);
    if (!row) return row.diagnostic();
    if (auto diagnostic = check_options(options, {&(*row)->info().options})) return *diagnostic;
    return (*row)->parse(board, options);
}

}  // namespace

ViewLayout layout_of(const Presenter& presenter, const DomainInfo& domain) {
    ViewLayout layout = presenter.view_layout();
    for (ViewSlot& slot : layout.slots) slot.kind = find_row(domain.view, slot.id)->kind;
    return layout;
}

Result<BoardView> check_board(std::string_view domain, std::string_view board, const Options& options,
                              const HeuristicIds& heuristics) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.diagnostic();
    return view_of(*puzzle, *find_domain(domain), heuristics);
}

Result<ViewLayout> view_board(std::string_view domain, std::string_view board, const Options& options) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.diagnostic();
    return layout_of(*puzzle->presenter, *find_domain(domain));
}

Result<std::vector<NextState>> next_states(std::string_view domain, std::string_view board,
                                           const Options& options) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.diagnostic();
    const StateSpace& space = *puzzle->space;
    const auto start = start_of(space);
    SuccessorList successors = space.make_list();
    space.successors(start.data(), successors);
    std::vector<NextState> states;
    for (std::size_t i = 0; i < successors.size(); ++i) {
        const Successor next = successors[i];
        states.push_back(
            {puzzle->presenter->action_name(next.action), next.cost, puzzle->presenter->text(next.state)});
    }
    return states;
}

validate::Verdict check_plan(std::string_view domain, std::string_view board, std::string_view plan,
                             const Options& options) {
    const auto row = domain_row(domain);
    if (row) return validate::check_plan((*row)->check_plan, board, plan, options);
    validate::Verdict verdict;
    verdict.message = row.diagnostic().message;
    return verdict;
}

Result<std::unique_ptr<Play>> start_play(std::string_view domain, std::string_view board,
                                         const Options& options) {
    Options rules;
    if (const DomainInfo* info = find_domain(domain)) {
        for (const auto& [id, value] : options) {
            const OptionRow* row = find_row(info->options, id);
            if (row && !row->search_only) rules[id] = value;
        }
    }
    auto puzzle = read_puzzle(domain, board, rules);
    if (!puzzle) return puzzle.diagnostic();
    return std::make_unique<Play>(*puzzle, *find_domain(domain));
}

Result<ConvertedBoard> convert_board(std::string_view domain, std::string_view board, const Options& options,
                                     std::string_view format) {
    auto puzzle = read_puzzle(domain, board, options);
    if (!puzzle) return puzzle.diagnostic();
    const std::vector<Choice>& formats = find_domain(domain)->formats;
    if (!find_row(formats, format)) return unknown("format", format, formats);
    auto text = puzzle->presenter->write(format);
    if (!text) return text.diagnostic();
    return ConvertedBoard{std::move(*text), std::string(puzzle->presenter->format())};
}

Result<std::string> convert_plan(std::string_view domain, std::string_view board, const Options& options,
                                 const std::vector<std::string>& actions, std::string_view format) {
    auto play = start_play(domain, board, options);
    if (!play) return play.diagnostic();
    std::vector<Choice> formats = find_domain(domain)->plan_formats;
    formats.insert(formats.begin(), {"actions", "", ""});
    if (!find_row(formats, format)) return unknown("format", format, formats);
    if (auto diagnostic = (*play)->set_line(actions)) return *diagnostic;
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
    if (!row) return row.diagnostic();
    const DomainInfo& info = (*row)->info();
    return read_collection(text, {info.is_board_line, info.has_goal_board, info.line_board});
}

}  // namespace frontier
