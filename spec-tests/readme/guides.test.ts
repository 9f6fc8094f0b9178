// Every snippet of a guide is part of an example, which a test runs.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const examples = ["examples", "examples/bots", "examples/scenarios", "spec-tests/runners", "spec-tests/python"].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => /\.(ts|mjs|py|rs|yaml)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
);

const snippetsOf = (name: string): string[] =>
  [...readFileSync(`docs/${name}`, "utf8").matchAll(/```(?:[jt]s|py|rs|ya?ml)\n([\s\S]*?)```/g)].map((match) => match[1] ?? "");
const guides = readdirSync("docs").filter((name) => name.endsWith(".md") && snippetsOf(name).length > 0);

test("there are guides with snippets", () => {
  expect(guides).toEqual(expect.arrayContaining(["exploring.md", "faults.md"]));
});

test.each(guides)("the snippets of docs/%s are parts of examples", (name) => {
  expect(snippetsOf(name).filter((snippet) => !examples.some((text) => text.includes(snippet)))).toEqual([]);
});
