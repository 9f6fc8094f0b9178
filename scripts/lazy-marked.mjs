/**
 * The library for Markdown builds some fifty regular expressions when it is loaded, and carries much more than the
 * lexer that the model uses. In the package there is the lexer alone, and it is loaded when the first text is read: its
 * constructors wait for their first call.
 */
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import ts from "typescript";
import { marksOfPurity } from "./marks-of-purity.mjs";

const NAMES = ["Lexer", "Tokenizer"];

/** A plugin of the bundler. */
export const lazyMarked = {
  name: "lazy-marked",
  setup(build) {
    build.onLoad({ filter: /\/marked\/lib\/marked\.esm\.js$/ }, async ({ path }) => {
      const contents = marksOfPurity(withoutStatements(await readFile(path, "utf8")));
      const { outputFiles } = await build.esbuild.build({
        stdin: { contents: `export { ${NAMES.join(", ")} } from "marked-text"`, resolveDir: dirname(path) },
        plugins: [textOf("marked-text", contents)],
        bundle: true,
        format: "esm",
        target: "es2022",
        write: false,
      });
      return { contents: inFunction(outputFiles[0].text), loader: "js" };
    });
  },
};

/** The module without what is done to the function `marked`, which the model does not use. */
function withoutStatements(code) {
  const file = ts.createSourceFile("marked.js", code, ts.ScriptTarget.ES2022, true);
  return file.statements
    .filter((statement) => !ts.isExpressionStatement(statement))
    .map((statement) => statement.getText())
    .join("\n");
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
