// Every snippet of a guide is part of an example, which a test runs.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const examples = readdirSync("examples")
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(`examples/${name}`, "utf8"));

test.each(["exploring.md"])("the snippets of docs/%s are parts of examples", (name) => {
  const guide = readFileSync(`docs/${name}`, "utf8");
  const snippets = [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
  expect(snippets.length).toBeGreaterThan(0);
  expect(snippets.filter((snippet) => !examples.some((text) => text.includes(snippet)))).toEqual([]);
});
