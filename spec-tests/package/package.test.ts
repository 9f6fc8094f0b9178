/** The built package, from outside: its files, its imports, its dependencies. */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PackedProject } from "./packed-project";
import { packedProject, run } from "./packed-project";

let packed: PackedProject;
const installed = (file: string): string => join(packed.folder, "node_modules/realm-simulator", file);

beforeAll(() => {
  packed = packedProject();
});

afterAll(() => rmSync(join(packed.folder, ".."), { recursive: true, force: true }));

/** The entries: the files directly in `src`. */
const ENTRIES = readdirSync(new URL("../../src", import.meta.url))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.replace(/\.ts$/, ""));

/** The names in the contract, which programs import. */
const CONTRACT_NAMES = [
  ...["createRealm", "realmToJSON", "realmFromJSON", "createSimulator", "advanceClock"],
  ...["sendMessage", "getMessages", "createScheduledMessage", "getScheduledMessages", "registerQueue", "getEvents"],
  ...["deleteQueue", "getServerSettings", "getOwnUser", "getUsers", "getSubscriptions", "getStreams"],
];

test("the package holds the build, its licences and the README, and no source or test", () => {
  for (const path of ["dist/index.js", "dist/index.cjs", "dist/index.d.ts", "dist/index.d.cts", "dist/cli.js"]) {
    expect(packed.contents).toContain(path);
  }
  expect(packed.contents).toEqual(
    expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "dist/THIRD-PARTY-LICENSES.txt"]),
  );
  const odd = packed.contents.filter(
    (path) => !/^((dist|docs|examples|python)\/|(package\.json|LICENSE|README\.md|CHANGELOG\.md|CONTRIBUTING\.md)$)/.test(path),
  );
  expect(odd).toEqual([]);
  const largest = 13_000_000;
  const size = packed.contents.reduce((sum, path) => sum + statSync(installed(path)).size, 0);
  expect(size).toBeLessThan(largest);
});

test("declaration files have names that stay from one version to the next", () => {
  const declarations = packed.contents.filter((path) => /\.d\.c?ts$/.test(path));
  expect(declarations).toContain("dist/shared-fixture.d.ts");
  expect(declarations.filter((path) => !/^dist\/(?:shared-)?[a-z-]+\.d\.c?ts$/.test(path))).toEqual([]);
  expect(ENTRIES.filter((name) => !declarations.includes(`dist/${name}.d.ts`))).toEqual([]);
});

