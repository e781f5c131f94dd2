// A value, or what is wrong with the user's input: a sentence and the place it speaks of.
#pragma once

#include <cassert>
#include <cstddef>
#include <string>
#include <utility>
#include <variant>

namespace frontier {

struct Diagnostic {
    std::string message;
    std::size_t line = 0;    // from 1; 0 = the problem has no place in a text
    std::size_t column = 0;  // from 1, in bytes
    std::string field;       // which input is at fault: "board", "formula", "weight" …

    template <class Visit> void fields(Visit&& visit) const {
        visit("message", message);
        visit("line", line);
        visit("column", column);
        visit("field", field);
    }
};

template <class T> class Result {
   public:
    Result(T value) : content_(std::move(value)) {}
    Result(Diagnostic diagnostic) : content_(std::move(diagnostic)) {}

    explicit operator bool() const { return std::holds_alternative<T>(content_); }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const Diagnostic& diagnostic() const {
        assert(!*this);
        return *std::get_if<Diagnostic>(&content_);
    }

   private:
    T& value() {
        assert(*this);
        return *std::get_if<T>(&content_);
    }
    const T& value() const {
        assert(*this);
        return *std::get_if<T>(&content_);
    }

    std::variant<T, Diagnostic> content_;
};

}  // namespace frontier
