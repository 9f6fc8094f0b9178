/**
 * Lets the values at the top of modules be made when they are first asked for: `const table = make(rows)` becomes a
 * function that makes the table once, and whoever named the table calls it. Loading the package then makes hardly
 * anything, and nobody pays for tables that he does not use. It is right because no module of this project does anything
 * at its top but make values, and each of them comes out the same whenever it is made.
 *
 * What outsiders import stays a value. So does what costs next to nothing to make.
 */
import ts from "typescript";
import { isPlain } from "./marks-of-purity.mjs";

/**
 * Rewrites the modules of a build together, since they import values from one another.
 *
 * @param modules - by file name, the code of each, as `marksOfPurity` leaves it; imports name files as `./file.js`
 * @param entries - the files whose exports outsiders see
 * @returns the new code by file name
 */
export function valuesWhenAsked(modules, entries) {
  const trees = new Map([...modules].map(([name, code]) => [name, treeOf(code)]));
  const origins = new Map([...trees.keys()].map((name) => [name, originsIn(trees, name)]));
  const shown = shownValues(trees, entries);
  const made = new Map([...trees.keys()].map((name) => [name, new Map()]));
  const asked = (name) => askedIn(made, name, origins.get(name));
  for (let before = -1; before < sizeOf(made);) {
    before = sizeOf(made);
    for (const [name, tree] of trees) made.set(name, madeValues(tree, shown.get(name), asked(name)));
  }
  return new Map([...trees].map(([name, tree]) => [name, rewritten(tree, made.get(name), asked(name))]));
}

function sizeOf(made) {
  return [...made.values()].reduce((sum, values) => sum + values.size, 0);
}

function treeOf(code) {
  return ts.createSourceFile("module.js", code, ts.ScriptTarget.ES2022, true);
}

/** What a module imports from others of the build, by its name here: `{ from, name }`. */
function importsOf(tree) {
  const found = new Map();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !statement.moduleSpecifier.text.startsWith("./")) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      found.set(name.text, { from: statement.moduleSpecifier.text.slice(2), name: (propertyName ?? name).text });
    }
  }
  return found;
}

/** What a module exports: by the name outside, the name here, or the module that it is passed on from. */
function exportsOf(tree) {
  const found = new Map();
  for (const statement of tree.statements) {
    if (!ts.isExportDeclaration(statement) || statement.exportClause === undefined) continue;
    const from = statement.moduleSpecifier?.text.replace(/^\.\//, "");
    for (const { name, propertyName } of statement.exportClause.elements) {
      found.set(name.text, { name: (propertyName ?? name).text, from });
    }
  }
  return found;
}

/** Where a value that a module exports is made: the file, and its name there. */
function originOf(trees, file, exported) {
  const tree = trees.get(file);
  const found = tree === undefined ? undefined : exportsOf(tree).get(exported);
  if (found === undefined) return undefined;
  if (found.from !== undefined) return originOf(trees, found.from, found.name);
  const imported = importsOf(tree).get(found.name);
  return imported === undefined ? { file, name: found.name } : originOf(trees, imported.from, imported.name);
}

/** The values that outsiders see, by the file that makes them. */
function shownValues(trees, entries) {
  const shown = new Map([...trees.keys()].map((file) => [file, new Set()]));
  for (const entry of entries) {
    for (const exported of exportsOf(trees.get(entry)).keys()) {
      const origin = originOf(trees, entry, exported);
      if (origin !== undefined) shown.get(origin.file)?.add(origin.name);
    }
  }
  return shown;
}

/** The declarations at the top of a module that are to be made when asked for, by name. */
function madeValues(tree, shown, asked) {
  const found = new Map();
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || !ts.isIdentifier(name) || shown.has(name.text)) continue;
      const body = bodyOfPure(initializer) ?? initializer;
      if (isCostly(body) || asksFor(body, asked)) found.set(name.text, { statement, body });
    }
  }
  for (const name of unsafeNames(tree, found)) found.delete(name);
  return found;
}

/** Whether making a value asks for another one at once. */
function asksFor(node, asked) {
  if (ts.isFunctionLike(node)) return false;
  if (ts.isIdentifier(node)) return asked.has(node.text) && !isKey(node);
  return ts.forEachChild(node, (child) => asksFor(child, asked) || undefined) ?? false;
}

/** What a value is made by, where it is marked as pure: `(() => body)()`. */
function bodyOfPure(initializer) {
  if (!ts.isCallExpression(initializer) || initializer.arguments.length > 0) return undefined;
  const { expression } = initializer;
  if (!ts.isParenthesizedExpression(expression) || !ts.isArrowFunction(expression.expression)) return undefined;
  return expression.expression.body;
}

