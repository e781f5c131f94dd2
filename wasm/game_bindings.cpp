// What JavaScript sees of the game (core/game): conversions and no logic.
//
// Conventions. A path is an array of move indexes from the start, [] is the start itself; what belongs to a
// path that breaks the rules is null. Counts that may pass 2^53 are decimal strings. alpha and beta are null
// where infinite (and always, where the search does not prune). A board is { width, height, cells: Int32Array
// } with three numbers a cell, row by row: ground (0 a cell, 1 fixed), piece (2 odd tile, 3 even tile, -1
// none), the tile's number; the first two are indexes into game_info().legend.
//
// What the answers hold is in wasm/frontier.d.ts, and what it means in core/game. Beyond that:
//
// game_board(text, field)  one board, for the editor; `field` ("start" or "goal") comes back in the error
// new Game(request)    the turns may be a number, too
// .error()             null, or why there is no search; then every other call answers null or "failed"
// .advance(moves)      tries so many moves more (about 0.2 µs each). Goes on after timeout and cancelled
// .result()            null until all is known
// .position(path)      whatever the search has done. The index of a move is the next element of a path
// .tree(path)          a node with its children, worked out when asked for, at once in a tree of any size.
// What was
//                      not visited has neither value nor number
// .path_of(number)     to step through the evaluation: the path of node `number` (a string or a number) from
// "0" to
//                      result().nodes - 1. At that moment a child with a greater number has not been entered,
//                      and one whose number + nodes is greater has not been left
// .number_of(path)     the reverse; null for what was not visited
// .ask(path)           turns the search to a position, for play: solved when its answer is known (with
// minimax
//                      and minimax_rand always, once the game is solved), else advance() until it is. The
//                      result of the whole game stays known; ask([]) turns back to it if it was not yet
// .answer(path)        null until known
#include <emscripten/bind.h>

#include <cmath>
#include <limits>
#include <optional>
#include <string>

#include "core/game/game.h"
#include "core/game/game_info.h"
#include "wasm/values.h"

namespace {

using namespace frontier;
using namespace frontier::game;
using namespace frontier::wasm;

// Where a number is as good as its text.
std::string string_of(const val& value) {
    return value.isNumber() ? val::global("String")(value).as<std::string>() : text_of(value);
}

GameRequest to_game_request(const val& object) {
    auto request = from_val<GameRequest>(object);
    if (!object.isNull() && !object.isUndefined()) request.turns = string_of(object["turns"]);
    return request;
}

std::optional<MovePath> to_path(const val& array) {
    if (!array.isArray()) return std::nullopt;
    MovePath path;
    const unsigned count = length_of(array);
    for (unsigned i = 0; i < count; ++i) {
        const val index = array[i];
        const double number = index.isNumber() ? index.as<double>() : -1;
        if (!(number >= 0 && number < kMaxCells * 4) || number != std::floor(number)) return std::nullopt;
        path.push_back(static_cast<std::uint32_t>(number));
    }
    return path;
}

class Game {
   public:
    explicit Game(const val& request) : search_(GameSearch::start(to_game_request(request))) {}

    val error() const { return search_ ? val::null() : to_val(search_.diagnostic()); }

    // NaN is no move; what is too large to count is all of them.
    std::string advance(double moves) {
        constexpr auto kAll = std::numeric_limits<std::uint64_t>::max();
        const std::uint64_t count = !(moves > 0)     ? 0
                                    : moves < 0x1p63 ? static_cast<std::uint64_t>(moves)
                                                     : kAll;
        return std::string(word(search_ ? search_->advance(count) : Status::failed));
    }
    void stop(const val& status) {
        if (search_) search_->stop(text_of(status) == "timeout" ? Status::timeout : Status::cancelled);
    }
    val stats() const { return search_ ? to_val(search_->stats()) : val::null(); }
    val result() const { return search_ ? to_val(search_->result()) : val::null(); }

    val position(const val& path) const { return of_path(path, &GameSearch::position); }
    val tree(const val& path) const { return of_path(path, &GameSearch::tree); }
    val number_of(const val& path) const { return of_path(path, &GameSearch::number_of); }
    val answer(const val& path) const { return of_path(path, &GameSearch::answer); }
    val path_of(const val& number) const {
        return search_ ? to_val(search_->path_of(string_of(number))) : val::null();
    }
    val ask(const val& path) {
        const auto moves = to_path(path);
        const auto status = search_ && moves ? search_->ask(*moves) : std::nullopt;
        return to_val(status);
    }

   private:
    template <class View> val of_path(const val& path, View view) const {
        const auto moves = to_path(path);
        return search_ && moves ? to_val(((*search_).*view)(*moves)) : val::null();
    }

    Result<GameSearch> search_;
};

val game_info_val() { return to_val(game_info()); }
val game_board(const val& text, const val& field) {
    return result_val(sketch_game_board(text_of(text), text_of(field)));
}
val game_levels(const val& text) { return result_val(read_game_levels(text_of(text))); }

}  // namespace

EMSCRIPTEN_BINDINGS(frontier_game) {
    emscripten::function("game_info", &game_info_val);
    emscripten::function("game_board", &game_board);
    emscripten::function("game_levels", &game_levels);
    emscripten::class_<Game>("Game")
        .constructor<const val&>()
        .function("error", &Game::error)
        .function("advance", &Game::advance)
        .function("stop", &Game::stop)
        .function("stats", &Game::stats)
        .function("result", &Game::result)
        .function("position", &Game::position)
        .function("tree", &Game::tree)
        .function("path_of", &Game::path_of)
        .function("number_of", &Game::number_of)
        .function("ask", &Game::ask)
        .function("answer", &Game::answer);
}
