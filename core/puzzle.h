// A board that was read, its domain's type forgotten: to look at, to play by hand, to search. The table of domains.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalog.h"
#include "domain.h"
#include "play.h"
#include "search.h"
#include "space.h"

namespace frontier {

class Puzzle {
   public:
    virtual ~Puzzle() = default;
    virtual BoardView view(const DomainInfo& info) const = 0;
    virtual std::vector<NextState> next_states() const = 0;
    virtual Result<ConvertedBoard> convert(std::string_view format) const = 0;
    virtual std::unique_ptr<Play> play() const = 0;
    virtual std::unique_ptr<Space> space(std::string_view heuristic) const = 0;
};

struct DomainRow {
    const DomainInfo& (*info)();
    Result<std::unique_ptr<Puzzle>> (*parse)(std::string_view text, const Options& options);
    // For boards that can be edited as a picture (domain.h, EditableBoard); null for others.
    std::optional<Picture> (*sketch)(std::string_view text);
    std::string (*text_of)(const Picture& picture);
};

std::span<const DomainRow> domain_rows();

}  // namespace frontier
