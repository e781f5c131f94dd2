// doctest's main, compiled once for all unit tests and laws.
#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#ifdef __EMSCRIPTEN__
int main() {  // Ubuntu 24.04's em++ never calls a main that takes arguments
    return doctest::Context().run();
}
#else
int main(int argc, char** argv) { return doctest::Context(argc, argv).run(); }
#endif
