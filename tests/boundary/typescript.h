// The core's structures as TypeScript, by the fields they name themselves: the types of what wasm/values.h
// makes of them, and of what it reads.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/catalog.h"
#include "core/text/words.h"
#include "wasm/boundary.h"

namespace frontier::boundary {

// What JavaScript gives, and may leave out; or what it gets.
enum class Way { in, out };

// The last part of a type's name, as the compiler has it: "… [with T = frontier::game::TreeRow; …]".
template <class T> std::string name_of() {
    std::string_view text = __PRETTY_FUNCTION__;
    text.remove_prefix(text.find("T = ") + 4);
    text = text.substr(0, text.find_first_of(";]"));
    return std::string(text.substr(text.rfind(':') + 1));
}

template <class T> std::string typed_array() {
    if constexpr (std::is_floating_point_v<T>) return sizeof(T) == 4 ? "Float32Array" : "Float64Array";
    else return concat(std::is_signed_v<T> ? "Int" : "Uint", 8 * sizeof(T), "Array");
}

// As many to a line as have room.
inline std::string in_lines(const std::vector<std::string>& parts) {
    constexpr std::size_t kColumns = 110;
    std::string text;
    std::size_t column = kColumns;
    for (const std::string& part : parts) {
        const bool fits = column + 1 + part.size() < kColumns;
        text += concat(fits ? " " : "\n  ", part);
        column = (fits ? column + 1 : 2) + part.size();
    }
    return text;
}

// All types that were named, each with those it is made of.
class TypeScript {
   public:
    template <class T> std::string type(Way way = Way::out) {
        return type_of(static_cast<const T*>(nullptr), way);
    }

    // The declarations of all types asked for, by their names.
    std::string declarations() const {
        std::string text;
        for (const auto& [name, declaration] : declared_) text += declaration;
        return text;
    }

   private:
    template <class T> std::string type_of(const std::optional<T>*, Way) {
        return type<T>(Way::out) + " | null";
    }
    template <class T> std::string type_of(const std::vector<T>*, Way way) { return type<T>(way) + "[]"; }
    // A problem instead of an answer.
    template <class T> std::string type_of(const Result<T>*, Way way) {
        return concat("Answer<", type<T>(way), '>');
    }
    std::string type_of(const Options*, Way) { return "Options"; }
    std::string type_of(const bool*, Way) { return "boolean"; }

    template <class T> std::string type_of(const T*, Way way) {
        if constexpr (std::is_void_v<T>) return "void";
        // Going in, null stands for an infinite number.
        else if constexpr (std::is_floating_point_v<T>) return way == Way::in ? "number | null" : "number";
        else if constexpr (std::is_arithmetic_v<T>) return "number";
        else if constexpr (std::is_convertible_v<T, std::string_view>) return "string";
        else return named<T>(way);
    }

    template <class T> std::string named(Way way) {
        const std::string name = name_of<T>();
        if (declared_.emplace(name, "").second) {
            if constexpr (std::is_enum_v<T>) declared_[name] = union_of<T>(name);
            else declared_[name] = interface_of<T>(name, way);
        }
        return name;
    }

    template <class Enum> static std::string union_of(const std::string& name) {
        std::vector<std::string> words;
        for (const std::string_view word : kWords<Enum>) words.push_back(concat("| '", word, '\''));
        return concat("export type ", name, " =", in_lines(words), ";\n");
    }

    static std::string spelt(std::string_view field) {
        return field.find('-') == std::string_view::npos ? std::string(field) : concat('\'', field, '\'');
    }

    template <class T> std::string interface_of(const std::string& name, Way way) {
        std::vector<std::string> members;
        T value{};
        value.fields([&](const char* field_name, const auto& field) {
            using Field = std::decay_t<decltype(field)>;
            members.push_back(
                concat(spelt(field_name), way == Way::in ? "?: " : ": ", field_type<T, Field>(way), ';'));
        });
        return concat("export interface ", name, " {", in_lines(members), "\n}\n");
    }

    template <class T, class Field> std::string field_type(Way way) {
        if constexpr (wasm::kHasColumns<T> &&
                      requires { requires std::is_arithmetic_v<typename Field::value_type>; }) {
            if constexpr (std::is_same_v<Field, std::vector<typename Field::value_type>>) {
                return typed_array<typename Field::value_type>();
            }
        }
        return type<Field>(way);
    }

    std::map<std::string, std::string> declared_;
};

}  // namespace frontier::boundary
