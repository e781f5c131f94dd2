#include "sokoban_probe.h"

#include <algorithm>

#include "sokoban_push_graph.h"

namespace frontier::sokoban {

Probe::Probe(const Floor& floor, Estimator& estimator, DeadEnds& dead_ends)
    : floor_(floor),
      estimator_(estimator),
      dead_ends_(dead_ends),
      each_(floor.robots.size() + floor.boxes.size()),
      index_(1024, kNone),
      occupied_(floor.size(), 0) {
    scratch_ = floor.robots;
    scratch_.insert(scratch_.end(), floor.boxes.begin(), floor.boxes.end());
    add(scratch_, 0);
}

std::size_t Probe::memory_bytes() const {
    return cells_.capacity() * sizeof(Cell) +
           (g_.capacity() + h_.capacity() + index_.capacity()) * sizeof(Id) + 5 * g_.size();
}

bool Probe::advance() {
    while (f_ < waiting_.size()) {
        if (waiting_[f_].empty()) {
            ++f_;
            continue;
        }
        const Id id = waiting_[f_].back();
        waiting_[f_].pop_back();
        if (closed_[id] || static_cast<std::size_t>(g_[id] + h_[id]) != f_) continue;
        if (is_goal(id)) return false;
        closed_[id] = 1;
        ++expanded_;
        expand(id);
        return true;
    }
    return false;
}

// Most positions met are expanded or at the front, so that a few tries find one; any other would do, too.
Pieces Probe::draw(std::uint64_t number) const {
    constexpr int kMostTries = 100;
    constexpr std::uint64_t kFactor = 6364136223846793005u,
                            kSummand = 1442695040888963407u;  // Knuth's generator MMIX
    Id id = 0;
    for (int tries = 0; tries < kMostTries; ++tries) {
        id = static_cast<Id>(number % g_.size());
        if (h_[id] < kFar && static_cast<std::size_t>(g_[id] + h_[id]) <= f_) break;
        number = number * kFactor + kSummand;
        number ^= number >> 31;
    }
    return pieces(id);
}

bool Probe::is_goal(Id id) const {
    const Pieces at = pieces(id);
    return std::all_of(at.boxes.begin(), at.boxes.end(),
                       [this](Cell box) { return floor_.is_storage[box] != 0; });
}

void Probe::expand(Id id) {
    const std::size_t robots = floor_.robots.size();
    const std::vector<Cell> from(cells_.begin() + static_cast<std::ptrdiff_t>(id * each_),
                                 cells_.begin() + static_cast<std::ptrdiff_t>((id + 1) * each_));
    enum : char { kFree, kRobot, kBox };
    for (std::size_t i = 0; i < each_; ++i) occupied_[from[i]] = i < robots ? kRobot : kBox;
    for (std::size_t robot = 0; robot < robots; ++robot) {
        for (std::size_t d = 0; d < 4; ++d) {
            const Cell to = floor_.next[from[robot]][d];
            if (to == kNoCell || occupied_[to] == kRobot) continue;
            scratch_ = from;
            scratch_[robot] = to;
            if (occupied_[to] == kBox) {
                const Cell beyond = floor_.next[to][d];
                if (beyond == kNoCell || occupied_[beyond] != kFree) continue;
                std::replace(scratch_.begin() + static_cast<std::ptrdiff_t>(robots), scratch_.end(), to,
                             beyond);
            }
            add(scratch_, g_[id] + 1);
        }
    }
    for (const Cell cell : from) occupied_[cell] = kFree;
}

void Probe::add(std::span<Cell> cells, std::int32_t g) {
    std::sort(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(floor_.robots.size()));
    std::sort(cells.begin() + static_cast<std::ptrdiff_t>(floor_.robots.size()), cells.end());
    if (2 * (g_.size() + 1) > index_.size()) grow_index();
    Id& slot = slot_of(cells);
    if (slot != kNone) {
        if (g >= g_[slot] || h_[slot] >= kFar) return;
        g_[slot] = g;
        closed_[slot] = 0;
        return enqueue(slot);
    }
    const Id id = static_cast<Id>(g_.size());
    slot = id;
    cells_.insert(cells_.end(), cells.begin(), cells.end());
    const Pieces at = pieces(id);
    h_.push_back(dead_ends_.find(at) == DeadEnd::none ? estimator_.estimate(at) : kFar);
    g_.push_back(g);
    closed_.push_back(0);
    if (h_.back() < kFar) enqueue(id);
}

void Probe::enqueue(Id id) {
    const auto f = static_cast<std::size_t>(g_[id] + h_[id]);
    if (waiting_.size() <= f) waiting_.resize(f + 1);
    waiting_[f].push_back(id);
    f_ = std::min(f_, f);
}

Probe::Id& Probe::slot_of(std::span<const Cell> cells) {
    std::size_t at =
        static_cast<std::size_t>(hash_bytes(cells.data(), cells.size_bytes())) & (index_.size() - 1);
    while (index_[at] != kNone && !std::equal(cells.begin(), cells.end(), &cells_[index_[at] * each_])) {
        at = (at + 1) & (index_.size() - 1);
    }
    return index_[at];
}

void Probe::grow_index() {
    index_.assign(2 * index_.size(), kNone);
    for (Id id = 0; id < g_.size(); ++id) {
        const Cell* begin = &cells_[id * each_];
        slot_of({begin, each_}) = id;
    }
}

}  // namespace frontier::sokoban
