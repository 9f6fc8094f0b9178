/** One name leads everywhere: every operation has its file, its row, its schema, its test and its words. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import * as entry from "../../src/index";
import { OPERATIONS } from "../../src/model/operations/index";
import { ROUTES } from "../../src/wire/route-table";
import type { SourceFile } from "./source-files";
import { eachNode, ROOT, sourceFiles } from "./source-files";

/** What the docstring of an operation that changes something says besides the act. */
const TAGS = ["refuses", "tells"];

const names = Object.keys(OPERATIONS);
const files = sourceFiles("src").filter(({ path }) => path.startsWith("src/model/operations/"));

function camelCase(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function fileOf(name: string): SourceFile | undefined {
  return files.find(({ path }) => path.endsWith(`/${kebabCase(name)}.ts`));
}

test("every operation is in a file of its own name", () => {
  expect(names.filter((name) => fileOf(name) === undefined)).toEqual([]);
});

test("every operation is exported by its name", () => {
  expect(names.filter((name) => !(name in entry))).toEqual([]);
});

test("every operation is on the wire, and everything on the wire is an operation", () => {
  expect(ROUTES.map(({ id }) => camelCase(id)).sort()).toEqual([...names].sort());
});

test("every file of routes is in the table, and a file of routes exports nothing else", () => {
  const files = sourceFiles("src").filter(({ path }) => path.startsWith("src/wire/routes/"));
  const inFiles = files.flatMap(({ syntax }) => [...syntax.text.matchAll(/^export const (\w+)Route = route\(/gm)].map(([, name]) => name));
  expect(inFiles.sort()).toEqual(ROUTES.map(({ id }) => camelCase(id)).sort());
  const others = files.filter(({ syntax }) => /^export (?!const \w+Route = route\()/m.test(syntax.text));
  expect(others.map(({ path }) => path)).toEqual([]);
});

test("the generated list of operations is current", () => {
  const check = spawnSync(process.execPath, [join(ROOT, "scripts/generate-operations.mjs"), "--check"], { encoding: "utf8" });
  expect({ status: check.status, stderr: check.stderr }).toEqual({ status: 0, stderr: "" });
});

test("no two routes are at the same place at the same time", () => {
  const overlaps = ROUTES.flatMap((one, index) =>
    ROUTES.slice(index + 1)
      .filter((other) => one.method === other.method && one.path === other.path)
      .filter((other) => one.since < other.until && other.since < one.until)
      .map((other) => `${one.id} and ${other.id}: ${one.method} ${one.path}`),
  );
  expect(overlaps).toEqual([]);
});

test("every operation has a test of its own name", () => {
  const missing = names.filter((name) => !existsSync(join(ROOT, `spec-tests/operations/${kebabCase(name)}.test.ts`)));
  expect(missing).toEqual([]);
});

/** The tags of the docstring above the declaration of a name. */
function tagsOf(file: SourceFile, name: string): ReadonlySet<string> {
  const tags = new Set<string>();
  eachNode(file, (node) => {
    const declares = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node);
    if (!declares || node.name?.getText() !== name) return;
    for (const tag of ts.getJSDocTags(node)) tags.add(tag.tagName.text);
  });
  return tags;
}

test("every operation that changes something says what it refuses and whom it tells", () => {
  const reading = new Set(ROUTES.filter(({ method }) => method === "GET").map(({ id }) => camelCase(id)));
  const writing = names.filter((name) => !reading.has(name));
  const problems = writing.flatMap((name) => {
    const file = fileOf(name);
    const tags = file === undefined ? new Set<string>() : tagsOf(file, name);
    const missing = TAGS.filter((tag) => !tags.has(tag));
    return missing.map((tag) => `${file?.path ?? name}: the docstring of ${name} has no @${tag}.`);
  });
  expect(problems).toEqual([]);
});
