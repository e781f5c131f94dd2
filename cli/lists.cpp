#include <cstdio>

#include "commands.h"
#include "json.h"

namespace frontier::cli {

namespace {

template <class Rows> void print_rows(const Rows& rows) {
    for (const auto& row : rows)
        std::printf("%-18s %s\n%-18s %s\n", row.id.c_str(), row.name.c_str(), "", row.summary.c_str());
}

std::string property_words(const HeuristicInfo& heuristic) {
    if (heuristic.consistent == Property::proved) return "admissible and consistent";
    if (heuristic.admissible == Property::proved) return "admissible";
    return heuristic.admissible == Property::no ? "inadmissible: may overestimate"
                                                : "not known to be admissible";
}

void print_heuristics(const DomainInfo& domain) {
    std::printf("%s\n", domain.id.c_str());
    for (const HeuristicInfo& heuristic : domain.heuristics) {
        std::printf("  %-16s %s (%s)\n%-18s %s %s\n", heuristic.id.c_str(), heuristic.name.c_str(),
                    property_words(heuristic).c_str(), "", heuristic.summary.c_str(), heuristic.why.c_str());
    }
    std::printf("  Features, for formulas such as --heuristic '=max(%s, 2*%s)':\n",
                domain.default_heuristic.c_str(), domain.features.front().id.c_str());
    for (const Choice& feature : domain.features)
        std::printf("  %-16s %s\n%-18s %s\n", feature.id.c_str(), feature.name.c_str(), "",
                    feature.summary.c_str());
}

struct ListArguments {
    std::string domain;
    bool json = false;
};

// The domains chosen by --domain, or all.
Result<std::vector<DomainInfo>> chosen_domains(const ListArguments& arguments) {
    if (arguments.domain.empty()) return catalog().domains;
    const DomainInfo* domain = find_domain(arguments.domain);
    if (!domain)
        return Diagnostic{"There is no domain \"" + arguments.domain + "\". See `frontier domains`.", 0, 0,
                          "domain"};
    return std::vector{*domain};
}

int list_domains(const ListArguments& arguments) {
    const auto domains = chosen_domains(arguments);
    if (!domains) return bad_input(domains.diagnostic().message);
    if (arguments.json) print_json(Json{{"domains", to_json(*domains)}});
    else print_rows(*domains);
    return kDone;
}

int list_strategies(const ListArguments& arguments) {
    if (arguments.json) print_json(Json{{"strategies", to_json(catalog().strategies)}});
    else print_rows(catalog().strategies);
    return kDone;
}

int list_heuristics(const ListArguments& arguments) {
    const auto domains = chosen_domains(arguments);
    if (!domains) return bad_input(domains.diagnostic().message);
    if (arguments.json) {
        Json object = Json::object(), features = Json::object();
        for (const DomainInfo& domain : *domains) {
            object[domain.id] = to_json(domain.heuristics);
            features[domain.id] = to_json(domain.features);
        }
        print_json(Json{{"heuristics", object}, {"features", features}});
    } else {
        for (const DomainInfo& domain : *domains) print_heuristics(domain);
    }
    return kDone;
}

enum class Chosen { by_puzzle, all };

void add_list(CLI::App& program, int& exit_code, const char* name, const char* summary, Chosen chosen,
              int (*list)(const ListArguments&)) {
    auto arguments = std::make_shared<ListArguments>();
    CLI::App* command = program.add_subcommand(name, summary);
    if (chosen == Chosen::by_puzzle) {
        command->add_option("--domain", arguments->domain, "Only this puzzle")
            ->check(expecting("The id of a puzzle"));
    }
    command->add_flag("--json", arguments->json, "One JSON object on standard output");
    command->callback([arguments, list, &exit_code] { exit_code = list(*arguments); });
}

}  // namespace

void add_lists(CLI::App& program, int& exit_code) {
    add_list(program, exit_code, "domains", "The puzzles there are", Chosen::by_puzzle, list_domains);
    add_list(program, exit_code, "strategies", "The ways to search", Chosen::all, list_strategies);
    add_list(program, exit_code, "heuristics",
             "The estimates there are, what they promise, and the features for formulas", Chosen::by_puzzle,
             list_heuristics);
}

}  // namespace frontier::cli
