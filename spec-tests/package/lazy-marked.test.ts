/** The lexer of the package, from which the build takes what the model does not use, reads as the whole library does. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lexMarkdown } from "../../src/text/markdown/marked";
import { propertyRuns } from "../support/property-runs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "realm-simulator-lexer-"));
let lexInPackage: typeof lexMarkdown;

beforeAll(async () => {
  const { lazyMarked }: { lazyMarked: Plugin } = await import(String(new URL("../../scripts/lazy-marked.mjs", import.meta.url)));
  const outfile = join(folder, "lexer.mjs");
  const entry = join(ROOT, "src/text/markdown/marked.ts");
  await build({ entryPoints: [entry], outfile, bundle: true, format: "esm", plugins: [lazyMarked] });
  ({ lexMarkdown: lexInPackage } = await import(String(pathToFileURL(outfile))));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Pieces with which every rule of the library begins, continues or ends. */
const PIECES = [
  ..."*_~`#>-+=|[]()!<>\\:&\n\n\n\t ",
  ...["a", "b c", "é", "1. ", "2) ", "- [x] ", "* ", "    ", "```", "~~~", "```js", "~~", "**", "***", "---", "===", "  \n"],
  ...[
    "> ",
    "## ",
    "| a | b |\n|---|:-:|\n| c | d |",
    "[a](b)",
    "![a](b c)",
    "[a]: b",
    "[a]",
    "[a][b]",
    "</p>",
    "<div>",
    "<b>",
    "<!-- c -->",
  ],
  ...[
    "<http://a.test>",
    "<a@b.test>",
    "http://a.test/b_c",
    "www.a.test",
    "a@b.test",
    "&amp;",
    "&#35;",
    "@**Ann**",
    "#**general>t**",
    "$$x$$",
  ],
];

test("any text reads alike", () => {
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(""));
  const alike = fc.property(text, (content) => void expect(lexInPackage(content)).toEqual(lexMarkdown(content)));
  fc.assert(alike, propertyRuns(2000));
});
