#include "tree.h"

#include <cassert>

#include "../text/words.h"

namespace frontier::game {

namespace {

constexpr std::string_view kPending = "The search has not come here yet.";

std::string value_text(double value) {
    if (value == std::floor(value)) return std::to_string(static_cast<long long>(value));
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.2f", value);
    return buffer;
}

std::optional<double> shown_bound(SearchType type, double bound) {
    return type == SearchType::alpha_beta_pruning && std::isfinite(bound) ? std::optional(bound)
                                                                          : std::nullopt;
}

}  // namespace

Place Tree::place_at(const Position& position) const {
    Place place;
    place.position = position;
    place.outcome = evaluation_.outcome(position, {});
    if (!place.outcome) {
        place.visited = Visited::pending;
        place.reason = kPending;
    }
    return place;
}

std::optional<Place> Tree::walk(const MovePath& path) const {
    Place place = root();
    for (const std::uint32_t index : path) {
        if (is_over(place)) return std::nullopt;
        Family children = family(place);
        if (index >= children.children.size()) return std::nullopt;
        place = std::move(children.children[index]);
    }
    return place;
}

Family Tree::family(const Place& place) const {
    std::vector<Move> moves;
    evaluation_.rules().append_moves(place.position, moves);
    Family family{Tally(evaluation_.type(), place.position.agent(), place.window), {}};
    Visited visited = place.visited;
    std::string reason = place.reason;
    Count number = place.number + 1;
    for (const Move move : moves) {
        Place child;
        name_child(place, move, child);
        if (visited == Visited::visited && family.tally.cut()) {
            visited = Visited::cut;
            reason = cut_reason(place, family.tally);
        }
        child.visited = visited;
        child.reason = reason;
        if (visited == Visited::visited) {
            child.window = family.tally.window();
            track_origins(place, family, child);
            child.outcome = evaluation_.outcome(child.position, child.window);
            assert(child.outcome);  // since its parent has one
            child.number = number;
            number += child.outcome->nodes;
            family.tally.add(child.outcome->value);
        }
        family.children.push_back(std::move(child));
    }
    return family;
}

void Tree::name_child(const Place& parent, Move move, Place& child) const {
    child.position = parent.position;
    child.move = evaluation_.rules().move_text(parent.position.board, move);
    evaluation_.rules().apply(child.position, move);
}

// A bound that this node has tightened comes from here, another one from where the node has it from.
void Tree::track_origins(const Place& parent, const Family& family, Place& child) const {
    child.alpha_from = parent.alpha_from;
    child.beta_from = parent.beta_from;
    const bool raised = child.window.alpha > parent.window.alpha;
    const bool lowered = child.window.beta < parent.window.beta;
    if (!raised && !lowered) return;
    const Origin here{parent.position.ply, parent.position.agent(),
                      family.children[family.tally.best()].move};
    (raised ? child.alpha_from : child.beta_from) = here;
}

std::string Tree::cut_reason(const Place& parent, const Tally& tally) const {
    const bool maximises = tally.role() == Role::max;
    const auto& origin = maximises ? parent.beta_from : parent.alpha_from;
    const std::string bound = value_text(maximises ? parent.window.beta : parent.window.alpha);
    std::string reason =
        concat(word(parent.position.agent()), " already has ", value_text(tally.value()),
               maximises ? " ≥ beta " : " ≤ alpha ", bound, " here, so the rest cannot matter");
    if (origin)
        reason += concat(": at ply ", origin->depth + 1, ' ', word(origin->agent), " is sure of ", bound,
                         " by ", origin->move);
    return reason + '.';
}

std::vector<LineMove> Tree::line_from(Place place) const {
    std::vector<LineMove> line;
    while (!is_over(place)) {
        Family next = family(place);
        const std::uint32_t best = next.tally.best();
        line.push_back({best, std::string(word(place.position.agent())), next.children[best].move});
        place = std::move(next.children[best]);
    }
    return line;
}

TreeRow Tree::row(const Place& place) const {
    TreeRow row;
    row.move = place.move;
    row.visited = place.visited;
    row.reason = place.reason;
    if (place.outcome) {
        row.alpha = shown_bound(evaluation_.type(), place.window.alpha);
        row.beta = shown_bound(evaluation_.type(), place.window.beta);
        row.value = place.outcome->value;
        if (!is_over(place) && row.alpha && *row.value <= *row.alpha) row.bound = Bound::at_most;
        if (!is_over(place) && row.beta && *row.value >= *row.beta) row.bound = Bound::at_least;
        row.number = decimal(place.number);
        row.nodes = decimal(place.outcome->nodes);
        row.util_calls = decimal(place.outcome->util_calls);
    }
    return row;
}

std::vector<TreeRow> Tree::rows(const Family& family) const {
    std::vector<TreeRow> rows;
    for (const Place& child : family.children) rows.push_back(row(child));
    return rows;
}

std::string Tree::sentence(const Place& place, const Family& family) const {
    const Tally& tally = family.tally;
    const std::string value = value_text(place.outcome->value);
    const std::string_view agent = word(place.position.agent());
    const std::string& best = family.children[tally.best()].move;
    if (tally.role() == Role::chance) {
        return concat(agent, " plays any move alike: ", value, " is the mean of ",
                      count_of(tally.count(), "value", "values"), '.');
    }
    std::string sentence = concat(agent, " takes the ", tally.role() == Role::max ? "greatest" : "least",
                                  " value: ", value, " by ", best, '.');
    if (tally.cut() && tally.count() < family.children.size()) {
        sentence += concat(" Only ", tally.count(), " of ", family.children.size(), " moves were tried.");
    }
    return sentence;
}

TreeNode Tree::node(const MovePath& path, const Place& place) const {
    TreeNode node;
    node.path = path;
    node.board = evaluation_.rules().picture(place.position.board);
    node.row = row(place);
    if (place.alpha_from) node.alpha_from = place.alpha_from->depth;
    if (place.beta_from) node.beta_from = place.beta_from->depth;
    if (is_over(place)) {
        node.alpha_left = node.row.alpha;
        node.beta_left = node.row.beta;
        node.sentence = place.outcome
                            ? concat("All turns are taken: the utility is ", place.position.utility, '.')
                            : place.reason;
        return node;
    }
    const Family children = family(place);
    node.agent = word(place.position.agent());
    node.role = children.tally.role();
    node.children = rows(children);
    if (place.outcome) {
        node.alpha_left = shown_bound(evaluation_.type(), children.tally.window().alpha);
        node.beta_left = shown_bound(evaluation_.type(), children.tally.window().beta);
        node.best = children.tally.best();
        node.sentence = sentence(place, children);
    } else {
        node.sentence = place.reason;
    }
    return node;
}

}  // namespace frontier::game
