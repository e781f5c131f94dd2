// What JavaScript sees of an X-ray (core/xray): conversions and no logic.
//
// new Xray(request)     all of a board's states; error() is null, or says why there is no X-ray
// .advance(work)        about so many expansions more; the phase then. ready, judged and failed wait for
// judge() .judge(id, estimate)  begins to judge a heuristic, or with the id own a function; null, or what is
// wrong .report()             at any time; what is not known yet is 0, null or 'unknown'
// .counter_examples(kind, from, to)   of kind too_high or inconsistent, the smallest first
// .heat()               by how much h is below h*, by piece and cell
#include <emscripten/bind.h>

#include <string>

#include "core/catalog.h"
#include "wasm/js_estimate.h"
#include "wasm/values.h"

namespace {

using namespace frontier;
using emscripten::val;
using namespace wasm;

class XraySession {
   public:
    explicit XraySession(const val& request) : xray_(start_xray(from_val<XrayRequest>(request))) {}

    val error() const { return xray_ ? val::null() : to_val(xray_.diagnostic()); }
    std::string advance(double work) {
        return std::string(word(xray_ ? (*xray_)->advance(count_of(work).value_or(0)) : XrayPhase::failed));
    }
    val judge(const val& heuristic, const val& estimate) {
        return xray_ ? to_val(judge_heuristic(**xray_, text_of(heuristic), function_of(estimate))) : error();
    }
    val report() const { return xray_ ? to_val((*xray_)->report()) : val::null(); }
    val counter_examples(const val& kind, unsigned from, unsigned to) const {
        const auto wanted = named<XrayKind>(text_of(kind));
        return xray_ && wanted ? to_val((*xray_)->counter_examples(*wanted, from, to)) : val::array();
    }
    val heat() const { return xray_ ? to_val((*xray_)->heat()) : val::null(); }

   private:
    Result<std::unique_ptr<Xray>> xray_;
};

}  // namespace

EMSCRIPTEN_BINDINGS(frontier_xray) {
    emscripten::class_<XraySession>("Xray")
        .constructor<const val&>()
        .function("error", &XraySession::error)
        .function("advance", &XraySession::advance)
        .function("judge", &XraySession::judge)
        .function("report", &XraySession::report)
        .function("counter_examples", &XraySession::counter_examples)
        .function("heat", &XraySession::heat);
}
