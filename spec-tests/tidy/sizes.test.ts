/** Files and functions that can be read in one sitting. */
import ts from "typescript";
import { expect, test } from "vitest";
import { exempt, LONG_FILES, needless } from "./exemptions";
import { eachNode, problemAt, sourceFiles } from "./source-files";

const FILE_LINES = 250;
const TEST_FILE_LINES = 400;
const FUNCTION_LINES = 60;
const LINE_COLUMNS = 120;
/** Tables of cases are easier to compare with a case on one line. */
const TEST_LINE_COLUMNS = 140;

const src = sourceFiles("src");
const everything = [...src, ...sourceFiles("spec-tests"), ...sourceFiles("examples")];

test(`no file of src is longer than ${FILE_LINES} lines, and no test longer than ${TEST_FILE_LINES}`, () => {
  const allowed = exempt(LONG_FILES);
  const long = everything.filter(({ path, lines }) => lines.length > (path.startsWith("src/") ? FILE_LINES : TEST_FILE_LINES));
  const problems = long
    .filter(({ path }) => !allowed.has(path))
    .map(({ path, lines }) => `${path}:${lines.length}: split it by idea, it has ${lines.length} lines.`);
  expect([...problems, ...needless(LONG_FILES, new Set(long.map(({ path }) => path)))]).toEqual([]);
});

test(`no function of src is longer than ${FUNCTION_LINES} lines`, () => {
  const problems: string[] = [];
  for (const file of src) {
    eachNode(file, (node) => {
      if (!ts.isFunctionLike(node) || !("body" in node) || node.body === undefined) return;
      const first = file.syntax.getLineAndCharacterOfPosition(node.getStart()).line;
      const last = file.syntax.getLineAndCharacterOfPosition(node.end).line;
      const length = last - first + 1;
      if (length <= FUNCTION_LINES) return;
      problems.push(problemAt(file, node.getStart(), `Split this function, it has ${length} lines.`));
    });
  }
  expect(problems).toEqual([]);
});

test(`no line is longer than ${LINE_COLUMNS} columns, in tests ${TEST_LINE_COLUMNS}`, () => {
  const allowed = exempt(LONG_FILES);
  const problems: string[] = [];
  for (const file of everything.filter(({ path }) => !allowed.has(path))) {
    const columns = file.path.startsWith("spec-tests/") ? TEST_LINE_COLUMNS : LINE_COLUMNS;
    file.lines.forEach((line, index) => {
      if (line.length > columns) problems.push(`${file.path}:${index + 1}: the line has ${line.length} columns.`);
    });
  }
  expect(problems).toEqual([]);
});

test("lines have no tabs and no blanks at their end, and files end with one newline", () => {
  const problems: string[] = [];
  for (const file of everything) {
    file.lines.forEach((line, index) => {
      if (/\s$/.test(line) || /^\s*\t/.test(line)) problems.push(`${file.path}:${index + 1}: odd white space.`);
    });
    if (!/[^\n]\n$/.test(file.syntax.text)) problems.push(`${file.path}:${file.lines.length}: no newline at the end.`);
  }
  expect(problems).toEqual([]);
});
