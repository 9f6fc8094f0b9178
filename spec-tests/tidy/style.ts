/** What the code leaves out: default exports, ways around the types, classes and state where they do not belong. */
import ts from "typescript";
import { expect, test } from "vitest";
import { CASTS, CLASSES, exempt, LONG_FILES, MODULE_STATE, NAMESPACES, needless } from "./exemptions";
import { isPure, layerOf } from "./layers";
import type { SourceFile } from "./source-files";
import { problemAt, sourceFiles } from "./source-files";

const src = sourceFiles("src");
const everything = [...src, ...sourceFiles("spec-tests"), ...sourceFiles("examples")];

/** The files with one of these words in their text: others need not be parsed. */
function withWords(words: RegExp): readonly SourceFile[] {
  return everything.filter(({ text }) => words.test(text));
}

/** What is wrong with a node, if anything. */
type Rule = (node: ts.Node, file: SourceFile) => string | undefined;

function problemsOf(files: readonly SourceFile[], rule: Rule): string[] {
  const problems: string[] = [];
  for (const file of files) {
    for (const node of file.nodes) {
      const sentence = rule(node, file);
      if (sentence !== undefined) problems.push(problemAt(file, node.getStart(), sentence));
    }
  }
  return problems;
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);
}

/** A file of `src` holds one idea; a longer one mostly holds two. */
const MOST_LINES = 300;

test("files of src have at most 300 lines, except for tables", () => {
  const long = src.filter(({ path, lines }) => lines.length > MOST_LINES && !path.startsWith("src/generated/"));
  const allowed = exempt(LONG_FILES);
  const problems = long
    .filter(({ path }) => !allowed.has(path))
    .map(({ path, lines }) => `${path}: ${lines.length} lines: split it by idea.`);
  expect([...problems, ...needless(LONG_FILES, new Set(long.map(({ path }) => path)))]).toEqual([]);
});

test("everything is exported by its name", () => {
  const problems = problemsOf(withWords(/^export (default|=)/m), (node) =>
    ts.isExportAssignment(node) || hasModifier(node, ts.SyntaxKind.DefaultKeyword) ? "Export it by a name, not as the default." : undefined,
  );
  expect(problems).toEqual([]);
});

test("nothing is of type any", () => {
  const problems = problemsOf(withWords(/[:<|&(,=]\s*any\b|\bas any\b/), (node) =>
    node.kind === ts.SyntaxKind.AnyKeyword ? "Say what type it is, or unknown." : undefined,
  );
  expect(problems).toEqual([]);
});

test("no value is claimed to be there", () => {
  const problems = problemsOf(src, (node) => {
    const claimed = ts.isNonNullExpression(node) || (ts.isVariableDeclaration(node) && node.exclamationToken);
    return claimed ? "Handle the missing value instead of writing `!`." : undefined;
  });
  expect(problems).toEqual([]);
});

test("types are given by `as` only where values without a type come in", () => {
  const allowed = exempt(CASTS);
  const used = new Set<string>();
  const problems = problemsOf(src, (node, file) => {
    const isCast = ts.isAsExpression(node) && !ts.isConstTypeReference(node.type);
    if (!isCast && !ts.isTypeAssertionExpression(node)) return undefined;
    used.add(file.path);
    return allowed.has(file.path) ? undefined : "Find the type by a check instead of writing `as`.";
  });
  expect([...problems, ...needless(CASTS, used)]).toEqual([]);
});

test("there are no enums and no namespaces", () => {
  const problems = problemsOf(withWords(/^\s*(export |declare |const )*(enum|namespace|module|global)\b/m), (node, file) => {
    if (ts.isEnumDeclaration(node)) return "Use a union of texts instead of an enum.";
    if (NAMESPACES.some(({ path }) => path === file.path)) return undefined;
    return ts.isModuleDeclaration(node) ? "Use a file instead of a namespace." : undefined;
  });
  expect(problems).toEqual([]);
});

/** Exceptions are classes everywhere: they are how misuse of the library is told. */
function isException(node: ts.ClassLikeDeclaration): boolean {
  const bases = (node.heritageClauses ?? []).flatMap((clause) => clause.types.map((type) => type.expression.getText()));
  return bases.some((base) => base.endsWith("Error"));
}

test("pure rooms have no classes but the collections and exceptions", () => {
  const files = src.filter(
    ({ path }) => isPure(path) && layerOf(path) !== "model/collections" && !CLASSES.some((one) => one.path === path),
  );
  const problems = problemsOf(files, (node) =>
    ts.isClassLike(node) && !isException(node) ? "Use a record and functions instead of a class." : undefined,
  );
  expect(problems).toEqual([]);
});

const CHANGEABLE = new Set(["Map", "Set", "WeakMap", "WeakSet", "Array", "Uint8Array"]);

/** Why a declaration at the level of a module keeps something that calls can change; undefined when it does not. */
function changeable(statement: ts.VariableStatement, declaration: ts.VariableDeclaration): string | undefined {
  if (!(statement.declarationList.flags & ts.NodeFlags.Const)) return "Use const at the level of a module.";
  const { initializer, type } = declaration;
  if (initializer === undefined || !ts.isNewExpression(initializer)) return undefined;
  if (!CHANGEABLE.has(initializer.expression.getText()) || type?.getText().startsWith("Readonly")) return undefined;
  return "Give it a Readonly type: a module keeps nothing between calls.";
}

test("modules keep nothing between calls", () => {
  const allowed = exempt(MODULE_STATE);
  const used = new Set<string>();
  const problems: string[] = [];
  for (const file of src) {
    for (const statement of file.syntax.statements.filter(ts.isVariableStatement)) {
      for (const declaration of statement.declarationList.declarations) {
        const sentence = changeable(statement, declaration);
        if (sentence === undefined) continue;
        used.add(file.path);
        if (!allowed.has(file.path)) problems.push(problemAt(file, declaration.getStart(), sentence));
      }
    }
  }
  expect([...problems, ...needless(MODULE_STATE, used)]).toEqual([]);
});
