// Any request, as a link or the command line could make it: it is refused with a sentence, or it searches for
// a few hundred expansions, in slices, and can be looked at anywhere on the way.
#include <algorithm>

#include "core/catalog.h"
#include "tests/fuzz/options.h"

using namespace frontier;
using namespace frontier::fuzz;

namespace {

Request request_of(Choices& choices) {
    const Catalog& all = catalog();
    const DomainInfo& domain = choices.any_of(all.domains);
    const StrategyInfo& strategy = choices.any_of(all.strategies);
    Request request;
    request.domain = domain.id;
    request.strategy = strategy.id;
    if (choices.one_in(2)) request.heuristic = choices.any_of(domain.heuristics).id;
    choose_options(request.options, domain.options, choices);
    choose_options(request.options, strategy.options, choices);
    choose_options(request.options, all.options, choices);
    if (strategy.uses_weight && choices.one_in(2)) request.weight = choices.byte() / 16.0;
    if (choices.one_in(4))
        request.bound = {double(choices.byte()), double(choices.byte()), double(choices.byte())};
    request.max_expansions = 50 + choices.byte();
    request.memory_mib = 16;
    const std::string_view board = choices.part();
    request.board = board.empty() ? domain.example : std::string(board);
    if (strategy.uses_formula) request.formula = choices.part();
    if (const std::string_view formula = choices.part(); !formula.empty())
        (choices.one_in(2) ? request.heuristic : request.guide) = "=" + std::string(formula);
    return request;
}

void look_at_nodes(const Search& search, NodeId node, StepIndex moment) {
    (void)search.node_columns(node / 2, node + 1);
    (void)search.frontier_part(moment, node / 2, node);
    if (node >= search.nodes()) return;
    require(search.path(node).nodes.back() == node, "a path does not lead to its node");
    (void)search.picture(node);
    (void)search.text(node);
}

void look_at(const Search& search, Choices& choices) {
    const Stats stats = search.stats();
    const auto moment = static_cast<StepIndex>(choices.byte() * (stats.counters.expanded + 2) / 256);
    const auto node = static_cast<NodeId>(choices.byte() * (search.nodes() + 2) / 256);
    (void)search.expansion(moment);
    (void)search.columns(moment / 2, moment + 1);
    (void)search.track();
    look_at_nodes(search, node, moment);
    const Event event = kEvents[choices.below(std::size(kEvents))];
    const auto condition =
        Formula::compile(choices.one_in(2) ? "h < 3" : "g/(h-1) > d", FormulaNames::of_conditions);
    (void)search.find({.event = event, .condition = *condition, .node = node}, moment, choices.one_in(2));
    require(stats.incumbents.size() == search.incumbents(), "not one plan for each that was found");
    for (std::size_t i = 0; i < search.incumbents(); ++i)
        require(search.plan(i).cost == stats.incumbents[i].cost, "a plan's cost is not what was said of it");
}

void act_on(Search& search, Choices& choices) {
    switch (choices.below(8)) {
        case 0: return search.stop(choices.one_in(2) ? Status::timeout : Status::cancelled);
        case 1: return search.extend(search.stats().counters.expanded + choices.byte());
        case 2:
            return search.set_breakpoints(
                {{.event = kEvents[choices.below(5)], .condition = {}, .node = kNoNode}});
        case 3: return search.set_breakpoints({});
        default: return;
    }
}

}  // namespace

// The looks are chosen by the bytes in front, so that the text behind can change without changing them.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    constexpr std::size_t kLooks = 32;
    Choices looks(data, std::min(size, kLooks));
    Choices choices(data + std::min(size, kLooks), size - std::min(size, kLooks));
    const Request request = request_of(choices);
    const auto search = start_search(request);
    if (!search) {
        require(!search.diagnostic().message.empty(), "a request is refused without a word", request.board);
        return 0;
    }
    for (int slice = 0; slice < 200 && (*search)->preparing(); ++slice) (*search)->advance(100);
    if ((*search)->preparing()) return 0;  // a table that takes too long for a fuzzer
    for (int slice = 0; slice < 4; ++slice) {
        look_at(**search, looks);
        act_on(**search, looks);
        (*search)->advance(looks.byte());
    }
    look_at(**search, looks);
    return 0;
}
