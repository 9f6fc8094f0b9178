/**
 * The pages about files that people write and about the control plane, as Markdown. They are made from types and their
 * comments: the compiler says which fields there are, and what is written about them.
 */
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { anchor, cell } from "./markdown.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The pages: title, opening, and the types that they describe, by the files that export them. */
const PAGES = {
  "fixture.md": {
    title: "Fixtures",
    opening: "A realm described as plain JSON: for `createSimulator`, `serve --fixture FILE`, and scenarios.",
    types: { "src/model/fixture/fixture.ts": ["Fixture"] },
  },
  "faults.md": {
    title: "Fault plans",
    opening: "Which requests fail, and how: for `sim.faults.plan`, fixtures, scenarios, and `POST /_simulator/faults`.",
    types: { "src/model/fixture/fault-plan.ts": ["FaultPlan", "AnyFaultRule"] },
  },
  "scenario.md": {
    title: "Scenarios",
    opening: "A story about a realm, in YAML, JSON or TypeScript, for `replay`. Each step has the keyword of its kind.",
    types: {
      "src/conformance/scenario/scenario.ts": [
        ...["Scenario", "CallStep", "ClockStep", "EventsStep", "ControlStep", "FaultStep", "SaveStep"],
        ...["Caller", "ClockAmount", "KnownDifference"],
      ],
    },
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
    return new Map(checker.getExportsOfModule(checker.getSymbolAtLocation(source)).map((one) => [one.name, one]));
  };
  const pages = Object.entries(PAGES).map(([path, { title, opening, types }]) => {
    const sections = Object.entries(types).flatMap(([file, names]) => {
      const symbols = symbolsOf(file);
      return names.flatMap((name) => typeSections(checker, symbols.get(name), name));
    });
    return [path, [`# ${title}`, opening, ...sections].join("\n\n")];
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
  const fields = type.isUnion() ? [] : type.getProperties();
  const rows = fields.map((field) => {
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    const fieldType = checker.getNonNullableType(checker.getTypeOfSymbol(field));
    const nested = nestedIn(checker, fieldType);
    const place = nested === undefined ? undefined : (placeOfNamed(nested) ?? `#${anchor(`${name}.${field.name}`)}`);
    if (place?.startsWith("#") && placeOfNamed(nested) === undefined) inner.push([`${name}.${field.name}`, nested]);
    const prefix = isList(checker, fieldType) ? "list of " : "";
    const shown = place === undefined ? typeText(checker, fieldType) : `${prefix}[${field.name}](${place})`;
    return `| \`${field.name}\` | ${shown} | ${isOptional ? "no" : "yes"} | ${commentOf(checker, field)} |`;
  });
  return [section(name, comment, rows), ...inner.flatMap(([path, nested]) => sectionsOf(checker, nested, path, ""))];
}

/** Where a type is described that has a section of its own. */
function placeOfNamed(type) {
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
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

function typeText(checker, type) {
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
  return `\`${text.replaceAll("readonly ", "").replaceAll(" | undefined", "").replaceAll("|", "\\|")}\``;
}

/** The comment on a symbol, on one line. */
function commentOf(checker, symbol) {
  const written = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ");
  return cell(written);
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
    "What `serve` offers to tests in addition to the interface, as JSON. It answers only requests of this machine. A request with a " +
    "body needs the content type `application/json`; a body that is refused changes nothing.";
  return ["# The control plane", opening, ["| request | what it does |", "| --- | --- |", ...written].join("\n")].join(
    "\n\n",
  );
}
