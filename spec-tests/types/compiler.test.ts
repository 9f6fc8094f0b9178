/** All tests that need the compiler, in one file for the test runner: each thread would read the project again. */
import "./examples";
import "./hovers";
import "./misspellings";
import "./one-guard";
import "./public-types";
import "./scenario-completion";
