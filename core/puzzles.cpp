#include <algorithm>
#include <array>
#include <variant>

#include "domains/blank.h"
#include "domains/jugs.h"
#include "domains/lunar.h"
#include "domains/snowman.h"
#include "domains/sokoban.h"
#include "domains/tiles.h"
#include "puzzle.h"
#include "text/words.h"

namespace frontier {

namespace {

// How much a board's heuristics may prepare just to be shown: a few milliseconds each.
constexpr std::uint64_t kWorkForAView = 4096;

template <class Family, Domain D> class PlayOf final : public Play {
    using State = typename D::State;

   public:
    explicit PlayOf(D domain) : domain_(std::move(domain)), states_{domain_.start()} {}

    std::size_t length() const override { return actions_.size(); }

    Position position(std::size_t index) const override {
        index = std::min(index, length());
        const State& state = states_[index];
        Position position;
        position.index = index;
        position.length = length();
        if (index > 0) position.action = domain_.action_name(actions_[index - 1]);
        position.picture = domain_.picture(state);
        position.text = domain_.print(state);
        for (std::size_t i = 0; i < index; ++i) position.cost += costs_[i];
        position.is_goal = domain_.is_goal(state);
        if constexpr (FindsDeadEnds<D>) {
            const std::uint8_t rule = domain_.dead_end(state);
            if (rule != 0) position.dead_end = domain_.dead_end_reason(rule);
        }
        domain_.successors(state, [&](Action action, Cost cost, const State&) {
            position.moves.push_back({domain_.action_name(action), cost});
        });
        return position;
    }

    bool move(std::size_t index, std::string_view action) override {
        if (index > length()) return false;
        bool found = false;
        const State from = states_[index];
        domain_.successors(from, [&](Action each, Cost cost, const State& next) {
            if (found || domain_.action_name(each) != action) return;
            found = true;
            actions_.resize(index);
            costs_.resize(index);
            states_.resize(index + 1);
            actions_.push_back(each);
            costs_.push_back(cost);
            states_.push_back(next);
        });
        return found;
    }

    std::optional<Problem> set_line(const std::vector<std::string>& actions) override {
        PlayOf fresh(domain_);
        for (std::size_t i = 0; i < actions.size(); ++i) {
            if (fresh.move(i, actions[i])) continue;
            return Problem{concat("Step ", i + 1, ", ", actions[i], ", is no move there."), i + 1, 0, "plan"};
        }
        std::swap(*this, fresh);
        return std::nullopt;
    }

    std::string plan_text(std::string_view format) const override {
        if constexpr (WritesPlans<D>) {
            for (const Choice& choice : Family::info().plan_formats) {
                if (choice.id == format) return domain_.write_plan(actions_, format);
            }
        }
        std::string text;
        for (const Action action : actions_) text += domain_.action_name(action) + '\n';
        return text;
    }

   private:
    D domain_;
    std::vector<State> states_;
    std::vector<Action> actions_;
    std::vector<Cost> costs_;
};

template <class Family, Domain D> class PuzzleOf final : public Puzzle {
   public:
    explicit PuzzleOf(D domain) : domain_(std::move(domain)) {}

    BoardView view(const DomainInfo& info) const override {
        const auto start = domain_.start();
        BoardView view{domain_.picture(start), domain_.print(start), std::string(domain_.format()), domain_.notes(), {}, {}};
        if constexpr (HasGoalPicture<D>) view.goal = domain_.goal_picture();
        for (const HeuristicInfo& heuristic : info.heuristics) {
            const auto estimate = domain_.heuristic(heuristic.id);
            if (!estimate->prepare(kWorkForAView)) continue;
            const Estimate h = (*estimate)(start);
            view.estimates.push_back({heuristic.id, h == kDeadEnd ? std::nullopt : std::optional<double>(h)});
        }
        return view;
    }
    std::vector<NextState> next_states() const override {
        std::vector<NextState> states;
        domain_.successors(domain_.start(), [&](Action action, Cost cost, const typename D::State& next) {
            states.push_back({domain_.action_name(action), cost, domain_.print(next)});
        });
        return states;
    }
    Result<ConvertedBoard> convert(std::string_view format) const override {
        const std::string from(domain_.format());
        if constexpr (WritesFormats<D>) {
            auto text = domain_.write(domain_.start(), format);
            if (!text) return text.problem();
            return ConvertedBoard{std::move(*text), from};
        }
        return ConvertedBoard{domain_.print(domain_.start()), from};  // its only format
    }
    std::unique_ptr<Play> play() const override {
        return std::make_unique<PlayOf<Family, D>>(domain_);
    }
    std::unique_ptr<Space> space(std::string_view heuristic) const override {
        return std::make_unique<SpaceOf<D>>(domain_, domain_.heuristic(heuristic));
    }

   private:
    D domain_;
};

template <class Family> Result<std::unique_ptr<Puzzle>> parse_as(std::string_view text, const Options& options) {
    auto instance = Family::parse(text, options);
    if (!instance) return instance.problem();
    return std::visit(
        [](auto& domain) -> std::unique_ptr<Puzzle> {
            return std::make_unique<PuzzleOf<Family, std::decay_t<decltype(domain)>>>(std::move(domain));
        },
        *instance);
}

template <class Family> constexpr DomainRow row_of() {
    DomainRow row{&Family::info, &parse_as<Family>, nullptr, nullptr};
    if constexpr (EditableBoard<Family>) {
        row.sketch = &Family::sketch;
        row.text_of = &Family::text_of;
    }
    return row;
}

// To add a domain, add it here.
constexpr std::array kDomains = {row_of<Sokoban>(), row_of<Snowman>(), row_of<Lunar>(), row_of<Jugs>(), row_of<Tiles>()};

// What every build compiles although nobody can choose it.
[[maybe_unused]] constexpr DomainRow kTemplate = row_of<Blank>();

}  // namespace

std::span<const DomainRow> domain_rows() { return kDomains; }

}  // namespace frontier
