/** One name leads everywhere: every operation has its file, its row, its schema, its test and its words. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OPERATIONS } from "../../src/generated/operations";
import * as entry from "../../src/index";
import { routes } from "../../src/wire/route";
import type { SourceFile } from "./source-files";
import { ROOT, sourceFiles } from "./source-files";

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
  expect(
    routes()
      .map(({ id }) => camelCase(id))
      .sort(),
  ).toEqual([...names].sort());
});

test("no two routes are at the same place at the same time", () => {
  const overlaps = routes().flatMap((one, index) =>
    routes()
      .slice(index + 1)
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

test("who may call an operation is declared: its body does not ask again", () => {
  const problems = files.flatMap(({ path, text }) => {
    const [, denied] = /accessDenied: (\w+)/.exec(text) ?? [];
    const calls = text.replace(`function ${denied}(`, "").includes(`${denied}(`);
    return denied !== undefined && calls ? [`${path}: ${denied} is asked before the body.`] : [];
  });
  expect(problems).toEqual([]);
});
