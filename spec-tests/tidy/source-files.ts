/** The project's own files, read and parsed once, for the tests that hold the house rules. */
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
  readonly text: string;
  readonly lines: readonly string[];
  readonly syntax: ts.SourceFile;
  /** All nodes below the file, parents first. */
  readonly nodes: readonly ts.Node[];
  /** Everything that the file imports or passes on, dynamic imports included. */
  readonly imports: readonly Import[];
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

/** A file, which is parsed when its syntax is first read: most rules need only its text. */
function sourceFile(path: string): SourceFile {
  const text = readFileSync(join(ROOT, path), "utf8");
  let syntax: ts.SourceFile | undefined;
  let nodes: readonly ts.Node[] | undefined;
  let imports: readonly Import[] | undefined;
  return {
    path,
    text,
    lines: text.replace(/\n$/, "").split("\n"),
    get syntax() {
      return (syntax ??= ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true));
    },
    get nodes() {
      return (nodes ??= nodesBelow(this.syntax));
    },
    get imports() {
      return (imports ??= importsIn(text));
    },
  };
}

function nodesBelow(syntax: ts.SourceFile): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const walk = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, walk);
  };
  ts.forEachChild(syntax, walk);
  return nodes;
}

function importsIn(text: string): readonly Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => {
    const before = text.slice(0, pos);
    const isReExport = before.lastIndexOf("\nexport ") > before.lastIndexOf("\nimport ") && /\bfrom\s*["']?$/.test(before);
    return { specifier: fileName, position: pos, isReExport };
  });
}

const known = new Map<string, readonly SourceFile[]>();

/** Every TypeScript file below one of the project's top folders. */
export function sourceFiles(folder: "src" | "spec-tests" | "examples"): readonly SourceFile[] {
  const files = known.get(folder) ?? filesBelow(folder).map(sourceFile);
  known.set(folder, files);
  return files;
}

/** One line that says where, and what is wrong. */
export function problemAt(file: SourceFile, position: number, sentence: string): string {
  const line = file.text.slice(0, position).split("\n").length;
  return `${file.path}:${line}: ${sentence}`;
}

/** The path of the file that a relative import means, as written in `path`; it may or may not exist. */
export function importedPath(file: SourceFile, specifier: string): string {
  const target = posix.normalize(posix.join(posix.dirname(file.path), specifier));
  if (/\.(json|css)$/.test(target)) return target;
  return existsSync(join(ROOT, `${target}.tsx`)) ? `${target}.tsx` : `${target}.ts`;
}
