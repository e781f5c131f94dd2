#include "core/validate/plan_checker.h"

#include "core/validate/bare_text.h"
#include "core/validate/domain_checker.h"

namespace frontier::validate {

namespace {

Verdict unreadable(std::string_view what, const Fault& fault) {
    Verdict verdict;
    verdict.line = fault.line;
    verdict.message = what;
    if (fault.line != 0) verdict.message += ", line " + std::to_string(fault.line);
    verdict.message += ": " + fault.message;
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

Verdict check_plan(Checker checker, std::string_view board, std::string_view plan, const Options& options) {
    const std::string bare_board = bare_text(board), bare_plan = bare_text(plan);
    return checker({bare_board, bare_plan, options});
}

}  // namespace frontier::validate
