// The tree that is shown is the one the plain algorithm walks: node by node, in its order, with its alpha and
// beta.
#include <doctest/doctest.h>

#include "core/game/plain.h"
#include "core/text/words.h"
#include "tests/support/effort.h"
#include "tests/support/random_game.h"

namespace game_tree_law {

using namespace frontier;
using namespace frontier::game;
using namespace frontier::test;

namespace {

// A node of a plain search, in the order of evaluation.
struct Traced {
    game::Position position;
    Window entered;
    Window left;
    double value = 0;
    std::size_t nodes = 0;
};

std::vector<Traced> trace(SearchType type, const Rules& rules, unsigned turns) {
    std::vector<Traced> all;
    std::vector<std::size_t> open;
    plain_search(type, rules, rules.start(), turns, [&](const PlainEvent& event) {
        if (event.entered) {
            open.push_back(all.size());
            all.push_back({event.position, event.window, {}, 0, 0});
        } else {
            Traced& node = all[open.back()];
            node.left = event.window;
            node.value = event.value;
            node.nodes = all.size() - open.back();
            open.pop_back();
        }
    });
    return all;
}

std::optional<double> shown(SearchType type, double bound) {
    return type == SearchType::alpha_beta_pruning && std::isfinite(bound) ? std::optional(bound)
                                                                          : std::nullopt;
}

std::string node_violation(SearchType type, const Rules& rules, const Traced& traced, const TreeNode& node) {
    if (node.board.cells != rules.picture(traced.position.board).cells) return "another board";
    if (node.row.visited != Visited::visited || !node.row.reason.empty()) return "not visited";
    if (node.row.value != traced.value) return "another value";
    if (node.row.alpha != shown(type, traced.entered.alpha) ||
        node.row.beta != shown(type, traced.entered.beta))
        return "entered with other bounds";
    if (node.alpha_left != shown(type, traced.left.alpha) || node.beta_left != shown(type, traced.left.beta))
        return "left with other bounds";
    if (node.row.nodes != std::to_string(traced.nodes)) return "another number of nodes below";
    if (node.path.size() != traced.position.ply) return "another depth";
    std::size_t below = 1;
    bool cut = false;
    for (const TreeRow& child : node.children) {
        if (child.visited == Visited::visited) below += static_cast<std::size_t>(*read_count(*child.nodes));
        if (child.visited == Visited::visited ? cut : child.value || child.number || child.reason.empty())
            return "a child that is half visited";
        cut = child.visited != Visited::visited;
    }
    return below == traced.nodes ? "" : "children that do not add up";
}

std::string tree_violation(const GameSearch& search, SearchType type, const Rules& rules,
                           const std::vector<Traced>& traced) {
    for (std::size_t k = 0; k < traced.size(); ++k) {
        const auto path = search.path_of(std::to_string(k));
        if (!path) return concat("no node ", k);
        if (search.number_of(*path) != std::to_string(k)) return concat("node ", k, " has another number");
        const auto node = search.tree(*path);
        if (!node) return concat("no tree at node ", k);
        if (const std::string wrong = node_violation(type, rules, traced[k], *node); !wrong.empty())
            return concat("node ", k, ": ", wrong);
    }
    return search.path_of(std::to_string(traced.size())) ? "a node too many" : "";
}

constexpr std::uint64_t kGames = 120;
constexpr std::size_t kMostNodes = 700;

template <class Visit> void for_each_tree(Visit&& visit) {
    for_each_game(kGames, [&](const GameCase& game) {
        const auto rules = read_rules(game.start, game.goal);
        REQUIRE(rules);
        for (const SearchType type : kSearchTypes) {
            CAPTURE(word(type));
            const auto traced = trace(type, *rules, static_cast<unsigned>(game.turns));
            if (traced.size() <= kMostNodes) visit(game, type, *rules, traced);
        }
    });
}

// A value outside alpha and beta is a bound of the true one, on the side it says.
std::string bound_violation(const TreeRow& row, double truth) {
    if (row.bound == Bound::exact) return *row.value == truth ? "" : "not exact";
    if (row.bound == Bound::at_most) return truth <= *row.value ? "" : "not at most";
    return truth >= *row.value ? "" : "not at least";
}

// The best of the children that came before the one the path takes.
double best_before(const TreeNode& node, std::uint32_t child) {
    double best = node.role == Role::max ? -HUGE_VAL : HUGE_VAL;
    for (std::uint32_t i = 0; i < child; ++i) {
        const double value = *node.children[i].value;
        best = node.role == Role::max ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

// The reason for a cut names what the agent has, the bound, and the node that the bound comes from.
std::string reason_violation(const GameSearch& search, const TreeNode& node) {
    if (node.children.empty() || node.children.back().visited == Visited::visited) return "";
    const bool maximises = node.role == Role::max;
    const auto bound = maximises ? node.row.beta : node.row.alpha;
    const auto from = maximises ? node.beta_from : node.alpha_from;
    if (!bound || !from || *from >= node.path.size()) return "a cut without a bound";
    const auto ancestor =
        search.tree(MovePath(node.path.begin(), node.path.begin() + static_cast<std::ptrdiff_t>(*from)));
    if (ancestor->role != (maximises ? Role::min : Role::max)) return "a bound from its own side";
    if (best_before(*ancestor, node.path[*from]) != *bound) return "a bound from elsewhere";
    if (maximises ? *node.row.value < *bound : *node.row.value > *bound) return "a cut too early";
    const std::string reason =
        concat(node.agent, " already has ", *node.row.value, maximises ? " ≥ beta " : " ≤ alpha ", *bound,
               " here, so the rest cannot matter: at ply ", *from + 1, ' ', ancestor->agent, " is sure of ",
               *bound, " by ");
    return node.children.back().reason.starts_with(reason) ? ""
                                                           : "another reason: " + node.children.back().reason;
}

}  // namespace

TEST_CASE("the tree follows the plain evaluation, forwards and backwards") {
    for_each_tree(
        [](const GameCase& game, SearchType type, const Rules& rules, const std::vector<Traced>& traced) {
            CHECK(tree_violation(solved(game, word(type)), type, rules, traced) == "");
        });
}

TEST_CASE("negative control: the tree of another search is noticed") {
    std::size_t noticed = 0;
    for_each_tree(
        [&](const GameCase& game, SearchType type, const Rules& rules, const std::vector<Traced>& traced) {
            const SearchType other =
                type == SearchType::alpha_beta_pruning ? SearchType::minimax : SearchType::alpha_beta_pruning;
            noticed += !tree_violation(solved(game, word(other)), type, rules, traced).empty();
        });
    CHECK(noticed > 80 / kSeedStep);
}

TEST_CASE("what is said of values and cuts is true") {
    std::size_t cuts = 0, bounds = 0;
    for_each_tree(
        [&](const GameCase& game, SearchType type, const Rules& rules, const std::vector<Traced>& traced) {
            if (type != SearchType::alpha_beta_pruning) return;
            const GameSearch search = solved(game, word(type));
            for (std::size_t k = 0; k < traced.size(); k += 3) {
                const auto node = search.tree(*search.path_of(std::to_string(k)));
                const double truth =
                    plain_minimax(rules, traced[k].position, static_cast<unsigned>(game.turns)).value;
                CHECK(bound_violation(node->row, truth) == "");
                CHECK(reason_violation(search, *node) == "");
                cuts += !node->children.empty() && node->children.back().visited == Visited::cut;
                bounds += node->row.bound != Bound::exact;
            }
        });
    CHECK(cuts > 50 / kSeedStep);
    CHECK(bounds > 50 / kSeedStep);
}

TEST_CASE("from any position the search answers as the plain form does, whatever was played before") {
    for (std::uint64_t seed = 1; seed <= kGames; seed += kSeedStep) {
        CAPTURE(seed);
        Random random(seed);
        const GameCase game = random_game(random);
        const auto rules = read_rules(game.start, game.goal);
        for (const SearchType type : kSearchTypes) {
            CAPTURE(word(type));
            GameSearch search = solved(game, word(type));
            const std::string solution = search.result()->solution;
            game::Position position = rules->start();
            MovePath path;
            for (bool over = false; !over;) {
                REQUIRE(search.ask(path));
                while (search.advance(100) == Status::running) {}
                const auto answer = search.answer(path);
                REQUIRE(answer);
                const PlainAnswer plain =
                    plain_search(type, *rules, position, static_cast<unsigned>(game.turns));
                CHECK(answer->value == plain.value);
                CHECK(answer->line.size() == plain.line.size());
                std::vector<Move> moves;
                over = plain.line.empty();
                if (over) break;
                rules->append_moves(position, moves);
                if (!answer->random) CHECK(moves[*answer->best] == plain.line[0]);
                CHECK(answer->moves.size() == moves.size());
                path.push_back(static_cast<std::uint32_t>(random.below(static_cast<int>(moves.size()))));
                rules->apply(position, moves[path.back()]);
                CHECK(search.position(path)->text == rules->print(position.board));
            }
            CHECK(search.result()->solution == solution);  // the whole game is still known
        }
    }
}

}  // namespace game_tree_law
