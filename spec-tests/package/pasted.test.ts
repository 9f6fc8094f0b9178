/** What a new user does: install the package, paste each block of the README into a file, run it, and follow the links. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type PackedProject, packedProject, run } from "./packed-project";

const MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url));
let packed: PackedProject;
const installed = (file: string): string => join(packed.folder, "node_modules/realm-simulator", file);

beforeAll(() => {
  packed = packedProject();
});

afterAll(() => rmSync(join(packed.folder, ".."), { recursive: true, force: true }));

/** The whole programs of a page: its blocks that import something. */
function programsOf(page: string): readonly string[] {
  const blocks = [...readFileSync(installed(page), "utf8").matchAll(/```ts\n([\s\S]*?)```/g)];
  return blocks.map(([, block = ""]) => block).filter((block) => block.startsWith("import "));
}

test("each block of the README, and each whole program of a guide, runs as a file of its own", () => {
  const readme = programsOf("README.md");
  expect(readme).toHaveLength(readFileSync(installed("README.md"), "utf8").split("```ts").length - 1);
  for (const name of ["vitest", "fast-check", "msw"]) {
    symlinkSync(join(MODULES, name), join(packed.folder, "node_modules", name));
  }
  const guides = readdirSync(installed("docs")).filter((name) => name.endsWith(".md"));
  const pages = ["README.md", ...guides.map((name) => `docs/${name}`)];
  mkdirSync(join(packed.folder, "pasted"));
  for (const [index, program] of [...new Set(pages.flatMap(programsOf))].filter((block) => block.includes("test(")).entries()) {
    writeFileSync(join(packed.folder, "pasted", `block-${index}.test.ts`), program);
  }
  for (const name of ["resilient-client.ts", "realm-store.ts"]) {
    copyFileSync(installed(`examples/${name}`), join(packed.folder, "pasted", name));
  }
  // These pages are one file, block after block.
  for (const page of ["first-tests", "faults"]) {
    const blocks = [...readFileSync(installed(`docs/${page}.md`), "utf8").matchAll(/```ts\n([\s\S]*?)```/g)];
    writeFileSync(join(packed.folder, `pasted/${page}.test.ts`), blocks.map(([, block]) => block).join("\n"));
  }
  // With the default limits of the runner.
  const vitest = join(MODULES, "vitest/vitest.mjs");
  const said = run(packed.folder, process.execPath, [vitest, "run", "--root", packed.folder]);
  expect(stripVTControlCharacters(said)).toMatch(/Tests +\d+ passed/);
});

test("a scenario with what its schema completes is played", () => {
  const program = installed("dist/cli.js");
  const schema: unknown = JSON.parse(run(packed.folder, process.execPath, [program, "schema", "scenario"]));
  const completed = new Set(valuesOf(schema));
  const steps = [
    { call: "send-message", as: "ann@example.test", with: { type: "channel", to: "general", topic: "lunch", content: "Pizza?" } },
    { call: "get-own-user", as: "ann@example.test", expect: { full_name: { $string: true } } },
  ];
  for (const word of ["fixture", "call", "send-message", "topic", "expect", "full_name", "$string"]) expect(completed).toContain(word);
  const fixture = { users: [{ email: "ann@example.test" }], channels: [{ name: "general", subscribers: "all" }] };
  const scenario = { name: "Ann sends", purpose: "Shows a first scenario.", fixture, steps };
  writeFileSync(join(packed.folder, "first.json"), JSON.stringify(scenario));
  expect(run(packed.folder, process.execPath, [program, "replay", "first.json"])).toContain("scenarios: 1 passed");
});

/** The keys that a schema names, and the values that it lists: what an editor offers. */
function valuesOf(schema: unknown): string[] {
  if (typeof schema === "string") return [schema];
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => (key === "description" ? [] : [key, ...valuesOf(value)]));
}

test("a page names only files of the package", () => {
  const pages = packed.contents.filter((path) => /^docs\/[\w-]+\.md$/.test(path));
  expect(pages.length).toBeGreaterThan(10);
  const missing = pages.flatMap((page) => {
    const named = readFileSync(installed(page), "utf8").matchAll(/`((?:src|spec-tests|scripts|docs|examples|python)\/[\w./-]+)`/g);
    return [...named].flatMap(([, path = ""]) => (existsSync(installed(path)) ? [] : [`${page}: ${path}`]));
  });
  expect(missing).toEqual([]);
});

test("every link of a page leads to a file of the package", () => {
  const pages = packed.contents.filter((path) => path.endsWith(".md") && path !== "CHANGELOG.md");
  expect(pages.length).toBeGreaterThan(40);
  const dead = pages.flatMap((page) => {
    const prose = readFileSync(installed(page), "utf8").replace(/`[^`\n]*`/g, "");
    const links = [...prose.matchAll(/\]\((?!https?:)([^)#\s]+)/g)];
    return links
      .map(([, link = ""]) => join(dirname(page), link))
      .filter((path) => !existsSync(installed(path)))
      .map((path) => `${page}: ${path}`);
  });
  expect(dead).toEqual([]);
});
