// SokobanState("START", 0, None, width, height, robots, boxes, storage, obstacles), coordinates inside the
// frame.
#include <algorithm>

#include "course_text.h"
#include "course_write.h"
#include "warehouse_rows.h"

namespace frontier {

namespace {

constexpr std::string_view kSignature =
    "SokobanState(\"START\", 0, None, width, height, robots, boxes, storage, obstacles)";

class CourseWarehouse {
   public:
    explicit CourseWarehouse(const CourseCall& call) : arguments_(call, kSignature) {}

    Result<Warehouse> read(TextPlace call) {
        arguments_.skip_search_node();
        const std::size_t width = arguments_.size("width", kMaxCourseSide);
        const std::size_t height = arguments_.size("height", kMaxCourseSide);
        rows_.assign(height + 2, std::vector<Cell>(width + 2, Cell{{}, call}));
        const auto robots = arguments_.places("robots", width, height);
        const auto boxes = arguments_.places("boxes", width, height);
        for (const CoursePlace& square : arguments_.places("storage", width, height))
            put_ground(square, Square::storage);
        for (const CoursePlace& square : arguments_.places("obstacles", width, height))
            put_ground(square, Square::wall);
        for (const CoursePlace& square : boxes) put_piece(square, Piece::box);
        for (const CoursePlace& square : robots) put_piece(square, Piece::robot);
        refuse_restrictions();
        if (arguments_.diagnostic()) return *arguments_.diagnostic();
        put_frame();
        auto warehouse = assemble(rows_, WarehouseFormat::course, call.line);
        if (!warehouse) return warehouse;
        warehouse->robots.clear();
        for (const CoursePlace& robot : robots) warehouse->robots.push_back({robot.x + 1, robot.y + 1});
        return warehouse;
    }

   private:
    Cell& cell(const CoursePlace& square) { return rows_[square.y + 1][square.x + 1]; }

    void put_ground(const CoursePlace& square, Square ground) {
        if (arguments_.diagnostic()) return;
        if (cell(square).content.square != Square::floor && cell(square).content.square != ground) {
            return fail(square, "is an obstacle and a storage square at once.");
        }
        cell(square).content.square = ground;
    }

    void put_piece(const CoursePlace& square, Piece piece) {
        if (arguments_.diagnostic()) return;
        Cell& place = cell(square);
        if (place.content.square == Square::wall)
            return fail(square, "holds an obstacle and a box or robot.");
        const bool again = place.content.piece == Piece::box && piece == Piece::box;  // a set holds it once
        if (place.content.piece != Piece::none && !again) return fail(square, "holds two pieces.");
        place = {{place.content.square, piece}, square.at};
    }

    void fail(const CoursePlace& square, std::string_view why) {
        arguments_.fail(concat("The square (", square.x, ", ", square.y, ") ", why), square.at);
    }

    // An older course's files go on with which box may stand where.
    void refuse_restrictions() {
        if (!arguments_.has_more()) return;
        const CourseValue* restrictions = arguments_.next();
        if (restrictions->kind != CourseValue::Kind::none) {
            arguments_.fail(
                "Boxes that belong to certain storage squares are another puzzle; here the tenth value can "
                "only be None.",
                restrictions->place);
        }
        while (arguments_.has_more()) arguments_.next();  // colours
    }

    void put_frame() {
        for (std::size_t y = 0; y < rows_.size(); ++y) {
            for (std::size_t x = 0; x < rows_[y].size(); ++x) {
                const bool inside = x > 0 && y > 0 && x + 1 < rows_[y].size() && y + 1 < rows_.size();
                if (!inside) rows_[y][x].content.square = Square::wall;
            }
        }
    }

    CourseArguments arguments_;
    Rows rows_;
};

bool has_frame(const Warehouse& warehouse) {
    if (warehouse.width < 3 || warehouse.height < 3) return false;
    for (std::size_t y = 0; y < warehouse.height; ++y) {
        for (std::size_t x = 0; x < warehouse.width; ++x) {
            const bool inside = x > 0 && y > 0 && x + 1 < warehouse.width && y + 1 < warehouse.height;
            if (!inside && warehouse.square({x, y}) != Square::wall) return false;
        }
    }
    return true;
}

std::vector<CourseSquare> inside(const std::vector<Place>& places, std::size_t frame) {
    std::vector<CourseSquare> squares;
    for (const Place place : places) squares.push_back({place.x - frame, place.y - frame});
    return squares;
}

std::string set_of(std::vector<Place> places, std::size_t frame) {
    std::sort(places.begin(), places.end(), in_reading_order);
    return course_set(inside(places, frame));
}

}  // namespace

Result<Warehouse> read_course_warehouse(std::string_view text) {
    const auto call = read_course_call(text, "SokobanState");
    if (!call) return call.diagnostic();
    return CourseWarehouse(*call).read(call->place);
}

// A board without a frame gets one: its edge is a wall anyway.
Result<std::string> write_course_warehouse(const Warehouse& warehouse) {
    const auto room = course_size(warehouse, has_frame(warehouse));
    if (!room) return room.diagnostic();
    const auto [frame, width, height] = *room;
    std::vector<Place> storage, obstacles;
    for (std::size_t y = frame; y < frame + height; ++y) {
        for (std::size_t x = frame; x < frame + width; ++x) {
            if (warehouse.square({x, y}) == Square::storage) storage.push_back({x, y});
            if (warehouse.square({x, y}) == Square::wall) obstacles.push_back({x, y});
        }
    }
    const std::string indent(13, ' ');
    return concat("SokobanState(\"START\", 0, None, ", width, ", ", height, ",  # width, height\n",  //
                  indent, course_tuple(inside(warehouse.robots, frame)), ",  # robots\n",            //
                  indent, set_of(warehouse.boxes, frame), ",  # boxes\n",                            //
                  indent, set_of(storage, frame), ",  # storage\n",                                  //
                  indent, set_of(obstacles, frame), ")  # obstacles\n");
}

}  // namespace frontier
