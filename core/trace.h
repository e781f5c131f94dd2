// A search as a trace that a viewer replays: what happened, event by event, and how its boards are drawn. The
// structures are those of the Posthoc viewer's format 1.4; making JSON of them is the shells' (adr/0003).
// Null, empty texts and empty lists are left out there, since the viewer takes them for values.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "domain.h"
#include "search.h"

namespace frontier {

inline constexpr std::string_view kTraceVersion = "1.4.0";

enum class TraceType : std::uint8_t { source, generating, updating, expanding, closing, destination, end };

constexpr auto words(TraceType) {
    return std::to_array<std::string_view>(
        {"source", "generating", "updating", "expanding", "closing", "destination", "end"});
}

// A successor that did not become a node, and so has no id.
struct TraceDrop {
    std::string action;
    Cost g = 0;
    std::optional<double> h;
    std::optional<double> f;
    std::optional<double> bound;
    Outcome outcome = Outcome::duplicate;
    std::optional<std::uint64_t> other;
    std::string reason;

    template <class Visit> void fields(Visit&& visit) const {
        visit("action", action);
        visit("g", g);
        visit("h", h);
        visit("f", f);
        visit("bound", bound);
        visit("outcome", outcome);
        visit("other", other);
        visit("reason", reason);
    }
};

// Ids are those of the nodes, plus one: to the viewer 0 is none.
struct TraceEvent {
    TraceType type = TraceType::end;
    std::uint64_t id = 0;
    std::optional<std::uint64_t> parent;
    std::optional<StepIndex> step;
    std::string action;
    std::optional<Cost> g;
    std::optional<double> h;
    std::optional<double> f;
    std::optional<double> bound;  // where a guide orders: what the heuristic that proves says
    std::string why;              // this node is next
    std::optional<Outcome> outcome;
    std::optional<std::uint64_t> other;  // the node that it replaced
    std::string reason;
    std::optional<std::uint64_t> open;
    std::optional<double> weight;
    std::optional<Cost> cost;  // of the best plan known
    std::optional<Cost> lower_bound;
    std::vector<TraceDrop> dropped;
    std::vector<std::vector<std::int32_t>> pieces;  // cell, row of the legend, label; of jugs cell and amount
    std::optional<Status> status;
    std::string claim;
    std::optional<std::uint64_t> expanded;
    std::optional<std::uint64_t> left;  // expansions that the trace leaves out

    template <class Visit> void fields(Visit&& visit) const {
        visit("type", type);
        visit("id", id);
        visit("pId", parent);
        visit("step", step);
        visit("action", action);
        visit("g", g);
        visit("h", h);
        visit("f", f);
        visit("bound", bound);
        visit("why", why);
        visit("outcome", outcome);
        visit("other", other);
        visit("reason", reason);
        visit("open", open);
        visit("weight", weight);
        visit("cost", cost);
        visit("lower_bound", lower_bound);
        visit("dropped", dropped);
        visit("pieces", pieces);
        visit("status", status);
        visit("claim", claim);
        visit("expanded", expanded);
        visit("left", left);
    }
};

// One shape for each of `count` things. The texts are the viewer's expressions.
struct TraceCount {
    std::string to;

    template <class Visit> void fields(Visit&& visit) const { visit("$to", to); }
};

struct TraceInfo {
    std::string text;

    template <class Visit> void fields(Visit&& visit) const { visit("node", text); }
};

struct TraceShape {
    std::string shape;
    TraceCount count;
    std::string x;
    std::string y;
    std::string width;
    std::string height;
    std::string fill;
    std::string label;
    std::optional<double> label_x;
    std::optional<double> label_y;
    std::optional<double> label_size;
    std::string label_color;
    bool clear = true;  // drawn anew at every event
    TraceInfo info;

    template <class Visit> void fields(Visit&& visit) const {
        visit("$", shape);
        visit("$for", count);
        visit("x", x);
        visit("y", y);
        visit("width", width);
        visit("height", height);
        visit("fill", fill);
        visit("label", label);
        visit("label-x", label_x);
        visit("label-y", label_y);
        visit("label-size", label_size);
        visit("label-color", label_color);
        visit("clear", clear);
        visit("$info", info);
    }
};

// What was searched, so that it can be searched again.
struct TraceAbout {
    std::string domain;
    std::string board;
    std::string strategy;
    std::string heuristic;
    std::string guide;
    std::string formula;
    std::optional<double> weight;
    std::string settings;  // "cycle=full, ties=fifo"

    template <class Visit> void fields(Visit&& visit) const {
        visit("domain", domain);
        visit("board", board);
        visit("strategy", strategy);
        visit("heuristic", heuristic);
        visit("guide", guide);
        visit("formula", formula);
        visit("weight", weight);
        visit("settings", settings);
    }
};

struct TraceViews {
    std::vector<TraceShape> main;

    template <class Visit> void fields(Visit&& visit) const { visit("main", main); }
};

// All of a trace but its events.
struct TraceHead {
    std::string version{kTraceVersion};
    TraceAbout about;
    TraceViews views;

    template <class Visit> void fields(Visit&& visit) const {
        visit("version", version);
        visit("about", about);
        visit("views", views);
    }
};

// How the states of a board are drawn; the grounds are those of its start.
std::vector<TraceShape> trace_shapes(const std::vector<LegendRow>& legend, const Picture& start);

// Expansions from..to. The first one brings the start along.
std::vector<TraceEvent> trace_events(const Search& search, StepIndex from, StepIndex to);
// How a search ended of which so many expansions are in the trace.
std::vector<TraceEvent> trace_end(const Search& search, StepIndex written);

}  // namespace frontier
