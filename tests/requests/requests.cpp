// As many random requests as wanted, each held against the truth: requests [--requests N] [--seed S].
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "tests/support/request_law.h"

namespace {

using namespace frontier::test;

// The tally shows that the law had something to bite on; a kind of claim that never came up was not tried.
bool print_tally(const Tally& tally) {
    std::printf("%llu requests, %llu refused;", static_cast<unsigned long long>(tally.requests),
                static_cast<unsigned long long>(tally.refused));
    for (const auto* counts : {&tally.statuses, &tally.claims}) {
        for (const auto& [what, count] : *counts)
            std::printf(" %s %llu", what.c_str(), static_cast<unsigned long long>(count));
        std::printf(";");
    }
    std::printf("\n");
    return tally.claims.size() == 5;
}

bool read_count(const char* text, std::uint64_t& number) {
    char* end = nullptr;
    number = std::strtoull(text, &end, 10);
    return *text != '\0' && *end == '\0';
}

}  // namespace

int main(int count, char** arguments) {
    std::uint64_t requests = 20'000, seed = 1;
    for (int i = 1; i < count; i += 2) {
        std::uint64_t* const number = std::strcmp(arguments[i], "--requests") == 0 ? &requests
                                      : std::strcmp(arguments[i], "--seed") == 0   ? &seed
                                                                                   : nullptr;
        if (!number || i + 1 == count || !read_count(arguments[i + 1], *number)) {
            std::fprintf(stderr, "Usage: requests [--requests N] [--seed S]\n");
            return 2;
        }
    }
    RequestLaw law;
    std::uint64_t wrong = 0;
    constexpr std::uint64_t kShown = 20;
    for (std::uint64_t i = 0; i < requests; ++i) {
        const std::string said = law.check(seed + i);
        if (said.empty() || ++wrong > kShown) continue;
        std::printf("%s\n  again: requests --requests 1 --seed %llu\n", said.c_str(),
                    static_cast<unsigned long long>(seed + i));
        std::fflush(stdout);
    }
    const bool tried_all = print_tally(law.tally()) || requests < 20'000;
    std::printf("%llu false\n", static_cast<unsigned long long>(wrong));
    return wrong == 0 && tried_all ? 0 : 1;
}
