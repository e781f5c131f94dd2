// Pattern databases of the three balls, built backwards from the complete snowperson, a piece of the work at
// a time. One byte an entry: 255 says that there is no way, 254 that there are at least so many steps.
#pragma once

#include <memory>
#include <vector>

#include "snowman_field.h"

namespace frontier {

// Numbers the positions of the balls: by their live cells, since elsewhere a ball is lost.
class BallIndex {
   public:
    static constexpr std::size_t kLost = ~std::size_t{0};

    explicit BallIndex(const SnowField& field) : field_(field), live_(field.live_cells().size()) {}

    std::size_t size() const { return live_ * live_ * live_; }
    std::size_t operator()(const SnowBalls& balls) const {
        const SnowCell big = field_.live_number(balls[kBig]);
        const SnowCell medium = field_.live_number(balls[kMedium]);
        const SnowCell small = field_.live_number(balls[kSmall]);
        if (big == kNoSnowCell || medium == kNoSnowCell || small == kNoSnowCell) return kLost;
        return (big * live_ + medium) * live_ + small;
    }
    SnowBalls balls(std::uint32_t index) const {
        const auto& cells = field_.live_cells();
        const auto live = static_cast<std::uint32_t>(live_);
        return {cells[index / live / live], cells[index / live % live], cells[index % live]};
    }

   private:
    const SnowField& field_;
    std::size_t live_;
};

// How many pushes are needed at least, walking being free. Boards too large for the table are answered by the
// sum of the balls' push distances.
class PushTable {
   public:
    static constexpr std::size_t kMaxLiveCells = 256;  // 16 MB
    static bool fits(const SnowField& field) { return field.live_cells().size() <= kMaxLiveCells; }

    explicit PushTable(std::shared_ptr<const SnowField> field) : field_(std::move(field)), index_(*field_) {}

    bool build(std::uint64_t work);  // true when complete
    double progress() const;
    std::size_t memory_bytes() const {
        return entries_.capacity() + 4 * (layer_.capacity() + next_layer_.capacity());
    }

    std::uint32_t operator()(const SnowBalls& balls) const;

   private:
    void begin();
    void expand(std::uint32_t entry);

    std::shared_ptr<const SnowField> field_;
    BallIndex index_;
    std::vector<std::uint8_t> entries_;
    std::vector<std::uint32_t> layer_;  // entries of the current distance
    std::vector<std::uint32_t> next_layer_;
    std::size_t at_ = 0;  // in the layer
    std::size_t reached_ = 0;
    std::uint8_t distance_ = 0;
    std::uint64_t credit_ = 0;
    bool is_complete_ = false;
};

// Entries that wait for their turn, by cost. Memory is used again as soon as it is free: where millions wait,
// that halves what is needed.
class CostBuckets {
   public:
    explicit CostBuckets(std::size_t costs) : last_(costs, kNone) {}

    void push(std::size_t cost, std::uint32_t entry);
    bool pop(std::size_t cost, std::uint32_t& entry);  // false when none is left
    std::size_t memory_bytes() const { return chunks_.size() * sizeof(Chunk); }

   private:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};
    struct Chunk {
        std::uint32_t before = kNone;  // the chunk that was full before this one, or the next free one
        std::uint32_t count = 0;
        std::array<std::uint32_t, 1022> entries;
    };

    std::vector<std::unique_ptr<Chunk>> chunks_;
    std::vector<std::uint32_t> last_;  // chunk of each cost
    std::uint32_t free_ = kNone;
};

// How many moves are needed at least after a push that led to a position of the balls: pushes and the walks
// between them, with a robot that walks through balls but not through walls.
class RobotTable {
   public:
    static constexpr std::size_t kMaxLiveCells = 100;  // 12 MB, 30 MB while it is built, and a second or two
    static constexpr std::size_t kMaxCells = 255;      // a walk's length must fit into a byte
    static bool fits(const SnowField& field) {
        return field.live_cells().size() <= kMaxLiveCells && field.cells() <= kMaxCells;
    }

    explicit RobotTable(std::shared_ptr<const SnowField> field) : field_(std::move(field)), index_(*field_) {}

    bool build(std::uint64_t work);
    double progress() const;
    std::size_t memory_bytes() const {
        return walks_.capacity() + entries_.capacity() + waiting_.memory_bytes();
    }

    std::uint32_t after_push(const SnowBalls& balls, std::size_t ball, std::size_t direction) const;

   private:
    static constexpr std::uint32_t kPushes = 12;  // three balls in four directions: an entry each

    void begin();
    void measure_walks();
    void reach(std::size_t entry, std::uint32_t cost);
    void expand(std::uint32_t entry);

    std::shared_ptr<const SnowField> field_;
    BallIndex index_;
    std::vector<std::uint8_t> walks_;  // between two cells
    std::vector<std::uint8_t> entries_;
    CostBuckets waiting_{255};
    std::uint32_t cost_ = 0;  // of the entries whose turn it is
    std::size_t reached_ = 0;
    std::uint64_t credit_ = 0;
    bool is_complete_ = false;
};

}  // namespace frontier
