// doctest's main, compiled once for all unit tests and laws.
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
