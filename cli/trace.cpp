#include "trace.h"

#include <cstdio>
#include <memory>
#include <string_view>

#include "core/text/words.h"
#include "json.h"

namespace frontier::cli {

namespace {

// As many expansions as are asked of a search at a time.
constexpr StepIndex kPortion = 1000;
// More rows make a table that nothing opens.
constexpr StepIndex kMostRows = 1'000'000;

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// A number as the page writes it: whole ones without a point.
Json plain_number(double value) {
    constexpr double kExact = 9007199254740992.0;  // 2^53
    if (std::abs(value) < kExact && value == std::floor(value)) return Json(static_cast<std::int64_t>(value));
    return Json(value);
}

bool is_nothing(const Json& value) {
    return value.is_null() ||
           ((value.is_string() || value.is_array() || value.is_object()) && value.empty()) ||
           (value.is_string() && value.get_ref<const std::string&>().empty());
}

// Without what is absent or empty, at any depth.
Json told(const Json& value) {
    if (value.is_number_float()) return plain_number(value.get<double>());
    if (value.is_array()) {
        Json array = Json::array();
        for (const Json& each : value) array.push_back(told(each));
        return array;
    }
    if (!value.is_object()) return value;
    Json object = Json::object();
    for (const auto& [key, field] : value.items()) {
        if (!is_nothing(field)) object[key] = told(field);
    }
    return object;
}

template <class T> std::string line_of(const T& value) {
    return told(to_json(value)).dump(-1, ' ', false, Json::error_handler_t::replace);
}

class File {
   public:
    explicit File(const std::string& path) : file_(std::fopen(path.c_str(), "wb")) {}
    ~File() {
        if (file_) std::fclose(file_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    void write(std::string_view text) {
        good_ = good_ && file_ && std::fwrite(text.data(), 1, text.size(), file_) == text.size();
    }
    bool close() {
        const bool closed = file_ && std::fclose(file_) == 0;
        file_ = nullptr;
        return good_ && closed;
    }

   private:
    std::FILE* file_;
    bool good_ = true;
};

void write_events(File& file, const std::vector<TraceEvent>& events, bool& first) {
    for (const TraceEvent& event : events) {
        file.write(first ? "\n" : ",\n");
        file.write(line_of(event));
        first = false;
    }
}

void write_viewer_trace(File& file, const Request& request, const Search& search, StepIndex end) {
    std::string head = line_of(trace_head(request, search));
    head.pop_back();
    file.write(concat(head, ",\"events\":["));
    bool first = true;
    for (StepIndex from = 0; from < end; from += kPortion) {
        write_events(file, trace_events(search, from, std::min(end, from + kPortion)), first);
    }
    write_events(file, trace_end(search, end), first);
    file.write("\n]}\n");
}

std::string cell(double value) { return std::isfinite(value) ? plain_number(value).dump() : std::string(); }
std::string id_cell(NodeId id) { return id == kNoNode ? std::string() : std::to_string(id); }

void write_table(File& file, const Search& search, StepIndex end) {
    const std::vector<NodeId> parents = search.node_columns(0, search.nodes()).parent;
    file.write("step,node,parent,g,h,f,first\n");
    for (StepIndex from = 0; from < end; from += kPortion) {
        const Columns rows = search.columns(from, std::min(end, from + kPortion));
        for (std::size_t i = 0; i < rows.node.size(); ++i) {
            const NodeId node = rows.node[i];
            const NodeId parent = node < parents.size() ? parents[node] : kNoNode;
            file.write(concat(from + i, ',', id_cell(node), ',', id_cell(parent), ',', rows.g[i], ',',
                              cell(static_cast<double>(rows.h[i])), ',', cell(rows.f[i]), ',',
                              rows.fresh[i] ? "1\n" : "0\n"));
        }
    }
}

}  // namespace

std::string trace_complaint(const std::string& path) {
    if (ends_with(path, ".csv") || ends_with(path, ".json")) return "";
    return concat("The name ends in .trace.json, for a viewer of traces, or in .csv, for a table; not \"",
                  path, '"');
}

std::optional<std::string> write_trace(const std::string& path, const Request& request,
                                       const Search& search) {
    const std::uint64_t expanded = search.stats().counters.expanded;
    const bool is_table = ends_with(path, ".csv");
    const StepIndex most = is_table ? kMostRows : kLimits.traced;
    const auto end = static_cast<StepIndex>(std::min<std::uint64_t>(expanded, most));
    File file(path);
    if (is_table) write_table(file, search, end);
    else write_viewer_trace(file, request, search, end);
    if (!file.close()) return concat("The trace cannot be written to ", path, '.');
    if (end < expanded) complain(concat(path, " has the first ", end, " of ", expanded, " expansions."));
    return std::nullopt;
}

}  // namespace frontier::cli
