// The heuristics of a domain, a row each: what is said of one and how it is made stand in one place. A row is
// a type, since what makes it may be a template: a domain can have several sizes of states. And its features:
// rows that count something and promise nothing, which a formula may use beside the heuristics.
#pragma once

#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "domain.h"
#include "heuristic.h"

namespace frontier {

// Besides these two, a row has make(domain), or make(domain, memory) where the domain has one (domain.h),
// which gives a std::unique_ptr<Heuristic<State>>.
template <class Row>
concept HeuristicRow = requires {
    { Row::id } -> std::convertible_to<std::string_view>;
    { Row::info() } -> std::same_as<HeuristicInfo>;  // its id is left out
};

template <class... Rows> struct RowList {
    // Null for an id that there is not.
    template <class State, class D, class... Memory>
    static std::unique_ptr<Heuristic<State>> make(std::string_view id, const D& domain, Memory&... memory) {
        std::unique_ptr<Heuristic<State>> made;
        (void)id, (void)domain, ((void)memory, ...);
        (void)((id == Rows::id && (made = Rows::make(domain, memory...), true)) || ...);
        return made;
    }
};

template <HeuristicRow... Rows> struct HeuristicList : RowList<Rows...> {
    // Zero first, which every domain has.
    static std::vector<HeuristicInfo> infos() {
        std::vector<HeuristicInfo> all{zero_heuristic()};
        const auto add = [&](std::string_view id, HeuristicInfo info) {
            info.id = id;
            all.push_back(std::move(info));
        };
        (add(Rows::id, Rows::info()), ...);
        return all;
    }
};

// A feature is finite, whole and not negative in every state.
template <class Row>
concept FeatureRow = requires {
    { Row::id } -> std::convertible_to<std::string_view>;
    { Row::name } -> std::convertible_to<std::string_view>;
    { Row::summary } -> std::convertible_to<std::string_view>;
};

template <FeatureRow... Rows> struct FeatureList : RowList<Rows...> {
    static std::vector<Choice> infos() {
        return {Choice{std::string(Rows::id), std::string(Rows::name), std::string(Rows::summary)}...};
    }
};

// A heuristic or a feature; null where the domain has neither of that name.
template <class State, class Heuristics, class Features, class D, class... Memory>
std::unique_ptr<Heuristic<State>> make_row(std::string_view id, const D& domain, Memory&... memory) {
    auto made = Heuristics::template make<State>(id, domain, memory...);
    return made ? std::move(made) : Features::template make<State>(id, domain, memory...);
}

}  // namespace frontier
