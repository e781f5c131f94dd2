// Orders that are not sums and yet known to find plans of at most w times the least cost, for every w from 1
// up. With Φ(C, 0) = C/w, Φ(g, h) ≤ g + h and Φ not falling in h this is the theorem of formula_bound.h; the
// proofs are in docs/adr/0005. The first four are Chen and Sturtevant's.
#pragma once

namespace frontier {

inline constexpr const char* kXdp = "(g + (2*w-1)*h + sqrt((g-h)^2 + 4*w*g*h)) / (2*w)";
inline constexpr const char* kXup = "(g + h + sqrt((g+h)^2 + 4*w*(w-1)*h^2)) / (2*w)";
inline constexpr const char* kPwxd = "h > g ? g + h : (g + (2*w-1)*h) / w";
inline constexpr const char* kPwxu = "g < (2*w-1)*h ? g/(2*w-1) + h : (g + h)/w";
inline constexpr const char* kLargerOfTwo = "max(g + h, w*h)";  // Φ(C, 0) = C and Φ(g, h) ≤ w·(g + h)

}  // namespace frontier
