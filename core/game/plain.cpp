#include "plain.h"

namespace frontier::game {

namespace {

struct Valued {
    double value = 0;
    std::vector<Move> line;
};

class Plain {
   public:
    Plain(const Rules& rules, unsigned turns, const PlainWatcher& watcher)
        : rules_(rules), plies_(turns * kAgents), watcher_(watcher) {}

    // AGENT1 and AGENT3 take the greatest value, AGENT2 the least.
    Valued minimax(const Position& position) {
        if (enter(position, {})) return leave(position, {}, {static_cast<double>(position.utility), {}});
        Valued best;
        bool first = true;
        for (const Move move : moves_of(position)) {
            Valued child = minimax(after(position, move));
            const bool better =
                position.agent() == Agent::agent2 ? child.value < best.value : child.value > best.value;
            if (first || better) best = led_by(move, std::move(child));
            first = false;
        }
        return leave(position, {}, std::move(best));
    }

    // AGENT1 takes the greatest mean; the others are expected to take any move alike.
    Valued minimax_rand(const Position& position) {
        if (enter(position, {})) return leave(position, {}, {static_cast<double>(position.utility), {}});
        const std::vector<Move> moves = moves_of(position);
        Valued best;
        double sum = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            Valued child = minimax_rand(after(position, moves[i]));
            sum += child.value;
            const bool better = position.agent() == Agent::agent1 && child.value > best.value;
            if (i == 0 || better) best = led_by(moves[i], std::move(child));
        }
        if (position.agent() != Agent::agent1) best.value = sum / static_cast<double>(moves.size());
        return leave(position, {}, std::move(best));
    }

    Valued alpha_beta(const Position& position, Window window) {
        if (enter(position, window))
            return leave(position, window, {static_cast<double>(position.utility), {}});
        const bool minimises = position.agent() == Agent::agent2;
        Valued best{minimises ? HUGE_VAL : -HUGE_VAL, {}};
        for (const Move move : moves_of(position)) {
            Valued child = alpha_beta(after(position, move), window);
            if (minimises ? child.value < best.value : child.value > best.value)
                best = led_by(move, std::move(child));
            if (minimises ? best.value <= window.alpha : best.value >= window.beta) break;
            if (minimises) window.beta = std::min(window.beta, best.value);
            else window.alpha = std::max(window.alpha, best.value);
        }
        return leave(position, window, std::move(best));
    }

    PlainAnswer answer(Valued root) const { return {root.value, util_calls_, nodes_, std::move(root.line)}; }

   private:
    // Whether the game is over here, so that the utility is asked for.
    bool enter(const Position& position, Window window) {
        ++nodes_;
        if (watcher_) watcher_({true, position, window, 0});
        util_calls_ += position.ply == plies_;
        return position.ply == plies_;
    }
    Valued leave(const Position& position, Window window, Valued valued) const {
        if (watcher_) watcher_({false, position, window, valued.value});
        return valued;
    }
    std::vector<Move> moves_of(const Position& position) const {
        std::vector<Move> moves;
        rules_.append_moves(position, moves);
        return moves;
    }
    Position after(Position position, Move move) const {
        rules_.apply(position, move);
        return position;
    }
    static Valued led_by(Move move, Valued child) {
        child.line.insert(child.line.begin(), move);
        return child;
    }

    const Rules& rules_;
    unsigned plies_;
    const PlainWatcher& watcher_;
    std::uint64_t util_calls_ = 0;
    std::uint64_t nodes_ = 0;
};

}  // namespace

PlainAnswer plain_minimax(const Rules& rules, const Position& position, unsigned turns,
                          const PlainWatcher& watcher) {
    Plain plain(rules, turns, watcher);
    return plain.answer(plain.minimax(position));
}

PlainAnswer plain_minimax_rand(const Rules& rules, const Position& position, unsigned turns,
                               const PlainWatcher& watcher) {
    Plain plain(rules, turns, watcher);
    return plain.answer(plain.minimax_rand(position));
}

PlainAnswer plain_alpha_beta(const Rules& rules, const Position& position, unsigned turns,
                             const PlainWatcher& watcher) {
    Plain plain(rules, turns, watcher);
    return plain.answer(plain.alpha_beta(position, {}));
}

PlainAnswer plain_search(SearchType type, const Rules& rules, const Position& position, unsigned turns,
                         const PlainWatcher& watcher) {
    if (type == SearchType::minimax) return plain_minimax(rules, position, turns, watcher);
    if (type == SearchType::minimax_rand) return plain_minimax_rand(rules, position, turns, watcher);
    return plain_alpha_beta(rules, position, turns, watcher);
}

}  // namespace frontier::game
