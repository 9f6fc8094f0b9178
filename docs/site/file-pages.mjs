/**
 * The pages about files that people write and about the control plane, as Markdown. They are made from types and their
 * comments: the compiler says which fields there are, and what is written about them.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { anchor, cell, table } from "./markdown.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The pages: title, opening, and the types that they describe, by their files. */
const PAGES = {
  "fixture.md": {
    title: "Fixtures",
    opening:
      "Describe a realm as plain JSON: its users, channels, messages and settings. `createSimulator`, `serve --fixture FILE`, " +
      "campaigns and scenarios take it.",
    types: { "src/model/fixture/fixture.ts": ["Fixture"] },
  },
  "faults.md": {
    title: "Fault plans",
    opening:
      "Decide which requests fail, and how: 429 and rate limits, lost answers, slow or broken servers. `sim.faults.plan`, " +
      "fixtures, scenarios and `POST /_simulator/faults` take a plan. [Examples](/faults.md).",
    types: {
      "src/model/fixture/fault-plan.ts": [
        ...[
          "FaultPlan",
          "RateLimit",
          "FaultRule",
          "PlainFault",
          "RateLimitFault",
          "StatusFault",
          "VirtualDelay",
          "RealDelay",
        ],
        ...["LoseQueueFault", "UpgradeFault"],
      ],
    },
  },
  "scenario.md": {
    title: "Scenarios",
    opening:
      "Write a story about a realm in YAML, JSON or TypeScript, and play it with `replay` on the simulator or on any server. Each " +
      "step says what is expected of it. [What to test first](/first-scenarios.md) has a whole scenario.",
    types: {
      "src/matching/scenario.ts": [
        ...["Scenario", "Step", "CallStep", "EventsStep", "ClockStep", "ControlStep", "FaultStep", "SaveStep"],
        ...["Caller", "CallerWithKey", "CallerWithHeader", "GivenValues", "SavedPaths"],
        ...["GivenFile", "TextFile", "Base64File", "EmptyFile", "ClockAdvance", "ClockMoment", "ClockAmount"],
        "KnownDifference",
      ],
    },
    more: scenarioParts,
  },
};

/** The pages by their names. */
export function filePages() {
  const files = [...Object.values(PAGES).flatMap(({ types }) => Object.keys(types)), "src/server/control.ts"];
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(
    files.map((file) => ROOT + file),
    options,
  );
  const checker = program.getTypeChecker();
  const symbolsOf = (file) => {
    const source = program.getSourceFile(ROOT + file);
    const inScope = checker.getSymbolsInScope(source, ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias);
    return new Map(inScope.map((one) => [one.name, checker.getExportSymbolOfSymbol(one)]));
  };
  const pages = Object.entries(PAGES).map(([path, { title, opening, types, more = () => [] }]) => {
    const sections = Object.entries(types).flatMap(([file, names]) => {
      const symbols = symbolsOf(file);
      return names.flatMap((name) => typeSections(checker, symbols.get(name), name));
    });
    return [path, [`# ${title}`, opening, ...sections, ...more()].join("\n\n")];
  });
  return new Map([
    ...pages,
    ["control-plane.md", controlPage(checker, program.getSourceFile(`${ROOT}src/server/control.ts`))],
  ]);
}

/** A section for a type, and one for each field that is an object with fields of its own. */
function typeSections(checker, symbol, name) {
  return sectionsOf(checker, checker.getDeclaredTypeOfSymbol(symbol), name, commentOf(checker, symbol));
}

function sectionsOf(checker, type, name, comment) {
  const inner = [];
  const isRecord = !type.isUnion() && type.getStringIndexType() === undefined;
  const fields = isRecord ? type.getProperties() : [];
  const rows = fields.map((field) => {
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const fieldType = checker.getNonNullableType(checker.getTypeOfSymbol(field));
    const nested = nestedIn(checker, fieldType);
    const place = nested === undefined ? undefined : (placeOfNamed(nested) ?? `#${anchor(`${name}.${field.name}`)}`);
    if (place?.startsWith("#") && placeOfNamed(nested) === undefined) inner.push([`${name}.${field.name}`, nested]);
    const prefix = isList(checker, fieldType) ? "list of " : "";
    const shown = place === undefined ? writtenType(checker, field) : `${prefix}[${field.name}](${place})`;
    return `| \`${field.name}\` | ${shown} | ${isOptional ? "no" : "yes"} | ${commentOf(checker, field)} |`;
  });
  const choices = type.isUnion() ? writtenAlias(checker, type.aliasSymbol) : "";
  return [
    section(name, [comment, choices].filter((part) => part !== "").join("\n\n"), rows),
    ...inner.flatMap(([path, nested]) => sectionsOf(checker, nested, path, "")),
  ];
}

/** Where a type is described that has a section of its own. */
function placeOfNamed(type) {
  return placeOf(type.aliasSymbol?.name ?? type.symbol?.name);
}

