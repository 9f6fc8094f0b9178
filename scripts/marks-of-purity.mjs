/**
 * Tells bundlers that a value at the top of a module may be left out when nobody needs it: `const table = make(rows)`
 * becomes the result of a function that is marked as pure. None of this project's modules does anything when it is
 * loaded but make such values; a test of the package holds what bundlers keep.
 */
import ts from "typescript";
import { withEdits } from "./with-edits.mjs";

/** Marks the values at the top of an ES module. */
export function marksOfPurity(code) {
  const file = ts.createSourceFile("module.js", code, ts.ScriptTarget.ES2022, true);
  const namespaces = namespacesOf(file);
  const edits = [];
  for (const statement of file.statements) {
    const names = namespaces.get(statement);
    if (names !== undefined) {
      edits.push([
        statement,
        `var ${names} = ${pure(`{ const names = {}; ${statement.getText().replace(names, "names")} return names; }`)};`,
      ]);
    } else if (ts.isImportDeclaration(statement) && statement.importClause === undefined) {
      edits.push([statement, ""]);
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        const { name, initializer } = declaration;
        if (initializer === undefined) continue;
        if (!ts.isIdentifier(name)) {
          edits.push([declaration, ` ${eachNameOf(name, initializer.getText())}`]);
          continue;
        }
        if ([...namespaces.values()].includes(name.text)) edits.push([statement, ""]);
        else if (!isPlain(initializer)) edits.push([initializer, marked(initializer)]);
      }
    }
  }
  return withEdits(code, edits);
}

/** A pattern of names as one value for each of them: `var { a, b } = table` becomes two that can be left out. */
function eachNameOf(pattern, initializer) {
  return [...valuesIn(pattern)]
    .map(([name, alone]) => `${name} = ${pure(`{ const ${alone} = ${initializer}; return value; }`)}`)
    .join(", ");
}

/** The names in a pattern, each with the pattern that gives its value alone: `a` with `{ a: value }`. */
function valuesIn(pattern) {
  const found = new Map();
  for (const [index, element] of pattern.elements.entries()) {
    if (!ts.isBindingElement(element)) continue;
    const { name, propertyName, initializer, dotDotDotToken } = element;
    if (dotDotDotToken !== undefined) {
      const others = pattern.elements.slice(0, -1).map((other) => `${other.getText()}, `);
      found.set(
        name.text,
        ts.isArrayBindingPattern(pattern) ? `[${others.join("")}...value]` : `{ ${others.join("")}...value }`,
      );
      continue;
    }
    const given = initializer === undefined ? "" : ` = ${initializer.getText()}`;
    const inner = ts.isIdentifier(name) ? new Map([[name.text, "value"]]) : valuesIn(name);
    const key = (propertyName ?? name).getText();
    for (const [inside, alone] of inner) {
      found.set(
        inside,
        ts.isArrayBindingPattern(pattern) ? `[${",".repeat(index)}${alone}${given}]` : `{ ${key}: ${alone}${given} }`,
      );
    }
  }
  return found;
}

/** A value marked as one that may be left out. A call with plain arguments needs the mark alone. */
function marked(initializer) {
  const text = initializer.getText();
  const isCall = ts.isCallExpression(initializer) && ts.isIdentifier(initializer.expression);
  return isCall && initializer.arguments.every(isPlain) ? `${MARK} ${text}` : pure(bodyOf(text));
}

const MARK = "/* @__PURE__ */";

function pure(body) {
  return `${MARK} (() => ${body})()`;
}

function bodyOf(value) {
  return value.startsWith("{") || value.startsWith("class") ? `(${value})` : value;
}

/** The statements that fill the bundler's objects for `import * as names`, with the names of the objects. */
function namespacesOf(file) {
  const found = new Map();
  for (const statement of file.statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) continue;
    const {
      expression,
      arguments: [names],
    } = statement.expression;
    if (/^__export\d*$/.test(expression.getText()) && ts.isIdentifier(names)) found.set(statement, names.text);
  }
  return found;
}

/** Whether a bundler sees for itself that making the value does nothing. */
export function isPlain(node) {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isLiteralExpression(node)) return true;
  if (ts.isIdentifier(node)) return true;
  if (ts.isPrefixUnaryExpression(node)) return isPlain(node.operand);
  if (node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return true;
  if (node.kind === ts.SyntaxKind.NullKeyword) return true;
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (property) =>
        ts.isShorthandPropertyAssignment(property) ||
        (ts.isPropertyAssignment(property) &&
          !ts.isComputedPropertyName(property.name) &&
          isPlain(property.initializer)),
    );
  }
  return false;
}
