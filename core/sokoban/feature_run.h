// One run of feature-space search, in one direction and led by one plan of the simpler game.
//
// A node's moves are found when it is made. Each advisor wants at most one of them, and those go first.
// States with the same features share a cell; a step takes a cell in turn, and of it the node with the least
// weight, which gives its next move.
#pragma once

#include <memory>
#include <optional>

#include "../domains/sokoban_dead_ends.h"
#include "carry.h"
#include "feature_cells.h"
#include "group_search.h"
#include "openings.h"
#include "plan_guide.h"
#include "push_nodes.h"

namespace frontier::sokoban {

struct Features {
    std::uint32_t packed = 0;   // steps of the plan that are done, or boxes on targets
    std::uint32_t regions = 0;  // that the boxes cut the floor into
    std::uint32_t out = 0;      // boxes that the plan has no place for
    // Where many states have these in common: the distance of the boxes, in steps of kNearStep and one more.
    std::uint32_t near = 0;

    static constexpr std::uint32_t kNearStep = 4;
    void set_near(std::uint32_t h) { near = std::min<std::uint32_t>(1 + h / kNearStep, 0xFFF); }

    std::uint64_t bits() const {
        return std::uint64_t{near} << 36 | std::uint64_t{packed} << 24 | std::uint64_t{regions} << 12 | out;
    }
    static Features of(std::uint64_t bits) {
        const auto part = [bits](unsigned shift) {
            return static_cast<std::uint32_t>(bits >> shift & 0xFFF);
        };
        return {part(24), part(12), part(0), part(36)};
    }
    std::uint64_t rank() const {  // the least is the best cell
        return std::uint64_t{0xFFF - packed} << 24 | std::uint64_t{out} << 12 | regions;
    }
};

// What becomes of one of a node's moves, for who looks back.
struct JudgedMove {
    Macro macro;
    DeadEnd rule = DeadEnd::none;
    NodeId known = kNoNode;   // another node of the same state
    std::vector<Cell> boxes;  // that the rule speaks of
    std::uint32_t steps = 0;  // pushes
};

class FeatureRun {
   public:
    FeatureRun(const PushBoard& board, PushNodes& nodes, std::uint32_t number, Way way, PlanGuide guide);

    Way way() const { return way_; }
    const PushBoard& board() const { return *board_; }
    const PlanGuide& guide() const { return guide_; }
    const FeatureCells& cells() const { return cells_; }
    const NodeIndex& index() const { return index_; }
    std::uint64_t work() const {
        return carry_.regions().work() + whole_.work() + (corrals_ ? corrals_->work() : 0) +
               (shut_in_ ? shut_in_->work() : 0) + work_;
    }
    std::size_t memory_bytes() const;
    bool has_met() const { return met_.node != kNoNode; }

    struct Next {
        FeatureCells::Id cell = FeatureCells::kNone;
        NodeId node = kNoNode;
        std::uint32_t number = 0;  // of the node's moves
        Macro macro;
    };
    bool is_exhausted() const { return cells_.waiting() == 0 && !has_met(); }
    Next next() const;  // what a step takes
    Macro move(const PushNode& node, std::uint32_t number) const {
        return Macro::of(moves_[node.moves_at + number]);
    }

    // A step: begin() takes the move, and says what is wrong with it; if nothing is, go_on() finds the moves
    // of the new node, a box at a time, until it says that it is done; then end() adds the node, or puts it
    // in the place of one that is the same state.
    struct Judgement {
        DeadEnd rule = DeadEnd::none;
        NodeId known = kNoNode;
    };
    Judgement begin(const Next& next);
    bool go_on();
    NodeId end(StepIndex made_at, NodeId in_place_of = kNoNode);
    // A start: begin_root(), then go_on() and end().
    void begin_root(std::span<const Cell> boxes, Cell robot);
    // The same from a node of another run, which is made once more.
    void begin_again(NodeId id);

    // Whether keys of the opposite direction's nodes are asked for.
    void look_for(std::vector<const NodeIndex*> opposite) { opposite_ = std::move(opposite); }

    // Which node of a cell is next: the one that took the fewest moves that nobody wanted, the newest of
    // equals. A detour is short, and goes by the distance of its boxes before that.
    std::uint32_t order_of(const PushNode& node, std::uint32_t taken) const {
        const std::uint32_t weight = node.weight + (taken < node.wanted ? 0 : 1);
        constexpr std::uint32_t kMost = 0xFFFF;
        return std::min(weight, kMost) << 16 | (board_->is_detour() ? std::min(node.h, kMost) : 0);
    }

    // For who looks back, on a run of its own: the moves of a node of `run` that were dropped when the node
    // was made.
    std::vector<JudgedMove> dropped_moves(const FeatureRun& run, NodeId id);
    // What a step says of the state after a move, where it gives it up, and of which boxes.
    JudgedMove judged(NodeId id, Macro macro);

   private:
    struct Child {
        Macro macro;
        std::uint32_t packed, regions, doors, out, area, h;
        bool dead = false;
    };

    void set_up(Cell robot);
    void find_moves(std::size_t box);
    template <Way kWay> void find_moves_of(std::size_t box);
    void consider(std::size_t box, const Carried& carried, const Regions::Part& part);
    void choose();
    template <class Value> void pick(Wanted advisor, std::int64_t own, Value&& value);
    void drop(std::size_t box, Cell to, std::uint8_t side, DeadEnd rule, NodeId known,
              std::span<const Cell> boxes);
    void drop_all(std::size_t box, Cell to, std::uint8_t side, DeadEnd rule);
    void load(NodeId parent, Macro macro);
    DeadEnd shut_off(Cell robot);
    DeadEnd shut_off_after(const Child& child);
    const std::vector<Cell>& shut_off_boxes() const {
        return corrals_ ? corrals_->group() : shut_in_->group();
    }
    FeatureCells::Id cell_of_state();
    void find_movable();
    void clear_board();
    std::uint32_t carried_steps(Macro macro);

    const PushBoard* board_;
    const Targets* targets_;
    PushNodes* nodes_;
    std::uint32_t number_;
    Way way_;
    PlanGuide guide_;
    Carry carry_;
    Regions whole_;
    FrozenBoxes frozen_;
    OwnTargets own_targets_;
    std::optional<OpeningRule> opening_rule_;  // for pulls
    std::optional<CorralSearch> corrals_;      // for pushes
    std::optional<ShutInRobot> shut_in_;       // for pulls
    FeatureCells cells_;
    NodeIndex index_;
    const NodeIndex* known_ = &index_;
    ChunkedVector<std::uint32_t> moves_;
    std::vector<const NodeIndex*> opposite_;
    Next met_;  // a move into a state of the opposite direction
    std::uint64_t work_ = 0;

    // The state whose moves are looked for.
    std::vector<char> taken_;
    std::vector<Cell> here_;
    std::vector<char> movable_;  // of each box
    Cell robot_ = 0;
    std::size_t box_ = 0;  // that is next
    std::uint64_t boxes_key_ = 0;
    PushNode making_;
    Features features_;
    std::uint32_t area_ = 0;
    std::uint32_t doors_ = 0;
    PlanGuide::Progress progress_;
    std::vector<Child> children_;
    std::vector<std::uint32_t> order_;
    std::optional<std::size_t> meeting_;
    NodeId known_before_ = kNoNode;             // only nodes below it count as known
    std::vector<JudgedMove>* drops_ = nullptr;  // where those who look back want them
};

}  // namespace frontier::sokoban
