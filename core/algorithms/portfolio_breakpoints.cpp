// What a search made of searches is to stop at: each part is given what it can tell, and is asked for it when
// somebody looks back.
#include <algorithm>

#include "portfolio.h"

namespace frontier {

void Portfolio::set_breakpoints(std::vector<Breakpoint> breakpoints) {
    breakpoints_ = std::move(breakpoints);
    for (std::size_t part = 0; part < parts_.size(); ++part) {
        if (parts_[part].search) give_breakpoints(part);
    }
}

// Each part also stops at its plans, which all others are to know.
void Portfolio::give_breakpoints(std::size_t part) const {
    std::vector<Breakpoint> own{{.event = Event::incumbent, .condition = {}}};
    for (const Breakpoint& breakpoint : breakpoints_) {
        if (auto known_there = own_breakpoint(part, breakpoint)) own.push_back(std::move(*known_there));
    }
    parts_[part].search->set_breakpoints(std::move(own));
}

std::optional<Breakpoint> Portfolio::own_breakpoint(std::size_t part, Breakpoint breakpoint) const {
    if (breakpoint.event != Event::state) return breakpoint;
    if (shares_.empty() || breakpoint.node >= nodes()) return std::nullopt;
    const Shares::Place place = shares_.place_of_node(breakpoint.node);
    if (place.part != part) return std::nullopt;
    breakpoint.node = place.own;
    return breakpoint;
}

bool Portfolio::is_asked_for(std::size_t part, StepIndex own_step) const {
    return std::any_of(breakpoints_.begin(), breakpoints_.end(), [&](const Breakpoint& breakpoint) {
        const auto own = own_breakpoint(part, breakpoint);
        return own && parts_[part].search->find(*own, own_step - 1, true) == own_step;
    });
}

std::optional<StepIndex> Portfolio::find(const Breakpoint& breakpoint, StepIndex from, bool forwards) const {
    if (forwards) {
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            if (end_of(i) <= from + 1) continue;
            const StepIndex begin = std::max(shares_[i].step, from + 1);
            if (auto found = find_in(i, breakpoint, begin, true)) return found;
        }
    } else {
        for (std::size_t i = shares_.size(); i-- > 0;) {
            if (shares_[i].step >= from) continue;
            if (auto found = find_in(i, breakpoint, std::min(end_of(i), from), false)) return found;
        }
    }
    return std::nullopt;
}

// In one share: at `from` or later, or before it.
std::optional<StepIndex> Portfolio::find_in(std::size_t number, const Breakpoint& breakpoint, StepIndex from,
                                            bool forwards) const {
    const Share& share = shares_[number];
    const Part& part = parts_[share.part];
    const auto own = own_breakpoint(share.part, breakpoint);
    if (!own) return std::nullopt;
    const StepIndex begin = share.own_step, end = begin + (end_of(number) - share.step);
    const StepIndex own_from = begin + (from - share.step);
    std::optional<StepIndex> found;
    if (!part.search && own->event == Event::incumbent) {
        for (const StepIndex step : part.found_at) {
            if (forwards ? step >= own_from && !found : step < own_from) found = step;
        }
    } else {
        found = opened(share.part).find(*own, forwards ? own_from - 1 : own_from, forwards);
    }
    if (!found || *found < begin || *found >= end) return std::nullopt;
    return share.step + (*found - begin);
}

}  // namespace frontier
