/**
 * Makes the code of a module short, so that engines read it sooner: without comments, with short names for what is inside
 * functions. The names of functions and tables stay, since stack traces and profiles show them.
 */
import { transform } from "esbuild";

/** The head of a class at the top. Its name inside would become short, and printers show it. */
const CLASS = /^var (\w+) = class(?: \w+)?(?: extends \w+)? \{/gm;

/** @param code - of an ES module as esbuild writes it, with its imports and exports in statements of their own */
export async function shortCode(code) {
  const outside = [];
  const inside = code.replace(/^(import|export) \{[^}]*\}( from "[^"]*")?;$/gm, (statement) => {
    outside.push(statement);
    return "";
  });
  const named = inside.replace(CLASS, (head, name) => `${head} static name = "${name}";`);
  // What is no module has its names at the top seen from outside, so that they are kept.
  const options = { minifyWhitespace: true, minifyIdentifiers: true, lineLimit: 160, target: "es2022" };
  const { code: short } = await transform(named, options);
  const imports = outside.filter((statement) => statement.startsWith("import"));
  const exports = outside.filter((statement) => statement.startsWith("export"));
  return [...librariesIn(code), ...imports, short, ...exports, ""].join("\n");
}

/** A line for each library that the code has parts of: where its licence is. */
function librariesIn(code) {
  const found = [...code.matchAll(/^\/\/ (node_modules\/(?:@[\w-]+\/)?[\w-]+\/)/gm)].map(([, folder]) => folder);
  return [...new Set(found)].map((folder) => `// With code of ${folder}: see THIRD-PARTY-LICENSES.txt`);
}
