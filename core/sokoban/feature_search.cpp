#include "feature_search.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "../text/words.h"
#include "feature_loop.h"

namespace frontier::sokoban {

Result<std::unique_ptr<Search>> own_search(BoardCells board, SearchTask&& task, Settings&& settings) {
    if (const std::size_t robots = board.floor->robots.size(); robots > 1) {
        return Diagnostic{concat("Feature-space search is for one robot, and this board has ", robots,
                                 ". Choose another strategy, such as solve."),
                          0, 0, "strategy"};
    }
    return make_feature_search(std::move(task), std::move(settings), std::move(board));
}

std::unique_ptr<Search> make_feature_search(SearchTask task, Settings settings, BoardCells board,
                                            Turns turns) {
    auto search =
        std::make_unique<FeatureSearch>(std::move(task), std::move(settings), std::move(board), turns);
    search->advance(0);
    return search;
}

FeatureSearch::FeatureSearch(SearchTask task, Settings settings, BoardCells cells, Turns turns)
    : SearchCommon(std::move(task), std::move(settings)),
      cells_(std::move(cells)),
      board_(*cells_.floor, PushBoard::Later()),
      nodes_(board_.boxes().size()),
      turns_(turns) {
    attempts_.push_back(std::make_unique<Attempt>());
    lower_bounds_.set(0, 0);
}

Stats FeatureSearch::stats() const {
    Stats stats = SearchCommon::stats();
    if (status_ == Status::paused) stats.paused_at = static_cast<StepIndex>(counters_.expanded - 1);
    return stats;
}

bool FeatureSearch::is_solved_state(std::span<const Cell> boxes) const {
    const Targets& goals = board_.targets(Way::push);
    return std::all_of(boxes.begin(), boxes.end(), [&](Cell box) { return goals.is_target[box] != 0; });
}

void FeatureSearch::begin() {
    PushNode root;
    root.run = kNoRun;
    root.robot = board_.robot();
    std::vector<char> taken = board_.walls();
    for (const Cell box : board_.boxes()) {
        taken[box] = 1;
        root.key ^= board_.box_key(box);
    }
    Regions regions(board_);
    regions.number(taken);
    root.key ^= board_.region_key(regions.span_of(board_.robot()).least);
    nodes_.add(root, board_.boxes());
}

void FeatureSearch::take_one() {
    if (stage_ == Stage::tables) {
        PushBoard& board = attempt().own_board ? *attempt().own_board : board_;
        if (board.find_more()) attempt().own_board ? start_detour() : start();
        return;
    }
    if (stage_ == Stage::write) return write_more();
    Lane& at = lane();
    if (stage_ == Stage::plan) {
        at.planner->advance();
        if (at.planner->nodes() % 64 == 0 && is_full()) status_ = Status::memory;
    } else if (stage_ == Stage::roots) {
        FeatureRun& run = *runs_[at.run];
        if (!under_way_) {
            if (at.way == Way::push) run.begin_root(board_.boxes(), roots_.back());
            else if (attempt().towards != kNoNode) run.begin_again(attempt().towards);
            else run.begin_root(board_.targets(Way::push).cells, roots_.back());
            under_way_ = true;
            return;
        }
        if (!run.go_on()) return;
        under_way_ = false;
        roots_.pop_back();
        const std::size_t before = run.cells().waiting();
        const bool is_start = at.way == Way::push && nodes_[0].run == kNoRun;
        run.end(static_cast<StepIndex>(counters_.expanded), is_start ? 0 : kNoNode);
        open_ = open_ - before + run.cells().waiting();
    } else {
        if (!under_way_) {
            if (counters_.expanded >= settings_.max_expansions) {
                status_ = Status::expansions;
                return;
            }
            if (counters_.expanded % 64 == 0 && is_full()) {
                status_ = Status::memory;
                return;
            }
            begin_step();
        } else if (runs_[at.run]->go_on()) {
            end_step(0, kNoNode, DeadEnd::none);
        }
        if (under_way_) return;
    }
    settle();
}

bool FeatureSearch::is_full() const { return memory_bytes() + evaluators_bytes() > settings_.memory_bytes; }

void FeatureSearch::begin_step() {
    FeatureRun& run = *runs_[lane().run];
    const std::size_t before = run.cells().waiting();
    taking_ = run.next();
    const FeatureRun::Judgement judgement = run.begin(taking_);
    open_ = open_ - before + run.cells().waiting();
    under_way_ = true;
    if (judgement.rule != DeadEnd::none || judgement.known != kNoNode)
        end_step(kNoNode, judgement.known, judgement.rule);
}

// `child`: kNoNode where there is none.
void FeatureSearch::end_step(NodeId child, NodeId other, DeadEnd rule) {
    under_way_ = false;
    FeatureRun& run = *runs_[lane().run];
    const auto index = static_cast<StepIndex>(counters_.expanded);
    PushNode& node = nodes_[taking_.node];
    Step& step = step_;
    step = {taking_.node,
            taking_.macro.bits(),
            child,
            other,
            node.last_step,
            rule,
            0,
            taking_.macro.wanted == Wanted::meeting};
    if (node.last_step == kNever) {
        counters_.generated += node.known + node.dead;
        counters_.pruned_cycle += node.known;
        counters_.pruned_deadlock += node.dead;
    } else {
        step.events |= 1u << static_cast<unsigned>(Event::reexpansion);
    }
    node.last_step = index;
    if (node.h < least_h_) {
        if (index > 0) step.events |= 1u << static_cast<unsigned>(Event::h_fell);
        least_h_ = node.h;
    }
    ++counters_.generated;
    if (child != kNoNode) {
        ++counters_.kept;
        const std::size_t before = run.cells().waiting();
        step.child = run.end(index + 1);
        open_ = open_ - before + run.cells().waiting();
    } else if (rule != DeadEnd::none) {
        ++counters_.pruned_deadlock;
    } else {
        ++counters_.pruned_cycle;
    }
    if (step.child == kNoNode || !meets(step.child)) complete_step();
}

void FeatureSearch::complete_step() {
    steps_.push_back(step_);
    ++counters_.expanded;
    if (status_ == Status::running) check_breakpoints();
}

void FeatureSearch::check_breakpoints() {
    for (const Breakpoint& breakpoint : breakpoints_) {
        if (matches(breakpoint, static_cast<StepIndex>(counters_.expanded - 1))) {
            settle();
            if (status_ == Status::running) status_ = Status::paused;
            return;
        }
    }
}

NodeId FeatureSearch::same_state(const FeatureRun& run, std::uint64_t key,
                                 std::span<const Cell> boxes) const {
    const NodeId found = run.index().find(key);
    if (found == kNoNode) return kNoNode;
    std::vector<Cell> own(boxes.begin(), boxes.end()), others;
    nodes_.boxes(found, others);
    std::sort(own.begin(), own.end());
    std::sort(others.begin(), others.end());
    return own == others ? found : kNoNode;
}

// Whether the new node completes a plan.
bool FeatureSearch::meets(NodeId id) {
    std::vector<Cell> boxes;
    nodes_.boxes(id, boxes);
    const Way way = runs_[nodes_[id].run]->way();
    for (const std::uint32_t run : opposite_runs(way)) {
        const NodeId found = same_state(*runs_[run], nodes_[id].key, boxes);
        if (found == kNoNode) continue;
        finish(way == Way::push ? id : found, way == Way::push ? found : id);
        return true;
    }
    if (way == Way::push && is_solved_state(boxes)) {
        finish(id, kNoNode);
        return true;
    }
    if (way == Way::pull && nodes_[id].key == nodes_[0].key && is_start(std::move(boxes))) {
        finish(0, id);
        return true;
    }
    return false;
}

bool FeatureSearch::is_start(std::vector<Cell> boxes) const {
    std::sort(boxes.begin(), boxes.end());
    return std::equal(boxes.begin(), boxes.end(), board_.boxes().begin());
}

std::vector<NodeId> FeatureSearch::ancestry(NodeId node) const {
    std::vector<NodeId> nodes;
    for (; node != kNoNode; node = nodes_[node].parent) nodes.push_back(node);
    std::reverse(nodes.begin(), nodes.end());
    return nodes;
}

// The pushes that a pull stands for, as a node of the forward direction.
NodeId FeatureSearch::append_pushes(NodeId parent, NodeId pulled) {
    const Macro pull = Macro::of(nodes_[pulled].macro);
    const NodeId before = nodes_[pulled].parent;
    const Cell from = pull.to;
    const Cell to = nodes_.box(before, pull.box);
    std::vector<Cell> boxes;
    nodes_.boxes(parent, boxes);
    const auto box = static_cast<std::size_t>(std::find(boxes.begin(), boxes.end(), from) - boxes.begin());
    boxes[box] = to;
    PushNode node;
    node.key = nodes_[before].key;
    node.parent = parent;
    node.run = kNoRun;
    node.pushes = nodes_[parent].pushes + nodes_[pulled].pushes - nodes_[before].pushes;
    for (const Cell cell : boxes) node.h += board_.targets(Way::push).nearest[cell];
    node.robot = nodes_[before].robot;
    node.made_at = static_cast<StepIndex>(counters_.expanded) + 1;
    // The robot stands on a side of the box that is in the same region as where it stood before the pull.
    Regions regions(board_);
    std::vector<char> taken = board_.walls();
    for (const Cell cell : boxes) taken[cell] = 1;
    regions.number(taken);
    const Cell least = regions.span_of(node.robot).least;
    std::uint8_t side = 0;
    for (std::uint8_t s = 0; s < 4; ++s) {
        const Cell beside = board_.next(to, s);
        if (!taken[beside] && regions.span_of(beside).least == least) side = s;
    }
    node.robot = board_.next(to, side);
    node.macro = Macro{static_cast<std::uint16_t>(box), to, side, Wanted::meeting}.bits();
    ++counters_.generated;
    ++counters_.kept;
    return nodes_.add(node, boxes);
}

// Joins the two halves of a plan: what was pulled is appended as the pushes it stands for.
void FeatureSearch::finish(NodeId forward, NodeId backward) {
    met_ = {forward, backward};
    NodeId last = forward;
    for (NodeId at = backward; at != kNoNode;) {
        const bool is_root = nodes_[at].parent == kNoNode;  // what came before it is told by its run's end
        if (!is_root) last = append_pushes(last, at);
        at = is_root ? lives_[nodes_[at].run].towards : nodes_[at].parent;
    }
    line_ = ancestry(last);
    written_ = 1;
    stands_ = board_.robot();
    writer_ = std::make_unique<MacroPlan>(board_);
    plans_.emplace_back();
    plan_nodes_.push_back({line_.front()});
    stage_ = Stage::write;
    under_way_ = true;
}

void FeatureSearch::write_more() {
    std::vector<std::uint8_t>& moves = plans_.back();
    if (written_ < line_.size()) {
        const PushNode& node = nodes_[line_[written_]];
        const Macro macro = Macro::of(node.macro);
        std::vector<Cell> boxes;
        nodes_.boxes(node.parent, boxes);
        writer_->carry(boxes, macro.box, macro.to, node.robot, stands_, moves);
        plan_nodes_.back().resize(moves.size() + 1, line_[written_++]);
        return;
    }
    under_way_ = false;
    writer_.reset();
    const std::vector<Cost> costs = costs_of(moves);
    add_incumbent(std::accumulate(costs.begin(), costs.end(), Cost{0}), line_.back());
    status_ = Status::solved;
    if (line_.size() == 1) return;  // the start is a goal
    step_.events |= 1u << static_cast<unsigned>(Event::incumbent);
    complete_step();
}

std::size_t FeatureSearch::memory_bytes() const {
    std::size_t bytes = board_.memory_bytes() + nodes_.memory_bytes() + steps_.memory_bytes();
    for (const auto& run : runs_) bytes += run->memory_bytes();
    for (const auto& one : attempts_) {
        if (one->own_board) bytes += one->own_board->memory_bytes();
        for (const Lane& at : one->lanes) bytes += at.planner ? at.planner->memory_bytes() : 0;
    }
    return bytes;
}

}  // namespace frontier::sokoban
