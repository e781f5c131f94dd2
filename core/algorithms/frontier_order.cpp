// The frontier of any step in its order. A person waits for it, so it is compiled to be fast and apart from
// the rest of what shows the past.
//
// The first rows are looked for among the nodes that have come since a mark of that step (frontier_marks.h)
// and in the lists that it names. Rows further down take one pass over all nodes of the step, whose outcome
// serves for any row.
#include <algorithm>

#include "../text/words.h"
#include "frontier_ranks.h"
#include "search_record.h"

namespace frontier {

// What is not asked for at every step is not compiled into what is: the page fetches it later.
class SearchRecord::FrontierAt {
   public:
    [[gnu::noinline]] FrontierAt(const SearchRecord& record, StepIndex index)
        : record_(record),
          nodes_(record.nodes_),
          ranking_(record.settings_.ranking),
          context_(record.context_at(index)),
          index_(index),
          oldest_first_(ranking_.ties() == TieRule::fifo),
          needs_depth_(record.needs_depth()),
          floor_(record.floors_.at(index)->first),
          end_(record.history_.nodes_before(index, nodes_.size())),
          first_(known_first()),
          listed_{index, first_, record.history_.nodes_before(*record.iterations_.at(index), nodes_.size())} {
    }

    [[gnu::noinline]] std::vector<NodeId> first_rows(std::size_t rows) {
        std::vector<NodeId> ids;
        if (first_ != kNoNode && rows > 0) ids.push_back(first_);
        const FrontierMarks::Mark mark = record_.marks_.at(index_);
        FirstRanks newest(ranking_, rows - ids.size());
        std::uint64_t others = record_.open_at(index_) - ids.size();
        for (NodeId id = end_; id > std::max(floor_, mark.end) && others > 0;) {
            if (!is_listed(--id)) continue;
            newest.add(rank_of(id), id);
            --others;
        }
        merge(std::move(newest).in_order(), mark, rows, ids);
        return ids;
    }

    [[gnu::noinline]] FrontierGroups groups() {
        FrontierGroups groups;
        const LookBack& look_back = record_.settings_.look_back;
        const NodeId all = end_ - floor_;
        for (NodeId place = 0; place < all;) {
            groups.note(place);
            const NodeId next = place + std::min(all - place, look_back.mark_after +
                                                                  look_back.mark_after_list * groups.size());
            count(groups, place, next);
            place = next;
        }
        groups.put_in_order();
        return groups;
    }

    [[gnu::noinline]] std::vector<NodeId> rows_of(FrontierGroups& groups, std::uint64_t from,
                                                  std::uint64_t to) {
        std::vector<NodeId> ids;
        if (first_ != kNoNode) {
            if (from == 0 && to > 0) ids.push_back(first_);
            from = std::max<std::uint64_t>(from, 1) - 1;
            to = std::max<std::uint64_t>(to, 1) - 1;
        }
        for (auto group = groups.from_row(from); group < groups.end() && from < to; ++group) {
            const std::uint64_t skipped = from - group->start;
            const std::uint64_t rows = std::min(to - from, group->count - skipped);
            take_rows(groups, group->number, skipped, rows, ids);
            from += rows;
        }
        return ids;
    }

    // But for its id.
    const Rank& rank_of(NodeId id) {
        const std::uint32_t depth = depth_of(id);
        return ranks_.get(nodes_[id], depth, [&] { return compute_rank(nodes_[id], depth); });
    }

   private:
    // Among equals heapq's order depends on the heap's shape; which node comes first is known all the same.
    NodeId known_first() const {
        if (ranking_.ties() != TieRule::heapq) return kNoNode;
        return index_ < record_.history_.expansions() ? record_.history_.node(index_) : record_.next_node();
    }

