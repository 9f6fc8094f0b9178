/**
 * The library for Markdown builds some fifty regular expressions when it is loaded, and carries much more than the
 * lexer that the model uses. In the package there is the lexer alone, without the readers and rules that the model
 * switches off (`src/text/markdown/marked.ts`), and it is loaded when the first text is read: its constructors wait for
 * their first call.
 */
import { readFile } from "node:fs/promises";
import ts from "typescript";
import { marksOfPurity } from "./marks-of-purity.mjs";
import { withEdits } from "./with-edits.mjs";

const NAMES = ["Lexer", "Tokenizer"];
/** Readers of the tokenizer that the model overrides without asking them. */
const UNUSED_READERS = new Set(["html", "tag", "def", "lheading", "autolink", "url", "emStrong"]);
/** Rules that nobody but those readers asks, and the sets of rules of other dialects. */
const UNUSED_RULES = new Set(["html", "def", "url", "normal", "pedantic"]);
/** The options that the model always gives. */
const OPTIONS = { pedantic: "false", gfm: "true", breaks: "true" };

/** A plugin of the bundler. */
export const lazyMarked = {
  name: "lazy-marked",
  setup(build) {
    const { esbuild } = build;
    build.onLoad({ filter: /\/marked\/lib\/marked\.esm\.js$/ }, async ({ path }) => {
      const used = await shaken(esbuild, withoutUnused(withoutStatements(await readFile(path, "utf8"))));
      const asked = await shaken(esbuild, withoutUnasked(used));
      const { code } = await esbuild.transform(asked, { minifySyntax: true });
      return { contents: inFunction(code), loader: "js" };
    });
  },
};

/** What of a module the two names need. */
async function shaken(esbuild, code) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `export { ${NAMES.join(", ")} } from "marked-text"` },
    plugins: [textOf("marked-text", marksOfPurity(code))],
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return outputFiles[0].text;
}

/** The module without what is done to the function `marked`, which the model does not use. */
function withoutStatements(code) {
  const file = ts.createSourceFile("marked.js", code, ts.ScriptTarget.ES2022, true);
  return file.statements
    .filter((statement) => !ts.isExpressionStatement(statement))
    .map((statement) => statement.getText())
    .join("\n");
}

/** The module without the readers and rules that are never asked, with the options as the model gives them. */
function withoutUnused(code) {
  const file = ts.createSourceFile("marked.js", code, ts.ScriptTarget.ES2022, true);
  const edits = [];
  const visit = (node) => {
    const name = node.name !== undefined && ts.isIdentifier(node.name) ? node.name.text : undefined;
    if (ts.isMethodDeclaration(node) && UNUSED_READERS.has(name)) edits.push([node, ""]);
    else if (ts.isPropertyAssignment(node) && UNUSED_RULES.has(name)) {
      edits.push([node, `${name}: undefined`]);
    } else if (
      ts.isPropertyAccessExpression(node) &&
      name in OPTIONS &&
      node.expression.getText().endsWith("options")
    ) {
      edits.push([node, OPTIONS[name]]);
    } else ts.forEachChild(node, visit);
  };
  visit(file);
  return withEdits(code, edits);
}

/** The module without the rules that no `.name` asks for. */
function withoutUnasked(code) {
  const file = ts.createSourceFile("marked.js", code, ts.ScriptTarget.ES2022, true);
  const asked = new Set(code.match(/(?<=\.)\w+/g));
  const edits = [];
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const kept = node.properties.filter(({ name }) => name === undefined || asked.has(name.getText()));
      edits.push([node, `{ ${kept.map((property) => property.getText()).join(", ")} }`]);
    } else if (!ts.isClassLike(node) && !ts.isFunctionDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return withEdits(code, edits);
}

function textOf(name, contents) {
  return {
    name,
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: name, namespace: name }));
      build.onLoad({ filter: /./, namespace: name }, () => ({ contents }));
    },
  };
}

function inFunction(code) {
  const [list = "", names = ""] = /export \{([^}]*)\};/.exec(code) ?? [];
  const fields = names.split(",").map((pair) => pair.trim().split(" as ").reverse().join(": "));
  return [
    "let kept;",
    "function loaded() { return (kept ??= load()); }",
    `function load() {\n${code.replace(list, "")}\nreturn { ${fields.join(", ")} };\n}`,
    ...NAMES.map((name) => `export function ${name}(options) { return new (loaded().${name})(options); }`),
  ].join("\n");
}
