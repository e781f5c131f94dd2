#include "game.h"

#include <cstdio>

#include "../limits.h"
#include "../text/words.h"
#include "tree.h"

namespace frontier::game {

namespace {

std::string_view message_of(Status status) {
    switch (status) {
        case Status::timeout: return "The time bound was met before the value was known.";
        case Status::cancelled: return "The search was stopped before the value was known.";
        case Status::memory:
            return "The memory bound was met before the value was known. Fewer actions need less memory.";
        case Status::failed:
            return "The plain search would visit 2^128 nodes or more, and they could not be counted. Choose "
                   "fewer "
                   "actions.";
        default: return "";
    }
}

std::string solution_text(const GameResult& result) {
    std::string text;
    for (const LineMove& move : result.line) text += concat(move.agent, ' ', move.move, '\n');
    return text + concat("Value: ", result.value_text, "\nUtil calls: ", result.util_calls, '\n');
}

}  // namespace

Result<GameSearch> GameSearch::start(const GameRequest& request) {
    const auto type = read_search_type(request.search);
    if (!type) return type.diagnostic();
    const auto turns = read_turns(request.turns);
    if (!turns) return turns.diagnostic();
    auto rules = read_rules(request.start, request.goal);
    if (!rules) return rules.diagnostic();
    const double memory = request.memory_mib.value_or(kLimits.default_memory_mib);
    if (!(memory >= 1 && memory <= kLimits.memory_mib)) {
        return Diagnostic{concat("Memory is a number of MiB from 1 to ", kLimits.memory_mib, "."), 0, 0,
                          "memory"};
    }
    return GameSearch(Evaluation(std::move(*rules), *type, *turns, bytes_of_mib(memory)));
}

GameStats GameSearch::stats() const {
    return {evaluation_.status(),      std::string(message_of(evaluation_.status())),
            evaluation_.progress(),    evaluation_.positions(),
            evaluation_.evaluations(), evaluation_.memory_bytes()};
}

std::optional<GameResult> GameSearch::result() const {
    const Tree tree(evaluation_);
    const Place root = tree.root();
    if (!root.outcome) return std::nullopt;
    char value[400];
    std::snprintf(value, sizeof value, "%.2f", root.outcome->value);
    GameResult result{
        root.outcome->value,  value, decimal(root.outcome->util_calls), decimal(root.outcome->nodes),
        tree.line_from(root), {}};
    result.solution = solution_text(result);
    return result;
}

std::optional<TreeNode> GameSearch::tree(const MovePath& path) const {
    const Tree tree(evaluation_);
    const auto place = tree.walk(path);
    return place ? std::optional(tree.node(path, *place)) : std::nullopt;
}

std::optional<GamePosition> GameSearch::position(const MovePath& path) const {
    const Rules& rules = evaluation_.rules();
    GamePosition view;
    Position position = rules.start();
    std::vector<Move> moves;
    for (std::size_t i = 0;; ++i) {
        moves.clear();
        if (position.ply < evaluation_.plies()) rules.append_moves(position, moves);
        if (i == path.size()) break;
        if (path[i] >= moves.size()) return std::nullopt;
        const Move move = moves[path[i]];
        view.played.push_back(
            {path[i], std::string(word(position.agent())), rules.move_text(position.board, move)});
        rules.apply(position, move);
    }
    view.path = path;
    view.ply = position.ply;
    view.plies = evaluation_.plies();
    if (!moves.empty()) view.agent = word(position.agent());
    view.board = rules.picture(position.board);
    view.goal = rules.picture(rules.goal());
    view.text = rules.print(position.board);
    for (const Move move : moves)
        view.moves.push_back({rules.move_text(position.board, move), move.from, move.to});
    for (const Agent agent : {Agent::agent1, Agent::agent2, Agent::agent3}) {
        const std::int32_t total = agent == Agent::agent2 ? -position.utility : position.utility;
        view.utilities.push_back(
            {std::string(word(agent)), total, rules.contributions(position.board, agent)});
    }
    return view;
}

std::optional<MovePath> GameSearch::path_of(std::string_view number) const {
    const auto wanted = read_count(number);
    const Tree tree(evaluation_);
    Place place = tree.root();
    if (!wanted || !place.outcome || *wanted >= place.outcome->nodes) return std::nullopt;
    MovePath path;
    while (place.number != *wanted) {
        Family family = tree.family(place);
        std::uint32_t index = 0;
        while (*wanted - family.children[index].number >= family.children[index].outcome->nodes) ++index;
        path.push_back(index);
        place = std::move(family.children[index]);
    }
    return path;
}

std::optional<std::string> GameSearch::number_of(const MovePath& path) const {
    const auto place = Tree(evaluation_).walk(path);
    return place && place->outcome ? std::optional(decimal(place->number)) : std::nullopt;
}

std::optional<Status> GameSearch::ask(const MovePath& path) {
    const auto place = Tree(evaluation_).walk(path);
    if (!place) return std::nullopt;
    // A search that did not end has filled the memory with what is of no use here.
    if (evaluation_.status() == Status::memory && !result()) evaluation_.forget();
    evaluation_.begin(place->position);
    return evaluation_.status();
}

std::optional<GameAnswer> GameSearch::answer(const MovePath& path) const {
    const Tree tree(evaluation_);
    const auto there = tree.walk(path);
    if (!there) return std::nullopt;
    const Place place = tree.place_at(there->position);
    if (!place.outcome) return std::nullopt;
    GameAnswer answer;
    answer.value = place.outcome->value;
    if (tree.is_over(place)) return answer;
    const Family family = tree.family(place);
    answer.agent = word(place.position.agent());
    answer.random = family.tally.role() == Role::chance;
    if (!answer.random) answer.best = family.tally.best();
    answer.line = tree.line_from(place);
    answer.moves = tree.rows(family);
    return answer;
}

}  // namespace frontier::game
