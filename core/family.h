// All that is needed of a puzzle, in one type: core/domain_table.cpp makes a row of it. What is left out does
// not compile, with the name of what is missing.
#pragma once

#include <concepts>
#include <string_view>
#include <type_traits>
#include <variant>

#include "domain.h"
#include "validate/plan_checker.h"

namespace frontier {

template <class Instance> inline constexpr bool kHoldsDomains = false;
template <class... Types>
inline constexpr bool kHoldsDomains<std::variant<Types...>> = (Domain<Types> && ...);

// An Instance is a std::variant of one or more domains, such as one for small boards and one for large ones.
template <class F>
concept HasInstance = kHoldsDomains<typename F::Instance>;

template <class F>
concept HasInfo = requires {
    { F::info() } -> std::same_as<const DomainInfo&>;
};

// parse(text, options) reads a board, or says what is wrong with it and where.
template <class F>
concept ReadsBoards = requires(std::string_view text, const Options& options) {
    { F::parse(text, options) } -> std::same_as<Result<typename F::Instance>>;
};

// check_plan(task) judges a plan by a second reading of the rules, which shares no code with the first.
template <class F>
concept ChecksPlans = requires(const validate::Task& task) {
    { F::check_plan(task) } -> std::same_as<validate::Verdict>;
};

template <class F>
concept Family = HasInfo<F> && HasInstance<F> && ReadsBoards<F> && ChecksPlans<F>;

// A family whose boards can be edited as a picture. sketch() reads a text leniently, so that a board that
// breaks the rules can still be drawn; text_of() writes a picture as a board, which parse() may then refuse.
template <class F>
concept EditableBoard = requires(std::string_view text, const Picture picture) {
    { F::sketch(text) } -> std::same_as<std::optional<Picture>>;
    { F::text_of(picture) } -> std::same_as<std::string>;
};

}  // namespace frontier
