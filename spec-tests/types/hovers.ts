/** Editors show comments for operations, their parameters and the keys of a fixture, in at most ten lines. */
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { type Editor, editor, typedProgram } from "../support/typed-program";
import { PROGRAMS } from "./programs";

function isList(checker: ts.TypeChecker, type: ts.Type): type is ts.TypeReference {
  return checker.isArrayType(type) || checker.isTupleType(type);
}

/** Whether a type belongs to the platform or is a list: this project does not comment its members. */
function isOfOthers(checker: ts.TypeChecker, type: ts.Type): boolean {
  const declared = type.symbol?.declarations ?? [];
  return isList(checker, type) || declared.some((one) => ts.isInterfaceDeclaration(one) && one.getSourceFile().hasNoDefaultLib);
}

/** The members of a type, and of the types in it, that have no comment. */
function silentMembers(checker: ts.TypeChecker, type: ts.Type, path: string, seen = new Set<ts.Type>()): string[] {
  const parts = type.isUnion() ? type.types : isList(checker, type) ? checker.getTypeArguments(type) : [];
  const inside = parts.flatMap((part) => silentMembers(checker, part, path, seen));
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || isOfOthers(checker, type) || type.getCallSignatures().length > 0 || seen.has(type)) return inside;
  seen.add(type);
  return type.getProperties().flatMap((member) => {
    const place = `${path}.${member.name}`;
    const silent = member.getDocumentationComment(checker).length === 0 ? [place] : [];
    return [...silent, ...silentMembers(checker, checker.getTypeOfSymbol(member), place, seen)];
  });
}

/** What has no comment, for each type that a program uses. */
function silentParts(): Readonly<Record<string, readonly string[]>> {
  const { program, source } = typedProgram("shown");
  const checker = program.getTypeChecker();
  const shown = source.statements.find(ts.isExpressionStatement);
  if (shown === undefined) throw new Error("Nothing is shown.");
  const parts = checker.getTypeAtLocation(shown.expression).getProperties();
  return Object.fromEntries(
    parts.map((part) => {
      const type = checker.getTypeOfSymbol(part);
      // What stands below the operations' names is the names of operations, which need no words themselves.
      const types = ["parameters", "answers"].includes(part.name)
        ? type.getProperties().map((one) => [one.name, checker.getTypeOfSymbol(one)] as const)
        : [["", type] as const];
      return [part.name, types.flatMap(([name, one]) => silentMembers(checker, one, name))];
    }),
  );
}

test("operations, their parameters, fixtures, journals and states of clients have comments on every field", () => {
  expect(silentParts()).toEqual({
    outcomes: [],
    responses: [],
    parameters: [],
    fixture: [],
    journal: [],
    client: [],
    answers: [],
    events: [],
  });
});

let opened: Editor;
beforeAll(() => void (opened = editor("used")));

// The accounts of a fixture are shown field by field.
const LIMITS: Readonly<Record<string, number>> = { users: 30, FaultRule: 6, fault: 6, seconds: 6, rules: 6 };
const NAMES = [...PROGRAMS.used.matchAll(/\/\*(\w+)\*\//g)].map(([, name]) => name ?? "");

test.each(NAMES)(
  "hovering over %s shows words, on few lines",
  (name) => {
    const shown = opened.hover(name);
    expect(shown).toContain(" ");
    expect(shown.split("\n").at(-1)).toMatch(/[.:)]$/);
    expect(shown.split("\n").length).toBeLessThanOrEqual(LIMITS[name] ?? 10);
    expect(shown).not.toMatch(/ParamsOf<|ValuesOf<|FieldsOut<|InferInput</);
  },
  120_000,
);

test.each([
  ["parameters", ["queue_id", "local_id", "read_by_sender"]],
  ["answer", ["id", "automatic_new_visibility_policy"]],
  ["outcome", ["ok", "realm", "events", "outbound"]],
  ["event", ["type", "message", "flags"]],
  ["settings", ["twenty_four_hour_time", "web_font_size_px"]],
])(
  "%s are completed by their names",
  (place, names) => {
    expect(editor("begun").offers(place)).toEqual(expect.arrayContaining(names));
  },
  120_000,
);
