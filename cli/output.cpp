#include "output.h"

#include <cerrno>
#include <cstdint>
#include <cstdio>

#include "commands.h"
#include "core/text/words.h"

namespace frontier::cli {

namespace {

struct Sign {
    std::size_t bytes = 1;
    std::uint32_t code = 0;
    bool is_utf8 = false;
};

// The first character of a text that is not empty. Overlong forms and surrogates are no UTF-8: a terminal
// might be more generous, and take what hides in them.
Sign first_sign(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    if (byte(0) < 0x80) return {1, byte(0), true};
    const std::size_t length = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : 2;
    if (byte(0) < 0xC0 || byte(0) > 0xF4 || text.size() < length) return {};
    std::uint32_t code = byte(0) & (0x7Fu >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return {};
        code = code << 6 | (byte(i) & 0x3Fu);
    }
    constexpr std::uint32_t kSmallest[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < kSmallest[length] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return {};
    return {length, code, true};
}

bool steers(std::uint32_t code) {
    const auto within = [code](std::uint32_t first, std::uint32_t last) {
        return code >= first && code <= last;
    };
    return code < 0x20 || within(0x7F, 0x9F) || code == 0x061C || within(0x200E, 0x200F) ||
           within(0x2028, 0x202E) || within(0x2066, 0x2069);
}

std::string spelt(const char* pattern, std::uint32_t number) {
    char buffer[16];
    std::snprintf(buffer, sizeof buffer, pattern, static_cast<unsigned>(number));
    return buffer;
}

std::string without_control(std::string_view text, bool is_one_line) {
    std::string out;
    while (!text.empty()) {
        const Sign sign = first_sign(text);
        const char first = text[0];
        const bool stays = sign.is_utf8 ? !steers(sign.code) : !is_one_line;
        if (stays || (!is_one_line && (first == '\n' || first == '\t'))) {
            out += text.substr(0, sign.bytes);
        } else if (!sign.is_utf8) {
            out += spelt("\\x%02X", static_cast<std::uint8_t>(first));
        } else if (first == '\n' || first == '\t' || first == '\r') {
            out += first == '\n' ? "\\n" : first == '\t' ? "\\t" : "\\r";
        } else {
            out += spelt("\\u%04X", sign.code);
        }
        text.remove_prefix(sign.bytes);
    }
    return out;
}

}  // namespace

std::string shown(std::string_view text) { return without_control(text, true); }

std::string shown_lines(std::string_view text) { return without_control(text, false); }

void print(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stdout); }

bool send_printed() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

int status_at_end(int exit_code) {
    // Some file systems complain no sooner than at the end. Who had it closed and printed nothing has lost
    // nothing.
    if (send_printed() && (std::fclose(stdout) == 0 || errno == EBADF)) return exit_code;
    return bad_input("Standard output cannot be written, so the answer is lost.");
}

void complain(std::string_view message) {
    const std::string line = concat("frontier: ", shown(message), '\n');
    std::fwrite(line.data(), 1, line.size(), stderr);
}

int bad_input(const std::string& message) {
    complain(message);
    return kBadInput;
}

}  // namespace frontier::cli
