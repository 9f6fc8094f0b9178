// Every snippet of the README is part of an example, which a test runs; figures, scripts and entries are those that there are.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FIDELITY_COUNTS } from "../../src/generated/fidelity-counts";

const readme = readFileSync("README.md", "utf8");
const examples = readdirSync("examples")
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(`examples/${name}`, "utf8"));
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
const { scripts, exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
  exports: Record<string, object>;
};

/** A text without indentation: snippets may come from the body of a test. */
const flat = (text: string): string => text.replace(/^ +/gm, "");
const codeLines = (text: string): number => text.split("\n").filter((line) => line.trim() !== "").length;

describe("the README", () => {
  it("has at most 100 lines", () => {
    expect(readme.trim().split("\n").length).toBeLessThanOrEqual(100);
  });

  it("begins with a whole test of at most 12 lines", () => {
    expect(snippets[0]).toBe(readFileSync("examples/first.test.ts", "utf8"));
    expect(codeLines(snippets[0] ?? "")).toBeLessThanOrEqual(12);
  });

  it("goes on with a whole campaign of at most 15 lines", () => {
    expect(snippets[1]).toBe(readFileSync("examples/first-campaign.test.ts", "utf8"));
    expect(codeLines(snippets[1] ?? "")).toBeLessThanOrEqual(15);
  });

  it.each(snippets.map((snippet) => [snippet.split("\n")[0], snippet]))("takes %s from an example", (_line, snippet) => {
    expect(examples.some((text) => flat(text).includes(flat(String(snippet))))).toBe(true);
  });

  it("lists every entry of the package, and no other", () => {
    const listed = [...readme.matchAll(/^\| `realm-simulator(\/[\w-]+)?` \|/gm)].map((match) => `.${match[1] ?? ""}`);
    const entries = Object.keys(exports).filter((entry) => entry !== "./package.json");
    expect(listed.toSorted()).toEqual(entries.toSorted());
  });

  it("has the figures of the recordings", () => {
    for (const { pairs, alike } of FIDELITY_COUNTS.servers) {
      const share = (Math.floor((alike / pairs) * 1000) / 10).toFixed(1);
      expect(readme.replace(/\s+/g, " ")).toContain(`${share} % of ${pairs.toLocaleString("en")} answers`);
    }
  });

  it("names only scripts that there are", () => {
    const named = [...readme.matchAll(/npm (?:run (\w+)|(test))/g)].map((match) => match[1] ?? match[2] ?? "");
    expect(named).toEqual(expect.arrayContaining(["demo", "test", "bench", "fuzz"]));
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it("names only files and folders that there are", () => {
    const named = [...readme.matchAll(/`((?:src|examples|docs)\/[\w./-]*)`|\]\(([\w./-]+)\)/g)].map((match) => match[1] ?? match[2] ?? "");
    // Packing writes the reference, and a test of the package follows its links; `npm run docs` writes the site.
    const isWritten = (path: string): boolean => /^docs\/(reference\/|\.vitepress\/dist$)/.test(path);
    expect(named.filter((path) => !isWritten(path) && !existsSync(path))).toEqual([]);
  });
});