test("npm would publish it without a correction, and the CHANGELOG has its version", () => {
  const publishing = spawnSync("npm", ["publish", "--dry-run", "--ignore-scripts", "--tag", "next"], { encoding: "utf8" });
  const warnings = publishing.stderr.split("\n").filter((line) => /^npm (warn|error)/i.test(line));
  expect(warnings.filter((line) => !line.includes("logged in"))).toEqual([]);
  const { version } = JSON.parse(readFileSync(installed("package.json"), "utf8")) as { version: string };
  expect(readFileSync("CHANGELOG.md", "utf8")).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`, "m"));
});

test("installing it brings no other package", () => {
  const [, ...found] = run(packed.folder, "npm", ["ls", "--all", "--parseable"]).trim().split("\n");
  expect(found.map((path) => path.replace(/.*node_modules\//, ""))).toEqual(["realm-simulator"]);
  const { dependencies } = JSON.parse(readFileSync(installed("package.json"), "utf8")) as { dependencies?: unknown };
  expect(dependencies).toBeUndefined();
});

test("both import styles give the same names, those of the contract among them", () => {
  const print = "console.log(JSON.stringify(Object.keys(entry).sort()))";
  writeFileSync(join(packed.folder, "a.mjs"), `import * as entry from "realm-simulator"; ${print}`);
  writeFileSync(join(packed.folder, "b.cjs"), `const entry = require("realm-simulator"); ${print}`);
  const [imported, required] = ["a.mjs", "b.cjs"].map((file) => JSON.parse(run(packed.folder, process.execPath, [file])) as string[]);
  expect(imported).toEqual(required);
  expect(imported).toEqual(expect.arrayContaining(CONTRACT_NAMES));
  expect(imported).not.toContain("default");
});

test("the package tells its version by both import styles", () => {
  const { version } = JSON.parse(readFileSync(installed("package.json"), "utf8")) as { version: string };
  const script = 'console.log(require("realm-simulator/package.json").version)';
  expect(run(packed.folder, process.execPath, ["-e", script]).trim()).toBe(version);
});

const PROGRAM = `
import { createRealm, createSimulator, sendMessage } from "realm-simulator";
import type { Fixture, Outcome, Realm } from "realm-simulator";

const fixture: Fixture = { users: [{ email: "olive@example.test" }], channels: [{ name: "general" }] };
const realm: Realm = createRealm(fixture);
const outcome = sendMessage(realm, 1, { type: "direct", to: [1], content: "hi" });
const sent: number | undefined = outcome.ok ? outcome.response.id : undefined;
const general: Outcome<{ id: number }> = outcome;
const answer: Promise<Response> = createSimulator(fixture).fetch(new Request("http://localhost/api/v1/messages"));
// @ts-${"expect-error"}: an unknown key of the fixture does not compile.
const wrong: Fixture = { channel: [] };
export { answer, general, sent, wrong };
`;

test.each([
  ["an ES module under node16", "types-a.mts", "node16", "node16"],
  ["a CommonJS module under node16", "types-b.cts", "node16", "node16"],
  ["a module of a bundler", "types-c.ts", "esnext", "bundler"],
])("the types of %s compile without any other types installed", (_what, file, module, moduleResolution) => {
  writeFileSync(join(packed.folder, file), PROGRAM);
  const compiler = fileURLToPath(new URL("../../node_modules/typescript-native/bin/tsc", import.meta.url));
  const options = ["--noEmit", "--strict", "--exactOptionalPropertyTypes", "--target", "es2022", "--lib", "es2023,dom"];
  const modules = ["--module", module, "--moduleResolution", moduleResolution];
  const compiling = spawnSync(process.execPath, [compiler, ...options, ...modules, file], { cwd: packed.folder, encoding: "utf8" });
  expect([compiling.stdout, compiling.stderr]).toEqual(["", ""]);
});

type Maker = (fixture: unknown) => { fetch(request: Request): Promise<Response> };

/** What a module of the package needs outside the package, also through the files that it is split into. */
function neededBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { importedFiles } = ts.preProcessFile(readFileSync(installed(join("dist", file)), "utf8"), true, true);
  return importedFiles.flatMap(({ fileName }) => (fileName.startsWith("./") ? neededBy(fileName, seen) : [fileName]));
}

/** The optional `peerDependencies`. Users install them themselves. */
const PEERS = ["fast-check", "msw"];

/** The entry that writes and reads files. */
const FILES_ENTRY = "trace-file";

test("no entry needs anything of Node, but the one for files", async () => {
  for (const name of ENTRIES.filter((entry) => entry !== FILES_ENTRY)) {
    const needed = [...neededBy(`./${name}.js`), ...neededBy(`./${name}.cjs`)];
    expect([name, ...needed.filter((library) => !PEERS.includes(library))]).toEqual([name]);
  }
  const module: { exports: { createSimulator?: Maker } } = { exports: {} };
  const browser = { Request, Response, Headers, URL, URLSearchParams, FormData, TextEncoder, TextDecoder };
  const events = { AbortController, AbortSignal, DOMException, Blob, File };
  const bundle = await built('export { createSimulator } from "realm-simulator"', "cjs");
  runInNewContext(bundle, { ...browser, ...events, module });
  const answer = await module.exports.createSimulator?.({}).fetch(new Request("http://localhost/api/v1/server_settings"));
  expect(answer?.status).toBe(200);
});

/** What a bundler produces for a module that imports the package. */
async function built(contents: string, format: "cjs" | "esm" = "esm"): Promise<string> {
  const stdin = { contents, resolveDir: packed.folder };
  const result = await build({ stdin, bundle: true, minify: true, format, write: false, logLevel: "error" });
  return result.outputFiles[0]?.text ?? "";
}

test.each([
  ["realmToJSON", 9.4],
  ["createRealm, getOwnUser", 125],
  ["createSimulator", 287],
])("a bundler keeps of the package what %s needs: at most %d kB when compressed", async (names, most) => {
  const code = await built(`export { ${names} } from "realm-simulator"`);
  expect(gzipSync(code).length / 1000).toBeLessThan(most);
});

test("modules are plain ASCII: one other character doubles the memory that an engine needs for a file", () => {
  const code = readdirSync(installed("dist")).filter((file) => /\.c?js$/.test(file));
  const odd = code.filter((file) => /[^\x00-\x7f]/.test(readFileSync(installed(join("dist", file)), "utf8")));
  expect(odd).toEqual([]);
});

test("classes go by their names, which printers show", () => {
  const print = 'const r = require("realm-simulator"); console.log(r.createRealm().users.constructor.name, r.FixtureProblem.name)';
  expect(run(packed.folder, process.execPath, ["-e", print])).toBe("Vector FixtureProblem\n");
});

test("every entry is exported, and gives the same names in both styles", async () => {
  for (const peer of PEERS) {
    const installedHere = fileURLToPath(new URL(`../../node_modules/${peer}`, import.meta.url));
    symlinkSync(installedHere, join(packed.folder, "node_modules", peer));
  }
  const { exports } = JSON.parse(readFileSync(installed("package.json"), "utf8")) as { exports: object };
  const names = ENTRIES.map((name) => (name === "index" ? "." : `./${name}`));
  expect(Object.keys(exports).sort()).toEqual([...names, "./package.json"].sort());
  for (const name of names) {
    const specifier = name.replace(/^\./, "realm-simulator");
    const print = (entry: string): string => `console.log(Object.keys(${entry}).sort().join())`;
    const style = (type: string, code: string): string => run(packed.folder, process.execPath, [`--input-type=${type}`, "-e", code]);
    const imported = style("module", `import * as entry from "${specifier}"; ${print("entry")}`);
    expect(imported).toBe(style("commonjs", print(`require("${specifier}")`)));
    expect(imported).not.toBe("\n");
  }
});

test("the licence of every bundled library is in the package", () => {
  const licences = readFileSync(installed("dist/THIRD-PARTY-LICENSES.txt"), "utf8");
  const code = readdirSync(installed("dist")).filter((file) => /\.c?js$/.test(file));
  const bundled = code.flatMap((file) => [
    ...readFileSync(installed(join("dist", file)), "utf8").matchAll(/node_modules\/((?:@[\w-]+\/)?[\w-]+)\//g),
  ]);
  // The program has no comments, which name the others.
  const names = new Set([...bundled.map(([, name]) => name), "srvx", "valibot", "yaml"]);
  for (const name of names) expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, "m"));
});

test("the lock file names no registry, so that any may be used", () => {
  expect(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8")).not.toMatch(/"resolved"|registry\./);
});

test("the program runs by its name", () => {
  const bin = join(packed.folder, "node_modules/.bin/realm-simulator");
  expect(run(packed.folder, bin, ["--version"])).toMatch(/^\d+\.\d+\.\d+(-rc\.\d+)?\n$/);
  expect(run(packed.folder, bin, ["--help"])).toContain("realm-simulator serve [options]");
});
