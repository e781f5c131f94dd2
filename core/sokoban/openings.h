// How a puzzle can begin: a few states of which every plan passes one, found by pushing from the start for as
// long as they stay few. A pulled state that none of them leads to is one that no plan comes to.
#pragma once

#include <unordered_set>

#include "group_search.h"

namespace frontier::sokoban {

class Openings {
   public:
    explicit Openings(const PushBoard& board);

    struct Opening {
        std::vector<Cell> held;  // boxes that no plan moves again
        Targets boxes;           // where they stand, for what is pulled
    };
    const std::vector<Opening>& all() const { return all_; }  // none: there are too many
    // Whether it is a state that comes before the openings.
    bool is_before(std::uint64_t key) const { return before_.contains(key); }
    std::size_t memory_bytes() const;

   private:
    std::vector<Opening> all_;
    std::unordered_set<std::uint64_t> before_;  // keys
};

// An opening leads to a state only if its held boxes stand there, and each of its boxes can be one of the
// state's.
class OpeningRule {
   public:
    explicit OpeningRule(const Openings& openings);

    // The state that is pulled from; `taken` has its boxes.
    void set(std::span<const Cell> boxes, const std::vector<char>& taken);
    // Whether no plan comes to the state of this key, in which a box has been pulled to `at`.
    bool is_lost(std::size_t box, Cell at, std::uint64_t key);

   private:
    enum class Leads : std::uint8_t { unknown, no, yes };
    bool may_lead(std::size_t opening, std::size_t box, Cell at);

    const Openings* openings_;
    std::vector<OwnTargets> own_;  // of each opening, …
    std::vector<Leads> leads_;     // … and whether it leads to the state that is pulled from
    std::vector<Cell> boxes_;
};

}  // namespace frontier::sokoban
