// What a feature-space search tells of one of its steps: why it was next, and what became of each move.
#include <algorithm>

#include "../text/words.h"
#include "feature_loop.h"

namespace frontier::sokoban {

namespace {

std::string_view advice(Wanted wanted) {
    switch (wanted) {
        case Wanted::meeting: return "meets the other direction";
        case Wanted::packs: return "most steps of the plan";
        case Wanted::fewest_regions: return "fewest regions";
        case Wanted::fewest_doors: return "fewest boxes in corridors";
        case Wanted::in_plan: return "fewest boxes out of the plan";
        case Wanted::most_room: return "most room for the robot";
        case Wanted::nearest: return "least h, no more regions";
        case Wanted::nobody: break;
    }
    return "";
}

}  // namespace

std::string FeatureSearch::reason(DeadEnd rule, const FeatureRun& run) const {
    const NodeId towards = lives_[number_of(run)].towards;
    if (run.way() == Way::push && towards == kNoNode) return sokoban::reason_for(rule);
    if (run.way() == Way::push)
        return concat("No way leads on to node ", towards, ", whose boxes count as storage here. ",
                      sokoban::reason_for(rule));
    if (rule == DeadEnd::dead_square)
        return "No box of the start can be pushed to where this one was pulled.";
    if (rule == DeadEnd::pair)
        return "No two boxes of the start can be pushed to where these two are, with the robot there.";
    if (rule == DeadEnd::shut_in)
        return "These boxes shut the robot in: with all others gone, no pulls let it out or bring them home.";
    if (rule == DeadEnd::opening) return "None of the few states that every plan begins with leads to it.";
    return "The boxes cannot all come from the start: too few of its squares are left for them.";
}

std::uint32_t FeatureSearch::number_of(const FeatureRun& run) const {
    const auto place =
        std::find_if(runs_.begin(), runs_.end(), [&](const auto& one) { return one.get() == &run; });
    return static_cast<std::uint32_t>(place - runs_.begin());
}

FeatureRun& FeatureSearch::looker(const FeatureRun& run) const {
    const std::uint32_t number = number_of(run);
    if (!looker_ || looks_at_ != number) {
        looker_ = std::make_unique<FeatureRun>(run.board(), const_cast<PushNodes&>(nodes_), number, run.way(),
                                               run.guide());
        looks_at_ = number;
    }
    return *looker_;
}

SuccessorRow FeatureSearch::successor_row(NodeId parent, Macro macro) const {
    SuccessorRow row;
    std::vector<Cell> boxes;
    std::vector<std::byte> bytes;
    nodes_.boxes(parent, boxes);
    const Cell from = boxes[macro.box];
    boxes[macro.box] = macro.to;
    const Cell stands = board_.next(macro.to, macro.side);
    // Of a push that is refused the robot's side is not looked at.
    const bool is_free =
        stands != board_.wall() && std::find(boxes.begin(), boxes.end(), stands) == boxes.end();
    const Cell robot =
        is_free ? stands : Cell{nodes_[parent].robot == macro.to ? from : nodes_[parent].robot};
    state_of(boxes, robot, bytes);
    row.picture = presenter_->picture(bytes.data());
    row.row.parent = parent;
    row.row.action = macro_name(parent, macro);
    row.row.g = nodes_[parent].pushes;
    row.shifts = {{cells_.squares[nodes_[parent].robot], cells_.squares[robot]},
                  {cells_.squares[from], cells_.squares[macro.to]}};
    return row;
}

std::vector<SuccessorRow> FeatureSearch::successors_at(StepIndex index) const {
    const Step& step = steps_[index];
    const FeatureRun& run = *runs_[nodes_[step.node].run];
    const auto squares = [&](const std::vector<Cell>& boxes) {
        std::vector<std::size_t> cells;
        for (const Cell box : boxes) cells.push_back(cells_.squares[box]);
        std::sort(cells.begin(), cells.end());
        return cells;
    };
    std::vector<SuccessorRow> rows;
    const Macro macro = Macro::of(step.macro);
    SuccessorRow made = successor_row(step.node, macro);
    if (step.child != kNoNode) {
        const PushNode& child = nodes_[step.child];
        made.row = row_of(step.child);
        made.cost = child.pushes - nodes_[step.node].pushes;
        const Features features = Features::of(run.cells().features(child.cell));
        made.reason = concat("New: it joins the cell of ", told(features, run), ".");
    } else if (step.rule != DeadEnd::none) {
        made.outcome = Outcome::deadlock;
        made.reason = reason(step.rule, run);
        made.cells = squares(looker(run).judged(step.node, macro).boxes);
    } else {
        made.outcome = Outcome::duplicate;
        made.other = NodeId{step.other};
        made.reason = concat("The same state as node ", step.other, ", which is known.");
    }
    rows.push_back(std::move(made));
    if (step.before == kNever) {
        for (const JudgedMove& move : looker(run).dropped_moves(run, step.node)) {
            SuccessorRow row = successor_row(step.node, move.macro);
            row.outcome = move.known == kNoNode ? Outcome::deadlock : Outcome::duplicate;
            if (move.known != kNoNode) row.other = NodeId{move.known};
            row.reason = move.known == kNoNode
                             ? reason(move.rule, run)
                             : concat("The same state as node ", move.known, ", which is known.");
            row.cells = squares(move.boxes);
            rows.push_back(std::move(row));
        }
    }
    if (!(step.events >> static_cast<unsigned>(Event::incumbent) & 1)) return rows;
    // The rest of the plan was pulled before; it was appended as pushes.
    for (NodeId id = step.child + 1; id < nodes_.size() && nodes_[id].run == kNoRun; ++id) {
        SuccessorRow row = successor_row(nodes_[id].parent, Macro::of(nodes_[id].macro));
        row.row = row_of(id);
        row.cost = nodes_[id].pushes - nodes_[nodes_[id].parent].pushes;
        row.reason = "The two directions have met: what was pulled from here is pushed back.";
        rows.push_back(std::move(row));
    }
    rows[incumbents_.back().node == step.child ? 0 : rows.size() - 1].outcome = Outcome::solution;
    rows[incumbents_.back().node == step.child ? 0 : rows.size() - 1].reason =
        concat("All boxes are on storage: a plan of ", length_words(plans_.back()), ".");
    return rows;
}

std::string FeatureSearch::told(const Features& features, const FeatureRun& run) const {
    const std::string packed = run.guide().has_plan() ? concat(features.packed, " of ",
                                                               run.guide().steps() - 1, " steps of the plan")
                                                      : concat(features.packed, " packed");
    std::string text = concat(packed, ", ", count_of(features.regions, "region", "regions"), ", ",
                              features.out, " out of the plan");
    if (features.near > 0) {
        const std::uint32_t from = (features.near - 1) * Features::kNearStep;
        text += concat(", ", from, " to ", from + Features::kNearStep - 1,
                       run.way() == Way::push ? " pushes" : " pulls", " to come");
    }
    return text;
}

std::string FeatureSearch::sentence_at(StepIndex index) const {
    const Step& step = steps_[index];
    const PushNode& node = nodes_[step.node];
    const FeatureRun& run = *runs_[node.run];
    const std::string move = run.way() == Way::push ? "push" : "pull";
    const Wanted wanted = Macro::of(step.macro).wanted;
    const std::string who = wanted == Wanted::nobody ? std::string(", which no advisor wants")
                            : wanted == Wanted::meeting
                                ? std::string(", into a state of the other direction")
                                : concat(", wanted by the advisor “", advice(wanted), "”");
    const NodeId towards = lives_[node.run].towards;
    const std::string detour =
        towards == kNoNode ? "" : concat("On a detour by way of node ", towards, ", t");
    return concat(towards == kNoNode ? "T" : detour, "he cell of ",
                  told(Features::of(run.cells().features(node.cell)), run), " gave node ", step.node,
                  " its next ", move, who, ".");
}

Expansion FeatureSearch::expansion(StepIndex index) const {
    index = std::min(index, static_cast<StepIndex>(steps_.size()));
    const bool made = index < steps_.size();
    Expansion result;
    result.index = index;
    result.closed = index;
    result.open = made || steps_.size() > 0 || status_ != Status::solved ? waiting_at(index).size() : 1;
    result.lower_bound = known(lower_bounds_.at(index).value_or(0));
    result.cost = known(made ? incumbent_at(index) : incumbent_cost());
    if (!made) {
        if (steps_.size() == 0 && status_ == Status::solved) {
            result.row = row_of(0);
            result.depth = 0;
            result.is_goal = true;
        }
        return result;
    }
    const NodeId node = steps_[index].node;
    result.row = row_of(node);
    result.depth = depth_of(node);
    const bool pulls = runs_[nodes_[node].run]->way() == Way::pull;
    result.formula = concat(nodes_[node].pushes, pulls ? " pulls" : " pushes", " made, at least ",
                            nodes_[node].h, " to come");
    result.why.sentence = sentence_at(index);
    result.successors = successors_at(index);
    return result;
}

}  // namespace frontier::sokoban
