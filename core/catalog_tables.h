// The rows of the catalogue that belong to no domain and no strategy.
#pragma once

#include <vector>

#include "catalog.h"
#include "presenter.h"

namespace frontier {

// A board's view with the kinds of its fields, which its domain's row has.
ViewLayout layout_of(const Presenter& presenter, const DomainInfo& domain);

std::vector<OptionRow> search_options();
std::vector<FormulaPreset> formula_presets();
std::vector<Choice> status_rows();
std::vector<Choice> outcome_rows();
std::vector<Choice> counter_rows();
std::vector<Choice> event_rows();

}  // namespace frontier
