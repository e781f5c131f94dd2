#include <doctest/doctest.h>

#include "core/text/warehouse.h"
#include "tests/support/expect_diagnostic.h"
#include "tests/support/warehouses.h"

namespace warehouse_runs_test {

using namespace frontier;
using frontier::test::check_diagnostic;
using frontier::test::drawn;

namespace {

std::string packed(const std::string& text) {
    CAPTURE(text);
    const auto warehouse = read_warehouse(text);
    REQUIRE(warehouse);
    return *write_warehouse(*warehouse, WarehouseFormat::rle);
}

}  // namespace

TEST_CASE("run lengths: counts, groups and row ends") {
    CHECK(drawn("3#4-p.#") == "###    @.#\n");
    CHECK(drawn("--3#|3#-#|#pb.#|5#") == "  ###\n### #\n#@$.#\n#####\n");
    CHECK(drawn("2(3(#-)#)@") == "# # # ## # # #@\n");
    CHECK(drawn("12#|#@8-$.#|12#\n") == "############\n#@        $.#\n############\n");
    CHECK(drawn("2(5#|)#@$.#|5#") == "#####\n#####\n#@$.#\n#####\n");
    CHECK(drawn("(#@$.#)") == "#@$.#\n");
    CHECK(drawn("5#\n#@$.#\n5#\n") == "#####\n#@$.#\n#####\n");
    CHECK(drawn("5#|\n#@$.#|\n5#|\n") == "#####\n#@$.#\n#####\n");
    CHECK(drawn("@3 $.") == "@   $.\n");
    CHECK(drawn("@$.||3-") == "@$.\n---\n---\n");
    CHECK(drawn("|@$.") == "---\n@$.\n");
    CHECK(drawn("@$.2|.") == "@$.\n---\n.\n");
    CHECK(drawn("; robots: 0=(0,0) 1=(-1,-1)\n@-|-@|.") == "; robots: 0=(0,0) 1=(-1,-1)\n@\n @\n.\n");
    CHECK(read_warehouse("3#@")->format == WarehouseFormat::rle);
    CHECK(read_warehouse("###@")->format == WarehouseFormat::xsb);
}

TEST_CASE("run lengths: written with floor as dashes and without blanks") {
    CHECK(packed("#####\n#@$.#\n#####\n") == "5#|#@$.#|5#\n");
    CHECK(packed("  ###\n### #\n#@$.#\n#####\n") == "2-3#|3#-#|#@$.#|5#\n");
    CHECK(packed("@---\n---\n$.\n") == "@|4-|$.\n");
    CHECK(packed("@---\n$ .\n") == "@3-|$-.\n");
    CHECK(packed("@$.\n") == "@$.\n");
}

TEST_CASE("run lengths: every mistake has its line and column") {
    const std::string after = " where a square, ( or | is expected after the count.";
    check_diagnostic(read_warehouse("#@#\n3#2"), 2, 4, "The line ends" + after);
    check_diagnostic(read_warehouse("2(#@3)"), 1, 6, "Found \")\"" + after);
    check_diagnostic(read_warehouse("#@#)2#"), 1, 4,
                     "Found \")\" where a square is expected; no group is open.");
    check_diagnostic(read_warehouse("#@2(3(#)"), 1, 4,
                     "This group is not closed: the line ends where ) is expected.");
    check_diagnostic(read_warehouse("#@0#"), 1, 3, "A count is a number from 1 to 4096.");
    check_diagnostic(read_warehouse("#@4097#"), 1, 6, "A count is a number from 1 to 4096.");
    const std::string too_large = "A board may be at most 64 × 64 squares.";
    check_diagnostic(read_warehouse("@64#"), 1, 4, too_large);
    check_diagnostic(read_warehouse("@64|#"), 1, 5, too_large);
    check_diagnostic(read_warehouse("@4000(4000(4000(4000(##))))"), 1, 21, too_large);
    check_diagnostic(read_warehouse(std::string(200, '(') + "#@"), 1, 101,
                     "Groups may stand in one another at most 100 deep.");
    CHECK(read_warehouse("#@4000(4000(4000()))"));
}

}  // namespace warehouse_runs_test
