// The ways to turn and mirror a board so that floor and storage squares come to lie on their like. A position
// and its image are as far from a goal as one another, so a search need look at one of them only.
#pragma once

#include <memory>
#include <span>

#include "../text/warehouse.h"
#include "sokoban_floor.h"

namespace frontier::sokoban {

// The floor with its images; `places` says where its cells are.
std::shared_ptr<const Floor> with_images(const Floor& floor, std::span<const Place> places);

}  // namespace frontier::sokoban
