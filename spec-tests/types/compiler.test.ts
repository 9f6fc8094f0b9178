/** What is asked of the compiler stands in one file for the test runner, as every thread would read the project anew. */
import "./examples";
import "./hovers";
import "./misspellings";
import "./one-guard";
import "./public-types";
import "./scenario-completion";