    bool waits(NodeId id) const { return nodes_[id].left_at >= index_; }
    std::uint32_t depth_of(NodeId id) const { return needs_depth_ ? record_.depth_of(id) : 0; }
    Rank compute_rank(const Node& node, std::uint32_t depth) const {
        const double f = ranking_.f_in(context_, node.g, node.h, depth);
        return ranking_.rank(std::isnan(f) ? HUGE_VAL : f, node.g, node.h, kNoNode,
                             record_.settings_.beam_width > 0 ? depth : 0);
    }
    std::uint32_t number_of(FrontierGroups& groups, const Node& node, std::uint32_t depth) {
        return numbers_.get(node, depth, [&] { return groups.number_of(compute_rank(node, depth)); });
    }

    struct Listed {
        StepIndex index;
        NodeId first;
        NodeId iteration_began_with;
        bool operator()(const Node& node, NodeId id) const {
            const bool is_hidden = node.deferred() & (id >= iteration_began_with);
            return (node.left_at >= index) & (id != first) & !is_hidden;
        }
    };
    bool is_listed(NodeId id) const { return listed_(nodes_[id], id); }
    // Passes go over the nodes so that those that win ties come first.
    NodeId id_at(NodeId place) const { return oldest_first_ ? floor_ + place : end_ - 1 - place; }

    // Without a branch that depends on a node: whether one waits is anyone's guess, and a wrong guess takes
    // longer than all the rest. Not inlined, because browsers optimise WebAssembly only from one call to the
    // next.
    [[gnu::noinline]] void count(FrontierGroups& groups, NodeId place, NodeId end) {
        const Listed listed = listed_;  // a copy, which counting cannot change, so that it stays in registers
        for (; place < end; ++place) {
            const NodeId id = id_at(place);
            const Node& node = nodes_[id];
            groups.count(number_of(groups, node, depth_of(id)), listed(node, id));
        }
    }

    // The first node from `id` on in its list that waited at the mark and still does.
    NodeId next_in_list(NodeId id, const FrontierMarks::Mark& mark) const {
        while (id < mark.end && (!waits(id) || id == first_)) id = nodes_[id].next;
        return id;
    }

    // Adds to `ids`, up to `rows` in all: the best of some nodes in order and of the lists of a mark, each in
    // order.
    void merge(const std::vector<Rank>& newest, const FrontierMarks::Mark& mark, std::size_t rows,
               std::vector<NodeId>& ids) {
        const HeapOfRanks heap{ranking_, false};
        std::vector<Rank> heads;
        const auto add_head = [&](NodeId id) {
            if (id = next_in_list(id, mark); id >= mark.end) return;
            heads.push_back(rank_of(id));
            heads.back().id = id;
            std::push_heap(heads.begin(), heads.end(), heap);
        };
        for (std::size_t i = 0; i < mark.heads; ++i) add_head(record_.marks_.head(mark, i));
        auto next = newest.begin();
        while (ids.size() < rows && (next != newest.end() || !heads.empty())) {
            if (heads.empty() || (next != newest.end() && ranking_.before(*next, heads.front()))) {
                ids.push_back((next++)->id);
                continue;
            }
            std::pop_heap(heads.begin(), heads.end(), heap);
            ids.push_back(heads.back().id);
            heads.pop_back();
            add_head(nodes_[ids.back()].next);
        }
    }

    void take_rows(FrontierGroups& groups, std::uint32_t number, std::uint64_t skipped, std::uint64_t rows,
                   std::vector<NodeId>& ids) {
        auto [place, met] = groups.before(number, skipped);
        for (; rows > 0; ++place) {
            const NodeId id = id_at(place);
            if (!is_listed(id) || number_of(groups, nodes_[id], depth_of(id)) != number) continue;
            if (met++ < skipped) continue;
            ids.push_back(id);
            --rows;
        }
    }

