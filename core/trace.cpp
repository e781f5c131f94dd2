#include "trace.h"

#include <algorithm>
#include <unordered_map>

#include "text/words.h"

namespace frontier {

namespace {

using TraceId = std::optional<std::uint64_t>;

TraceId trace_id(std::optional<NodeId> node) {
    return node ? TraceId(std::uint64_t{*node} + 1) : std::nullopt;
}

using Pieces = std::vector<std::vector<std::int32_t>>;
// Of the nodes generated of late: a search that keeps none finds its way to one anew each time.
using KnownPieces = std::unordered_map<NodeId, Pieces>;

Pieces pieces_of(const Picture& picture) {
    Pieces pieces;
    for (std::size_t cell = 0; 3 * cell < picture.cells.size(); ++cell) {
        const std::int32_t piece = picture.cells[3 * cell + 1];
        const std::int32_t label = picture.cells[3 * cell + 2];
        if (piece >= 0) pieces.push_back({static_cast<std::int32_t>(cell), piece, label});
    }
    return pieces;
}

TraceEvent event_of(TraceType type, const NodeRow& row) {
    TraceEvent event{.type = type, .id = trace_id(row.node).value_or(1), .parent = trace_id(row.parent)};
    event.action = row.action;
    event.g = row.g;
    event.h = row.h;
    event.f = row.f;
    event.bound = row.bound;
    return event;
}

TraceDrop dropped_of(const SuccessorRow& next) {
    const NodeRow& row = next.row;
    return {row.action, row.g, row.h, row.f, row.bound, next.outcome, trace_id(next.other), next.reason};
}

bool replaces(Outcome outcome) {
    return outcome == Outcome::improved || outcome == Outcome::reopened || outcome == Outcome::repeated;
}

TraceEvent successor_event(const SuccessorRow& next, const Expansion& expansion) {
    const TraceType type = replaces(next.outcome) ? TraceType::updating : TraceType::generating;
    TraceEvent event = event_of(type, next.row);
    event.parent = trace_id(expansion.row.node);
    event.step = expansion.index;
    event.outcome = next.outcome;
    event.other = trace_id(next.other);
    event.reason = next.reason;
    event.pieces = pieces_of(next.picture);
    return event;
}

Pieces pieces_of_node(const Search& search, NodeId node, KnownPieces& known) {
    const auto found = known.extract(node);
    return found ? found.mapped() : pieces_of(search.picture(node));
}

void add_expansion(std::vector<TraceEvent>& events, const Search& search, StepIndex index,
                   KnownPieces& known) {
    const Expansion expansion = search.expansion(index);
    const Pieces pieces = pieces_of_node(search, expansion.row.node.value_or(0), known);
    if (!expansion.row.parent) {  // a start, of the search or of an iteration
        events.push_back(event_of(TraceType::source, expansion.row));
        events.back().pieces = pieces;
    }
    TraceEvent& event = events.emplace_back(event_of(TraceType::expanding, expansion.row));
    event.step = index;
    event.why = expansion.why.sentence;
    event.open = expansion.open;
    event.weight = expansion.weight;
    event.cost = expansion.cost;
    event.lower_bound = expansion.lower_bound;
    event.pieces = pieces;
    std::vector<TraceDrop> dropped;
    for (const SuccessorRow& next : expansion.successors) {
        if (!next.row.node) {
            dropped.push_back(dropped_of(next));
            continue;
        }
        events.push_back(successor_event(next, expansion));
        known[*next.row.node] = events.back().pieces;
    }
    TraceEvent& closing = events.emplace_back(event_of(TraceType::closing, expansion.row));
    closing.step = index;
    closing.dropped = std::move(dropped);
    closing.pieces = pieces;
}

struct PieceColour {
    std::string_view id;  // of a row of a legend
    std::string_view colour;
};
constexpr PieceColour kColours[] = {
    {"floor", "#f4ecd8"},  {"wall", "#5f6b76"},  {"storage", "#a9dcd2"},   {"destination", "#a9dcd2"},
    {"hatch", "#a9dcd2"},  {"fixed", "#5f6b76"}, {"box", "#c98f3c"},       {"robot", "#2b6f9e"},
    {"helper", "#8a97a3"}, {"rover", "#2b6f9e"}, {"tile", "#d9a04a"},      {"small", "#dceaf5"},
    {"medium", "#bcd6ea"}, {"big", "#93bbd9"},   {"snowperson", "#4f9f7c"}};
constexpr std::string_view kOtherGround = "#e4e4e4";
constexpr std::string_view kOtherPiece = "#b3a2c7";
constexpr std::string_view kNoGround = "#ffffff";
constexpr std::string_view kWater = "#4f9acb";
constexpr std::string_view kGlass = "#e3edf3";

std::string_view colour_of(const LegendRow& row) {
    for (const PieceColour& known : kColours) {
        if (known.id == row.id) return known.colour;
    }
    return row.layer == Layer::ground ? kOtherGround : kOtherPiece;
}

std::string expression(std::string_view text) { return concat("${{ ", text, " }}"); }

// A list of texts as an expression has it.
template <class Rows, class Text> std::string list_of(const Rows& rows, const Text& text) {
    std::string list = "[";
    for (const auto& row : rows) list += concat(list.size() > 1 ? "," : "", '\'', text(row), '\'');
    return list + ']';
}

constexpr std::string_view kPiece = "$.pieces[$.i]";

TraceShape shape_of(std::string x, std::string y, std::string width, std::string height, std::string fill) {
    TraceShape shape;
    shape.shape = "rect";
    shape.x = expression(x);
    shape.y = expression(y);
    shape.width = expression(width);
    shape.height = expression(height);
    shape.fill = std::move(fill);
    // What an event has not is left out by join.
    shape.info.text = expression("[$.type, $.id, $.action, 'g', $.g, 'h', $.h, 'f', $.f].join(' ')");
    return shape;
}

void label_with(TraceShape& shape, std::string label, double at) {
    shape.label = expression(label);
    shape.label_x = at;
    shape.label_y = at;
    shape.label_size = 0.4;
    shape.label_color = "#10202b";
}

// Vessels as high as they are big, and the water in them.
std::vector<TraceShape> vessel_shapes(const Picture& start) {
    std::string capacities = "[";
    std::int32_t highest = 1;
    for (std::size_t jug = 0; jug < start.width; ++jug) {
        const std::int32_t capacity = start.cells[3 * jug];
        capacities += concat(jug > 0 ? "," : "", capacity);
        highest = std::max(highest, capacity);
    }
    capacities += ']';
    const std::string top(concat(highest, " - "));
    TraceShape glass = shape_of("$.i * 4", concat(top, capacities, "[$.i]"), "3", concat(capacities, "[$.i]"),
                                std::string(kGlass));
    glass.count.to = concat(start.width);
    TraceShape water = shape_of(concat(kPiece, "[0] * 4"), concat(top, kPiece, "[1]"), "3",
                                concat(kPiece, "[1]"), std::string(kWater));
    water.count.to = expression("$.pieces.length");
    label_with(water, concat(kPiece, "[1]"), 0.2);
    return {glass, water};
}

}  // namespace

std::vector<TraceShape> trace_shapes(const std::vector<LegendRow>& legend, const Picture& start) {
    if (legend.empty()) return vessel_shapes(start);
    const std::string width = concat(start.width);
    std::string grounds;  // a letter a cell: the row of the legend, or - for none
    for (std::size_t cell = 0; 3 * cell < start.cells.size(); ++cell) {
        const std::int32_t ground = start.cells[3 * cell];
        grounds += ground < 0 ? '-' : static_cast<char>('a' + ground);
    }
    const std::string colours = list_of(legend, [](const LegendRow& row) { return colour_of(row); });
    TraceShape ground =
        shape_of(concat("$.i % ", width), concat("Math.floor($.i / ", width, ')'), "1", "1",
                 expression(concat(colours, "['", grounds, "'.charCodeAt($.i) - 97] ?? '", kNoGround, '\'')));
    ground.count.to = concat(grounds.size());
    TraceShape piece = shape_of(concat(kPiece, "[0] % ", width, " + 0.12"),
                                concat("Math.floor(", kPiece, "[0] / ", width, ") + 0.12"), "0.76", "0.76",
                                expression(concat(colours, '[', kPiece, "[1]]")));
    piece.count.to = expression("$.pieces.length");
    const std::string symbols = list_of(legend, [](const LegendRow& row) { return row.symbol; });
    label_with(piece, concat(kPiece, "[2] < 0 ? ", symbols, '[', kPiece, "[1]] : ", kPiece, "[2]"), 0.24);
    return {ground, piece};
}

std::vector<TraceEvent> trace_events(const Search& search, StepIndex from, StepIndex to) {
    std::vector<TraceEvent> events;
    KnownPieces known;
    const auto made =
        static_cast<StepIndex>(std::min<std::uint64_t>(search.stats().counters.expanded, kNever));
    for (StepIndex index = from; index < std::min(to, made); ++index)
        add_expansion(events, search, index, known);
    return events;
}

std::vector<TraceEvent> trace_end(const Search& search, StepIndex written) {
    std::vector<TraceEvent> events;
    if (search.nodes() == 0) return events;  // a heuristic failed on the start
    const Stats stats = search.stats();
    const std::uint64_t expanded = stats.counters.expanded;
    const bool whole = written >= expanded;
    const bool has_goal = whole && !stats.incumbents.empty();
    // A plan's last node may be one that the search does not keep; then the last one expanded ends the trace.
    const NodeId goal = has_goal ? stats.incumbents.back().node : kNoNode;
    NodeId last = 0;
    if (goal != kNoNode) last = goal;
    else if (written > 0) last = search.expansion(written - 1).row.node.value_or(0);
    const auto pieces = pieces_of(search.picture(last));
    if (goal != kNoNode) {
        TraceEvent event{.type = TraceType::destination, .id = std::uint64_t{goal} + 1};
        const Path path = search.path(goal);
        if (path.nodes.size() > 1) event.parent = std::uint64_t{path.nodes[path.nodes.size() - 2]} + 1;
        event.g = stats.cost;
        event.pieces = pieces;
        events.push_back(std::move(event));
    }
    TraceEvent end{.type = TraceType::end, .id = std::uint64_t{last} + 1};
    end.parent = events.empty() ? std::nullopt : events.back().parent;
    end.cost = stats.cost;
    end.lower_bound = stats.lower_bound;
    end.pieces = pieces;
    end.status = stats.status;
    end.claim = stats.message.empty() ? stats.claim.sentence : stats.message;
    end.expanded = expanded;
    if (!whole) end.left = expanded - written;
    events.push_back(std::move(end));
    return events;
}

}  // namespace frontier
