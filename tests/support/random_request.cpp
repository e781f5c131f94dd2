#include "tests/support/random_request.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

#include "core/text/words.h"
#include "tests/support/samples.h"

namespace frontier::test {

namespace {

[[noreturn]] void teach(const std::string& what) {
    std::fprintf(stderr, "The laws do not know how to draw %s; teach tests/support/.\n", what.c_str());
    std::abort();
}

template <class T> const T& any_of(const std::vector<T>& rows, Random& random) {
    return rows[static_cast<std::size_t>(random.below(static_cast<int>(rows.size())))];
}

std::string board_of_domain(const std::string& domain, Random& random) {
    const bool known = random.one_in(4);  // boards that were thought out, beside those by chance
    const Samples* samples = find_samples(domain);
    if (!samples) teach("a board of " + domain);
    return known ? any_of(samples->boards, random) : samples->random_board(random);
}

std::string text_value(const OptionRow& row, Random& random) {
    if (row.id != "weights") teach("the option " + row.id);
    constexpr const char* kLists[] = {"5,3,2,1.5,1", "1.7", "10,1", "3,1.01", "1"};
    return kLists[random.below(5)];
}

std::string value_of(const OptionRow& row, Random& random) {
    switch (row.kind) {
        case OptionKind::choice: return any_of(row.choices, random).id;
        case OptionKind::flag: return random.one_in(2) ? "on" : "off";
        case OptionKind::text: return text_value(row, random);
        case OptionKind::number:
        case OptionKind::integer: {
            const int least = static_cast<int>(std::ceil(row.minimum.value_or(0)));
            const int most = static_cast<int>(std::min(row.maximum.value_or(1e9), least + 20.0));
            return std::to_string(random.between(least, most));
        }
    }
    teach("the kind of the option " + row.id);
}

void draw_options(Options& options, const std::vector<OptionRow>& rows, Random& random) {
    for (const OptionRow& row : rows) {
        if (random.one_in(3)) options[row.id] = value_of(row, random);
    }
}

// Formulas of one's own are as many as all other strategies together, and are drawn more often.
const StrategyInfo& random_strategy(Random& random) {
    for (;;) {
        const StrategyInfo& strategy = any_of(catalog().strategies, random);
        if (strategy.uses_formula || random.one_in(4)) return strategy;
    }
}

double random_weight(Random& random) {
    constexpr double kWeights[] = {0, 0, 0.3, 0.9, 1, 1, 1.2, 1.5, 2, 3, 5, 1e6};
    return kWeights[random.below(12)];
}

double random_bound_value(Random& random) {
    return random.one_in(2) ? HUGE_VAL : random.between(0, 30) / (random.one_in(5) ? 2.0 : 1.0);
}

// A search that fails has looked at some successors and not at others; what it said before must still be
// true.
std::string without_value_somewhere(const std::string& formula, Random& random) {
    constexpr const char* kNames[] = {"g", "h", "d"};
    return concat(kNames[random.below(3)], random.one_in(2) ? " < " : " != ", random.between(1, 9), " ? ",
                  formula, " : 0/0");
}

Conduct random_conduct(const StrategyInfo& strategy, Random& random) {
    constexpr std::uint64_t kSlices[] = {1, 3, 7, 64, Search::kNoLimit};
    Conduct conduct{.slice = kSlices[random.below(5)], .interruptions = {}};
    const int count = random.one_in(2) ? 0 : random.between(1, 3);
    std::uint64_t after = 0;
    for (int i = 0; i < count; ++i) {
        after += static_cast<std::uint64_t>(random.between(0, 40));
        auto kind = static_cast<Interruption::Kind>(random.below(3));
        if (kind == Interruption::Kind::weight && !strategy.uses_weight) kind = Interruption::Kind::stop;
        conduct.interruptions.push_back({kind, after, random_weight(random)});
    }
    if (random.one_in(3)) conduct.more_expansions = static_cast<std::uint64_t>(random.between(1, 200));
    return conduct;
}

std::string shell_quoted(std::string_view text) {  // for printf in a shell
    std::string out = "'";
    for (const char c : text) {
        if (c == '\n') out += "\\n";
        else if (c == '%') out += "%%";
        else if (c == '\'') out += "'\\''";
        else if (c == '\\') out += "\\\\";
        else out += c;
    }
    return out + "'";
}

// Two thirds of the names are heuristics; of features there are as many, but little follows from them.
std::string random_name(const DomainInfo& domain, Random& random) {
    const bool feature = !domain.features.empty() && random.one_in(3);
    return feature ? any_of(domain.features, random).id : any_of(domain.heuristics, random).id;
}

std::string random_term(const DomainInfo& domain, Random& random, int depth) {
    constexpr const char* kNumbers[] = {"0", "1", "2", "3", "0.5", "0.25", "0.1", "1.5", "0.3333", "7"};
    const auto number = [&] { return std::string(kNumbers[random.below(10)]); };
    if (depth == 0 || random.one_in(5)) return random.one_in(6) ? number() : random_name(domain, random);
    const auto part = [&] { return "(" + random_term(domain, random, depth - 1) + ")"; };
    constexpr const char* kOfOne[] = {"floor", "ceil", "floor", "ceil", "abs", "sqrt", "log", "exp", "-"};
    constexpr const char* kBetween[] = {" + ", " + ", " + ",  " - ", "*",    " / ",
                                        "^",   " < ", " <= ", " > ", " == ", " != "};
    switch (random.below(10)) {
        case 0:
        case 1: return kOfOne[random.below(random.one_in(3) ? 9 : 4)] + part();
        case 2:
        case 3:
        case 4:
            return concat(random.one_in(3) ? "min" : "max", "(", part(), ", ", part(),
                          random.one_in(4) ? ", " + part() : "", ")");
        case 5: return concat(part(), " ? ", part(), " : ", part());
        case 6: return number() + "*" + part();
        case 7: return part() + "/" + number();
        default: return part() + kBetween[random.below(random.one_in(2) ? 3 : 12)] + part();
    }
}

std::string random_heuristic(const DomainInfo& domain, Random& random) {
    return random.one_in(3) ? random_heuristic_formula(domain, random) : any_of(domain.heuristics, random).id;
}

std::string number_or_inf(double number) { return std::isinf(number) ? "inf" : concat(number); }

}  // namespace

DrawnBoard random_board(Random& random) {
    const DomainInfo& domain = any_of(catalog().domains, random);
    DrawnBoard drawn{domain.id, board_of_domain(domain.id, random), {}};
    if (random.one_in(2)) draw_options(drawn.options, domain.options, random);
    return drawn;
}

std::string random_formula(Random& random, int depth) {
    constexpr const char* kLeaves[] = {"g",       "h", "w", "d",   "g",    "h",  "g + h",
                                       "g + w*h", "1", "2", "0.5", "1e-7", "1e9"};
    if (depth == 0 || random.one_in(4)) return kLeaves[random.below(13)];
    const auto part = [&] { return "(" + random_formula(random, depth - 1) + ")"; };
    constexpr const char* kBetween[] = {" + ", " + ",  " - ", "*",    "*",    " / ", "^",
                                        " < ", " <= ", " > ", " >= ", " == ", " != "};
    constexpr const char* kOfOne[] = {"abs", "sqrt", "floor", "ceil", "log", "exp", "-"};
    switch (random.below(6)) {
        case 0: return kOfOne[random.below(7)] + part();
        case 1:
            return concat(random.one_in(2) ? "min" : "max", "(", random_formula(random, depth - 1), ", ",
                          random_formula(random, depth - 1), ")");
        case 2: return concat(part(), " ? ", part(), " : ", part());
        default: return part() + kBetween[random.below(13)] + part();
    }
}

std::string random_heuristic_formula(const DomainInfo& domain, Random& random, int depth) {
    return "=" + random_term(domain, random, depth);
}

DrawnRequest random_request(const DrawnBoard& board, Random& random) {
    const DomainInfo& domain = *find_domain(board.domain);
    const StrategyInfo& strategy = random_strategy(random);
    Request request;
    request.domain = board.domain;
    request.board = board.board;
    request.options = board.options;
    request.strategy = strategy.id;
    if (!random.one_in(8)) request.heuristic = random_heuristic(domain, random);
    if (strategy.takes_guide() ? random.one_in(3) : random.one_in(50))
        request.guide = random_heuristic(domain, random);
    if (random.one_in(2)) draw_options(request.options, catalog().options, random);
    if (!random.one_in(3)) draw_options(request.options, strategy.options, random);
    // What means nothing is given now and then, and must be refused.
    if (strategy.uses_formula ? !random.one_in(4) : random.one_in(50)) {
        request.formula =
            random.one_in(3) ? any_of(catalog().formulas, random).formula : random_formula(random);
        if (random.one_in(3)) request.formula = without_value_somewhere(request.formula, random);
    }
    if (strategy.uses_weight ? !random.one_in(4) : random.one_in(50)) request.weight = random_weight(random);
    if (random.one_in(4))
        request.bound = {random_bound_value(random), random_bound_value(random), random_bound_value(random)};
    request.max_expansions = static_cast<std::uint64_t>(random.one_in(3) ? random.between(0, 60) : 600);
    if (random.one_in(8)) request.memory_mib = random.between(1, 3);
    return {std::move(request), random_conduct(strategy, random)};
}

std::string command_line(const Request& request) {
    std::string line =
        concat("printf ", shell_quoted(request.board), " > board.txt; frontier solve --domain ",
               request.domain, " --level board.txt --strategy ", request.strategy);
    if (!request.heuristic.empty()) line += " --heuristic '" + request.heuristic + "'";
    if (!request.guide.empty()) line += " --guide '" + request.guide + "'";
    if (request.weight) line += concat(" --weight ", *request.weight);
    if (!request.formula.empty()) line += " --f '" + request.formula + "'";
    const CostBound& bound = request.bound;
    if (bound.g < HUGE_VAL || bound.h < HUGE_VAL || bound.f < HUGE_VAL) {
        line += concat(" --costbound ", number_or_inf(bound.g), ',', number_or_inf(bound.h), ',',
                       number_or_inf(bound.f));
    }
    if (request.max_expansions) line += concat(" --max-expansions ", *request.max_expansions);
    if (request.memory_mib) line += concat(" --memory ", *request.memory_mib);
    for (const auto& [id, value] : request.options) line += concat(" --set '", id, '=', value, "'");
    return line;
}

}  // namespace frontier::test
