#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>

#include "formula_code.h"
#include "text/lines.h"
#include "text/words.h"

namespace frontier {

namespace {

using Op = FormulaCode::Op;
using Name = FormulaCode::Name;

constexpr std::size_t kMaxLength = 1000;
constexpr int kMaxNesting = 100;

struct Function {
    std::string_view name;
    Op op;
    int arguments;
};
constexpr Function kFunctions[] = {
    {"min", Op::minimum, 2},      {"max", Op::maximum, 2},     {"abs", Op::absolute, 1},
    {"sqrt", Op::square_root, 1}, {"floor", Op::floor, 1},     {"ceil", Op::ceiling, 1},
    {"log", Op::logarithm, 1},    {"exp", Op::exponential, 1},
};

struct Binary {
    std::string_view symbol;  // two-character symbols first: the first match wins
    Op op;
    int level;
};
constexpr int kComparison = 1, kSum = 2, kProduct = 3;
constexpr Binary kBinaries[] = {
    {"<=", Op::less_equal, kComparison},
    {">=", Op::greater_equal, kComparison},
    {"==", Op::equal, kComparison},
    {"!=", Op::not_equal, kComparison},
    {"<", Op::less, kComparison},
    {">", Op::greater, kComparison},
    {"+", Op::add, kSum},
    {"-", Op::subtract, kSum},
    {"*", Op::multiply, kProduct},
    {"/", Op::divide, kProduct},
};

}  // namespace

// Recursive descent; every parse_* leaves its value on the machine's stack or sets problem_.
class FormulaParser {
   public:
    FormulaParser(std::string_view text, std::span<const Name> names, std::string_view field)
        : text_(text), names_(names), field_(field) {}

    Result<FormulaCode> parse() {
        if (text_.size() > kMaxLength) {
            place(kMaxLength, concat("A formula may have at most ", kMaxLength, " characters."));
            return *diagnostic_;
        }
        parse_choice();
        if (!diagnostic_ && !at_end()) fail("an operator or the end of the formula");
        if (diagnostic_) return *diagnostic_;
        code_.text_ = std::string(text_);
        return std::move(code_);
    }

