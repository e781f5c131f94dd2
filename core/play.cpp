#include "play.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "text/words.h"

namespace frontier {

Play::Play(const Puzzle& puzzle, const DomainInfo& info)
    : space_(puzzle.space),
      presenter_(puzzle.presenter),
      evaluator_(puzzle.evaluator(kZero)),
      info_(&info),
      states_(space_->state_bytes()) {
    space_->start(states_.data());
}

Position Play::position(std::size_t index) const {
    index = std::min(index, length());
    const std::byte* here = state(index);
    Position position;
    position.index = index;
    position.length = length();
    if (index > 0) {
        position.action = presenter_->action_name(actions_[index - 1]);
        position.shifts = presenter_->shifts(state(index - 1), actions_[index - 1]);
    }
    position.picture = presenter_->picture(here);
    position.text = presenter_->text(here);
    position.cost =
        std::accumulate(costs_.begin(), costs_.begin() + static_cast<std::ptrdiff_t>(index), Cost{0});
    position.is_goal = space_->is_goal(here);
    if (const std::uint8_t rule = evaluator_->dead_end(here)) {
        position.dead_end = evaluator_->dead_end_reason(rule);
        position.dead_end_cells = evaluator_->dead_end_cells(here, rule);
    }
    SuccessorList successors = space_->make_list();
    space_->successors(here, successors);
    for (std::size_t i = 0; i < successors.size(); ++i) {
        const Action action = successors[i].action;
        position.moves.push_back(
            {presenter_->action_name(action), successors[i].cost, presenter_->shifts(here, action)});
    }
    return position;
}

bool Play::move(std::size_t index, std::string_view action) {
    if (index > length()) return false;
    SuccessorList successors = space_->make_list();
    space_->successors(state(index), successors);
    for (std::size_t i = 0; i < successors.size(); ++i) {
        const Successor next = successors[i];
        if (presenter_->action_name(next.action) != action) continue;
        actions_.resize(index);
        costs_.resize(index);
        states_.resize((index + 1) * space_->state_bytes());
        actions_.push_back(next.action);
        costs_.push_back(next.cost);
        states_.insert(states_.end(), next.state, next.state + space_->state_bytes());
        return true;
    }
    return false;
}

std::optional<Diagnostic> Play::set_line(const std::vector<std::string>& actions) {
    auto before = std::tuple(states_, actions_, costs_);
    for (std::size_t i = 0; i < actions.size(); ++i) {
        if (move(i, actions[i])) continue;
        std::tie(states_, actions_, costs_) = std::move(before);
        return Diagnostic{concat("Step ", i + 1, ", ", actions[i], ", is no move there."), i + 1, 0, "plan"};
    }
    actions_.resize(actions.size());
    costs_.resize(actions.size());
    states_.resize((actions.size() + 1) * space_->state_bytes());
    return std::nullopt;
}

std::vector<std::uint8_t> Play::pushes() const {
    std::vector<std::uint8_t> pushes;
    for (std::size_t i = 0; i < length(); ++i)
        pushes.push_back(presenter_->shifts(state(i), actions_[i]).size() > 1);
    return pushes;
}

std::string Play::plan_text(std::string_view format) const {
    for (const Choice& choice : info_->plan_formats) {
        if (choice.id == format) return presenter_->write_plan(actions_, format);
    }
    std::string text;
    for (const Action action : actions_) text += presenter_->action_name(action) + '\n';
    return text;
}

}  // namespace frontier
