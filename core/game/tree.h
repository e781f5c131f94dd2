// The tree of a search, node by node, as the plain algorithm would have walked it. Nothing of it is stored: a
// node's children are worked out when they are asked for, from what the search knows of the positions.
#pragma once

#include "game.h"

namespace frontier::game {

// Which node made a bound what it is, for the sentence that explains a cut.
struct Origin {
    std::uint32_t depth = 0;  // the length of its path
    Agent agent = Agent::agent1;
    std::string move;  // by which the agent is sure of the bound
};

// A node of the tree, with what led to it.
struct Place {
    Position position;
    Window window;
    Visited visited = Visited::visited;
    std::string reason;                    // why it was not visited
    std::string move;                      // that led here
    Count number = 0;                      // in the order of evaluation
    std::optional<SubtreeResult> outcome;  // of visited nodes
    std::optional<Origin> alpha_from;
    std::optional<Origin> beta_from;
};

// The children of a place, looked at in order until one is cut off.
struct Family {
    Tally tally;
    std::vector<Place> children;
};

class Tree {
   public:
    explicit Tree(const Evaluation& evaluation) : evaluation_(evaluation) {}

    Place root() const { return place_at(evaluation_.rules().start()); }
    // A position with nothing known of alpha and beta.
    Place place_at(const Position& position) const;
    std::optional<Place> walk(const MovePath& path) const;
    bool is_over(const Place& place) const { return place.position.ply == evaluation_.plies(); }
    // Of a place where the game is not over.
    Family family(const Place& place) const;
    std::vector<LineMove> line_from(Place place) const;

    std::vector<TreeRow> rows(const Family& family) const;
    TreeNode node(const MovePath& path, const Place& place) const;

   private:
    void name_child(const Place& parent, Move move, Place& child) const;
    void track_origins(const Place& parent, const Family& family, Place& child) const;
    std::string cut_reason(const Place& parent, const Tally& tally) const;
    TreeRow row(const Place& place) const;
    std::string sentence(const Place& place, const Family& family) const;

    const Evaluation& evaluation_;
};

}  // namespace frontier::game
