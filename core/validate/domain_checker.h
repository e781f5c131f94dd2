// What the checkers of all domains share: the reading of a plan line by line and its replay.
// A domain brings a World (below) and a Checker, which its family names (core/family.h).
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/validate/plain_text.h"
#include "core/validate/plan_checker.h"

namespace frontier::validate {

inline constexpr std::size_t kLargestSide = 64;  // of a board with walls

// Why a board cannot be read; line 0 when no single line is to blame.
struct Fault {
    std::string message;
    std::size_t line = 0;
};

// A complaint makes the action illegal, whatever its cost; it goes on after "Step 3, 0 up: ".
struct ActionResult {
    std::int64_t cost = 0;
    std::string complaint;
    std::optional<bool> pushes = {};  // whether it did; nothing where there is nothing to push
};

struct Heading {
    std::string_view name;  // its first letter is the one of LURD lines
    int dx, dy;
};

inline constexpr std::array<Heading, 4> kHeadings = {
    {{"up", 0, -1}, {"right", 1, 0}, {"down", 0, 1}, {"left", -1, 0}}};

// read_actions appends the actions of one plan line and answers "", or what it expected instead.
// apply changes nothing when it complains. unmet_goal answers "" in a goal state, or what is missing.
template <class W>
concept World = requires(W world, const W& at_rest, const typename W::Action& action,
                         std::vector<typename W::Action>& actions, std::string_view line) {
    { at_rest.read_actions(line, actions) } -> std::same_as<std::string>;
    { at_rest.describe(action) } -> std::same_as<std::string>;
    { world.apply(action) } -> std::same_as<ActionResult>;
    { at_rest.unmet_goal() } -> std::same_as<std::string>;
};

Verdict unreadable_board(const Fault& fault);
Verdict unreadable_plan(const Fault& fault);
Verdict illegal_plan(Verdict so_far, const std::string& action, const std::string& complaint);
Verdict legal_plan(Verdict so_far, const std::string& unmet_goal);

// Where a plan is not read line by line, read_actions is not needed.
template <class W> Verdict carry_out(W world, const std::vector<typename W::Action>& actions) {
    Verdict so_far;
    so_far.readable = true;
    for (const typename W::Action& action : actions) {
        const ActionResult outcome = world.apply(action);
        if (!outcome.complaint.empty())
            return illegal_plan(so_far, world.describe(action), outcome.complaint);
        so_far.cost += outcome.cost;
        if (outcome.pushes) so_far.pushes = so_far.pushes.value_or(0) + (*outcome.pushes ? 1 : 0);
        ++so_far.steps;
        so_far.actions.push_back(world.describe(action));
    }
    return legal_plan(so_far, world.unmet_goal());
}

template <World W> Verdict replay(W world, std::string_view plan) {
    std::vector<typename W::Action> actions;
    for (const Line& line : meaningful_lines(plan)) {
        const std::string complaint = world.read_actions(line.text, actions);
        if (!complaint.empty()) return unreadable_plan({complaint, line.number});
    }
    return carry_out(std::move(world), actions);
}

}  // namespace frontier::validate
