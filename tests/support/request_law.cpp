#include "tests/support/request_law.h"

#include <algorithm>
#include <cmath>

#include "core/catalog.h"
#include "core/domain_table.h"
#include "core/options.h"
#include "tests/support/formula_law.h"

namespace frontier::test {

namespace {

constexpr std::size_t kMostStates = 2500;
constexpr std::uint64_t kRequestsOfABoard = 32;  // the truth about a board costs more than a search of it

std::string text_of(const Plan& plan) {
    std::string text;
    for (const std::string& action : plan.actions) text += action + '\n';
    return text;
}

// Every look that the page can take, somewhere.
void look_around(const Search& search, Random& random) {
    const auto expanded = static_cast<StepIndex>(search.stats().counters.expanded);
    const auto moment = static_cast<StepIndex>(random.below(static_cast<int>(expanded) + 2));
    const auto node = static_cast<NodeId>(random.below(static_cast<int>(search.nodes()) + 1));
    (void)search.expansion(moment);
    (void)search.frontier(moment, 10);
    (void)search.frontier_part(moment, node / 2, node);
    (void)search.columns(0, moment);
    (void)search.node_columns(0, node);
    (void)search.track();
    const auto event = kEvents[static_cast<std::size_t>(random.below(static_cast<int>(std::size(kEvents))))];
    (void)search.find(
        {.event = event, .condition = *Formula::compile("h < 3", FormulaNames::of_conditions), .node = node},
        moment, random.one_in(2));
    if (node >= search.nodes()) return;
    (void)search.path(node);
    (void)search.picture(node);
    (void)search.text(node);
}

void interrupt(Search& search, const Interruption& act) {
    switch (act.kind) {
        case Interruption::Kind::stop:
            return search.stop(act.after % 2 ? Status::timeout : Status::cancelled);
        case Interruption::Kind::weight: return search.set_weight(act.weight);
        case Interruption::Kind::breakpoint:
            return search.set_breakpoints(
                {{.event = kEvents[act.after % 5], .condition = {}, .node = kNoNode}});
    }
}

std::string plans_violation(const DrawnRequest& drawn, const Account& account) {
    const Stats& end = account.end.end;
    if (account.plans.size() != end.incumbents.size()) return "not one plan for each that was found";
    if (end.cost.has_value() != !account.plans.empty())
        return "a cost without a plan, or a plan without a cost";
    if (end.status == Status::solved && !end.cost) return "solved without a plan";
    for (std::size_t i = 0; i < account.plans.size(); ++i) {
        const Plan& plan = account.plans[i];
        if (plan.cost != end.incumbents[i].cost) return "a plan's cost is not what was said of it";
        const auto& given = drawn.request.options;
        const auto verdict = check_plan(drawn.request.domain, drawn.request.board, text_of(plan), given);
        if (!verdict.legal || !verdict.reaches_goal) return concat("plan ", i + 1, ": ", verdict.message);
        if (verdict.cost != plan.cost)
            return concat("plan ", i + 1, " costs ", verdict.cost, ", not ", plan.cost);
    }
    return end.cost && *end.cost != account.plans.back().cost ? "the best plan is not the last" : "";
}

// That it gave up in vain is said only where the rows of the outcomes say that any plan may have been lost.
std::string giving_up_violation(const DrawnRequest& drawn, const Account& account, Reference& truth) {
    const Stats& end = account.end.end;
    if (end.status != Status::exhausted || end.cost || end.claim.kind != ClaimKind::none) return "";
    const StrategyInfo& strategy = *find_strategy(drawn.request.strategy);
    const auto heuristic = check_heuristic(drawn.request.domain, with_defaults(drawn.request).heuristic);
    const bool is_beam = find_row(strategy.options, "width") != nullptr;
    Counters unproved = end.counters;
    if (heuristic->proves_dead_ends()) unproved.pruned_deadlock = 0;
    if ((is_beam && end.counters.discarded > 0) || dropped_with(Loss::any, unproved) > 0) return "";
    return concat("found nothing and cannot say why; the optimum is ", truth.optimum());
}

std::string status_violation(const Account& account) {
    const Stats& end = account.end.end;
    if (end.counters.expanded > account.max_expansions)
        return concat("expanded ", end.counters.expanded, " of at most ", account.max_expansions);
    if (end.status == Status::expansions && end.counters.expanded != account.max_expansions)
        return "out of expansions too soon";
    if (end.status == Status::failed && end.message.empty()) return "failed without a message";
    return "";
}

bool changes_weight(const Conduct& conduct) {
    return std::any_of(conduct.interruptions.begin(), conduct.interruptions.end(),
                       [](const Interruption& act) { return act.kind == Interruption::Kind::weight; });
}

// How a search is driven changes nothing but when it is looked at.
std::string conduct_violation(const DrawnRequest& drawn, const Account& account) {
    if (changes_weight(drawn.conduct) || drawn.request.memory_mib) return "";
    DrawnRequest plain{drawn.request, {.slice = Search::kNoLimit, .interruptions = {}}};
    plain.request.max_expansions = account.max_expansions;
    const auto search = start_search(plain.request);
    const Stats whole = drive(**search, plain).end.end;
    const Stats& sliced = account.end.end;
    const auto same = [&](const char* what, auto a, auto b) {
        return a == b ? std::string() : concat("in slices another ", what);
    };
    for (const std::string& wrong :
         {same("number of expansions", whole.counters.expanded, sliced.counters.expanded),
          same("number of successors", whole.counters.generated, sliced.counters.generated),
          same("cost", whole.cost, sliced.cost), same("lower bound", whole.lower_bound, sliced.lower_bound),
          same("claim", whole.claim.sentence, sliced.claim.sentence),
          same("end", whole.status, sliced.status)}) {
        if (!wrong.empty()) return wrong;
    }
    return "";
}

}  // namespace

Reference::Reference(DrawnBoard board, Puzzle puzzle, Explored states)
    : board_(std::move(board)), puzzle_(std::move(puzzle)), states_(std::move(states)) {}

std::unique_ptr<Reference> Reference::of(const DrawnBoard& board) {
    auto puzzle = (*domain_row(board.domain))->parse(board.board, board.options);
    if (!puzzle) return nullptr;
    Explored states = explore(*puzzle->space, kMostStates);
    if (!states.complete) return nullptr;
    return std::unique_ptr<Reference>(new Reference(board, std::move(*puzzle), std::move(states)));
}

const std::vector<double>& Reference::estimates(const std::string& heuristic) {
    std::vector<double>& values = estimates_[heuristic];
    if (!values.empty()) return values;
    const auto ready = puzzle_.evaluator(heuristic);
    while (!ready->prepare(1 << 16)) {}
    for (std::size_t i = 0; i < states_.states.size(); ++i)
        values.push_back(static_cast<double>(ready->estimate(states_.states[i])));
    return values;
}

// The least g of each state suffices: what is within the bounds with some g is so with a smaller one.
bool Reference::has_plan_within(const CostBound& bound, const std::string& heuristic) {
    const std::vector<double>& h = estimates(heuristic);
    std::vector<double> least(states_.states.size(), HUGE_VAL);
    std::vector<std::size_t> changed{0};
    least[0] = 0;
    for (std::size_t at = 0; at < changed.size(); ++at) {
        const std::size_t from = changed[at];
        if (puzzle_.space->is_goal(states_.states[from])) return true;
        for (const auto& step : states_.steps[from]) {
            const double g = least[from] + step.cost;
            if (g >= least[step.to] || g > bound.g || h[step.to] > bound.h || g + h[step.to] > bound.f)
                continue;
            least[step.to] = g;
            changed.push_back(step.to);
        }
    }
    return false;
}

std::string Reference::formula_violation(const HeuristicInfo& said) {
    return frontier::test::formula_violation(*puzzle_.space, states_, estimates(said.id), said);
}

Account drive(Search& search, const DrawnRequest& drawn) {
    const Conduct& conduct = drawn.conduct;
    Account account;
    account.max_expansions = drawn.request.max_expansions.value_or(Search::kNoLimit);
    account.reports.push_back(search.stats());
    while (search.preparing() && conduct.slice != Search::kNoLimit) search.advance(1 << 14);
    auto act = conduct.interruptions.begin();
    bool extended = conduct.more_expansions == 0;
    for (;;) {
        const std::uint64_t expanded = account.reports.back().counters.expanded;
        const bool waits = act != conduct.interruptions.end();
        const std::uint64_t until = waits && act->after > expanded ? act->after - expanded : 1;
        const Status status = search.advance(waits ? std::min(conduct.slice, until) : conduct.slice);
        account.reports.push_back(search.stats());
        if (status == Status::expansions && !extended) {
            extended = true;
            account.max_expansions += conduct.more_expansions;
            search.extend(account.max_expansions);
        } else if (status != Status::running && status != Status::paused) {
            break;
        }
        if (waits && account.reports.back().counters.expanded >= act->after) {
            interrupt(search, *act++);
            account.reports.push_back(search.stats());
        }
    }
    account.end = observe(search, conduct.slice);
    for (std::size_t i = 0; i < search.incumbents(); ++i) account.plans.push_back(search.plan(i));
    return account;
}

std::string account_violation(const DrawnRequest& drawn, const Account& account, Reference& truth) {
    const CostBound& bound = drawn.request.bound;
    const std::string heuristic = with_defaults(drawn.request).heuristic;
    const Cost optimum = truth.optimum();
    std::string wrong = counters_violation(account.end);
    if (wrong.empty()) wrong = plans_violation(drawn, account);
    if (wrong.empty()) wrong = status_violation(account);
    if (wrong.empty()) wrong = giving_up_violation(drawn, account, truth);
    if (!wrong.empty()) return wrong;
    Observation spoken = account.end;
    spoken.lower_bounds.clear();
    for (const Stats& report : account.reports) {
        spoken.lower_bounds.push_back(report.lower_bound);
        const bool within =
            report.claim.kind == ClaimKind::unsolvable_in_bounds && truth.has_plan_within(bound, heuristic);
        if (wrong = claim_violation(report, optimum, within); !wrong.empty()) return wrong;
    }
    return lower_bound_violation(spoken, optimum);
}

Reference& RequestLaw::truth_for(std::uint64_t seed) {
    const std::uint64_t board = seed / kRequestsOfABoard;
    if (board != board_seed_) {
        board_seed_ = board;
        Random random(board * 0x9E3779B97F4A7C15u + 1);
        // Most boards by chance have no plan, or a short one, about which little false can be said.
        const auto is_dull = [&] { return truth_->optimum() == kInfiniteCost || truth_->optimum() < 3; };
        do truth_ = Reference::of(random_board(random));
        while (!truth_ || (is_dull() && !random.one_in(6)));
    }
    return *truth_;
}

std::string RequestLaw::check(std::uint64_t seed) {
    Reference& truth = truth_for(seed);
    Random random(seed);
    const DrawnRequest drawn = random_request(truth.board(), random);
    ++tally_.requests;
    const auto search = start_search(drawn.request);
    if (!search) {
        ++tally_.refused;
        return search.diagnostic().message.empty()
                   ? concat("seed ", seed, ": refused without a word\n", command_line(drawn.request))
                   : "";
    }
    const Request whole = with_defaults(drawn.request);
    for (const std::string& id : {whole.heuristic, whole.guide}) {
        if (!id.starts_with('=')) continue;
        const std::string wrong = truth.formula_violation(*check_heuristic(whole.domain, id));
        if (!wrong.empty()) return concat("seed ", seed, ": ", wrong, "\n  ", command_line(drawn.request));
    }
    const Account account = drive(**search, drawn);
    ++tally_.claims[std::string(word(account.end.end.claim.kind))];
    ++tally_.statuses[std::string(word(account.end.end.status))];
    std::string wrong = account_violation(drawn, account, truth);
    if (wrong.empty() && random.one_in(3)) wrong = conduct_violation(drawn, account);
    if (random.one_in(8)) look_around(**search, random);
    return wrong.empty() ? "" : concat("seed ", seed, ": ", wrong, "\n  ", command_line(drawn.request));
}

}  // namespace frontier::test
