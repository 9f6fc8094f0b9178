/** Rooms 1 to 8 are functions of what they are given: no clock, no chance, no input or output, no promise. */
import ts from "typescript";
import { expect, test } from "vitest";
import { CALENDAR, exempt } from "./exemptions";
import { isPure } from "./layers";
import type { SourceFile } from "./source-files";
import { problemAt, sourceFiles } from "./source-files";

/** Names of the surroundings that a pure room may not mention, as a value or as a type. */
const BANNED_NAMES = new Set([
  ...["Date", "performance", "setTimeout", "setInterval", "setImmediate", "queueMicrotask", "Intl"],
  ...["console", "process", "globalThis", "window", "self", "fetch", "Request", "Response"],
  ...["Promise", "WeakRef", "FinalizationRegistry", "crypto", "Buffer", "atob", "btoa", "require", "eval"],
]);

/** Members that bring chance or the machine's language in. */
const BANNED_MEMBERS = new Set(["localeCompare", "toLocaleString", "toLocaleLowerCase", "toLocaleUpperCase"]);

const pureFiles = sourceFiles("src").filter(({ path }) => isPure(path));

/** The names that a file gives a meaning of its own: what it imports, its variables, parameters and types. */
function namesDeclaredIn(file: SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of file.nodes) {
    const declares =
      ts.isImportSpecifier(node) ||
      ts.isParameter(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isTypeParameterDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node);
    if (declares && ts.isIdentifier(node.name)) names.add(node.name.text);
  }
  return names;
}

/** Whether an identifier stands for a value or type in scope, and not for a member or a key of the same name. */
function isReference(name: ts.Identifier): boolean {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === name;
  if (ts.isQualifiedName(parent)) return parent.left === name;
  const isKey =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent);
  return !(isKey && parent.name === name);
}

/** Whether a mention of `Date` asks for no clock: the date of given numbers, or of a given moment. */
function isArithmetic({ text, parent }: ts.Identifier): boolean {
  if (text !== "Date") return false;
  if (ts.isNewExpression(parent)) return parent.arguments !== undefined && parent.arguments.length > 0;
  return ts.isPropertyAccessExpression(parent) && parent.name.text === "UTC";
}

test("dates are worked out in one file", () => {
  const problems: string[] = [];
  for (const file of sourceFiles("src").filter(({ path }) => !exempt(CALENDAR).has(path))) {
    for (const node of file.nodes) {
      const isParsed = ts.isPropertyAccessExpression(node) && /^Date\.(UTC|parse)$/.test(node.getText());
      const isMade = ts.isNewExpression(node) && node.expression.getText() === "Date";
      // Days of the 400 years after which the calendar repeats itself, and seconds of a day: whoever needs them counts.
      const isCounted = ts.isNumericLiteral(node) && ["146097", "719468", "86400"].includes(node.text);
      const isOfLimits = isCounted && file.path === "src/protocol/limits.ts";
      if ((isParsed || isMade || isCounted) && !isOfLimits)
        problems.push(problemAt(file, node.getStart(), "Ask src/model/text/calendar.ts, or DAY_SECONDS."));
    }
  }
  expect(problems).toEqual([]);
});

test("pure rooms mention nothing of their surroundings", () => {
  const problems: string[] = [];
  for (const file of pureFiles) {
    const own = namesDeclaredIn(file);
    const isCalendar = exempt(CALENDAR).has(file.path);
    for (const node of file.nodes) {
      if (!ts.isIdentifier(node) || own.has(node.text) || (isCalendar && isArithmetic(node))) continue;
      if (BANNED_NAMES.has(node.text) && isReference(node)) {
        problems.push(problemAt(file, node.getStart(), `A pure room may not use ${node.text}.`));
      }
    }
  }
  expect(problems).toEqual([]);
});

test("pure rooms use no randomness and do not depend on the machine's language", () => {
  const problems: string[] = [];
  for (const file of pureFiles) {
    for (const node of file.nodes) {
      if (!ts.isPropertyAccessExpression(node)) continue;
      const isChance = node.expression.getText() === "Math" && node.name.text === "random";
      if (!isChance && !BANNED_MEMBERS.has(node.name.text)) continue;
      problems.push(problemAt(file, node.getStart(), `A pure room may not use ${node.getText()}.`));
    }
  }
  expect(problems).toEqual([]);
});

test("pure rooms wait for nothing and import nothing of Node", () => {
  const problems: string[] = [];
  for (const file of pureFiles) {
    for (const node of file.nodes) {
      const waits = node.kind === ts.SyntaxKind.AsyncKeyword || ts.isAwaitExpression(node);
      const loads = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
      if (waits || loads) problems.push(problemAt(file, node.getStart(), "A pure room may not wait."));
    }
    for (const { specifier, position } of file.imports) {
      if (!specifier.startsWith("node:")) continue;
      problems.push(problemAt(file, position, `A pure room may not import ${specifier}.`));
    }
  }
  expect(problems).toEqual([]);
});
