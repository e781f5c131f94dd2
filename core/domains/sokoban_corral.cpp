#include "sokoban_corral.h"

#include <algorithm>
#include <utility>

#include "flood_fill.h"

namespace frontier::sokoban {

namespace {

constexpr std::size_t kMostBoxes = 8;        // with more of them a search hardly ever ends within its work
constexpr std::size_t kMostCells = 1 << 12;  // positions × cells looked at in one search

}  // namespace

Corrals::Corrals(std::shared_ptr<const Floor> floor)
    : floor_(std::move(floor)),
      open_cells_(static_cast<std::size_t>(std::count_if(floor_->is_open.begin(), floor_->is_open.end(),
                                                         [](char open) { return open != 0; }))),
      words_((floor_->size() + 63) / 64),
      freeze_(*floor_),
      verdicts_(floor_->boxes.size() + floor_->robots.size(), 1, std::size_t{4} << 20),
      group_verdicts_(kMostBoxes + floor_->robots.size(), 1, std::size_t{4} << 20),
      next_to_(next_or_wall(*floor_)),
      is_box_(floor_->size() + 1, 0),
      reached_{is_box_},
      seen_{is_box_},
      walk_{is_box_} {
    is_box_.back() = 1;
}

void Corrals::put(std::span<const Cell> boxes, char is_box) {
    for (const Cell box : boxes) is_box_[box] = is_box;
}

void Corrals::flood(Marks& reached) {
    const std::size_t count = queue_.size();
    queue_.resize(is_box_.size());
    queue_.resize(flood_marked(queue_.data(), count, next_to_.data(), reached.marks.data(), Marks::kIn));
}

void Corrals::flood_from_robots(const Pieces& pieces, std::size_t most_boxes, Marks& reached) {
    reached.begin(is_box_);
    key_.assign(pieces.boxes.begin(), pieces.boxes.end());
    key_.resize(most_boxes, kNoCell);
    for (const Cell robot : pieces.robots) {
        if (reached.has(robot)) continue;
        queue_.assign(1, robot);
        reached.add(robot);
        flood(reached);
        key_.push_back(*std::min_element(queue_.begin(), queue_.end()));
    }
    std::sort(key_.begin() + static_cast<std::ptrdiff_t>(most_boxes), key_.end());
    key_.resize(most_boxes + pieces.robots.size(), kNoCell);
}

bool Corrals::has_dead_one(const Pieces& pieces) {
    put(pieces.boxes, 1);
    flood_from_robots(pieces, pieces.boxes.size(), reached_);
    bool known = false;
    std::uint8_t& verdict = verdicts_.look_up(key_, known)[0];
    if (!known) verdict = find_dead_one(pieces);
    put(pieces.boxes, 0);
    return verdict != 0;
}

std::vector<Cell> Corrals::boxes_of_dead_one(const Pieces& pieces) {
    put(pieces.boxes, 1);
    flood_from_robots(pieces, pieces.boxes.size(), reached_);
    const bool is_one = find_dead_one(pieces);
    put(pieces.boxes, 0);
    return is_one ? group_ : std::vector<Cell>();
}

// Takes the parts that no robot is in one after the other, each with the boxes around it.
bool Corrals::find_dead_one(const Pieces& pieces) {
    seen_.begin(is_box_);
    for (std::size_t i = 0; i < floor_->size(); ++i) {
        const Cell cell = static_cast<Cell>(i);
        if (reached_.has(cell) || seen_.has(cell) || is_box_[cell] || !floor_->is_open[cell]) continue;
        queue_.assign(1, cell);
        seen_.add(cell);
        flood(seen_);
        find_group();
        if (group_.size() > kMostBoxes || is_stored(group_)) continue;
        put(pieces.boxes, 0);
        const bool is_dead = is_dead_group(pieces.robots);
        put(pieces.boxes, 1);
        if (is_dead) return true;
    }
    return false;
}

// The boxes around the cells in `queue_`.
void Corrals::find_group() {
    group_.clear();
    for (const Cell cell : queue_) {
        for (const Cell next : floor_->next[cell]) {
            if (next != kNoCell && is_box_[next]) group_.push_back(next);
        }
    }
    std::sort(group_.begin(), group_.end());
    group_.erase(std::unique(group_.begin(), group_.end()), group_.end());
}

bool Corrals::is_dead_group(std::span<const Cell> robots) {
    put(group_, 1);
    flood_from_robots({robots, group_}, kMostBoxes, walk_);
    bool known = false;
    std::uint8_t& verdict = group_verdicts_.look_up(key_, known)[0];
    put(group_, 0);
    if (!known) verdict = is_dead();
    return verdict != 0;
}

bool Corrals::is_dead() {
    const std::size_t count = group_.size();
    boxes_.clear();
    reaches_.clear();
    hashes_.clear();
    next_ = group_;
    add_position();
    for (std::size_t at = 0; at < hashes_.size(); ++at) {
        for (std::size_t i = 0; i < count; ++i) {
            bool escapes = false;
            floor_->for_each_push(boxes_[at * count + i], [&](std::size_t, Cell behind, Cell ahead) {
                if (!escapes && has_reached(at, behind) && !floor_->is_dead[ahead])
                    escapes = escapes_by_push(at, i, ahead);
            });
            if (escapes) return false;
        }
    }
    return true;
}

// Whether the push stores the boxes, opens the corral, or is one more than are looked at.
bool Corrals::escapes_by_push(std::size_t from, std::size_t number, Cell ahead) {
    const auto boxes = boxes_.begin() + static_cast<std::ptrdiff_t>(from * group_.size());
    if (std::find(boxes, boxes + static_cast<std::ptrdiff_t>(group_.size()), ahead) !=
        boxes + static_cast<std::ptrdiff_t>(group_.size()))
        return false;
    next_.assign(boxes, boxes + static_cast<std::ptrdiff_t>(group_.size()));
    const Cell box = std::exchange(next_[number], ahead);
    std::sort(next_.begin(), next_.end());
    put(next_, 1);
    const bool is_frozen = may_freeze(ahead) && freeze_.find(next_);
    if (!is_frozen) walk_after_push(from, box);
    put(next_, 0);
    if (is_frozen) return false;
    const std::size_t most = std::max<std::size_t>(8, kMostCells / floor_->size());
    const bool is_open = queue_.size() + next_.size() == open_cells_;
    if (is_open || is_stored(next_) || hashes_.size() == most) return true;
    add_position();
    return false;
}

// The robot that pushed walks on. Others may be anywhere that robots could be before; where exactly is not
// kept.
void Corrals::walk_after_push(std::size_t from, Cell robot) {
    walk_.begin(is_box_);
    queue_.assign(1, robot);
    walk_.add(robot);
    for (std::size_t i = 0; floor_->robots.size() > 1 && i < floor_->size(); ++i) {
        const Cell cell = static_cast<Cell>(i);
        if (is_box_[cell] || walk_.has(cell) || !has_reached(from, cell)) continue;
        queue_.push_back(cell);
        walk_.add(cell);
    }
    flood(walk_);
}

// The boxes in `next_`, and what walk_ has marked; unless it is known.
void Corrals::add_position() {
    const std::size_t at = hashes_.size();
    boxes_.insert(boxes_.end(), next_.begin(), next_.end());
    reaches_.resize((at + 1) * words_, 0);
    for (std::size_t i = 0; i < floor_->size(); ++i) {
        if (walk_.has(static_cast<Cell>(i))) reaches_[at * words_ + i / 64] |= std::uint64_t{1} << i % 64;
    }
    const auto boxes = std::span(boxes_).subspan(at * next_.size());
    const auto reach = std::span(reaches_).subspan(at * words_);
    const std::uint64_t hash =
        hash_bytes(boxes.data(), boxes.size_bytes()) ^ (hash_bytes(reach.data(), reach.size_bytes()) << 1);
    for (std::size_t i = 0; i < at; ++i) {
        if (hashes_[i] != hash || !std::equal(boxes.begin(), boxes.end(), &boxes_[i * next_.size()]) ||
            !std::equal(reach.begin(), reach.end(), &reaches_[i * words_]))
            continue;
        boxes_.resize(at * next_.size());
        reaches_.resize(at * words_);
        return;
    }
    hashes_.push_back(hash);
}

bool Corrals::is_stored(std::span<const Cell> boxes) const {
    return std::all_of(boxes.begin(), boxes.end(), [this](Cell box) { return floor_->is_storage[box] != 0; });
}

// Boxes that did not freeze one another before do so only around the one that was pushed, and not where it
// can be pushed on.
bool Corrals::may_freeze(Cell box) const {
    const auto is_held = [this](Cell one, Cell other) {
        return one == kNoCell || other == kNoCell || is_box_[one] || is_box_[other] ||
               (floor_->is_dead[one] && floor_->is_dead[other]);
    };
    const auto& around = floor_->next[box];
    return is_held(around[0], around[2]) && is_held(around[1], around[3]);
}

}  // namespace frontier::sokoban
