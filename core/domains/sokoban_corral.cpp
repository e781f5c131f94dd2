#include "sokoban_corral.h"

#include <algorithm>
#include <unordered_set>

#include "flood_fill.h"

namespace frontier::sokoban {

namespace {

constexpr std::size_t kMostBoxes = 8;        // with more of them a search hardly ever ends within its work
constexpr std::size_t kMostCells = 1 << 14;  // positions × cells looked at in one search

}  // namespace

Corrals::Corrals(std::shared_ptr<const Floor> floor)
    : floor_(std::move(floor)),
      freeze_(*floor_),
      verdicts_(floor_->boxes.size() + floor_->robots.size(), 1, std::size_t{4} << 20),
      blocked_(floor_->size(), 0),
      reached_(floor_->size(), 0) {}

// What matters of the robots is which parts of the floor they are in; a part is known by its least cell.
// Leaves in key_ and reached_ what they say.
void Corrals::flood_from_robots(const Pieces& pieces) {
    for (const Cell box : pieces.boxes) blocked_[box] = 1;
    std::fill(reached_.begin(), reached_.end(), char{0});
    key_.assign(pieces.boxes.begin(), pieces.boxes.end());
    for (const Cell robot : pieces.robots) {
        if (reached_[robot]) continue;
        queue_.assign(1, robot);
        flood(blocked_, reached_);
        key_.push_back(*std::min_element(queue_.begin(), queue_.end()));
    }
    for (const Cell box : pieces.boxes) blocked_[box] = 0;
    std::sort(key_.begin() + static_cast<std::ptrdiff_t>(pieces.boxes.size()), key_.end());
    key_.resize(pieces.boxes.size() + pieces.robots.size(), kNoCell);
}

bool Corrals::has_dead_one(const Pieces& pieces) {
    flood_from_robots(pieces);
    bool known = false;
    std::uint8_t& verdict = verdicts_.look_up(key_, known)[0];
    if (!known) verdict = !find_dead_one(pieces, reached_).empty();
    return verdict != 0;
}

std::vector<Cell> Corrals::boxes_of_dead_one(const Pieces& pieces) {
    flood_from_robots(pieces);
    return find_dead_one(pieces, reached_);
}

void Corrals::flood(const Cells& blocked, Cells& reached) {
    for (const Cell cell : queue_) reached[cell] = 1;
    flood_fill(queue_, floor_->around(), [&](Cell, Cell to) {
        if (to == kNoCell || blocked[to] || reached[to]) return false;
        reached[to] = 1;
        return true;
    });
}

// Takes the parts that no robot is in one after the other, each with the boxes around it.
std::vector<Cell> Corrals::find_dead_one(const Pieces& pieces, const Cells& reached) {
    Cells is_box(floor_->size(), 0);
    for (const Cell box : pieces.boxes) is_box[box] = 1;
    Cells seen = reached;
    for (std::size_t i = 0; i < floor_->size(); ++i) {
        if (seen[i] || is_box[i] || !floor_->is_open[i]) continue;
        queue_.assign(1, static_cast<Cell>(i));
        flood(is_box, seen);
        Position start{{}, Cells(floor_->size(), 0)};
        for (const Cell cell : queue_) {
            for (const Cell next : floor_->next[cell]) {
                if (next != kNoCell && is_box[next]) start.boxes.push_back(next);
            }
        }
        std::sort(start.boxes.begin(), start.boxes.end());
        start.boxes.erase(std::unique(start.boxes.begin(), start.boxes.end()), start.boxes.end());
        if (start.boxes.size() > kMostBoxes) continue;
        Cells blocked(floor_->size(), 0);
        for (const Cell box : start.boxes) blocked[box] = 1;
        queue_.assign(pieces.robots.begin(), pieces.robots.end());
        flood(blocked, start.reached);
        if (is_dead(start)) return start.boxes;
    }
    return {};
}

bool Corrals::is_dead(const Position& start) {
    if (is_stored(start)) return false;
    const std::size_t most = std::max<std::size_t>(8, kMostCells / floor_->size());
    std::unordered_set<std::string> known{key_of(start)};
    std::vector<Position> queue{start};
    Position next;
    for (std::size_t at = 0; at < queue.size(); ++at) {
        for (std::size_t i = 0; i < queue[at].boxes.size(); ++i) {
            const Cell box = queue[at].boxes[i];
            bool escapes = false;
            floor_->for_each_push(box, [&](std::size_t, Cell behind, Cell ahead) {
                const Position& from = queue[at];
                if (escapes || !from.reached[behind] || floor_->is_dead[ahead]) return;
                if (std::binary_search(from.boxes.begin(), from.boxes.end(), ahead)) return;
                next.boxes = from.boxes;
                next.boxes[i] = ahead;
                std::sort(next.boxes.begin(), next.boxes.end());
                if (freeze_.find(next.boxes)) return;
                after_push(from, box, next);
                escapes = is_stored(next) || is_open(next) || known.size() == most;
                if (!escapes && known.insert(key_of(next)).second) queue.push_back(next);
            });
            if (escapes) return false;
        }
    }
    return true;
}

// The robot that pushed walks on. Others may be anywhere that robots could be before; where exactly is not
// kept.
void Corrals::after_push(const Position& from, Cell robot, Position& to) {
    Cells blocked(floor_->size(), 0);
    for (const Cell box : to.boxes) blocked[box] = 1;
    queue_.assign(1, robot);
    if (floor_->robots.size() > 1) {
        for (std::size_t i = 0; i < from.reached.size(); ++i) {
            if (from.reached[i] && !blocked[i]) queue_.push_back(static_cast<Cell>(i));
        }
    }
    to.reached.assign(floor_->size(), 0);
    flood(blocked, to.reached);
}

bool Corrals::is_open(const Position& position) const {
    for (std::size_t i = 0; i < floor_->size(); ++i) {
        if (floor_->is_open[i] && !position.reached[i] &&
            !std::binary_search(position.boxes.begin(), position.boxes.end(), static_cast<Cell>(i))) {
            return false;
        }
    }
    return true;
}

bool Corrals::is_stored(const Position& position) const {
    return std::all_of(position.boxes.begin(), position.boxes.end(),
                       [this](Cell box) { return floor_->is_storage[box] != 0; });
}

std::string Corrals::key_of(const Position& position) {
    std::string key(position.reached.begin(), position.reached.end());
    key.append(reinterpret_cast<const char*>(position.boxes.data()), position.boxes.size() * sizeof(Cell));
    return key;
}

}  // namespace frontier::sokoban
