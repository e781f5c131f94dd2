#pragma once

// Prints a JSON array: each strategy's expansions a second up to 10^3, 10^4, 10^5 and 10^6 of them in one
// endless search, and how many times slower the last are than the fastest. The law of growth counts work in
// short searches; this is what it cannot see: memory that is copied, and time.
int bench_growth();
