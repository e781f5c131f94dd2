#include "collection.h"

#include <algorithm>

#include "collection_parts.h"
#include "course_text.h"
#include "unwrap.h"

namespace frontier {

namespace {

std::optional<Cost> cost_of(std::string_view text) {
    const auto cost = whole_number<Cost>(text);
    return cost && *cost >= 0 ? cost : std::nullopt;
}

}  // namespace

void name_level(Level& level, std::string_view name) {
    if (level.title.empty()) level.title = name;
    if (level.id.empty()) level.id = level.title;
}

void read_heading(std::string_view comment, Level& level, Collection& collection) {
    comment = trimmed(comment);
    const auto value = [comment](std::string_view key) { return key_value(comment, key); };
    if (const auto title = value("title:"); collection.levels.empty() && !title.empty())
        collection.title = title;
    else if (const auto id = value("level:"); !id.empty()) level.id = level.title = id;
    else if (const auto name = value("name:"); !name.empty()) level.title = name;
    else if (const auto author = value("author:"); !author.empty()) level.author = author;
    else if (const auto optimal = value("optimal:"); !optimal.empty()) level.optimal = cost_of(optimal);
    else if (!comment.empty() && comment.find(':') == std::string_view::npos && level.id.empty())
        level.title = comment;
}

namespace {

// "p1 = SokobanState(…": the name, or nothing.
std::string_view assigned_name(std::string_view before) {
    before = trimmed(before);
    if (!before.ends_with('=')) return {};
    const std::string_view name = trimmed(before.substr(0, before.size() - 1));
    return name.find_first_of(" ,()[]{}") == std::string_view::npos ? name : std::string_view();
}

// The calls of a Python file, each with the # comments directly above it.
Result<Collection> split_calls(std::string_view text, const std::vector<CourseSpan>& calls) {
    Collection collection;
    const std::vector<Line> lines = split_lines(text);
    const auto comment_in = [&](std::size_t line) { return trimmed(lines[line - 1].text).starts_with('#'); };
    std::size_t last_line = 0;  // of what is known
    for (const CourseSpan& call : calls) {
        if (collection.levels.size() == kMaxLevels) return too_many_levels(call.place);
        Level level;
        std::size_t above = call.place.line;
        while (above > last_line + 1 && comment_in(above - 1)) --above;
        for (std::size_t line = last_line + 1; line < call.place.line; ++line) {
            const std::string_view comment = trimmed(lines[line - 1].text);
            const bool counts =
                line >= above || (collection.levels.empty() && key_value(comment, "# title:") != "");
            if (counts && comment_in(line)) read_heading(comment.substr(1), level, collection);
        }
        if (level.title.ends_with(',')) level.title.pop_back();
        const std::size_t column = call.place.column - 1;
        const std::string position = std::to_string(collection.levels.size() + 1);
        const std::string_view name = assigned_name(text.substr(call.begin - column, column));
        level.board = std::string(column, ' ').append(text.substr(call.begin, call.end - call.begin)) + '\n';
        level.line = call.place.line;
        name_level(level, name.empty() ? std::string_view(position) : name);
        collection.levels.push_back(std::move(level));
        const std::string_view inside = text.substr(call.begin, call.end - call.begin);
        last_line =
            call.place.line + static_cast<std::size_t>(std::count(inside.begin(), inside.end(), '\n'));
    }
    return collection;
}

}  // namespace

Result<Collection> read_collection(std::string_view text, const BoardLines& boards) {
    if (text.size() > kMaxTextBytes) return board_diagnostic(too_long("A file"), 1, 1);
    const Unwrapped bare = unwrap(text);
    const std::vector<CourseSpan> calls = course_calls(bare.text);
    auto collection =
        calls.empty() ? split_lines_into_levels(bare.text, boards) : split_calls(bare.text, calls);
    if (collection && collection->levels.empty())
        return board_diagnostic("There is no board in this text.", 1, 1);
    return collection;
}

std::string level_heading(const Level& level, std::size_t number, std::string_view format) {
    const std::string_view sign = format == "course" ? "# " : "; ";
    std::string heading;
    const std::string position = std::to_string(number);
    if (level.id != position || level.title != position) heading += concat(sign, "level: ", level.id, '\n');
    if (level.title != level.id) heading += concat(sign, "name: ", level.title, '\n');
    if (!level.author.empty()) heading += concat(sign, "author: ", level.author, '\n');
    if (level.optimal) heading += concat(sign, "optimal: ", *level.optimal, '\n');
    return heading;
}

std::string collection_text(const Collection& collection, std::string_view format) {
    std::string text;
    if (!collection.title.empty())
        text = concat(format == "course" ? "# " : "; ", "title: ", collection.title, "\n\n");
    for (std::size_t i = 0; i < collection.levels.size(); ++i) {
        const Level& level = collection.levels[i];
        text += concat(i > 0 ? "\n" : "", level_heading(level, i + 1, format), level.board);
    }
    return text;
}

Result<Level> pick_level(const Collection& collection, std::string_view id) {
    for (const Level& level : collection.levels) {
        if (level.id == id || level.title == id) return level;
    }
    if (const auto number = whole_number<Cost>(id);
        number && *number >= 1 && *number <= static_cast<Cost>(collection.levels.size())) {
        return collection.levels[static_cast<std::size_t>(*number - 1)];
    }
    return Diagnostic{concat("There is no level \"", id, "\"; the file has ",
                             count_of(collection.levels.size(), "level", "levels"), ", from \"",
                             collection.levels.front().id, "\" to \"", collection.levels.back().id, "\"."),
                      0, 0, "level"};
}

}  // namespace frontier
