/** No file of `src` imports itself by way of others. */
import { expect, test } from "vitest";
import { importedPath, sourceFiles } from "./source-files";

const imports = new Map(
  sourceFiles("src").map((file) => [
    file.path,
    file.imports.filter(({ specifier }) => specifier.startsWith(".")).map(({ specifier }) => importedPath(file, specifier)),
  ]),
);

/** Every file that a file imports, directly or by way of others. */
function reachedFrom(path: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const left = [...(imports.get(path) ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    left.push(...(imports.get(next) ?? []));
  }
  return reached;
}

test("there are no import cycles", () => {
  const inCycles = [...imports.keys()].filter((path) => reachedFrom(path).has(path));
  expect(inCycles).toEqual([]);
});
