// Two searches of one puzzle, in two threads: a board that was read once never changes, and what a search
// remembers is its own. Each pair is run under ThreadSanitizer, and held against a third search that runs
// alone. `threads --control` lets both count in one place, which must be noticed.
#include <atomic>
#include <cstdio>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "core/algorithms/make_search.h"
#include "core/catalog.h"
#include "core/domain_table.h"
#include "core/text/words.h"

namespace {

using namespace frontier;

// Enough for caches to be filled and frontiers to be marked; ThreadSanitizer is slow.
constexpr std::uint64_t kSlice = 60;
constexpr std::uint64_t kSlices = 5;
constexpr std::uint64_t kMostPreparation = 20'000;

// Where two threads wait for each other before each phase of what they do. In a phase nothing orders the
// one's doings and the other's; were they to run one after the other, the count of a shared pointer that both
// hold would, and a race would not be seen. For the same reason each phase has a counter of its own: who
// waits late must not learn of more than the arrival.
struct Meeting {
    std::atomic<int> came[3 + kSlices] = {};

    void wait(std::size_t phase) {
        came[phase].fetch_add(1);
        while (came[phase].load() < 2) std::this_thread::yield();
    }
};

struct Pair {
    const DomainInfo* domain;
    std::string board;
    Options options;
    std::string strategy;
    HeuristicInfo heuristic;
};

// The negative control: an evaluator whose counter both searches share, unguarded.
class CountingEvaluator final : public Evaluator {
   public:
    CountingEvaluator(std::unique_ptr<Evaluator> own, long& count) : own_(std::move(own)), count_(count) {}

    bool prepare(std::uint64_t work) override { return own_->prepare(work); }
    double progress() const override { return own_->progress(); }
    std::size_t memory_bytes() const override { return own_->memory_bytes(); }
    Estimate estimate(const std::byte* state) const override {
        ++count_;
        return own_->estimate(state);
    }
    std::uint8_t dead_end(const std::byte* state) const override { return own_->dead_end(state); }
    std::string dead_end_reason(std::uint8_t rule) const override { return own_->dead_end_reason(rule); }
    std::vector<std::size_t> dead_end_cells(const std::byte* state, std::uint8_t rule) const override {
        return own_->dead_end_cells(state, rule);
    }

   private:
    std::unique_ptr<Evaluator> own_;
    long& count_;
};

// All that can be seen of a search, a part of it in every way that the page looks.
std::string seen_of(const Search& search) {
    const Stats stats = search.stats();
    std::string seen = concat(word(stats.status), ' ', stats.counters.expanded, ' ', stats.counters.generated,
                              ' ', stats.claim.sentence);
    const Columns columns = search.columns(0, kNever);
    for (std::size_t i = 0; i < columns.node.size(); ++i)
        seen += concat(' ', columns.node[i], ':', columns.f[i]);
    for (NodeId node = 0; node < search.nodes(); node += 37) {
        seen += '\n' + search.text(node);
        for (const std::string& action : search.path(node).actions) seen += action + ' ';
    }
    for (StepIndex moment = 0; moment < stats.counters.expanded; moment += 29) {
        const Expansion look = search.expansion(moment);
        seen += concat('\n', look.formula, ' ', look.why.sentence, ' ', search.frontier(moment, 5).total);
        for (const SuccessorRow& row : look.successors) seen += concat(' ', row.row.action, ' ', row.reason);
    }
    return seen;
}

std::unique_ptr<Search> make(const Puzzle& puzzle, const Pair& pair, long* shared_count) {
    Request request;
    request.domain = pair.domain->id;
    request.board = pair.board;
    request.options = pair.options;
    request.strategy = pair.strategy;
    request.heuristic = pair.heuristic.id;
    request.max_expansions = kSlice * kSlices;
    const auto settings = settings_of(with_defaults(request), pair.heuristic);
    if (!settings) return nullptr;
    if (settings->loop == Loop::own) {
        auto own = puzzle.own_search(pair.strategy, SearchTask(puzzle, kZero), Settings(*settings));
        return own ? std::move(*own) : nullptr;
    }
    auto evaluator = puzzle.evaluator(pair.heuristic.id);
    if (shared_count) evaluator = std::make_unique<CountingEvaluator>(std::move(evaluator), *shared_count);
    return make_search(SearchTask(puzzle, std::move(evaluator)), *settings);
}

std::string run(const Puzzle& puzzle, const Pair& pair, long* shared_count, Meeting* meeting) {
    std::size_t phase = 0;
    const auto meet = [&] {
        if (meeting) meeting->wait(phase++);
    };
    const auto search = make(puzzle, pair, shared_count);
    meet();
    for (std::uint64_t done = 0; search && search->preparing() && done < kMostPreparation; done += 1000)
        search->advance(1000);
    for (std::uint64_t slice = 0; slice < kSlices; ++slice) {
        meet();
        if (search && !search->preparing()) search->advance(kSlice);
    }
    meet();
    std::string seen = search ? seen_of(*search) : "";
    meet();
    return seen;
}

bool agree(const Pair& pair, long* shared_count) {
    const auto puzzle = (*domain_row(pair.domain->id))->parse(pair.board, pair.options);
    if (!puzzle) {
        std::printf("%s: %s\n", pair.domain->id.c_str(), puzzle.diagnostic().message.c_str());
        return false;
    }
    Meeting meeting;
    std::string second;
    std::thread other([&] { second = run(*puzzle, pair, shared_count, &meeting); });
    const std::string first = run(*puzzle, pair, shared_count, &meeting);
    other.join();
    const std::string alone = run(*puzzle, pair, nullptr, nullptr);
    if (!alone.empty() && first == alone && second == alone) return true;
    std::printf("%s, %s, %s: no search, or another answer beside another search\n", pair.domain->id.c_str(),
                pair.strategy.c_str(), pair.heuristic.id.c_str());
    return false;
}

// Every heuristic of every puzzle, in the space of the rules and in the one that `solve` prefers; every other
// loop once.
std::vector<Pair> all_pairs() {
    std::vector<Pair> pairs;
    for (const DomainInfo& domain : catalog().domains) {
        for (const HeuristicInfo& heuristic : domain.heuristics) {
            pairs.push_back({&domain, domain.example, {}, "a_star", heuristic});
            for (const OptionRow& option : domain.options) {
                if (!option.solve_value.empty())
                    pairs.push_back(
                        {&domain, domain.example, {{option.id, option.solve_value}}, "a_star", heuristic});
            }
        }
        for (const StrategyInfo& strategy : catalog().strategies) {
            const auto& own = domain.own_strategies;
            const bool offered =
                !strategy.is_own() || std::find(own.begin(), own.end(), strategy.id) != own.end();
            if (!strategy.uses_formula && offered)
                pairs.push_back({&domain, domain.example, {}, strategy.id, domain.heuristics.back()});
        }
    }
    return pairs;
}

}  // namespace

int main(int count, char** arguments) {
    const bool control = count > 1 && std::strcmp(arguments[1], "--control") == 0;
    long shared_count = 0;
    std::vector<Pair> pairs = all_pairs();
    if (control) pairs.resize(1);
    std::size_t wrong = 0;
    for (const Pair& pair : pairs) wrong += agree(pair, control ? &shared_count : nullptr) ? 0 : 1;
    std::printf("%zu pairs of searches, %zu wrong\n", pairs.size(), wrong);
    return wrong == 0 ? 0 : 1;
}
