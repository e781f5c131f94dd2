#include "tests/support/expect_problem.h"

#include "tests/support/spaces.h"

namespace frontier::test {

void check_refusal(const Problem& problem, const Refusal& expected) {
    CHECK(problem.message == expected.message);
    CHECK(problem.line == expected.line);
    CHECK(problem.column == expected.column);
    CHECK(problem.field == "board");
}

void check_refusals(std::string_view domain, std::initializer_list<Refusal> refusals) {
    for (const Refusal& expected : refusals) {
        CAPTURE(expected.text);
        const auto read = family(domain).parse(expected.text, {});
        REQUIRE_FALSE(read);
        check_refusal(read.problem(), expected);
    }
}

}  // namespace frontier::test
