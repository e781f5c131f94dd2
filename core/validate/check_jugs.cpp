// The rules of Water Jugs; every action costs 1, and one that changes nothing is illegal.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/validate/domain_checker.h"
#include "core/validate/jugs_board.h"

namespace frontier::validate {
namespace {

// How a plan names a jug. Without "jug" or "gallon" it is meant as the board's own actions are written.
struct JugName {
    enum class Kind { kPlain, kNumber, kCapacity };
    Kind kind = Kind::kPlain;
    std::int64_t value = 0;
};

class WordReader {
   public:
    explicit WordReader(std::string_view line) : words_(lower_case_words(line)) {}

    bool take(std::string_view word) {
        const bool found = next_ < words_.size() && words_[next_] == word;
        if (found) ++next_;
        return found;
    }

    bool take_jug(JugName& jug) {
        if (take("jug")) jug.kind = JugName::Kind::kNumber;
        const auto value = next_ < words_.size() ? whole_integer(words_[next_]) : std::nullopt;
        if (!value) return false;
        jug.value = *value;
        ++next_;
        const bool is_plain = jug.kind == JugName::Kind::kPlain;
        if (is_plain && (take("gallon") || take("gallons"))) jug.kind = JugName::Kind::kCapacity;
        return true;
    }

    bool at_end() const { return next_ == words_.size(); }

   private:
    std::vector<std::string> words_;
    std::size_t next_ = 0;
};

class WaterJugs {
   public:
    struct Action {
        enum class Kind { kEmpty, kFill, kPour };
        Kind kind = Kind::kEmpty;
        JugName jug;
        JugName into;  // meaningful for kPour
        std::string text;
    };

    explicit WaterJugs(JugTask task) : jugs_(std::move(task.jugs)), in_any_(task.in_any) {
        std::set<std::int64_t> capacities;
        for (const Jug& jug : jugs_) capacities.insert(jug.capacity);
        capacities_differ_ = capacities.size() == jugs_.size();
    }

    std::string read_actions(std::string_view line, std::vector<Action>& actions) const {
        WordReader words(line);
        Action action;
        action.text = line;
        if (!read_verb(words, action.kind) || !read_jugs(words, action) || !words.at_end()) {
            return quoted(line) + " is not an action; write " +
                   (capacities_differ_ ? "\"Empty 3 Gallon\", \"Fill 3 Gallon\" or \"Pour 3 into 4\"."
                                       : "\"Empty jug 1\", \"Fill jug 1\" or \"Pour jug 1 into jug 2\".");
        }
        actions.push_back(std::move(action));
        return "";
    }

    // As the board's own actions are written, however the plan had it.
    std::string describe(const Action& action) const {
        std::string complaint;
        const auto jug = find(action.jug, complaint);
        if (!jug) return action.text;
        if (action.kind != Action::Kind::kPour)
            return (action.kind == Action::Kind::kFill ? "Fill " : "Empty ") + name(*jug) +
                   (capacities_differ_ ? " Gallon" : "");
        const auto into = find(action.into, complaint);
        return into ? "Pour " + name(*jug) + " into " + name(*into) : action.text;
    }

    ActionResult apply(const Action& action) {
        ActionResult outcome{1, ""};
        const auto found = find(action.jug, outcome.complaint);
        if (!found) return outcome;
        Jug* const jug = &jugs_[*found];
        switch (action.kind) {
            case Action::Kind::kEmpty:
                if (jug->amount == 0) return {0, title(*jug) + " is empty already."};
                jug->amount = 0;
                break;
            case Action::Kind::kFill:
                if (jug->amount == jug->capacity) return {0, title(*jug) + " is full already."};
                jug->amount = jug->capacity;
                break;
            case Action::Kind::kPour:
                if (const auto into = find(action.into, outcome.complaint))
                    outcome.complaint = pour(*jug, jugs_[*into]);
                break;
        }
        return outcome;
    }

    std::string unmet_goal() const {
        const auto holds_it = [this](const Jug& jug) { return jug.amount == *in_any_; };
        if (in_any_ && std::none_of(jugs_.begin(), jugs_.end(), holds_it))
            return "no jug holds " + std::to_string(*in_any_) + '.';
        for (const Jug& jug : jugs_) {
            if (!jug.goal || *jug.goal == jug.amount) continue;
            return title(jug) + " holds " + std::to_string(jug.amount) + ", not " +
                   std::to_string(*jug.goal) + '.';
        }
        return "";
    }

   private:
    static bool read_verb(WordReader& words, Action::Kind& kind) {
        using Kind = Action::Kind;
        constexpr std::pair<std::string_view, Kind> kVerbs[] = {
            {"empty", Kind::kEmpty}, {"fill", Kind::kFill}, {"pour", Kind::kPour}};
        for (const auto& [verb, meaning] : kVerbs) {
            kind = meaning;
            if (words.take(verb)) return true;
        }
        return false;
    }

    static bool read_jugs(WordReader& words, Action& action) {
        if (!words.take_jug(action.jug)) return false;
        return action.kind != Action::Kind::kPour || (words.take("into") && words.take_jug(action.into));
    }

    std::string pour(Jug& from, Jug& into) const {
        if (&from == &into) return title(from) + " cannot be poured into itself.";
        if (from.amount == 0) return title(from) + " is empty, there is nothing to pour.";
        if (into.amount == into.capacity) return title(into) + " is full already.";
        const std::int64_t poured = std::min(from.amount, into.capacity - into.amount);
        from.amount -= poured;
        into.amount += poured;
        return "";
    }

    std::optional<std::size_t> find(const JugName& name, std::string& complaint) const {
        const bool by_number = name.kind == JugName::Kind::kNumber ||
                               (name.kind == JugName::Kind::kPlain && !capacities_differ_);
        const std::string value = std::to_string(name.value);
        if (by_number) {
            if (name.value >= 1 && name.value <= static_cast<std::int64_t>(jugs_.size())) {
                return static_cast<std::size_t>(name.value - 1);
            }
            complaint =
                "there is no jug " + value + "; they are numbered 1 to " + std::to_string(jugs_.size()) + '.';
            return std::nullopt;
        }
        const auto has_capacity = [&](const Jug& jug) { return jug.capacity == name.value; };
        const auto found = std::find_if(jugs_.begin(), jugs_.end(), has_capacity);
        if (found == jugs_.end()) {
            complaint = "there is no jug of " + value + " gallons.";
        } else if (std::find_if(found + 1, jugs_.end(), has_capacity) != jugs_.end()) {
            complaint = "several jugs hold " + value + " gallons; name them by number, \"jug 1\".";
        } else {
            return static_cast<std::size_t>(found - jugs_.begin());
        }
        return std::nullopt;
    }

    std::string name(std::size_t jug) const {
        return capacities_differ_ ? std::to_string(jugs_[jug].capacity) : "jug " + std::to_string(jug + 1);
    }

    std::string title(const Jug& jug) const {
        return capacities_differ_ ? "the " + std::to_string(jug.capacity) + " gallon jug"
                                  : "jug " + std::to_string(&jug - jugs_.data() + 1);
    }

    std::vector<Jug> jugs_;
    std::optional<std::int64_t> in_any_;
    bool capacities_differ_ = false;
};

}  // namespace

Verdict check_jugs(const Task& task) {
    JugTask jugs;
    if (const auto fault = read_jugs_board(task.board, jugs)) return unreadable_board(*fault);
    return replay(WaterJugs(std::move(jugs)), task.plan);
}

}  // namespace frontier::validate
