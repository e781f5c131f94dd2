#include <map>

#include "core/text/words.h"
#include "tests/support/domain_laws.h"

namespace frontier::test {

namespace {

bool holds_one(ViewKind kind) { return kind == ViewKind::number || kind == ViewKind::place; }

std::string layout_violation(const DomainInfo& info, const ViewLayout& layout) {
    if (layout.slots.size() != info.view.size()) return "the view has other fields than the catalogue";
    std::size_t stride = 0;
    for (std::size_t i = 0; i < layout.slots.size(); ++i) {
        const ViewField& field = info.view[i];
        const ViewSlot& slot = layout.slots[i];
        if (slot.id != field.id || slot.of_board != field.of_board)
            return concat("the catalogue has the field ", field.id, ", the view ", slot.id);
        if (holds_one(field.kind) && slot.count != 1) return slot.id + " is not one number";
        if (slot.values.size() != (slot.of_board ? slot.count : 0)) return slot.id + " lacks values";
        if (!slot.of_board && slot.offset != stride) return slot.id + " does not follow the field before it";
        if (!slot.of_board) stride += slot.count;
    }
    return stride == layout.stride ? "" : "a row has other numbers than its fields";
}

bool are_on_board(const ViewLayout& layout, const std::int32_t* places, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        const bool is_cell =
            places[i] >= 0 && static_cast<std::size_t>(places[i]) < layout.width * layout.height;
        if (!is_cell && places[i] != kGone) return false;
    }
    return true;
}

}  // namespace

std::string view_violation(const DomainInfo& info, const Space& space, const Explored& all) {
    const ViewLayout layout = space.view_layout();
    if (auto wrong = layout_violation(info, layout); !wrong.empty()) return wrong;
    std::map<std::vector<std::int32_t>, StateBytes> seen;
    std::vector<std::int32_t> row(layout.stride), again(layout.stride);
    for (std::size_t at = 0; at < all.states.size(); ++at) {
        space.view_row(all.states[at], row.data());
        const StateBytes canonical = canonical_of(space, all.states[at]);
        space.view_row(canonical.data(), again.data());
        if (row != again) return "equal states, other rows:\n" + space.text(all.states[at]);
        if (seen.try_emplace(row, canonical).first->second != canonical)
            return "the row of another state:\n" + space.text(all.states[at]);
        for (std::size_t i = 0; i < layout.slots.size(); ++i) {
            const ViewSlot& slot = layout.slots[i];
            if (!is_of_places(info.view[i].kind)) continue;
            const std::int32_t* places = slot.of_board ? slot.values.data() : row.data() + slot.offset;
            if (!are_on_board(layout, places, slot.count)) return slot.id + " is not on the board";
        }
    }
    return "";
}

}  // namespace frontier::test
