/** Every export says in a comment of its own what its types cannot say. */
import ts from "typescript";
import { expect, test } from "vitest";
import type { SourceFile } from "./source-files";
import { problemAt, sourceFiles } from "./source-files";

/** The words before the first tag of a docstring. */
function ownWordsOf(node: ts.Node): string {
  const texts = ts.getJSDocCommentsAndTags(node).map((part) => ts.getTextOfJSDocComment(part.comment) ?? "");
  return texts.join(" ").trim();
}

/** All words of a docstring, those of its tags included: a section of the card may say enough. */
function wordsOf(node: ts.Node): string {
  const tags = ts.getJSDocTags(node).map((tag) => ts.getTextOfJSDocComment(tag.comment) ?? "");
  return [ownWordsOf(node), ...tags].join(" ").trim();
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** The exported declarations of a file that need words; of the overloads of a function, the first. */
function exportsOf(file: SourceFile): ts.Statement[] {
  const named = new Set<string>();
  return file.syntax.statements.filter((statement) => {
    if (!isExported(statement)) return false;
    const name = ts.isFunctionDeclaration(statement) ? (statement.name?.text ?? "") : "";
    const isOverload = name !== "" && named.has(name);
    named.add(name);
    return !isOverload;
  });
}

const files = [...sourceFiles("src"), ...sourceFiles("examples"), ...sourceFiles("spec-tests")];

/** In tests, constants and types that stand together may share the words above the first. */
function needsWords(file: SourceFile, statement: ts.Statement): boolean {
  return !file.path.startsWith("spec-tests/") || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
}

test("every export has a docstring", () => {
  const problems = files.flatMap((file) =>
    exportsOf(file)
      .filter((statement) => needsWords(file, statement) && wordsOf(statement) === "")
      .map((statement) => problemAt(file, statement.getStart(), "Say in a docstring what the types do not.")),
  );
  expect(problems).toEqual([]);
});

test("no docstring is only the name again", () => {
  const plain = (text: string): string => text.toLowerCase().replace(/\b(the|a|an|of)\b|[^a-z0-9]/g, "");
  const problems = files.flatMap((file) =>
    exportsOf(file)
      .filter((statement) => {
        const name = "name" in statement ? (statement as ts.FunctionDeclaration).name?.text : undefined;
        return name !== undefined && plain(ownWordsOf(statement)) === plain(name);
      })
      .map((statement) => problemAt(file, statement.getStart(), "The docstring says nothing but the name.")),
  );
  expect(problems).toEqual([]);
});
