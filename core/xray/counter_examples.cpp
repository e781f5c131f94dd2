// What an X-ray shows of single states: counter-examples with their plans, and where on the board h is far
// from h*.
#include <algorithm>
#include <cmath>
#include <map>

#include "xray.h"

namespace frontier {

XrayState Xray::state_at(Id id) const {
    const Presenter& presenter = *task_.puzzle.presenter;
    const std::byte* state = (*graph_)[id];
    XrayState shown{presenter.text(state), presenter.picture(state), {}, {}};
    const double h = static_cast<double>(judge_->h(id));
    if (std::isfinite(h)) shown.h = h;
    if ((*distances_)[id] != kInfiniteCost) shown.exact = (*distances_)[id];
    return shown;
}

// Along the states as the moves make them, not in their canonical form: so the names are those of the board
// that is shown.
std::vector<std::string> Xray::plan_from(Id id) const {
    const StateSpace& space = *task_.puzzle.space;
    std::vector<std::string> plan;
    std::vector<std::byte> state((*graph_)[id], (*graph_)[id] + space.state_bytes());
    SuccessorList successors = space.make_list();
    while (distances_->next(id) != StateGraph::kNone) {
        const Id next = distances_->next(id);
        space.successors(state.data(), successors);
        std::size_t best = successors.size();
        for (std::size_t i = 0; i < successors.size(); ++i) {
            if (graph_->find(successors[i].state) != next) continue;
            if (best == successors.size() || successors[i].cost < successors[best].cost) best = i;
        }
        const auto steps = task_.puzzle.presenter->steps(state.data(), successors[best].action);
        plan.insert(plan.end(), steps.begin(), steps.end());
        state.assign(successors[best].state, successors[best].state + state.size());
        id = next;
    }
    return plan;
}

CounterExample Xray::example_of(const XrayFault& fault, XrayKind kind) const {
    if (kind == XrayKind::too_high) return {state_at(fault.id), plan_from(fault.id)};
    CounterExample pair{state_at(fault.id), {}};
    const StateSpace& space = *task_.puzzle.space;
    SuccessorList successors = space.make_list();
    space.successors((*graph_)[fault.id], successors);
    pair.action = task_.puzzle.presenter->action_name(successors[fault.move].action);
    pair.cost = successors[fault.move].cost;
    pair.next = state_at(graph_->find(successors[fault.move].state));
    return pair;
}

std::vector<CounterExample> Xray::counter_examples(XrayKind kind, std::size_t from, std::size_t to) const {
    std::vector<CounterExample> examples;
    if (phase_ != XrayPhase::judged) return examples;
    const std::vector<XrayFault>& faults = judge_->faults(kind).kept();
    for (std::size_t i = from; i < std::min(to, faults.size()); ++i)
        examples.push_back(example_of(faults[i], kind));
    return examples;
}

namespace {

// The layers of one field of the view.
class HeatField {
   public:
    HeatField(const ViewSlot& slot, std::size_t cells) : slot_(&slot), cells_(cells) {}

    // Places, or a number for each cell.
    bool applies() const { return !slot_->of_board && (is_of_places(slot_->kind) || slot_->count == cells_); }
    void add(const std::int32_t* row, double gap) {
        const bool has_places = is_of_places(slot_->kind);
        for (std::size_t i = 0; i < slot_->count && layers_.size() <= kMostValues; ++i) {
            const std::int32_t number = row[slot_->offset + i];
            if (has_places && number == kGone) continue;
            HeatLayer& layer = layer_of(has_places ? kGone : number);
            const std::size_t cell = has_places ? static_cast<std::size_t>(number) : i;
            layer.mean[cell] += gap;
            ++layer.count[cell];
        }
    }
    // Where numbers are many, a layer each shows nothing.
    void finish(std::vector<HeatLayer>& all) {
        if (layers_.size() > kMostValues) return;
        for (auto& entry : layers_) {
            HeatLayer& layer = entry.second;
            for (std::size_t i = 0; i < cells_; ++i) layer.mean[i] /= std::max(layer.count[i], 1u);
            all.push_back(std::move(layer));
        }
    }

   private:
    static constexpr std::size_t kMostValues = 64;

    HeatLayer& layer_of(std::int32_t value) {
        const auto [place, is_new] = layers_.try_emplace(value);
        if (is_new) {
            place->second = {slot_->id, {}, std::vector<double>(cells_), std::vector<std::uint32_t>(cells_)};
            if (!is_of_places(slot_->kind)) place->second.value = value;
        }
        return place->second;
    }

    const ViewSlot* slot_;
    std::size_t cells_;
    std::map<std::int32_t, HeatLayer> layers_;  // by the number; kGone: of places
};

}  // namespace

XrayHeat Xray::heat() const {
    constexpr Id kMost = 100'000;  // states, which are enough for a mean and take no time
    const ViewLayout& layout = task_.layout;
    XrayHeat heat{layout.width, layout.height, 0, {}};
    if (phase_ != XrayPhase::judged) return heat;
    std::vector<HeatField> fields;
    for (const ViewSlot& slot : layout.slots) {
        fields.emplace_back(slot, layout.width * layout.height);
        if (!fields.back().applies()) fields.pop_back();
    }
    std::vector<std::int32_t> row(layout.stride);
    for (Id id = 0; id < graph_->size() && !fields.empty(); id += 1 + graph_->size() / kMost) {
        const double h = static_cast<double>(judge_->h(id));
        if ((*distances_)[id] == kInfiniteCost || !std::isfinite(h)) continue;
        ++heat.states;
        task_.puzzle.presenter->view_row((*graph_)[id], row.data());
        for (HeatField& field : fields) field.add(row.data(), (*distances_)[id] - h);
    }
    for (HeatField& field : fields) field.finish(heat.layers);
    return heat;
}

}  // namespace frontier