   private:
    bool at_end() {
        peek();
        return at_ == text_.size();
    }
    char peek() {
        while (at_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[at_]))) ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }
    bool take(char c) {
        if (peek() != c) return false;
        ++at_;
        return true;
    }
    void place(std::size_t position, std::string message) {
        if (!diagnostic_) diagnostic_ = Diagnostic{std::move(message), 1, position + 1, std::string(field_)};
    }
    void fail(std::string_view expected) {
        const char found = peek();
        if (at_end()) return place(at_, concat("The formula ends where ", expected, " is expected."));
        std::size_t end = at_ + 1;
        while (end < text_.size() && (FormulaCode::is_name_letter(found)
                                          ? FormulaCode::is_name_letter(text_[end]) || is_digit(text_[end])
                                          : (text_[end] & 0xC0) == 0x80)) {
            ++end;  // a whole name, or a whole UTF-8 character
        }
        place(at_, concat("Found \"", text_.substr(at_, end - at_), "\" where ", expected, " is expected."));
    }

    void emit(Op op, double number = 0, std::uint32_t slot = 0) {
        code_.steps_.push_back({op, slot, number});
        stack_ = stack_ + 1 - FormulaCode::operands(op);
        if (stack_ > FormulaCode::kMaxStack) place(at_, "The formula is nested too deeply.");
    }
    std::size_t emit_jump(Op op) {
        code_.steps_.push_back({op, 0, 0});
        if (op == Op::jump_if_zero) --stack_;
        return code_.steps_.size() - 1;
    }
    void land(std::size_t jump) {
        code_.steps_[jump].target = static_cast<std::uint32_t>(code_.steps_.size());
    }

    void parse_choice() {
        if (++nesting_ > kMaxNesting) return place(at_, "The formula is nested too deeply.");
        parse_binary(kComparison);
        if (!diagnostic_ && take('?')) {
            const auto otherwise = emit_jump(Op::jump_if_zero);
            parse_choice();
            if (!diagnostic_ && !take(':')) fail("\":\"");
            const auto end = emit_jump(Op::jump);
            land(otherwise);
            --stack_;  // only one of the two branches leaves its value
            if (!diagnostic_) parse_choice();
            land(end);
        }
        --nesting_;
    }

    const Binary* peek_binary(int level) {
        peek();
        for (const Binary& binary : kBinaries) {
            if (text_.substr(at_).starts_with(binary.symbol))
                return binary.level == level ? &binary : nullptr;
        }
        return nullptr;
    }

    void parse_binary(int level) {
        if (level > kProduct) return parse_unary();
        parse_binary(level + 1);
        while (!diagnostic_) {
            const Binary* binary = peek_binary(level);
            if (!binary) return;
            at_ += binary->symbol.size();
            parse_binary(level + 1);
            emit(binary->op);
        }
    }

    // -2^2 is -(2^2), 2^-1 is a half, 2^3^2 is 2^9.
    void parse_unary() {
        if (++nesting_ > kMaxNesting) return place(at_, "The formula is nested too deeply.");
        if (take('-')) {
            parse_unary();
            emit(Op::negate);
        } else {
            parse_primary();
            if (!diagnostic_ && take('^')) {
                parse_unary();
                emit(Op::power);
            }
        }
        --nesting_;
    }

    void parse_primary() {
        const char c = peek();
        if (is_digit(c) || c == '.') return parse_number();
        if (FormulaCode::is_name_letter(c)) return parse_name();
        if (!take('(')) return fail("a number, a name or \"(\"");
        parse_choice();
        if (!diagnostic_ && !take(')')) fail("\")\"");
    }

    void parse_number() {
        const std::size_t begin = at_;
        auto digits = [&] {
            while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
        };
        digits();
        if (at_ < text_.size() && text_[at_] == '.') ++at_;
        digits();
        if (at_ - begin == 1 && text_[begin] == '.')
            return place(begin, "A number needs at least one digit.");
        if (at_ + 1 < text_.size() && (text_[at_] == 'e' || text_[at_] == 'E')) {
            const std::size_t sign = text_[at_ + 1] == '-' || text_[at_ + 1] == '+' ? 2 : 1;
            if (at_ + sign < text_.size() && is_digit(text_[at_ + sign])) {
                at_ += sign;
                digits();
            }
        }
        emit(Op::number, std::strtod(std::string(text_.substr(begin, at_ - begin)).c_str(), nullptr));
    }

    void parse_name() {
        const std::size_t begin = at_;
        while (at_ < text_.size() && (FormulaCode::is_name_letter(text_[at_]) || is_digit(text_[at_]))) ++at_;
        const std::string_view name = text_.substr(begin, at_ - begin);
        for (const Name& known : names_) {
            if (known.name == name) return emit(Op::variable, 0, known.slot);
        }
        for (const Function& function : kFunctions) {
            if (function.name == name) return parse_call(function);
        }
        place(begin, concat("There is no name \"", name, "\" here. Names are ", known_names(),
                            " and min, max, abs, sqrt, floor, ceil, log, exp."));
    }

    std::string known_names() const {
        std::string names;
        for (const Name& known : names_) names += concat(names.empty() ? "" : ", ", known.name);
        return names;
    }

    // min and max take two arguments or more.
    void parse_call(const Function& function) {
        if (!take('(')) return fail(concat("\"(\" after ", function.name));
        parse_choice();
        for (int count = 1; !diagnostic_; ++count) {
            if (count >= function.arguments && take(')')) {
                if (function.arguments == 1) emit(function.op);
                return;
            }
            if (function.arguments == 1) return fail("\")\"");
            if (!take(',')) return fail(count < function.arguments ? "\",\"" : "\",\" or \")\"");
            parse_choice();
            emit(function.op);
        }
    }

    std::string_view text_;
    std::span<const Name> names_;
    std::string_view field_;
    std::size_t at_ = 0;
    std::size_t stack_ = 0;
    int nesting_ = 0;
    FormulaCode code_;
    std::optional<Diagnostic> diagnostic_;
};

Result<FormulaCode> FormulaCode::compile(std::string_view text, std::span<const Name> names,
                                         std::string_view field) {
    return FormulaParser(text, names, field).parse();
}

}  // namespace frontier