function placeOf(name) {
  const page = Object.entries(PAGES).find(([, { types }]) => Object.values(types).flat().includes(name));
  return page === undefined ? undefined : `/reference/${page[0]}#${anchor(name)}`;
}

function section(title, comment, rows) {
  const table =
    rows.length === 0
      ? []
      : [["| field | type | required | meaning |", "| --- | --- | --- | --- |", ...rows].join("\n")];
  return [`## ${title}`, ...(comment === "" ? [] : [comment]), ...table].join("\n\n");
}

function isList(checker, type) {
  return checker.isArrayType(type) || checker.isTupleType(type);
}

/** The object that a field has or lists; undefined for values without fields, and for dictionaries. */
function nestedIn(checker, type) {
  const item = isList(checker, type) ? checker.getTypeArguments(type)[0] : type;
  const isObject = item !== undefined && (item.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || item.getStringIndexType() !== undefined || isList(checker, item)) return undefined;
  return item.getProperties().length > 0 ? item : undefined;
}

/** The text of the type of a field, with links to the types that have a section. */
function writtenType(checker, field) {
  const node = field.valueDeclaration?.type;
  return node === undefined ? typeText(checker, checker.getTypeOfSymbol(field)) : nodeText(checker, node);
}

/** Types whose name says more than what they consist of. */
const KNOWN_TYPES = { JsonValue: "any JSON", OperationId: "the ID of an operation" };

function writtenAlias(checker, symbol) {
  const node = symbol?.declarations?.[0]?.type;
  return node === undefined ? "" : `One of: ${nodeText(checker, node)}.`;
}

function nodeText(checker, node) {
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
    return members.map((member) => nodeText(checker, member)).join(" or ");
  }
  if (ts.isTypeOperatorNode(node)) return nodeText(checker, node.type);
  if (ts.isArrayTypeNode(node)) return `list of ${nodeText(checker, node.elementType)}`;
  const place = ts.isTypeReferenceNode(node) ? placeOf(node.typeName.getText()) : undefined;
  if (place !== undefined) return `[${node.typeName.getText()}](${place})`;
  const named = KNOWN_TYPES[node.getText()];
  return named ?? typeText(checker, checker.getTypeFromTypeNode(node));
}

function typeText(checker, type) {
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
  return `\`${text.replaceAll("readonly ", "").replaceAll(" | undefined", "").replaceAll("|", "\\|")}\``;
}

/** The comment on a symbol, on one line. */
function commentOf(checker, symbol) {
  const written = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ");
  return cell(written);
}

/** What only files have, and what values and expectations are written with. */
function scenarioParts() {
  const matchers = commentRows("src/matching/matchers.ts", "| ");
  const references = commentRows("src/matching/values.ts", "- ");
  const files = [
    ["`use`", "string or list of string", "Files whose fixture and steps come first."],
    [
      "`cases`",
      "object",
      "Of a file: one scenario for each case, in which `$name` is a value of the case. Of a call step: one step for each case; " +
        "its keys replace those of the step, and its `with` is merged.",
    ],
  ];
  return [
    "## Files\n\nYAML and JSON files have two more keys.",
    table(["field", "type", "meaning"], files),
    "## References\n\nA value of a request or of an expectation can refer to other values:",
    references.join("\n").replaceAll("{{", "{&#8203;{"),
    "## Matchers\n\nAn object is expected as a subset, a list item by item, and any other value as equal. Matchers:",
    matchers.join("\n"),
  ];
}

/** The lines of the comment of a file that begin with a mark, and the lines that go on with them. */
function commentRows(file, mark) {
  const comment = /^\/\*\*[^]*?\*\//.exec(readFileSync(ROOT + file, "utf8"))?.[0] ?? "";
  const lines = comment.split("\n").map((line) => line.replace(/^ \* ?/, ""));
  const rows = lines.filter((line) => line.startsWith(mark) || line.startsWith("  "));
  if (rows.length === 0) throw new Error(`${file}: the comment of the file has no line that begins with "${mark}".`);
  return rows;
}

/** The control plane: each row of its table, with the comment on what it does. */
function controlPage(checker, source) {
  const rows = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === "CONTROL_ROWS")
      rows.push(...node.initializer.elements);
    ts.forEachChild(node, visit);
  };
  visit(source);
  const written = rows.map((row) => {
    const value = (name) => row.properties.find((one) => one.name.getText() === name)?.initializer;
    const named = checker.getSymbolAtLocation(value("act").name ?? value("act"));
    const act = (named.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(named) : named;
    return `| \`${value("method").text} /_simulator${value("path").text}\` | ${commentOf(checker, act)} |`;
  });
  const opening =
    "Reset a served realm, move its clock, plan faults and read its journal: what `serve` offers to tests in addition to the " +
    "interface, as JSON. It answers only requests of this machine. A request with a " +
    "body needs the content type `application/json`; a body that is refused changes nothing.";
  return ["# The control plane", opening, ["| request | what it does |", "| --- | --- |", ...written].join("\n")].join(
    "\n\n",
  );
}
