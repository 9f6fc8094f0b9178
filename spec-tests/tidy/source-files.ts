/** The project's own files, read once and parsed, for the tests that hold the house rules. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A TypeScript file with its syntax tree. */
export interface SourceFile {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly lines: readonly string[];
  readonly syntax: ts.SourceFile;
}

/** An import or re-export of a file. */
export interface Import {
  readonly specifier: string;
  readonly position: number;
  readonly isReExport: boolean;
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

function parsed(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), "utf8");
  const syntax = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  return { path, lines: text.replace(/\n$/, "").split("\n"), syntax };
}

const known = new Map<string, readonly SourceFile[]>();

/** Every TypeScript file below one of the project's top folders. */
export function sourceFiles(folder: "src" | "spec-tests" | "examples"): readonly SourceFile[] {
  const files = known.get(folder) ?? filesBelow(folder).map(parsed);
  known.set(folder, files);
  return files;
}

/** One line that says where, and what is wrong. */
export function problemAt(file: SourceFile, position: number, sentence: string): string {
  const { line } = file.syntax.getLineAndCharacterOfPosition(position);
  return `${file.path}:${line + 1}: ${sentence}`;
}

/** Calls `visit` for every node of a file, parents first. */
export function eachNode(file: SourceFile, visit: (node: ts.Node) => void): void {
  const walk = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, walk);
  };
  ts.forEachChild(file.syntax, walk);
}

/** Everything that a file imports or passes on, dynamic imports included. */
export function importsOf(file: SourceFile): readonly Import[] {
  const imports: Import[] = [];
  eachNode(file, (node) => {
    const literal = importedModule(node);
    if (literal === undefined) return;
    const isReExport = ts.isExportDeclaration(node);
    imports.push({ specifier: literal.text, position: node.getStart(file.syntax), isReExport });
  });
  return imports;
}

function importedModule(node: ts.Node): ts.StringLiteral | undefined {
  const literal = moduleExpression(node);
  return literal !== undefined && ts.isStringLiteral(literal) ? literal : undefined;
}

function moduleExpression(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal;
  return undefined;
}

/** The path of the file that a relative import means, as written in `path`; it may or may not exist. */
export function importedPath(file: SourceFile, specifier: string): string {
  const target = posix.normalize(posix.join(posix.dirname(file.path), specifier));
  if (/\.(json|css)$/.test(target)) return target;
  return existsSync(join(ROOT, `${target}.tsx`)) ? `${target}.tsx` : `${target}.ts`;
}
