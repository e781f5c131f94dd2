// The table of domains: what each says of itself, and its boards with their domain's type forgotten.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "domain.h"
#include "puzzle.h"
#include "validate/plan_checker.h"

namespace frontier {

struct DomainRow {
    const DomainInfo& (*info)();
    Result<Puzzle> (*parse)(std::string_view text, const Options& options);
    validate::Checker check_plan;
    // For boards that can be edited as a picture (family.h, EditableBoard); null for others.
    std::optional<Picture> (*sketch)(std::string_view text);
    std::string (*text_of)(const Picture& picture);
};

std::span<const DomainRow> domain_rows();
Result<const DomainRow*> domain_row(std::string_view id);
// The puzzle to copy (domains/blank.h), which nobody can choose: every build compiles it, and its laws are
// tested.
const DomainRow& template_row();

}  // namespace frontier
