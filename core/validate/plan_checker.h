// Is this text a legal plan for that board, where does it end and what does it cost?
// The answer comes from a second reading of the rules that shares no code with the domains,
// the text readers or the search, so that a mistake in one of them cannot hide in the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace frontier::validate {

struct Verdict {
    bool readable = false;      // board and plan were understood; false leaves only message and line
    bool legal = false;         // every action may be carried out where it stands
    bool reaches_goal = false;  // the goal holds after the last action; false for an illegal plan
    std::int64_t cost = 0;      // of the actions carried out
    std::size_t steps = 0;      // actions carried out: all of them when legal
    std::optional<std::size_t> pushes = {};  // how many of them pushed, in a puzzle where that counts
    std::size_t failed_step = 0;             // 1-based action that is illegal, 0 = none
    std::vector<std::string> actions;  // those carried out, in the words of a plan with one action a line
    std::string message;               // a sentence for the player, whatever the outcome
    std::size_t line = 0;  // 1-based line of the plan or board at fault when not readable, 0 = none

    template <class Visit> void fields(Visit&& visit) const {  // of one that is readable
        visit("legal", legal);
        visit("reaches_goal", reaches_goal);
        visit("cost", cost);
        visit("steps", steps);
        visit("pushes", pushes);
        visit("failed_step", failed_step);
        visit("actions", actions);
        visit("message", message);
    }
};

using Options = std::map<std::string, std::string, std::less<>>;

struct Task {
    std::string_view board;
    std::string_view plan;
    const Options& options;
};

// The rules of one domain. Each row of core/domain_table.cpp has one.
using Checker = Verdict (*)(const Task& task);

// plan: one action a line, or a format of the domain's own; blank lines and lines that begin with ';' or '#'
// are skipped.
Verdict check_plan(Checker checker, std::string_view board, std::string_view plan, const Options& options);

}  // namespace frontier::validate
