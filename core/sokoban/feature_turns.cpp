// Whose turn it is in a feature-space search: two directions, and detours between them.
#include <algorithm>

#include "feature_loop.h"

namespace frontier::sokoban {

namespace {

constexpr std::uint32_t kDetours = 3;       // after each round of the puzzle's own runs, …
constexpr std::uint64_t kDetourShare = 4;   // … with turns that are so many times as short
constexpr std::uint32_t kLostDetours = 12;  // that nothing led to are replaced in a round at most
constexpr std::uint64_t kPlanless = 4;   // as many times as short are turns while a plan is looked for, …
constexpr std::uint64_t kPushShare = 4;  // … and those of pushing: pulling finds most plans

}  // namespace

void FeatureSearch::start() {
    for (const Cell box : board_.boxes()) {
        const Distance nearest = board_.targets(Way::push).nearest[box];
        if (nearest != kNoWay) nodes_[0].h += nearest;
    }
    OwnTargets own(board_.targets(Way::push));
    if (board_.is_hopeless() || !own.set(board_.boxes())) return exhaust();
    if (is_solved_state(board_.boxes())) return finish(0, kNoNode);
    open_lanes();
    stage_ = Stage::plan;
    turn_began_ = turn_work();
    settle();
}

// Every rule that drops a move is proved, so there is no plan.
void FeatureSearch::exhaust() {
    lower_bound_ = kInfiniteCost;
    lower_bounds_.set(static_cast<StepIndex>(counters_.expanded), kInfiniteCost);
    status_ = Status::exhausted;
}

std::uint64_t FeatureSearch::turn_work() const {
    const Lane& at = lane();
    if (stage_ == Stage::plan) return at.planner ? at.planner->work() : 0;
    return at.run == kNoRun ? 0 : runs_[at.run]->work();
}

// Of a turn, in work: turns grow with the rounds of the puzzle's own runs, the detours of a round with it.
std::uint64_t FeatureSearch::slice() const {
    const std::uint64_t round = std::min<std::uint64_t>(attempts_[0]->turn / 2, 20);
    return attempt_ == 0 ? turns_.search << round : (turns_.search << (round - 1)) / kDetourShare;
}

// Whether the puzzle's run in this direction has no plan yet, and one is looked for: it would be led by
// little.
bool FeatureSearch::is_planless(const Lane& at) const {
    return attempt_ == 0 && at.run != kNoRun && at.planner && !at.planner->is_over() &&
           !runs_[at.run]->guide().has_plan();
}

// Goes on to the next turn that has something to do.
void FeatureSearch::settle() {
    while (status_ == Status::running && stage_ != Stage::tables) {
        const std::uint64_t spent = turn_work() - turn_began_;
        if (stage_ == Stage::plan) {
            if (settle_plan(spent)) return;
        } else if (stage_ == Stage::roots) {
            if (!roots_.empty()) return;
            stage_ = Stage::search;
            turn_began_ = turn_work();
        } else if (settle_search(spent)) {
            return;
        }
    }
}

// Whether there is something to do.
bool FeatureSearch::settle_plan(std::uint64_t spent) {
    Lane& at = lane();
    const bool is_first = at.run == kNoRun;
    const bool has_plan = !is_first && runs_[at.run]->guide().has_plan();
    const bool wants_plan = at.planner && !at.planner->is_over() && !has_plan;
    const std::uint64_t most = is_first && attempt_ == 0 ? turns_.plan : slice();
    if (at.is_open && wants_plan && spent < most) return true;
    const bool is_late = at.planner && at.planner->is_found() && !is_first && !has_plan;
    if (at.is_open && (is_first || is_late)) {
        start_run(at);
        stage_ = Stage::roots;
        return true;
    }
    stage_ = Stage::search;
    turn_began_ = turn_work();
    return false;
}

bool FeatureSearch::settle_search(std::uint64_t spent) {
    if (const std::uint32_t number = lane().run; number != kNoRun) {
        FeatureRun& run = *runs_[number];
        if (run.is_exhausted()) {
            if (attempt_ == 0) exhaust();
            else give_up_detour();  // nothing leads to that state
            return false;
        }
        std::uint64_t most = slice();
        if (is_planless(lane())) most /= kPlanless;
        if (attempt_ == 0 && lane().way == Way::push) most /= kPushShare;
        if (run.has_met() || spent < most) return true;
    }
    next_turn();
    return false;
}

void FeatureSearch::next_turn() {
    stage_ = Stage::plan;
    if (++attempt().turn % 2 == 0) {  // a round is over
        if (attempt_ == 0) {
            detours_ = kDetours;
            lost_detours_ = kLostDetours;
        } else {
            end_detour();
        }
        if (begin_detour()) return;
    }
    turn_began_ = turn_work();
}

// A state that pulling has come to may be easy to come to by another order than that of the plan it was
// pulled by. So it takes the place of the end, and both directions get a plan of their own for what is left.
bool FeatureSearch::begin_detour() {
    const std::uint32_t pulls = attempts_[0]->lanes[0].run;
    if (detours_ == 0 || pulls == kNoRun || is_planless(attempts_[0]->lanes[0])) return false;
    for (const auto& [rank, cell] : runs_[pulls]->cells().by_rank()) {
        const NodeId id = runs_[pulls]->cells().newest(cell);
        if (nodes_[id].parent == kNoNode || !tried_.insert(nodes_[id].key).second) continue;
        --detours_;
        std::vector<Cell> ends;
        nodes_.boxes(id, ends);
        std::sort(ends.begin(), ends.end());
        attempt_ = attempts_.size();
        attempts_.push_back(std::make_unique<Attempt>());
        attempt().towards = id;
        attempt().own_board = std::make_unique<PushBoard>(board_, ends, nodes_[id].robot, PushBoard::Later());
        stage_ = Stage::tables;
        return true;
    }
    return false;
}

void FeatureSearch::start_detour() {
    const PushBoard& board = board_of(attempt());
    stage_ = Stage::plan;
    OwnTargets own(board.targets(Way::push));
    if (own.set(board.boxes())) {
        open_lanes();
        turn_began_ = turn_work();
    } else {
        give_up_detour();
    }
    settle();
}

// Another one may take its place.
void FeatureSearch::give_up_detour() {
    if (lost_detours_ > 0) {
        --lost_detours_;
        ++detours_;
    }
    attempt().turn = 1;
    next_turn();
}

void FeatureSearch::end_detour() {
    for (Lane& one : attempt().lanes) {
        end_run(one);
        one.planner.reset();
    }
    attempt_ = 0;
}

void FeatureSearch::open_lanes() {
    const PushBoard& board = board_of(attempt());
    // A state that nothing leads to shows soonest when it is pushed to.
    attempt().lanes[0].way = attempt_ == 0 ? Way::pull : Way::push;
    attempt().lanes[1].way = other(attempt().lanes[0].way);
    for (Lane& one : attempt().lanes) {
        one.is_open = one.way == Way::push || board.can_pull();
        if (board.can_pull()) one.planner = std::make_unique<RelaxedPlan>(board, other(one.way));
    }
}

void FeatureSearch::end_run(const Lane& at) {
    if (at.run == kNoRun) return;
    lives_[at.run].died = static_cast<StepIndex>(counters_.expanded);
    open_ -= runs_[at.run]->cells().waiting();
}

void FeatureSearch::start_run(Lane& at) {
    end_run(at);
    const PushBoard& board = board_of(attempt());
    at.run = static_cast<std::uint32_t>(runs_.size());
    const auto sets =
        at.planner && at.planner->is_found() ? at.planner->sets() : std::vector<std::vector<Cell>>();
    runs_.push_back(
        std::make_unique<FeatureRun>(board, nodes_, at.run, at.way, PlanGuide(board, at.way, sets)));
    lives_.push_back({static_cast<StepIndex>(counters_.expanded), kNever, attempt().towards});
    if (at.planner && at.planner->is_over()) at.planner.reset();
    roots_ = at.way == Way::push ? std::vector<Cell>{board.robot()} : board.end_robots();
    std::reverse(roots_.begin(), roots_.end());
    for (const std::size_t one : {std::size_t{0}, attempt_}) {
        for (const Lane& it : attempts_[one]->lanes) {
            if (it.run == kNoRun) continue;
            std::vector<const NodeIndex*> opposite;
            for (const std::uint32_t run : opposite_runs(it.way)) opposite.push_back(&runs_[run]->index());
            runs_[it.run]->look_for(std::move(opposite));
        }
    }
}

// Runs of the other direction that a run may meet: the puzzle's, and those of the detour that is tried.
std::vector<std::uint32_t> FeatureSearch::opposite_runs(Way way) const {
    std::vector<std::uint32_t> runs;
    for (std::size_t one = 0;; one = attempt_) {
        for (const Lane& at : attempts_[one]->lanes) {
            if (at.run != kNoRun && at.way != way) runs.push_back(at.run);
        }
        if (one == attempt_) return runs;
    }
}

}  // namespace frontier::sokoban
