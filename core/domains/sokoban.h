// Sokoban with one or several robots: push every box onto a storage square. Every move costs 1.
#pragma once

#include <variant>

#include "../family.h"
#include "sokoban_push_space.h"
#include "sokoban_team_space.h"

namespace frontier {

namespace validate {
Verdict check_sokoban(const Task& task);
}

struct Sokoban {
    // A successor is copied whole, so real levels, of up to fifty boxes, should not take the large states.
    using Small = SokobanOf<std::uint8_t, 48, 255>;
    using Large = SokobanOf<std::uint16_t, 512, kMaxWarehouseSide * kMaxWarehouseSide>;
    using SmallPushes = PushSpaceOf<Small>;
    using LargePushes = PushSpaceOf<Large>;
    using SmallTeam = TeamSpaceOf<Small>;
    using LargeTeam = TeamSpaceOf<Large>;
    using Instance = std::variant<Small, Large, SmallPushes, LargePushes, SmallTeam, LargeTeam>;

    static const DomainInfo& info();
    static Result<Instance> parse(std::string_view text, const Options& options);
    static constexpr validate::Checker check_plan = validate::check_sokoban;
    static std::optional<Picture> sketch(std::string_view text) { return sketch_warehouse(text); }
    static std::string text_of(const Picture& picture) { return text_of_warehouse(picture); }
};

static_assert(Family<Sokoban>);
static_assert(EditableBoard<Sokoban> && WritesFormats<Sokoban::Small> && WritesPlans<Sokoban::Small>);

static_assert(Domain<Sokoban::Small> && HasCanonicalState<Sokoban::Small> && FindsDeadEnds<Sokoban::Small>);
static_assert(Domain<Sokoban::Large> && HasCanonicalState<Sokoban::Large> && FindsDeadEnds<Sokoban::Large>);
static_assert(NamesDeadPieces<Sokoban::Small> && NamesDeadPieces<Sokoban::LargePushes>);
static_assert(Domain<Sokoban::SmallPushes> && HasMacroActions<Sokoban::SmallPushes>);
static_assert(Domain<Sokoban::LargePushes> && HasMacroActions<Sokoban::LargePushes>);
static_assert(Domain<Sokoban::SmallTeam> && HasMacroActions<Sokoban::SmallTeam>);
static_assert(Domain<Sokoban::LargeTeam> && HasMacroActions<Sokoban::LargeTeam>);

}  // namespace frontier
