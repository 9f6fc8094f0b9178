// Every snippet of the README is part of an example, which a test runs; figures, scripts and entries are those that there are.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main";
import { FIDELITY_COUNTS } from "../../src/generated/fidelity-counts";
import { recordedIo } from "../cli/recorded-io";

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

  it("says the least share of recorded answers that are alike", () => {
    const shares = FIDELITY_COUNTS.servers.map(({ pairs, alike_by_default }) => alike_by_default / pairs);
    expect(readme).toContain(`More than ${Math.floor(Math.min(...shares) * 100)} % of all recorded answers are alike`);
  });

  it("has commands that work", async () => {
    const folder = mkdtempSync(join(tmpdir(), "readme-"));
    const commands = [...readme.matchAll(/`npx realm-simulator (evidence [^`]*)`/g)].map((match) => match[1] ?? "");
    expect(commands).toEqual(["evidence client.har"]);
    const response = { status: 200, content: { text: "{}" } };
    const entries = [{ request: { method: "GET", url: "https://chat.test/api/v1/server_settings" }, response }];
    writeFileSync(join(folder, "client.har"), JSON.stringify({ log: { entries } }));
    const { io, output } = recordedIo();
    expect(await main(["evidence", join(folder, "client.har"), "--at-least", "described"], io)).toBe(0);
    expect(output.stdout).toContain("1 of 1 is recorded and alike.");
    rmSync(folder, { recursive: true });
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
