/**
 * A plugin of tsup: it lets bundlers omit the values that a program does not use. At their top, the modules of this
 * project only create values, but a bundler cannot know that. So every call there gets the mark `@__PURE__`, and a
 * value that also reads properties or spreads objects becomes the result of a marked function. Without the plugin, a
 * bundle of two operations is more than twice as large.
 */
import ts from "typescript";

const MARK = "/* @__PURE__ */ ";
const PLAIN = new Set(
  [
    ...["Identifier", "StringLiteral", "NumericLiteral", "BigIntLiteral", "NoSubstitutionTemplateLiteral"],
    ...["TrueKeyword", "FalseKeyword", "NullKeyword", "RegularExpressionLiteral", "PrefixUnaryExpression"],
    ...["ArrayLiteralExpression", "ObjectLiteralExpression", "PropertyAssignment", "ShorthandPropertyAssignment"],
    ...["ParenthesizedExpression", "OmittedExpression", "VoidExpression"],
  ].map((name) => ts.SyntaxKind[name]),
);

/** Where the calls of a value start; undefined if marks on its calls are not enough. */
function callsIn(node, found = []) {
  if (ts.isFunctionLike(node)) return found;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    if (!ts.isIdentifier(node.expression)) return undefined;
    found.push(node.getStart());
  } else if (!PLAIN.has(node.kind)) return undefined;
  return ts.forEachChild(node, (child) => callsIn(child, found) === undefined) ? undefined : found;
}

/** A class in a marked function. Bundlers rename classes, and printers show the name. */
function classInsertions(name, initializer) {
  return [
    [initializer.getStart(), `${MARK}(() => (`],
    [initializer.members.pos, ` static get name() { return ${JSON.stringify(name.text)}; }`],
    [initializer.end, "))()"],
  ];
}

/** What to insert for one declaration: `[place, text]`, in order. */
function insertions({ name, initializer }) {
  // Bundlers keep patterns of names in any case.
  if (initializer === undefined || !ts.isIdentifier(name)) return [];
  if (ts.isClassExpression(initializer)) return classInsertions(name, initializer);
  const calls = callsIn(initializer);
  if (calls !== undefined) return calls.map((start) => [start, MARK]);
  return [
    [initializer.getStart(), `${MARK}(() => (`],
    [initializer.end, "))()"],
  ];
}

/** The statement that fills the object of an `import * as name` that is used as a value. */
const NAMESPACE = /^var (\w+) = \{\};\n(__export\d*)\(\1, (\{[^}]*\})\);$/gm;

/** An import for side effects, of which modules have none; without it, an entry loads only what it uses. */
const BARE_IMPORT = /^import "\.\/[\w-]+\.js";\n/gm;

/** The code of a module with marks at the values at its top. */
export function withPurityMarks(written) {
  const code = written
    .replace(BARE_IMPORT, "")
    .replace(NAMESPACE, "var $1 = (() => { const names = {}; $2(names, $3); return names; })();");
  const file = ts.createSourceFile("module.js", code, ts.ScriptTarget.ES2022, true);
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  let [text, at] = ["", 0];
  for (const [place, inserted] of declarations.flatMap(insertions)) {
    text += code.slice(at, place) + inserted;
    at = place;
  }
  return text + code.slice(at);
}

export const purityMarks = { name: "purity marks", renderChunk: (code) => ({ code: withPurityMarks(code) }) };