    const SearchRecord& record_;
    const NodeTable& nodes_;
    const Ranking& ranking_;
    FormulaInput context_;
    StepIndex index_;
    bool oldest_first_;  // of equals
    bool needs_depth_;
    NodeId floor_;
    NodeId end_;
    NodeId first_;
    Listed listed_;
    PairMemo<Rank> ranks_;
    PairMemo<std::uint32_t> numbers_;
};

// Without lists there are no marks, and many nodes are better counted. But what waits in a beam is among its
// last nodes.
bool SearchRecord::counts_all(StepIndex index, std::uint64_t rows) const {
    constexpr NodeId kMany = 1 << 18;
    if (rows > settings_.look_back.near_rows) return true;
    return marks_.at(index).end == 0 && settings_.beam_width == 0 &&
           history_.nodes_before(index, nodes_.size()) > kMany;
}

// What is near the front is asked for at every step, and by who goes on reading.
std::vector<NodeId> SearchRecord::frontier_ids(StepIndex index, std::uint64_t from, std::uint64_t to) const {
    constexpr std::uint64_t kUsual = 64;
    const CacheKey asked{index, index < history_.expansions() ? 0 : changes_};
    to = std::min(to, open_at(index));
    if (from >= to) return {};
    if (counts_all(index, to)) {
        FrontierAt frontier(*this, index);
        if (asked != groups_key_) groups_ = frontier.groups();
        groups_key_ = asked;
        return frontier.rows_of(groups_, from, to);
    }
    if (asked != first_key_ || to > first_rows_) {
        first_rows_ = std::max(to, kUsual);
        first_ = FrontierAt(*this, index).first_rows(static_cast<std::size_t>(first_rows_));
        first_key_ = asked;
    }
    to = std::min<std::uint64_t>(to, first_.size());
    if (from >= to) return {};
    return {first_.begin() + static_cast<std::ptrdiff_t>(from),
            first_.begin() + static_cast<std::ptrdiff_t>(to)};
}

namespace {

// What put `a` before `b`, both with the same f.
std::string_view deciding(const Rank& a, const Rank& b, TieRule rule) {
    if (rule == TieRule::heapq) return "the heap's shape decides";
    if (a.tie != b.tie)
        return rule == TieRule::smaller_h ? "the smaller h goes first" : "the larger g goes first";
    return rule == TieRule::fifo ? "the older one goes first" : "the newer one goes first";
}

}  // namespace

Why SearchRecord::why(StepIndex index, NodeId node) const {
    Why why;
    const std::vector<NodeId> ids = frontier_ids(index, 0, settings_.shows_f ? Why::kMostTies + 1 : 2);
    if (ids.empty() || ids[0] != node) return why;
    if (ids.size() == 1) {
        why.sentence = "Nothing else waits.";
        return why;
    }
    why.runner_up = ids[1];
    if (!settings_.shows_f) {
        const bool oldest = settings_.ranking.ties() == TieRule::fifo;
        why.sentence =
            concat(oldest ? "The oldest" : "The newest", " node goes first; node ", ids[1], " is next.");
        return why;
    }
    FrontierAt frontier(*this, index);
    const Rank best = frontier.rank_of(ids[0]), next = frontier.rank_of(ids[1]);
    const auto shares = [&](NodeId id) {
        const Rank& rank = frontier.rank_of(id);
        return rank.f == best.f && rank.layer == best.layer;
    };
    why.ties = static_cast<std::uint64_t>(std::find_if_not(ids.begin(), ids.end(), shares) - ids.begin());
    const std::string_view least = settings_.beam_width > 0 ? "Least f of its layer" : "Least f";
    if (why.ties == 1) {
        why.sentence = concat(least, ", and no other node has it; node ", ids[1], " is next.");
    } else {
        const std::string many =
            why.ties > Why::kMostTies ? concat("More than ", Why::kMostTies) : concat(why.ties);
        why.sentence = concat(least, ". ", many, " nodes share it, and ",
                              deciding(best, next, settings_.ranking.ties()), ": before node ", ids[1], ".");
    }
    return why;
}

}  // namespace frontier
