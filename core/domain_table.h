// The table of domains: what each says of itself, and its boards with their domain's type forgotten.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "domain.h"
#include "puzzle.h"

namespace frontier {

struct DomainRow {
    const DomainInfo& (*info)();
    Result<Puzzle> (*parse)(std::string_view text, const Options& options);
    // For boards that can be edited as a picture (domain.h, EditableBoard); null for others.
    std::optional<Picture> (*sketch)(std::string_view text);
    std::string (*text_of)(const Picture& picture);
};

std::span<const DomainRow> domain_rows();
Result<const DomainRow*> domain_row(std::string_view id);

}  // namespace frontier
