/**
 * The results of operations have exactly the declared fields: a misspelt field does not compile.
 */
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { typedProgram } from "../support/typed-program";
import { BEGINNING_LINES, RIGHT, WRONG } from "./spellings";

/** The errors of the compiler for each line. */
const complaints = new Map<string, string[]>();

beforeAll(() => {
  const lines = [...RIGHT, ...WRONG];
  const { program, source } = typedProgram("spellings");
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const place = source.getLineAndCharacterOfPosition(start).line - BEGINNING_LINES;
    const line = lines[place] ?? "the beginning";
    complaints.set(line, [...(complaints.get(line) ?? []), ts.flattenDiagnosticMessageText(messageText, "\n")]);
  }
});

test("the beginning compiles", () => {
  expect(complaints.get("the beginning")).toBeUndefined();
});

describe("spelt right", () => {
  test.each(RIGHT)("%s compiles", (line) => {
    expect(complaints.get(line)).toBeUndefined();
  });
});

describe("misspelt", () => {
  test.each(WRONG)("%s does not compile", (line) => {
    expect(complaints.get(line)).toHaveLength(1);
  });

  test.each(WRONG.filter((line) => line.includes("fault")))("%s is explained in at most six lines", (line) => {
    expect(complaints.get(line)?.[0]?.split("\n").length).toBeLessThanOrEqual(6);
  });
});
