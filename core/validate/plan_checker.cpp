#include "core/validate/plan_checker.h"

#include "core/validate/bare_text.h"
#include "core/validate/domain_checker.h"

namespace frontier::validate {

Verdict check_sokoban(const Task& task);
Verdict check_lunar(const Task& task);
Verdict check_jugs(const Task& task);
Verdict check_snowman(const Task& task);
Verdict check_tiles(const Task& task);

namespace {

struct DomainChecker {
    std::string_view domain;
    Verdict (*check)(const Task&);
};

constexpr DomainChecker kDomainCheckers[] = {
    {"sokoban", check_sokoban},
    {"lunar", check_lunar},
    {"jugs", check_jugs},
    {"snowman", check_snowman},
    {"tiles", check_tiles},
};

Verdict unreadable(std::string_view what, const Fault& fault) {
    Verdict verdict;
    verdict.line = fault.line;
    verdict.message = what;
    if (fault.line != 0) verdict.message += ", line " + std::to_string(fault.line);
    verdict.message += ": " + fault.message;
    return verdict;
}

Verdict unknown_domain(std::string_view domain) {
    Verdict verdict;
    verdict.message = "There is no plan checker for " + quoted(domain) + "; there is one for";
    std::string_view separator = " ";
    for (const DomainChecker& known : kDomainCheckers) {
        verdict.message.append(separator).append(known.domain);
        separator = ", ";
    }
    verdict.message += '.';
    return verdict;
}

}  // namespace

Verdict unreadable_board(const Fault& fault) { return unreadable("Board", fault); }

Verdict unreadable_plan(const Fault& fault) { return unreadable("Plan", fault); }

Verdict illegal_plan(Verdict so_far, const std::string& action, const std::string& complaint) {
    so_far.failed_step = so_far.steps + 1;
    so_far.message = "Step " + std::to_string(so_far.failed_step) + ", " + action + ": " + complaint;
    return so_far;
}

Verdict legal_plan(Verdict so_far, const std::string& unmet_goal) {
    so_far.legal = true;
    so_far.reaches_goal = unmet_goal.empty();
    so_far.message = so_far.reaches_goal
                         ? "The plan reaches the goal in " + counted(so_far.steps, "step", "steps") +
                               ", at cost " + std::to_string(so_far.cost) + '.'
                         : "Every step is legal, but the plan does not reach the goal: " + unmet_goal;
    return so_far;
}

Verdict check_plan(std::string_view domain, std::string_view board, std::string_view plan,
                   const std::map<std::string, std::string>& options) {
    for (const DomainChecker& known : kDomainCheckers) {
        if (known.domain != domain) continue;
        const std::string bare_board = bare_text(board), bare_plan = bare_text(plan);
        return known.check({bare_board, bare_plan, options});
    }
    return unknown_domain(domain);
}

}  // namespace frontier::validate
