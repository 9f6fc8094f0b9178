/** The tests that read the source files, in one file for the test runner: each thread would parse all of them again. */
import "./cycles";
import "./glossary";
import "./imports";
import "./one-way";
import "./operations";
import "./purity";
import "./style";
import "./words";
