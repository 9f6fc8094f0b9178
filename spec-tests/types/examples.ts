/** Each `@example` of a comment compiles when a user pastes it. */
import ts from "typescript";
import { expect, test } from "vitest";
import { typedProgram } from "../support/typed-program";

test("the examples of comments are typed", () => {
  const { program, source } = typedProgram("comments");
  const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  const lines = source.text.split("\n");
  expect(
    problems.map(({ start = 0, messageText }) => {
      const { line } = source.getLineAndCharacterOfPosition(start);
      return `${lines[line]}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`;
    }),
  ).toEqual([]);
});
