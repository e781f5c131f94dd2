// A second reading of the game's rules, sharing no code with core/game: boards are grids of words, and the
// search is one recursion in which every choice of the prescribed one can be changed, for laws and their
// negative controls.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace frontier::test {

using Grid = std::vector<std::vector<std::string>>;

inline Grid grid_of(const std::string& text) {
    Grid grid(1);
    std::string word;
    for (const char c : text) {
        if (c != ' ' && c != '\n') {
            word += c;
            continue;
        }
        if (!word.empty()) grid.back().push_back(std::exchange(word, {}));
        if (c == '\n') grid.emplace_back();
    }
    grid.pop_back();
    return grid;
}

inline std::string text_of(const Grid& grid) {
    std::string text;
    for (const auto& row : grid) {
        for (const std::string& word : row) text += word + ' ';
        text.back() = '\n';
    }
    return text;
}

enum class Cuts { none, at_equal, beyond };  // at_equal is what the seed's counts are made with

struct NaiveSettings {
    std::string roles = "+-+";  // of the three agents: + greatest, - least, ~ mean
    Cuts cuts = Cuts::none;
    bool hard = false;  // values are clamped to the window
};

struct NaiveAnswer {
    double value = 0;
    std::uint64_t util_calls = 0;
    std::string line;
};

class NaiveGame {
   public:
    NaiveGame(const std::string& start, const std::string& goal, NaiveSettings settings = {})
        : board_(grid_of(start)), goal_(grid_of(goal)), settings_(settings) {}

    NaiveAnswer play(int turns) {
        plies_ = 3 * turns;
        answer_ = {};
        Line line;
        answer_.value = value_at(0, -HUGE_VAL, HUGE_VAL, line);
        for (const std::string& move : line) answer_.line += move + '\n';
        return answer_;
    }

    int utility() const {
        int sum = 0;
        for (std::size_t y = 0; y < board_.size(); ++y) {
            for (std::size_t x = 0; x < board_[y].size(); ++x) {
                const std::string& word = board_[y][x];
                if (word == "." || word == "x" || word != goal_[y][x]) continue;
                const int number = std::atoi(word.c_str());
                sum += number % 2 != 0 ? number : -number;
            }
        }
        return sum;
    }

   private:
    using Line = std::vector<std::string>;

    double value_at(int ply, double alpha, double beta, Line& line) {
        if (ply == plies_) {
            ++answer_.util_calls;
            return settings_.hard ? std::clamp<double>(utility(), alpha, beta) : utility();
        }
        const char role = settings_.roles[static_cast<std::size_t>(ply % 3)];
        double best = role == '+' ? -HUGE_VAL : HUGE_VAL;
        if (settings_.hard) best = role == '+' ? alpha : beta;
        double sum = 0;
        int count = 0;
        for_each_move(ply % 3, [&](const std::string& move) {
            Line rest{"AGENT" + std::to_string(ply % 3 + 1) + ' ' + move};
            Line below;
            const double value = value_at(ply + 1, alpha, beta, below);
            rest.insert(rest.end(), below.begin(), below.end());
            sum += value;
            const bool better = role == '+' ? value > best : role == '-' ? value < best : count == 0;
            if (better) line = rest;
            if (better) best = value;
            ++count;
            if (is_cut(role, best, alpha, beta)) return false;
            if (role == '+') alpha = std::max(alpha, best);
            if (role == '-') beta = std::min(beta, best);
            return true;
        });
        return role == '~' ? sum / count : best;
    }

    bool is_cut(char role, double best, double alpha, double beta) const {
        if (settings_.cuts == Cuts::none || role == '~') return false;
        if (settings_.cuts == Cuts::beyond) return role == '+' ? best > beta : best < alpha;
        return role == '+' ? best >= beta : best <= alpha;
    }

    bool may_move(int agent, const std::string& word) const {
        if (word == "." || word == "x") return false;
        return agent == 2 || (std::atoi(word.c_str()) % 2 != 0) == (agent == 0);
    }

    // Until visit(move) says false; the board is changed while it runs.
    template <class Visit> void for_each_move(int agent, Visit&& visit) {
        struct Direction {
            const char* name;
            int x, y;
        };
        constexpr Direction kDirections[] = {{"left", -1, 0}, {"right", 1, 0}, {"up", 0, -1}, {"down", 0, 1}};
        const int height = static_cast<int>(board_.size());
        const int width = static_cast<int>(board_[0].size());
        bool any = false;
        for (int cell = 0; cell < width * height; ++cell) {
            const int x = cell % width, y = cell / width;
            const std::string word = at(x, y);
            if (!may_move(agent, word)) continue;
            for (const Direction& to : kDirections) {
                const int there_x = x + to.x, there_y = y + to.y;
                if (there_x < 0 || there_y < 0 || there_x >= width || there_y >= height ||
                    at(there_x, there_y) != ".")
                    continue;
                any = true;
                std::swap(at(x, y), at(there_x, there_y));
                const bool on = visit("move " + word + ' ' + to.name);
                std::swap(at(x, y), at(there_x, there_y));
                if (!on) return;
            }
        }
        if (!any) visit("pass");
    }

    std::string& at(int x, int y) { return board_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }

    Grid board_;
    Grid goal_;
    NaiveSettings settings_;
    int plies_ = 0;
    NaiveAnswer answer_;
};

}  // namespace frontier::test
