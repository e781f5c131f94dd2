#include "tests/support/expect_diagnostic.h"

#include "tests/support/spaces.h"

namespace frontier::test {

void check_refusal(const Diagnostic& diagnostic, const Refusal& expected) {
    CHECK(diagnostic.message == expected.message);
    CHECK(diagnostic.line == expected.line);
    CHECK(diagnostic.column == expected.column);
    CHECK(diagnostic.field == "board");
}

void check_refusals(std::string_view domain, std::initializer_list<Refusal> refusals) {
    for (const Refusal& expected : refusals) {
        CAPTURE(expected.text);
        const auto read = family(domain).parse(expected.text, {});
        REQUIRE_FALSE(read);
        check_refusal(read.diagnostic(), expected);
    }
}

}  // namespace frontier::test
