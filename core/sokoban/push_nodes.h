// The nodes of all runs of a feature-space search, append-only: a parent, and the box that was carried.
#pragma once

#include <span>

#include "../chunked_vector.h"
#include "../types.h"
#include "push_board.h"

namespace frontier::sokoban {

// Who wanted a move. Those before `nobody` are advisors: what they want goes first.
enum class Wanted : std::uint8_t {
    meeting,
    packs,
    fewest_regions,
    fewest_doors,
    in_plan,
    most_room,
    nearest,
    nobody
};

// A box carried, in 32 bits.
struct Macro {
    std::uint16_t box = 0;  // in the order of the parent's boxes
    Cell to = 0;
    std::uint8_t side = 0;  // of the box, where the robot is then
    Wanted wanted = Wanted::nobody;

    std::uint32_t bits() const {
        return std::uint32_t{to} << 16 | std::uint32_t{box} << 5 | std::uint32_t{side} << 3 |
               static_cast<std::uint32_t>(wanted);
    }
    static Macro of(std::uint32_t bits) {
        return {static_cast<std::uint16_t>(bits >> 5 & 0x7FF), static_cast<Cell>(bits >> 16),
                static_cast<std::uint8_t>(bits >> 3 & 3), static_cast<Wanted>(bits & 7)};
    }
};

struct PushNode {
    std::uint64_t key = 0;
    NodeId parent = kNoNode;
    std::uint32_t macro = 0;  // that led here; of a root: nothing
    std::uint32_t run = 0;
    std::uint32_t cell = 0;    // of its run's feature space
    std::uint32_t weight = 0;  // moves on the way that nobody wanted
    Cost pushes = 0;           // so far, or pulls
    std::uint32_t h = 0;       // that are needed at least
    std::uint32_t moves = 0;   // that it had when it was made, …
    std::uint32_t wanted = 0;  // … of which advisors want these,
    std::uint32_t moves_at = 0;
    std::uint32_t taken = 0;       // and that it has given so far
    std::uint32_t known = 0;       // moves that were dropped when it was made: states known before, …
    std::uint32_t dead = 0;        // … and dead ends
    StepIndex made_at = 0;         // by this step; nodes[…] are there before the next
    StepIndex last_step = kNever;  // that took a move of it
    Cell robot = 0;
};

class PushNodes {
   public:
    explicit PushNodes(std::size_t boxes) : boxes_(boxes) {}

    NodeId size() const { return static_cast<NodeId>(nodes_.size()); }
    PushNode& operator[](NodeId id) { return nodes_[id]; }
    const PushNode& operator[](NodeId id) const { return nodes_[id]; }
    std::size_t boxes() const { return boxes_; }
    Cell box(NodeId id, std::size_t i) const { return cells_[std::size_t{id} * boxes_ + i]; }
    void boxes(NodeId id, std::vector<Cell>& boxes) const {
        boxes.resize(boxes_);
        for (std::size_t i = 0; i < boxes_; ++i) boxes[i] = box(id, i);
    }
    NodeId add(const PushNode& node, std::span<const Cell> boxes) {
        nodes_.push_back(node);
        for (const Cell cell : boxes) cells_.push_back(cell);
        return size() - 1;
    }
    std::size_t memory_bytes() const { return nodes_.memory_bytes() + cells_.memory_bytes(); }

   private:
    std::size_t boxes_;
    ChunkedVector<PushNode> nodes_;
    ChunkedVector<Cell> cells_;
};

// Nodes by their keys; the nodes keep these.
class NodeIndex {
   public:
    NodeId find(std::uint64_t key) const {
        if (slots_.empty()) return kNoNode;
        for (std::size_t at = home(key);; at = (at + 1) & (slots_.size() - 1)) {
            if (slots_[at].node == kNoNode || slots_[at].key == key) return slots_[at].node;
        }
    }
    void add(std::uint64_t key, NodeId node) {
        if (2 * (count_ + 1) > slots_.size()) grow();
        put({key, node});
        ++count_;
    }
    std::size_t memory_bytes() const { return slots_.capacity() * sizeof(Slot); }
    void clear() {
        slots_ = {};
        count_ = 0;
    }

   private:
    struct Slot {
        std::uint64_t key;
        NodeId node;
    };
    std::size_t home(std::uint64_t key) const { return (key >> 12) & (slots_.size() - 1); }
    void put(const Slot& slot) {
        std::size_t at = home(slot.key);
        while (slots_[at].node != kNoNode) at = (at + 1) & (slots_.size() - 1);
        slots_[at] = slot;
    }
    void grow() {
        std::vector<Slot> old(std::max<std::size_t>(2 * slots_.size(), 1024), Slot{0, kNoNode});
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.node != kNoNode) put(slot);
        }
    }

    std::vector<Slot> slots_;
    std::size_t count_ = 0;
};

}  // namespace frontier::sokoban
