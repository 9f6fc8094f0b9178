// Every snippet of the README is part of a file that is run: examples by their tests, commands by the gate.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const readme = readFileSync("README.md", "utf8");
const examples = readdirSync("examples")
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(`examples/${name}`, "utf8"));
const snippets = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

describe("the README", () => {
  it("has snippets", () => {
    expect(snippets.length).toBeGreaterThan(3);
  });

  it.each(snippets.map((snippet) => [snippet.split("\n").find((line) => line.includes("sim") || line.trim() !== ""), snippet]))(
    "takes %s from an example",
    (_line, snippet) => {
      expect(examples.some((text) => text.includes(String(snippet)))).toBe(true);
    },
  );

  it("names only scripts that there are", () => {
    const named = [...readme.matchAll(/npm (?:run (\w+)|(test))/g)].map((match) => match[1] ?? match[2] ?? "");
    expect(named).toEqual(expect.arrayContaining(["demo", "test", "bench", "campaign"]));
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });

  it("names only files and folders that there are", () => {
    const named = [...readme.matchAll(/`((?:src|examples)\/[\w./-]*)`/g)].map((match) => match[1] ?? "");
    for (const path of named) expect(() => readdirSync(path.endsWith("/") ? path : path.replace(/[^/]*$/, ""))).not.toThrow();
  });
});
