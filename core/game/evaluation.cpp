#include "evaluation.h"

namespace frontier::game {

namespace {

std::size_t key_bytes(const Rules& rules, SearchType type) {
    return rules.cells() + sizeof(std::uint16_t) +
           (type == SearchType::alpha_beta_pruning ? 2 * sizeof(std::int32_t) : 0);
}

// Utilities, and so alpha and beta, are whole numbers of 32 bits.
std::int32_t key_number(double bound) {
    if (std::isinf(bound))
        return bound < 0 ? std::numeric_limits<std::int32_t>::min()
                         : std::numeric_limits<std::int32_t>::max();
    return static_cast<std::int32_t>(bound);
}

}  // namespace

Evaluation::Evaluation(Rules rules, SearchType type, unsigned turns, std::size_t memory_bytes)
    : rules_(std::move(rules)),
      type_(type),
      plies_(turns * kAgents),
      key_bytes_(key_bytes(rules_, type)),
      budget_(memory_bytes),
      table_(key_bytes_) {
    begin(rules_.start());
}

void Evaluation::begin(const Position& position) {
    frames_.clear();
    moves_.clear();
    position_ = position;
    if (outcome(position, {})) {
        evaluations_ += is_leaf(position);
        status_ = Status::solved;
        return;
    }
    status_ = Status::running;
    enter({});
}

void Evaluation::forget() {
    table_ = PositionTable(key_bytes_);
    frames_.clear();
}

Status Evaluation::advance(std::uint64_t moves) {
    if (status_ == Status::timeout || status_ == Status::cancelled) status_ = Status::running;
    for (; moves > 0 && status_ == Status::running; --moves) try_move();
    return status_;
}

void Evaluation::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

void Evaluation::enter(const Window& window) {
    frames_.push_back({Tally(type_, position_.agent(), window), window, {0, 0, 1}, moves_.size()});
    rules_.append_moves(position_, moves_);
}

void Evaluation::try_move() {
    const Move move = next_move();
    const Window window = frames_.back().tally.window();
    rules_.apply(position_, move);
    evaluations_ += is_leaf(position_);
    if (const auto known = outcome(position_, window)) {
        rules_.undo(position_, move);
        take(*known);
    } else {
        enter(window);
    }
}

void Evaluation::take(const SubtreeResult& outcome) {
    Frame& frame = frames_.back();
    frame.tally.add(outcome.value);
    frame.sum.util_calls = capped_sum(frame.sum.util_calls, outcome.util_calls);
    frame.sum.nodes = capped_sum(frame.sum.nodes, outcome.nodes);
    if (frame.sum.nodes == kMostCounted) status_ = Status::failed;
    else if (frame.tally.cut() || frame.moves_begin + frame.tally.count() == moves_.size()) leave();
}

void Evaluation::leave() {
    if (!table_.has_room(budget_)) {
        status_ = Status::memory;
        return;
    }
    Frame& frame = frames_.back();
    const SubtreeResult outcome{frame.tally.value(), frame.sum.util_calls, frame.sum.nodes};
    table_.insert(key_of(position_, frame.entered).data(), outcome);
    moves_.resize(frame.moves_begin);
    frames_.pop_back();
    if (frames_.empty()) {
        status_ = Status::solved;
        return;
    }
    rules_.undo(position_, next_move());
    take(outcome);
}

double Evaluation::progress() const {
    if (status_ == Status::solved) return 1;
    double done = 0;
    double share = 1;
    for (std::size_t i = 0; i < frames_.size(); ++i) {
        const std::size_t end = i + 1 < frames_.size() ? frames_[i + 1].moves_begin : moves_.size();
        share /= static_cast<double>(end - frames_[i].moves_begin);
        done += share * frames_[i].tally.count();
    }
    return std::min(done, 1.0);
}

Evaluation::Key Evaluation::key_of(const Position& position, const Window& window) const {
    Key key;
    const auto ply = static_cast<std::uint16_t>(position.ply);
    std::memcpy(key.data(), position.board.data(), rules_.cells());
    std::memcpy(key.data() + rules_.cells(), &ply, sizeof ply);
    if (type_ == SearchType::alpha_beta_pruning) {
        const std::int32_t bounds[] = {key_number(window.alpha), key_number(window.beta)};
        std::memcpy(key.data() + rules_.cells() + sizeof ply, bounds, sizeof bounds);
    }
    return key;
}

std::optional<SubtreeResult> Evaluation::outcome(const Position& position, const Window& window) const {
    if (is_leaf(position)) return leaf(position);
    return table_.find(key_of(position, window).data());
}

}  // namespace frontier::game
