// Spaces whose successors are another's, changed.
#pragma once

#include "tests/support/spaces.h"

namespace frontier::test {

class ChangingSpace : public Space {
   public:
    using Space::Space;
    void successors(const std::byte* state, SuccessorList& list) const override {
        SuccessorList found = make_list();
        Space::successors(state, found);
        list.clear();
        change(state, found, list);
    }

   private:
    virtual void change(const std::byte* state, const SuccessorList& found, SuccessorList& list) const = 0;
};

// The last successor first.
class ReversingSpace : public ChangingSpace {
   public:
    using ChangingSpace::ChangingSpace;

   private:
    void change(const std::byte*, const SuccessorList& found, SuccessorList& list) const override {
        for (std::size_t i = found.size(); i-- > 0;) {
            list.add(found[i].action, found[i].cost, found[i].state, found[i].canonical);
        }
    }
};

}  // namespace frontier::test
