#include "catalog.h"
#include "text/words.h"

namespace frontier {

TraceHead trace_head(const Request& request, const Search& search) {
    const Request asked = with_defaults(request);
    TraceHead head;
    TraceAbout& about = head.about;
    about.domain = asked.domain;
    about.strategy = asked.strategy;
    about.heuristic = asked.heuristic;
    about.guide = asked.guide;
    about.formula = asked.formula;
    about.weight = asked.weight;
    for (const auto& [id, value] : asked.options) {
        about.settings += concat(about.settings.empty() ? "" : ", ", id, '=', value);
    }
    const DomainInfo* domain = find_domain(asked.domain);
    if (search.nodes() == 0 || !domain) return head;  // a heuristic failed on the start
    about.board = search.text(0);
    head.views.main = trace_shapes(domain->legend, search.picture(0));
    return head;
}

}  // namespace frontier
