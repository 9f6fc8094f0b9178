/** The `@example` tags of the comments in `src`. */
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";

/** An example, and the name that it explains. */
export interface Example {
  readonly name: string;
  readonly code: string;
}

function examplesIn(path: string): Example[] {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2022, true);
  const found: Example[] = [];
  const visit = (node: ts.Node): void => {
    for (const tag of ts.getJSDocTags(node)) {
      if (tag.tagName.text !== "example" || tag.parent.parent !== node) continue;
      const named: unknown = Object(node)["name"]?.getText?.();
      found.push({ name: String(named ?? path), code: (ts.getTextOfJSDocComment(tag.comment) ?? "").trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** All examples, by the paths of their files. */
export const EXAMPLES: readonly Example[] = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts") && !path.startsWith("generated"))
  .flatMap((path) => examplesIn(`src/${path}`));
