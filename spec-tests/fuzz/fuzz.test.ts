/** The fuzz finds what is wrong, counts what it did, and never calls nothing a success. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

interface Run {
  readonly status: number | null;
  readonly lines: string[];
  readonly stderr: string;
}

function fuzzOf(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ["scripts/fuzz.mjs", ...args], { cwd: ROOT }, (_error, stdout, stderr) =>
      resolve({ status: child.exitCode, lines: stdout.trim().split("\n"), stderr }),
    );
  });
}

const planted = (name: string): string[] => ["--file", `spec-tests/fuzz/planted/${name}.ts`];

// Many runs wait until their second is over, and so they do it together.
describe.concurrent("the fuzz", () => {
  test("finds a property that does not hold, says which and how to see it again, and ends with 1", async () => {
    const { status, lines } = await fuzzOf("--seconds", "60", "--seed", "7", ...planted("one-does-not-hold"));
    expect(status).toBe(1);
    const said = lines.join("\n");
    expect(said).toContain("counterexample: spec-tests/fuzz/planted/one-does-not-hold.ts: every number is small");
    expect(said).toContain("counterexample: [1000]");
    expect(said).toMatch(/\{ seed: \d+, path: "[\d:]+" \}/);
    expect(said).toMatch(/again with: npm run fuzz -- --seed \d+ --property "every number is small"/);
    expect(lines.at(-1)).toMatch(/^1 counterexample in \d+ runs of 2 properties, \d+ operations .* from seed 7/);
  });

  test("goes on after a counterexample when asked to, and uses its time up", async () => {
    const { status, lines } = await fuzzOf("--seconds", "1", "--keep-going", ...planted("one-does-not-hold"));
    expect(status).toBe(1);
    expect(lines.at(-1)).toMatch(/^1 counterexample .* within 1 s/);
  });

  test("counts the runs and operations of what holds, and ends with 0", async () => {
    const { status, lines } = await fuzzOf(
      "--seconds",
      "1",
      "--jobs",
      "1",
      "--property",
      "every number is a",
      ...planted("one-does-not-hold"),
    );
    expect(status).toBe(0);
    const [, runs, operations] = /^no counterexample in (\d+) runs of 1 property, (\d+) operations/.exec(lines.at(-1) ?? "") ?? [];
    expect(Number(runs)).toBeGreaterThan(0);
    expect(Number(operations)).toBeGreaterThanOrEqual(Number(runs));
  });

  test("counts what a run did that never ends, and stops it", async () => {
    const { status, lines } = await fuzzOf("--seconds", "1", "--jobs", "1", ...planted("never-ends"));
    expect(status).toBe(0);
    expect(lines.at(-1)).toMatch(/^no counterexample in 3 runs of 1 property, 4 operations/);
  });

  test("is no success when nothing was tried", async () => {
    const { status, lines } = await fuzzOf("--seconds", "1", "--jobs", "1", ...planted("never-begins"));
    expect(status).toBe(2);
    expect(lines).toEqual([
      "1 property was not tried in the time",
      expect.stringMatching(/^nothing was tried, and so no counterexample in 0 runs of 0 properties, 0 operations/),
    ]);
  });

  test("reports what brings a thread down", async () => {
    const { status, lines } = await fuzzOf("--seconds", "60", "--jobs", "1", ...planted("brings-down"));
    expect(status).toBe(1);
    expect(lines.join("\n")).toContain("outside of every run");
  });

  test("tries the tests of the project, every one that asks how often a property is to be tried", async () => {
    const { status, lines } = await fuzzOf("--list");
    expect(status).toBe(0);
    const listed = (file: string): number => lines.filter((line) => line.startsWith(`${file}: `)).length;
    const asking = readdirSync(join(ROOT, "spec-tests"), { recursive: true })
      .map((path) => `spec-tests/${String(path)}`)
      .filter((path) => path.endsWith(".test.ts"))
      .map((path) => ({ path, asks: readFileSync(join(ROOT, path), "utf8").match(/propertyRuns\(/g)?.length ?? 0 }));
    expect(asking.filter(({ path, asks }) => listed(path) < asks)).toEqual([]);
    expect(lines.length).toBeGreaterThan(30);
  });

  test("runs properties of the project in a moment", async () => {
    const { status, lines } = await fuzzOf("--seconds", "1", "--seed", "1", "--property", "editing-typing");
    expect(lines.at(-1)).toMatch(/^no counterexample in [1-9]\d* runs of 2 properties, [1-9]\d* operations/);
    expect(status).toBe(0);
  });
});

test.each([
  [["--seconds", "0"], '--seconds takes a whole number from 1 to 1000000, not "0".'],
  [["--seed", "x"], '--seed takes a whole number from 1 to 1000000000, not "x".'],
  [["--jobs", "1.5"], '--jobs takes a whole number from 1 to 256, not "1.5".'],
  [["--quickly"], "Unknown option '--quickly'"],
  [["--property", "nonsense", "--file", "spec-tests/fuzz/planted/never-begins.ts"], 'contains "nonsense"'],
  [["--file", "spec-tests/nowhere.ts"], "the tests cannot be put together"],
])("%j is one line on standard error and exit 2", async (args, sentence) => {
  const { status, stderr } = await fuzzOf(...args);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
  expect(stderr).toMatch(/^fuzz: [^\n]+\n$/);
});
