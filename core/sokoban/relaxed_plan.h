// A plan for a simpler game, in which a box vanishes as soon as it can be brought to a target. In which order
// boxes vanish says in which order the opposite direction should put them where they belong: a guide, and no
// more than that.
#pragma once

#include <vector>

#include "carry.h"
#include "feature_cells.h"
#include "push_rules.h"

namespace frontier::sokoban {

class RelaxedPlan {
   public:
    RelaxedPlan(const PushBoard& board, Way way);

    bool is_found() const { return goal_ != kNoNode; }
    bool is_over() const { return is_found() || (cells_.waiting() == 0 && looked_at_ == nodes_.size()); }
    void advance();  // the moves of one box more
    std::uint64_t work() const { return carry_.regions().work() + whole_.work() + work_; }
    std::size_t nodes() const { return nodes_.size(); }
    std::size_t memory_bytes() const;

    // The squares with boxes, from the last moment of the simpler game to its first.
    std::vector<std::vector<Cell>> sets() const;

   private:
    struct Node {
        NodeId parent;
        std::uint32_t boxes_at;
        std::uint16_t boxes;
        Cell robot;
        std::uint32_t weight;
        std::uint32_t removed;  // how many boxes are gone
        std::uint32_t mask_at;  // of the box that vanished last; kNoMask: none did
        std::uint32_t moves_at;
        std::uint32_t moves;
        std::uint32_t taken;
        std::uint32_t wanted;
        std::uint32_t cell;
    };
    struct Features {
        std::uint32_t left, home, regions, doors, fixed;
        std::uint32_t area;
    };
    struct Move {
        std::uint16_t box;
        Cell to;  // kNoCell: it vanishes
        Cell robot;
    };
    struct Child {
        Move move;
        Features features;
        std::int32_t mean;
        std::uint32_t mask_at;
    };
    static constexpr std::size_t kNotBegun = static_cast<std::size_t>(-1);
    static constexpr std::uint32_t kNoMask = 0xFFFFFFFF;

    void add(NodeId parent, const Move& move, std::uint32_t mask_at, std::uint32_t weight);
    void begin(NodeId id);
    void generate_box(NodeId id, std::size_t box);
    void choose(NodeId id, const Features& own);
    bool has_distinct_targets(NodeId id, std::uint32_t mask_at, bool with_left);
    template <class Reaches> bool can_move(Cell box, const Reaches& reaches) const;
    Features features_of(std::size_t box, const Carried& carried, const Regions::Part& part);
    std::uint64_t key_of(Cell least) const;

    const PushBoard* board_;
    const Targets* targets_;
    Way way_;
    Carry carry_;
    Regions whole_;  // with all boxes
    FrozenBoxes frozen_;
    FeatureCells cells_;
    std::vector<Node> nodes_;
    std::vector<Cell> boxes_;
    std::vector<Move> moves_;
    std::vector<std::uint32_t> move_masks_;
    Words masks_;
    std::vector<std::uint64_t> known_;  // an open table of keys
    std::size_t known_count_ = 0;
    NodeId goal_ = kNoNode;
    std::uint64_t work_ = 0;

    // Of the node that is looked at.
    std::size_t looked_at_ = 0;  // nodes whose moves are known
    std::size_t box_ = kNotBegun;
    Features own_{};
    std::vector<char> taken_;
    std::vector<Cell> here_;
    std::vector<char> movable_;  // of each box
    std::vector<Child> children_;
    std::vector<std::uint64_t> reached_;
    std::vector<std::uint16_t> owner_;

    bool learn(std::uint64_t key);
};

}  // namespace frontier::sokoban
