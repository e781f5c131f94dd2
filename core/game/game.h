// The game's one door: a search that is advanced slice by slice, its answer, the tree it went through, and
// positions to play from. A path is the indexes of the moves from the start, in the order of
// Rules::append_moves().
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "../search.h"
#include "evaluation.h"
#include "read_game.h"

namespace frontier::game {

using MovePath = std::vector<std::uint32_t>;

struct GameRequest {
    std::string start;
    std::string goal;
    std::string search;  // one of kSearchTypes
    std::string turns;   // how often each agent moves, as the user wrote it
    std::optional<double> memory_mib;

    template <class Visit> void fields(Visit&& visit) {
        visit("start", start);
        visit("goal", goal);
        visit("search", search);
        visit("turns", turns);
        visit("memory_mib", memory_mib);
    }
};

struct GameStats {
    Status status = Status::running;
    std::string message;  // why there is no answer, when there will be none
    double progress = 0;
    std::uint64_t positions = 0;    // looked at, each once
    std::uint64_t evaluations = 0;  // of the utility, as far as they had to be made
    std::uint64_t memory_bytes = 0;

    template <class Visit> void fields(Visit&& visit) const {
        visit("status", status);
        visit("message", message);
        visit("progress", progress);
        visit("positions", positions);
        visit("evaluations", evaluations);
        visit("memory_bytes", memory_bytes);
    }
};

// One move of a line of play.
struct LineMove {
    std::uint32_t index = 0;
    std::string agent;
    std::string move;  // "move 3 left" or "pass"

    template <class Visit> void fields(Visit&& visit) const {
        visit("index", index);
        visit("agent", agent);
        visit("move", move);
    }
};

struct GameResult {
    double value = 0;
    std::string value_text;  // with two decimals
    std::string util_calls;  // of the plain algorithm
    std::string nodes;       // that the plain algorithm visits
    std::vector<LineMove> line;
    std::string solution;  // the file that seed 004 asks for

    template <class Visit> void fields(Visit&& visit) const {
        visit("value", value);
        visit("value_text", value_text);
        visit("util_calls", util_calls);
        visit("nodes", nodes);
        visit("line", line);
        visit("solution", solution);
    }
};

// What the plain algorithm did with a node: went through it, left it out, or has yet to come to it.
enum class Visited : std::uint8_t { visited, cut, pending };

constexpr auto words(Visited) { return std::to_array<std::string_view>({"visited", "cut", "pending"}); }

// What a value says: with pruning, one that is not between alpha and beta is only a bound.
enum class Bound : std::uint8_t { exact, at_most, at_least };

constexpr auto words(Bound) { return std::to_array<std::string_view>({"exact", "at_most", "at_least"}); }

// A node as its parent shows it. Alpha and beta are empty where they are infinite and where nothing is
// pruned.
struct TreeRow {
    std::string move;  // that leads here; empty at the start
    Visited visited = Visited::pending;
    std::string reason;  // why it was not visited
    std::optional<double> value;
    Bound bound = Bound::exact;
    std::optional<double> alpha;  // when entered
    std::optional<double> beta;
    std::optional<std::string> number;  // in the order of evaluation, from 0
    std::optional<std::string> nodes;   // visited from here down, this one included
    std::optional<std::string> util_calls;

    template <class Visit> void fields(Visit&& visit) const {
        visit("move", move);
        visit("visited", visited);
        visit("reason", reason);
        visit("value", value);
        visit("bound", bound);
        visit("alpha", alpha);
        visit("beta", beta);
        visit("number", number);
        visit("nodes", nodes);
        visit("util_calls", util_calls);
    }
};

struct TreeNode {
    MovePath path;
    std::string agent;  // to move; empty when the game is over
    Role role = Role::leaf;
    Picture board;
    TreeRow row;
    std::optional<double> alpha_left;
    std::optional<double> beta_left;
    std::optional<std::uint32_t> alpha_from;  // how long the path is to the node that alpha comes from
    std::optional<std::uint32_t> beta_from;
    std::optional<std::uint32_t> best;  // the child the line of play takes
    std::string sentence;               // how the value came about
    std::vector<TreeRow> children;

    template <class Visit> void fields(Visit&& visit) const {
        visit("path", path);
        visit("agent", agent);
        visit("role", role);
        visit("board", board);
        row.fields(visit);
        visit("alpha_left", alpha_left);
        visit("beta_left", beta_left);
        visit("alpha_from", alpha_from);
        visit("beta_from", beta_from);
        visit("best", best);
        visit("sentence", sentence);
        visit("children", children);
    }
};

struct AgentUtility {
    std::string agent;
    std::int32_t total = 0;
    std::vector<std::int32_t> cells;  // row by row

    template <class Visit> void fields(Visit&& visit) const {
        visit("agent", agent);
        visit("total", total);
        visit("cells", cells);
    }
};

struct LegalMove {
    std::string move;
    std::uint32_t from = 0;  // cells, row by row from 0; equal for a pass
    std::uint32_t to = 0;

    template <class Visit> void fields(Visit&& visit) const {
        visit("move", move);
        visit("from", from);
        visit("to", to);
    }
};

struct GamePosition {
    MovePath path;
    std::uint32_t ply = 0;
    std::uint32_t plies = 0;  // of the whole game
    std::string agent;        // to move; empty when the game is over
    Picture board;
    Picture goal;
    std::string text;
    std::vector<LineMove> played;
    std::vector<LegalMove> moves;
    std::vector<AgentUtility> utilities;

    template <class Visit> void fields(Visit&& visit) const {
        visit("path", path);
        visit("ply", ply);
        visit("plies", plies);
        visit("agent", agent);
        visit("board", board);
        visit("goal", goal);
        visit("text", text);
        visit("played", played);
        visit("moves", moves);
        visit("utilities", utilities);
    }
};

// What the search would play from a position, whatever was played before.
struct GameAnswer {
    std::string agent;
    bool random = false;  // this agent plays any move alike
    double value = 0;
    std::optional<std::uint32_t> best;  // empty for a random agent and when the game is over
    std::vector<LineMove> line;
    std::vector<TreeRow> moves;  // each with what the search knows of it

    template <class Visit> void fields(Visit&& visit) const {
        visit("agent", agent);
        visit("random", random);
        visit("value", value);
        visit("best", best);
        visit("line", line);
        visit("moves", moves);
    }
};

class GameSearch {
   public:
    static Result<GameSearch> start(const GameRequest& request);

    // At most `moves` moves more. Goes on after timeout and cancelled, not after memory and failed.
    Status advance(std::uint64_t moves) { return evaluation_.advance(moves); }
    void stop(Status why) { evaluation_.stop(why); }  // timeout or cancelled
    GameStats stats() const;
    std::optional<GameResult> result() const;  // empty until all is known

    // Empty for a path that breaks the rules.
    std::optional<TreeNode> tree(const MovePath& path) const;
    std::optional<GamePosition> position(const MovePath& path) const;

    // The order of evaluation of the plain algorithm: node 0 is the start, a node comes before all below it.
    // Empty for nodes that were not visited and numbers that are too large.
    std::optional<MovePath> path_of(std::string_view number) const;
    std::optional<std::string> number_of(const MovePath& path) const;

    // Turns the search to another position, to be advanced until its answer is known; solved when it is
    // already. What was known before stays known.
    std::optional<Status> ask(const MovePath& path);
    std::optional<GameAnswer> answer(const MovePath& path) const;

   private:
    explicit GameSearch(Evaluation evaluation) : evaluation_(std::move(evaluation)) {}

    Evaluation evaluation_;
};

}  // namespace frontier::game
