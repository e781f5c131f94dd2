// The heuristic ways_back: the greatest of the bounds that a set of heights give (sokoban_heights.h). The set
// is made for the board: heights that fall away from the storage squares, others trained on the start, and,
// while a short trial search does not get through, more of them trained on positions it met.
#include <algorithm>
#include <array>
#include <limits>
#include <optional>

#include "sokoban_estimates.h"
#include "sokoban_gradual_table.h"
#include "sokoban_heights.h"
#include "sokoban_memory.h"
#include "sokoban_probe.h"
#include "sokoban_progress.h"

namespace frontier::sokoban {

namespace {

template <class Number> class WaysBack final : public Estimator {
   public:
    WaysBack(std::shared_ptr<const Floor> floor, bool learns)
        : floor_(std::move(floor)),
          learns_(learns),
          dead_ends_(floor_),
          memory_(floor_->boxes.size(), 1, 0) {}

    bool prepare(std::uint64_t work) override {
        while (stage_ != Stage::ready) {
            if (work == 0) return false;
            const std::uint64_t spent = advance();
            work -= std::min(work, spent);
        }
        return true;
    }
    double progress() const override {
        if (stage_ == Stage::ready) return 1;
        if (!learns_) return (tables_[0].progress(*floor_) + tables_[1].progress(*floor_)) / 2;
        return std::min(0.99, static_cast<double>(heights_.size()) / static_cast<double>(kMostHeights));
    }
    std::size_t memory_bytes() const override {
        const std::size_t tables = heights_.size() *
                                   (floor_->size() + graph_.size() * floor_->storages.size()) *
                                   sizeof(std::int32_t);
        return memory_.memory_bytes() + tables + (probe_ ? probe_->memory_bytes() : 0);
    }

    std::int32_t estimate(const Pieces& pieces) override {
        graph_.places(pieces, places_);
        bool known = false;
        const std::span<Number> numbers = memory_.look_up(places_, known);
        if (!known) fill(numbers);
        if (numbers[0] == kNoPlan) return kFar;
        sums_.assign(numbers.begin(), numbers.end());
        for (const Cell robot : pieces.robots) {
            const Number* heights = &height_rows_[robot * width_];
            for (std::size_t i = 0; i < width_; ++i) sums_[i] = static_cast<Number>(sums_[i] + heights[i]);
        }
        Number most = 0;
        for (std::size_t i = 0; i < width_; ++i) most = std::max(most, sums_[i]);
        return most;
    }

   private:
    static constexpr Number kNoPlan = std::numeric_limits<Number>::max();
    static constexpr std::size_t kMostHeights =
        64;  // with 16, A* expands twice as many nodes on the course's boards
    static constexpr std::size_t kLanes = 8;  // sums are made for so many heights at once

    enum class Stage { graph, tables, start, trial, samples, ready };

    // A piece of the preparation; how much work it was.
    std::uint64_t advance() {
        switch (stage_) {
            case Stage::graph: return begin();
            case Stage::tables: return make_tables();
            case Stage::start: return train(Stage::trial);
            case Stage::trial: return try_out();
            case Stage::samples: return train_on_samples();
            case Stage::ready: break;
        }
        return 0;
    }

    std::uint64_t begin() {
        graph_ = PushGraph(*floor_);
        places_.resize(floor_->boxes.size());
        const std::vector<Cell> steps = walk_distances(*floor_, floor_->storages);
        std::vector<std::int32_t> falling;
        for (const Cell distance : steps)
            falling.push_back(distance == kNoCell ? 0 : -std::int32_t{distance});
        keep(without_costs(*floor_, std::vector<std::int32_t>(floor_->size(), 0)));
        keep(without_costs(*floor_, std::move(falling)));
        stage_ = Stage::tables;
        return graph_.work();
    }

    // The costs of the first heights, which on a large board are the only ones.
    std::uint64_t make_tables() {
        for (std::size_t i = 0; i < heights_.size(); ++i) {
            if (tables_[i].is_ready(*floor_)) continue;
            return tables_[i].advance(*floor_, graph_, heights_[i].of_cell, heights_[i].costs,
                                      assignments_[i]);
        }
        arrange();
        stage_ = Stage::ready;
        value_before_ = estimate(floor_->start());
        if (!learns_ || value_before_ >= kFar || floor_->boxes.empty()) return floor_->size();
        trainer_.emplace(*floor_, graph_);
        trainer_->begin(floor_->start(), heights_.back().of_cell, kStepsForStart);
        stage_ = Stage::start;
        return floor_->size();
    }

    std::uint64_t train(Stage then) {
        if (!trainer_->advance()) return trainer_->work_a_step();
        if (trainer_->best_value() > value_before_) keep(with_costs(*floor_, graph_, trainer_->best()));
        stage_ = then;
        arrange();
        return trainer_->work_a_step();
    }
    void keep(Heights heights) {
        heights_.push_back(std::move(heights));
        assignments_.emplace_back(floor_->boxes.size(), floor_->storages.size());
    }

    // Lays the heights out cell by cell, and forgets what was worked out with fewer of them.
    void arrange() {
        width_ = (heights_.size() + kLanes - 1) / kLanes * kLanes;
        height_rows_.assign(floor_->size() * width_, 0);
        for (std::size_t i = 0; i < heights_.size(); ++i) {
            for (std::size_t cell = 0; cell < floor_->size(); ++cell) {
                height_rows_[cell * width_ + i] = static_cast<Number>(heights_[i].of_cell[cell]);
            }
        }
        memory_ = BoxMemory<Number>(floor_->boxes.size(), width_, std::size_t{32} << 20);
    }

    void fill(std::span<Number> numbers) {
        std::fill(numbers.begin(), numbers.end(), Number{0});
        for (std::size_t i = 0; i < heights_.size(); ++i) {
            const std::int32_t cost = assignments_[i].solve(places_, heights_[i].costs);
            if (cost >= kFar) {
                numbers[0] = kNoPlan;
                return;
            }
            numbers[i] = static_cast<Number>(cost - heights_[i].at_end);
        }
    }

    // A trial search. Where it gets through, the board is easy and nothing more need be learnt.
    std::uint64_t try_out() {
        if (!probe_) probe_.emplace(*floor_, *this, dead_ends_);
        if (!probe_->advance()) {
            finish();
        } else if (probe_->expanded() >= trial_length_) {
            if (!progress_) progress_.emplace(*floor_, graph_, heights_.back());
            stage_ = Stage::samples;
            tries_ = added_ = 0;
            is_training_ = false;
        }
        return 2 + 2 * floor_->robots.size();
    }

    std::uint64_t train_on_samples() {
        if (is_training_) {
            if (!trainer_->advance()) return trainer_->work_a_step();
            is_training_ = false;
            if (trainer_->best_value() > value_before_) {
                keep(with_costs(*floor_, graph_, trainer_->best()));
                ++added_;
            }
        }
        if (tries_ == kTriesARound || heights_.size() == kMostHeights) {
            end_round();
            return 1;
        }
        ++tries_;
        ++drawn_;
        if (drawn_ % 2 == 0) {
            if (progress_->draw(drawn_) && dead_ends_.find(progress_->pieces()) == DeadEnd::none)
                begin_training(progress_->pieces());
        } else {
            begin_training(probe_->draw(hash_bytes(&drawn_, sizeof drawn_)));
        }
        return trainer_->work_a_step();
    }

    // From the heights that are best there so far.
    void begin_training(const Pieces& sample) {
        value_before_ = 0;
        std::size_t best = 0;
        graph_.places(sample, places_);
        for (std::size_t i = 0; i < heights_.size(); ++i) {
            const std::int32_t cost = assignments_[i].solve(places_, heights_[i].costs);
            if (cost >= kFar) return;
            std::int32_t value = cost - heights_[i].at_end;
            for (const Cell robot : sample.robots) value += heights_[i].of_cell[robot];
            if (value <= value_before_) continue;
            value_before_ = value;
            best = i;
        }
        trainer_->begin(sample, heights_[best].of_cell, kStepsForSample);
        is_training_ = true;
    }

    void end_round() {
        arrange();
        probe_.reset();
        stage_ = Stage::trial;
        const bool was_longest = trial_length_ == kLongestTrial;
        trial_length_ = std::min(2 * trial_length_, kLongestTrial);
        if (heights_.size() == kMostHeights || ++rounds_ == kMostRounds ||
            (was_longest && added_ < kTriesARound / 8))
            finish();
    }
    void finish() {
        probe_.reset();
        trainer_.reset();
        stage_ = Stage::ready;
    }

    // By trial: with 50 steps for a sample or with 8 tries a round, A* expands a tenth or a half more nodes
    // on the course's boards A12 to A14.
    static constexpr int kStepsForStart = 300;
    static constexpr int kStepsForSample = 150;
    static constexpr std::size_t kTriesARound = 24;
    static constexpr std::size_t kLongestTrial = 16000;
    static constexpr std::size_t kMostRounds = 10;

    std::shared_ptr<const Floor> floor_;
    bool learns_;
    DeadEnds dead_ends_;
    PushGraph graph_;
    std::vector<PushGraph::Place> places_;
    std::vector<Heights> heights_;
    std::vector<Assignment> assignments_;
    std::size_t width_ = 0;
    std::vector<Number> height_rows_;
    std::vector<Number> sums_;
    BoxMemory<Number> memory_;

    Stage stage_ = Stage::graph;
    std::array<GradualTable, 2> tables_;
    std::optional<HeightTrainer> trainer_;
    std::optional<Probe> probe_;
    std::optional<RandomProgress> progress_;
    std::size_t trial_length_ = 1000;
    std::size_t rounds_ = 0;
    std::size_t tries_ = 0;
    std::size_t added_ = 0;
    std::uint64_t drawn_ = 0;
    bool is_training_ = false;
    std::int32_t value_before_ = 0;
};

}  // namespace

// Heights and costs of a board with byte-sized cells fit into 16 bits.
std::unique_ptr<Estimator> make_ways_back(std::shared_ptr<const Floor> floor) {
    const bool is_small = floor->size() <= 255 && floor->robots.size() + floor->boxes.size() <= 16;
    if (is_small) return std::make_unique<WaysBack<std::int16_t>>(std::move(floor), true);
    return std::make_unique<WaysBack<std::int32_t>>(std::move(floor), false);
}

}  // namespace frontier::sokoban
