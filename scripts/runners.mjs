// Tries the packed library with every test runner that its users have: npm run runners. The runners are installed into
// a temporary folder, next to the package as it would be published, which must work in each of them unchanged.
import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";

const RUNNERS = {
  "node:test": [process.execPath, "--test", "node.test.mjs"],
  jest: ["jest", "--rootDir", ".", "--testMatch", "**/jest.test.cjs"],
  "jest with jsdom": ["jest", "--rootDir", ".", "--testMatch", "**/jest.test.cjs", "--env", "jsdom"],
  "vitest with happy-dom": ["vitest", "run", "happy-dom.test.mjs"],
  "jest with a time-out": ["jest", "--rootDir", ".", "--testMatch", "**/jest-time-out.cjs"],
  "vitest with a time-out": ["vitest", "run", "vitest-time-out.test.mjs"],
  Bun: ["bun", "test", "./bun.test.mjs"],
  Deno: ["deno", "test", "--no-check", "--allow-all", "--quiet", "deno.test.mjs"],
  "README in node:test": [process.execPath, "--test", "readme-0.node.mjs", "readme-1.node.mjs", "readme-2.node.mjs"],
  "README in jest": ["jest", "--rootDir", ".", "--testMatch", "**/readme-*.jest.cjs"],
  "README in Bun": ["bun", "test", "./readme-0.bun.ts", "./readme-1.bun.ts", "./readme-2.bun.ts"],
};

/** The blocks of the README as files for a runner, each with the functions of that runner instead of those of vitest. */
function pasteReadme() {
  const { ES2022: target } = ts.ScriptTarget;
  const plain = (block, module) => ts.transpileModule(block, { compilerOptions: { target, module } }).outputText;
  const as = {
    "node.mjs": (block) =>
      plain(
        block.replace(VITEST, 'import { expect } from "expect";\nimport { test } from "node:test";'),
        ts.ModuleKind.ESNext,
      ),
    "jest.cjs": (block) =>
      plain(block.replace(VITEST, 'import { expect, test } from "@jest/globals";'), ts.ModuleKind.CommonJS),
    "bun.ts": (block) => block.replace(VITEST, 'import { expect, test } from "bun:test";'),
  };
  const blocks = [...readFileSync(join(root, "README.md"), "utf8").matchAll(/```ts\n([\s\S]*?)```/g)];
  if (blocks.length !== 3) throw new Error("The README has another number of blocks: name each file above.");
  for (const [index, [, block]] of blocks.entries())
    for (const [name, convert] of Object.entries(as))
      writeFileSync(join(folder, `readme-${index}.${name}`), convert(block));
}
const VITEST = 'import { expect, test } from "vitest";';
/** Playwright runs where there is a Chromium: at the path in CHROMIUM, or where Debian has it. */
process.env.CHROMIUM ??= "/usr/bin/chromium";
if (existsSync(process.env.CHROMIUM)) RUNNERS.Playwright = [process.execPath, "--test", "playwright.test.mjs"];
else console.log("not run Playwright: there is no Chromium");
/** Runs that must fail, and what they print then. */
const TIMED_OUT = /The test timed out while these requests had no answer:\s+a poll \(get-events\) by ann@example\.test/;
const SAYS = { "jest with a time-out": TIMED_OUT, "vitest with a time-out": TIMED_OUT };
const LONGEST_MS = 120_000;
/** With a part of a name as its argument, only those runners are tried. */
const [only = ""] = process.argv.slice(2);

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "realm-simulator-runners-"));
const inFolder = { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] };
let failed = 0;
try {
  if (!existsSync(join(root, "dist/index.d.cts")))
    execFileSync("npm", ["run", "build"], { cwd: root, stdio: "ignore" });
  cpSync(join(root, "spec-tests/runners"), folder, { recursive: true });
  const packing = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], {
    ...inFolder,
    cwd: root,
  });
  const [{ filename }] = JSON.parse(packing);
  const quietly = ["--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock", "--prefer-offline"];
  execFileSync("npm", ["install", ...quietly, `./${filename}`], inFolder);
  execFileSync(process.execPath, ["node_modules/bun/install.js"], inFolder);
  pasteReadme();
  for (const [name, [program, ...args]] of Object.entries(RUNNERS).filter(([name]) => name.includes(only))) {
    const path = program === process.execPath ? program : join(folder, "node_modules/.bin", program);
    const begin = performance.now();
    const problem = await promisify(execFile)(path, args, { cwd: folder, timeout: LONGEST_MS }).then(
      ({ stdout, stderr }) => (SAYS[name] === undefined ? undefined : `It did not fail: ${stdout}${stderr}`),
      (error) =>
        SAYS[name]?.test(`${error.stdout}${error.stderr}`)
          ? undefined
          : `${error.stdout ?? ""}${error.stderr ?? ""}${error.killed ? "It did not end." : ""}`,
    );
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`${problem === undefined ? "passed" : "FAILED"}  ${name.padEnd(22)} ${seconds.padStart(5)} s`);
    if (problem === undefined) continue;
    failed += 1;
    console.log(problem);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
