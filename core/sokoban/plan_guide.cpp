#include "plan_guide.h"

#include <algorithm>
#include <bit>

namespace frontier::sokoban {

PlanGuide::PlanGuide(const PushBoard& board, Way way, const std::vector<std::vector<Cell>>& sets)
    : targets_(&board.targets(way)), steps_(static_cast<std::uint32_t>(sets.size())) {
    if (!has_plan()) return;
    words_ = (steps_ + 63) / 64;
    in_step_.assign((board.size() + std::size_t{1}) * words_, 0);
    for (std::uint32_t step = 0; step < steps_; ++step) {
        for (const Cell cell : sets[step])
            in_step_[cell * words_ + step / 64] |= std::uint64_t{1} << (step % 64);
        size_.push_back(static_cast<std::uint32_t>(sets[step].size()));
    }
    const auto wants = [&](Cell cell, std::uint32_t step) {
        return (in_step_[cell * words_ + step / 64] >> (step % 64) & 1) != 0;
    };
    std::vector<std::uint32_t> final_at;  // of each target: from this step on it keeps its box
    later_.assign(steps_ * targets_->words, 0);
    for (std::size_t target = 0; target < targets_->cells.size(); ++target) {
        std::uint32_t step = steps_;
        while (step > 0 && wants(targets_->cells[target], step - 1)) --step;
        final_at.push_back(step);
        for (std::uint32_t before = 0; before < std::min(step, steps_); ++before)
            later_[before * targets_->words + target / 64] |= std::uint64_t{1} << (target % 64);
    }
    find_reach(way, board, final_at);
}

// Backwards from each target. Where the robot has to be able to walk is left out: this is a guide.
void PlanGuide::find_reach(Way way, const PushBoard& board, const std::vector<std::uint32_t>& final_at) {
    const std::size_t words = targets_->words;
    reach_.assign((board.size() + std::size_t{1}) * words, 0);
    std::vector<char> taken;
    std::vector<Cell> queue;
    for (std::size_t target = 0; target < final_at.size(); ++target) {
        taken = board.walls();
        for (std::size_t before = 0; before < final_at.size(); ++before) {
            if (final_at[before] < final_at[target]) taken[targets_->cells[before]] = 1;
        }
        queue.assign(1, targets_->cells[target]);
        const auto mark = [&](Cell cell) -> bool {
            std::uint64_t& word = reach_[cell * words + target / 64];
            const std::uint64_t bit = std::uint64_t{1} << (target % 64);
            const bool is_new = (word & bit) == 0;
            word |= bit;
            return is_new;
        };
        mark(queue[0]);
        for (std::size_t at = 0; at < queue.size(); ++at) {
            for (std::size_t d = 0; d < 4; ++d) {
                const Cell from = board.next(queue[at], d);
                if (taken[from]) continue;
                const Cell stand =
                    way == Way::push ? board.next(from, d) : board.next(queue[at], opposite(d));
                if (!taken[stand] && mark(from)) queue.push_back(from);
            }
        }
    }
}

void PlanGuide::set(std::span<const Cell> boxes, Progress& progress) const {
    progress.on_targets = 0;
    for (const Cell box : boxes) progress.on_targets += targets_->is_target[box] != 0;
    if (!has_plan()) return;
    progress.done.assign(words_, 0);
    progress.but_one.assign(words_, 0);
    for (std::uint32_t step = 0; step < steps_; ++step) {
        std::uint32_t missing = size_[step];
        for (const Cell box : boxes)
            missing -= static_cast<std::uint32_t>(in_step_[box * words_ + step / 64] >> (step % 64) & 1);
        if (missing == 0) progress.done[step / 64] |= std::uint64_t{1} << (step % 64);
        if (missing == 1) progress.but_one[step / 64] |= std::uint64_t{1} << (step % 64);
    }
}

std::uint32_t PlanGuide::packed(const Progress& progress) const {
    if (!has_plan()) return progress.on_targets;
    for (std::size_t word = words_; word-- > 0;) {
        if (progress.done[word] != 0)
            return static_cast<std::uint32_t>(
                word * 64 + 63 - static_cast<std::size_t>(std::countl_zero(progress.done[word])));
    }
    return 0;
}

std::uint32_t PlanGuide::packed(const Progress& progress, Cell from, Cell to) const {
    if (!has_plan())
        return progress.on_targets - (targets_->is_target[from] != 0) + (targets_->is_target[to] != 0);
    for (std::size_t word = words_; word-- > 0;) {
        const std::uint64_t left = in_step_[from * words_ + word];
        const std::uint64_t entered = in_step_[to * words_ + word];
        const std::uint64_t done =
            (progress.done[word] & (~left | entered)) | (progress.but_one[word] & entered & ~left);
        if (done != 0)
            return static_cast<std::uint32_t>(word * 64 + 63 -
                                              static_cast<std::size_t>(std::countl_zero(done)));
    }
    return 0;
}

}  // namespace frontier::sokoban