/** Whether making a value takes time: what is neither plain nor a class nor an empty collection nor made of functions. */
function isCostly(body) {
  if (ts.isBlock(body)) return true;
  if (ts.isParenthesizedExpression(body)) return isCostly(body.expression);
  if (ts.isNewExpression(body)) return (body.arguments ?? []).length > 0;
  if (ts.isCallExpression(body)) return !ts.isIdentifier(body.expression) || !body.arguments.every(isCheap);
  if (ts.isRegularExpressionLiteral(body)) return true;
  return !ts.isClassExpression(body) && !isPlain(body);
}

function isCheap(argument) {
  if (ts.isArrowFunction(argument) || ts.isFunctionExpression(argument)) return true;
  return ts.isObjectLiteralExpression(argument) && argument.properties.length === 0;
}

/** Names that mean something else somewhere in the module, or that are given another value: those are left alone. */
function unsafeNames(tree, values) {
  const unsafe = new Set();
  const look = (node) => {
    if (ts.isIdentifier(node) && values.has(node.text)) {
      const { parent } = node;
      const declared = parent.name === node && !ts.isPropertyAccessExpression(parent) && !isKey(node);
      const here = ts.isVariableDeclaration(parent) && parent.parent.parent.parent === tree;
      const assigned = ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent.operatorToken.kind);
      if ((declared && !here && !isModuleSpecifier(parent)) || assigned) unsafe.add(node.text);
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  return unsafe;
}

function isAssignment(kind) {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}

function isModuleSpecifier(node) {
  return ts.isImportSpecifier(node) || ts.isExportSpecifier(node);
}

/** Whether an identifier is the name of a property and no value. */
function isKey(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  const named =
    ts.isPropertyAssignment(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isAccessor(parent);
  return named && parent.name === node;
}

/** Where the values come from that a module imports, by their names here. */
function originsIn(trees, file) {
  const found = new Map();
  for (const [ours, { from, name }] of importsOf(trees.get(file))) {
    const origin = originOf(trees, from, name);
    if (origin !== undefined) found.set(ours, origin);
  }
  return found;
}

/** The names by which a module knows values that are made when asked for, its own and others'. */
function askedIn(made, file, origins) {
  const imported = [...origins].filter(([, origin]) => made.get(origin.file).has(origin.name));
  return new Set([...made.get(file).keys(), ...imported.map(([ours]) => ours)]);
}

const WHEN_ASKED = "function $whenAsked(make) {\n  let made;\n  return () => (made ??= make());\n}";

const MARK = "/* @__PURE__ */";

/** The code of a module in which values are asked for. */
function rewritten(tree, made, asked) {
  const edits = [];
  const code = tree.text;
  const look = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isIdentifier(node) && asked.has(node.text) && !isKey(node)) edits.push(editOf(node));
    else ts.forEachChild(node, look);
  };
  const textOf = (node) => {
    const before = edits.length;
    look(node);
    const [start, end] = [node.getStart(), node.getEnd()];
    return editedText(code, start, end, edits.splice(before));
  };
  const statements = tree.statements.map(
    (statement) => code.slice(statement.pos, statement.getStart()) + statementText(statement, made, asked, textOf),
  );
  return [...statements, ...(made.size > 0 ? [WHEN_ASKED] : []), ""].join("\n");
}

function editOf(node) {
  const { parent, text } = node;
  const call = ts.isNewExpression(parent) && parent.expression === node ? `(${text}())` : `${text}()`;
  return {
    start: node.getStart(),
    end: node.getEnd(),
    text: ts.isShorthandPropertyAssignment(parent) ? `${text}: ${call}` : call,
  };
}

function editedText(code, start, end, edits) {
  let [text, at] = ["", start];
  for (const edit of edits) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at, end);
}

/** A statement with the values that it declares made when asked for. */
function statementText(statement, made, asked, textOf) {
  if (!ts.isVariableStatement(statement)) return textOf(statement);
  return statement.declarationList.declarations
    .map((declaration) => {
      const own = ts.isIdentifier(declaration.name) ? made.get(declaration.name.text) : undefined;
      if (own?.statement !== statement) return `var ${declarationText(declaration, asked, textOf)};`;
      const name = declaration.name.text;
      const text = textOf(own.body);
      const body = ts.isObjectLiteralExpression(own.body) ? `(${text})` : text;
      return `var ${name} = ${MARK} $whenAsked(() => ${body});`;
    })
    .join("\n");
}

function declarationText({ name, initializer }, asked, textOf) {
  if (initializer === undefined) return name.getText();
  const isMarked = initializer.getFullText().trimStart().startsWith(MARK);
  const text = textOf(initializer);
  if (isMarked || !asksFor(initializer, asked)) return `${name.getText()} = ${isMarked ? `${MARK} ` : ""}${text}`;
  return `${name.getText()} = ${MARK} (() => (${text}))()`;
}
