#include "sokoban_dead_ends.h"

#include <algorithm>
#include <iterator>

#include "flood_fill.h"

namespace frontier::sokoban {

std::string reason_for(DeadEnd rule) {
    switch (rule) {
        case DeadEnd::none: break;
        case DeadEnd::dead_square: return "A box stands where no pushes can bring it to a storage square.";
        case DeadEnd::too_few_storages:
            return "The boxes cannot all be stored: too few of the storage squares they can get to are left.";
        case DeadEnd::frozen:
            return "Boxes and walls block one another for good, and one of these boxes is not on storage.";
        case DeadEnd::corral:
            return "Boxes close off a part of the floor where no robot is, and can no longer be stored from "
                   "outside.";
        case DeadEnd::pair:
            return "These two boxes get in each other's way for good, even with all others gone.";
        case DeadEnd::opening: return "No way to begin leads there.";
        case DeadEnd::shut_in: return "The robot came there by no pushes: boxes shut it in.";
    }
    return "";
}

DeadEnds::DeadEnds(std::shared_ptr<const Floor> floor)
    : floor_(std::move(floor)),
      verdicts_(floor_->boxes.size(), 1, std::size_t{4} << 20),
      corrals_(floor_),
      freeze_(*floor_),
      next_to_(next_or_wall(*floor_)),
      closed_(floor_->size() + 1, 1),
      waits_(floor_->size(), 0) {
    for (std::size_t cell = 0; cell < floor_->size(); ++cell) closed_[cell] = !floor_->is_open[cell];
}

DeadEnd DeadEnds::find(const Pieces& pieces) {
    for (const Cell box : pieces.boxes) {
        if (floor_->is_dead[box]) return DeadEnd::dead_square;
    }
    bool known = false;
    std::uint8_t& verdict = verdicts_.look_up(pieces.boxes, known)[0];
    if (!known) verdict = judge(pieces.boxes);
    if (verdict == kCutApart) return corrals_.has_dead_one(pieces) ? DeadEnd::corral : DeadEnd::none;
    return static_cast<DeadEnd>(verdict);
}

std::uint8_t DeadEnds::judge(std::span<const Cell> boxes) {
    if (freeze_.find(boxes)) return static_cast<std::uint8_t>(DeadEnd::frozen);
    if (!can_all_be_stored(boxes)) return static_cast<std::uint8_t>(DeadEnd::too_few_storages);
    return is_cut_apart(boxes) ? kCutApart : static_cast<std::uint8_t>(DeadEnd::none);
}

// Gives each box that is not frozen a storage square that it can get to, if that can be done (Kuhn's
// augmenting paths). A box that has one from an earlier position keeps it, so that mostly a single box looks
// for another.
bool DeadEnds::can_all_be_stored(std::span<const Cell> boxes) {
    loose_.clear();
    for (const Cell box : boxes) {
        if (!freeze_.is_frozen(box)) loose_.push_back(box);
    }
    const bool has_frozen = loose_.size() < boxes.size();
    if (!has_frozen && any_box_fits_any_storage_) return true;
    constexpr std::size_t kMostWork = 1 << 14;  // beyond it, frozen boxes are not worth a new table
    if (has_frozen && floor_->size() * floor_->storages.size() <= kMostWork) {
        find_ways_home(true);
    } else if (!has_plain_ways_home_) {
        find_ways_home(false);
    }
    for (const Cell box : loose_) waits_[box] = 1;
    for (Cell& holder : holders_) {
        if (holder == kNoCell) continue;
        char& waits = waits_[holder];
        if (!waits) holder = kNoCell;  // its box has gone
        waits = 0;
    }
    bool all = true;
    for (const Cell box : loose_) {
        if (waits_[box] && all) {
            tried_.assign(floor_->storages.size(), 0);
            all = give_storage(box);
        }
        waits_[box] = 0;
    }
    return all;
}

// A square that is free is looked for first: else five hundred boxes would push one another on, each time
// anew.
bool DeadEnds::give_storage(Cell box) {
    const auto fits = [&](std::size_t s) { return ways_home_[s * floor_->size() + box] != 0; };
    for (std::size_t s = 0; s < floor_->storages.size(); ++s) {
        if (holders_[s] != kNoCell || !fits(s)) continue;
        holders_[s] = box;
        return true;
    }
    for (std::size_t s = 0; s < floor_->storages.size(); ++s) {
        if (tried_[s] || !fits(s)) continue;
        tried_[s] = 1;
        if (!give_storage(holders_[s])) continue;
        holders_[s] = box;
        return true;
    }
    return false;
}

std::vector<Cell> DeadEnds::boxes_of(DeadEnd rule, const Pieces& pieces) {
    std::vector<Cell> boxes;
    if (rule == DeadEnd::dead_square) {
        std::copy_if(pieces.boxes.begin(), pieces.boxes.end(), std::back_inserter(boxes),
                     [this](Cell box) { return floor_->is_dead[box] != 0; });
    } else if (rule == DeadEnd::too_few_storages) {
        boxes = crowd_among(pieces.boxes);
    } else if (rule == DeadEnd::frozen) {
        freeze_.find(pieces.boxes);
        boxes = freeze_.lost_group();
    } else if (rule == DeadEnd::corral) {
        boxes = corrals_.boxes_of_dead_one(pieces);
    }
    std::sort(boxes.begin(), boxes.end());
    return boxes;
}

// The boxes that have among them one storage square too few (Hall): the first that got none, and those that
// have what was tried for it. Where it is frozen boxes that leave them so few, these as well.
std::vector<Cell> DeadEnds::crowd_among(std::span<const Cell> boxes) {
    freeze_.find(boxes);
    if (can_all_be_stored(boxes)) return {};
    std::vector<Cell> frozen;
    std::copy_if(boxes.begin(), boxes.end(), std::back_inserter(frozen),
                 [this](Cell box) { return freeze_.is_frozen(box); });
    const auto has_none = [this](Cell box) {
        return std::find(holders_.begin(), holders_.end(), box) == holders_.end();
    };
    std::vector<Cell> crowd{*std::find_if(loose_.begin(), loose_.end(), has_none)};
    for (std::size_t s = 0; s < tried_.size(); ++s) {
        if (tried_[s]) crowd.push_back(holders_[s]);
    }
    freeze_.find(crowd);
    if (can_all_be_stored(crowd)) crowd.insert(crowd.end(), frozen.begin(), frozen.end());
    return crowd;
}

// Pulls a box from each storage square to wherever it could have come from.
void DeadEnds::find_ways_home(bool past_frozen) {
    const std::size_t size = floor_->size();
    auto is_wall = [&](Cell cell) { return cell == kNoCell || (past_frozen && freeze_.is_frozen(cell)); };
    ways_home_.assign(floor_->storages.size() * size, 0);
    holders_.assign(floor_->storages.size(), kNoCell);
    for (std::size_t s = 0; s < floor_->storages.size(); ++s) {
        const Cell storage = floor_->storages[s];
        if (is_wall(storage)) continue;
        char* reaches = &ways_home_[s * size];
        reaches[storage] = 1;
        queue_.assign(1, storage);
        for (std::size_t at = 0; at < queue_.size() && floor_->is_open[storage]; ++at) {
            for (std::size_t d = 0; d < 4; ++d) {
                const Cell from = floor_->next[queue_[at]][opposite(d)];
                if (is_wall(from) || reaches[from] || is_wall(floor_->next[from][opposite(d)])) continue;
                reaches[from] = 1;
                queue_.push_back(from);
            }
        }
    }
    has_plain_ways_home_ = !past_frozen;
    if (past_frozen) return;
    const auto live =
        static_cast<std::size_t>(std::count(floor_->is_dead.begin(), floor_->is_dead.end(), char{0}));
    const auto ways = static_cast<std::size_t>(std::count(ways_home_.begin(), ways_home_.end(), char{1}));
    any_box_fits_any_storage_ = ways == live * floor_->storages.size();
}

bool DeadEnds::is_cut_apart(std::span<const Cell> boxes) {
    seen_ = closed_;
    for (const Cell box : boxes) seen_[box] = 1;
    const auto free_cells = static_cast<std::size_t>(std::count(seen_.begin(), seen_.end(), char{0}));
    if (free_cells == 0) return false;
    const auto first = static_cast<Cell>(std::find(seen_.begin(), seen_.end(), char{0}) - seen_.begin());
    queue_.resize(seen_.size());
    queue_[0] = first;
    seen_[first] = 1;
    return flood_marked(queue_.data(), 1, next_to_.data(), seen_.data(), char{1}) < free_cells;
}

}  // namespace frontier::sokoban
