/**
 * Lets an engine skip more of a module when it reads it. V8 passes over the body of a function until somebody calls it,
 * but reads an arrow function as a whole, in case it is something else; and where a regular expression stands it builds
 * the sets of characters that it names, to see whether it makes sense. That was a quarter of what loading took.
 *
 * So arrow functions outside of others become function expressions, and expressions that name sets of Unicode are made
 * by their constructor.
 */
import ts from "typescript";

const NAMES_SETS = /\\p\{/i;

/** @param code - of an ES module, as `valuesWhenAsked` leaves it */
export function skippableCode(code) {
  const tree = ts.createSourceFile("module.js", code, ts.ScriptTarget.ES2022, true);
  return textOf(tree, code, true);
}

/** The code of a node. Its arrow functions become functions as long as `isOutside`, of other functions and of classes. */
function textOf(node, code, isOutside) {
  if (isOutside && ts.isArrowFunction(node) && !isCalledAtOnce(node) && !usesThis(node))
    return functionText(node, code);
  if (ts.isRegularExpressionLiteral(node) && NAMES_SETS.test(node.text)) return constructed(node);
  const isOutsideStill = isOutside && !(ts.isFunctionLike(node) && !isCalledAtOnce(node)) && !ts.isClassLike(node);
  let [text, at] = ["", ts.isSourceFile(node) ? 0 : node.getStart()];
  ts.forEachChild(node, (child) => {
    text += code.slice(at, child.getStart()) + textOf(child, code, isOutsideStill);
    at = child.end;
  });
  return text + code.slice(at, node.end);
}

/** `(() => …)()`: what is called at once is read as a whole anyway. */
function isCalledAtOnce(node) {
  return ts.isParenthesizedExpression(node.parent) && node.parent.parent.expression === node.parent;
}

function usesThis(node) {
  if (node.kind === ts.SyntaxKind.ThisKeyword) return true;
  if (ts.isFunctionExpression(node) || ts.isClassLike(node)) return false;
  return ts.forEachChild(node, (child) => usesThis(child) || undefined) ?? false;
}

function functionText(node, code) {
  const isAsync = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) ?? false;
  const parameters = node.parameters.map((parameter) => textOf(parameter, code, false)).join(",");
  const body = textOf(node.body, code, false);
  return `${isAsync ? "async " : ""}function(${parameters})${ts.isBlock(node.body) ? body : `{return ${body}}`}`;
}

/** Only where the expression is made once: what is made again and again would take longer. */
function constructed(node) {
  if (!isMadeWhenAsked(node)) throw new Error(`${node.text} is slow to load: give it a name at the top of its module.`);
  const [, pattern, flags] = /^\/(.*)\/(\w*)$/s.exec(node.text);
  return `new RegExp(${JSON.stringify(pattern)},"${flags}")`;
}

function isMadeWhenAsked(node) {
  let at = node.parent;
  while (!ts.isFunctionLike(at) && !ts.isSourceFile(at)) at = at.parent;
  return ts.isCallExpression(at.parent) && at.parent.expression.getText() === "$whenAsked";
}
