/** What comments say, as text for two generated files. The comments are the one place where these words are written. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SETTINGS = join(ROOT, "src/protocol/records/settings.ts");
const TABLES = /\/src\/(protocol\/(records|parameters|events)|model\/operations)\//;

/** A member of a type, or of the type that it was renamed from: the compiler forgets the words of renamed ones. */
export function origin(member) {
  const from = member.declarations === undefined ? member.links?.syntheticOrigin : undefined;
  return from === undefined ? member : origin(from);
}

/** The compiler orders members and unions by what it has met before, so that any change could move them. */
export function inSourceOrder(members) {
  const placeOf = (member) => {
    const [declaration] = origin(member).declarations ?? [];
    return declaration === undefined ? ["", 0] : [declaration.getSourceFile().fileName, declaration.pos];
  };
  return members
    .map((member) => ({ member, place: placeOf(member) }))
    .sort(({ place: [file, at] }, { place: [other, otherAt] }) =>
      file === other ? at - otherAt : file < other ? -1 : 1,
    )
    .map(({ member }) => member);
}

/** The words of a symbol on one line; empty where it has none. */
export function wordsOf(checker, symbol) {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, " ");
}

/** The words of each member of a type, by its name. */
function wordsOfMembers(checker, type) {
  const said = inSourceOrder(type.getProperties()).map((member) => [member.name, wordsOf(checker, origin(member))]);
  return said.filter(([, words]) => words !== "");
}

/** The types of an operation's parameters and answer. */
export function typesOf(checker, symbol) {
  const type = checker.getTypeOfSymbol(symbol);
  const [params, response] = type.aliasTypeArguments ?? checker.getTypeArguments(type);
  return { params, response };
}

/** `[place, member, words]` for the members of the parameters or of the answers of all operations. */
function wordsOfOperations(checker, operations, part, placeOf) {
  return operations.flatMap(({ id, symbol }) =>
    wordsOfMembers(checker, typesOf(checker, symbol)[part]).map(([name, words]) => [placeOf(id), name, words]),
  );
}

/** The name of the table that a call declares: as `record`, `event`, `variant` and `propertyEvents` name theirs. */
function tableName({ expression, arguments: [first, second] }) {
  const callee = expression.getText();
  if (first === undefined) return undefined;
  if (!ts.isStringLiteral(first)) return undefined;
  if (callee === "event") return ["event", ...first.text.split("/")].join(".");
  if (callee === "record" || callee === "openRecord") return first.text;
  if (callee === "propertyEvents") return `event.${first.text}.update`;
  if (callee !== "variant" || second === undefined || !ts.isCallExpression(second)) return undefined;
  const name = tableName(second);
  return name === undefined ? undefined : `${name}.${first.text}`;
}

/** The type of the table that a call declares; of several alike, of each. */
function tableType(checker, call) {
  const type = checker.getTypeAtLocation(call);
  return checker.isArrayType(type) ? checker.getTypeArguments(type)[0] : type;
}

/** `[record, field, words]` for each field of each declared record and event. */
function wordsOfFields(checker, file) {
  const found = [];
  const visit = (node) => {
    const name = ts.isCallExpression(node) ? tableName(node) : undefined;
    const fields = name === undefined ? undefined : tableType(checker, node).getProperty("fields");
    if (fields !== undefined) {
      const said = wordsOfMembers(checker, checker.getTypeOfSymbol(fields));
      found.push(...said.map(([field, words]) => [name, field, words]));
    }
    // Records in an event are tables, too; the event in a variant is the same table under another name.
    if (fields === undefined || node.expression.getText() !== "variant") ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A table with a row for each name and what is said of it: where that is so. */
function tableText(constant, what, said) {
  const places = new Map();
  for (const [place, name, words] of said) {
    const row = JSON.stringify([name, words]);
    places.set(row, (places.get(row) ?? new Set()).add(place));
  }
  const rows = [...places].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = rows.map(([row, where]) => `  ${row.slice(0, -1)}, ${JSON.stringify([...where].sort().join(" "))}],\n`);
  return `/** ${what} */\nexport const ${constant}: readonly WordsRow[] = [\n${lines.join("")}];\n`;
}

/** A docstring of a member, in lines of at most 120 columns. */
function docstring(words) {
  const [first, ...others] = words.match(/.{1,115}(?: |$)/g).map((line) => line.trim());
  if (others.length === 0 && first.length <= 110) return `  /** ${first} */\n`;
  return `  /**\n${[first, ...others].map((line) => `   * ${line}\n`).join("")}   */\n`;
}

/** A type with the fields of a table under `realm_` and their names, each with its words. */
function registeredText(checker, file, constant, alias, name, what) {
  const table = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).find((one) => one.name === constant);
  const fields = wordsOfMembers(checker, checker.getTypeOfSymbol(table)).map(
    ([field, words]) => `${docstring(words)}  readonly realm_${field}: ${alias}["${field}"];\n`,
  );
  return `type ${alias} = typeof ${constant};\n\n/** ${what} */\nexport type ${name} = {\n${fields.join("")}};\n`;
}

/** The text of the file of settings in registration. */
export function registeredSettingsText(program) {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(SETTINGS);
  return [
    "/** The realm's settings as registration names them. Written by `npm run generate`; */",
    'import type { REALM_SETTING_FIELDS, SHOWN_POLICY_FIELDS } from "../protocol/records/settings";\n',
    registeredText(checker, file, "REALM_SETTING_FIELDS", "Of", "RegisteredSettings", "The settings of the realm."),
    registeredText(
      checker,
      file,
      "SHOWN_POLICY_FIELDS",
      "Policy",
      "RegisteredPolicies",
      "Permissions that were numbers.",
    ),
  ].join("\n");
}

/** The text of the file of words. `operations`: the identifier, the symbol and the file of each. */
export function wordsText(program, operations) {
  const checker = program.getTypeChecker();
  const tables = program.getSourceFiles().filter(({ fileName }) => TABLES.test(fileName));
  const lines = operations.map(
    ({ id, symbol }) => `  ${JSON.stringify(id)}: ${JSON.stringify(wordsOf(checker, symbol))},\n`,
  );
  const bySubject = new Map();
  for (const { id, path } of operations) {
    const subject = path.split("/").at(-2);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), id]);
  }
  const subjects = [...bySubject]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([subject, ids]) => `  ${JSON.stringify(subject)}: ${JSON.stringify(ids.join(" "))},\n`);
  const responseOf = (id) => `${id.replaceAll("-", "_")}_response`;
  return [
    "/** What comments say. Written by `npm run generate`. */",
    "/** A name, its words, and the operations or records that this is true of, separated by blanks. */\nexport type WordsRow = readonly [name: string, words: string, places: string];\n",
    "/** About operations. */",
    `export const OPERATION_WORDS: Readonly<Record<string, string>> = {\n${lines.join("")}};\n`,
    "/** The operations of each subject, separated by blanks. */",
    `export const OPERATION_SUBJECTS: Readonly<Record<string, string>> = {\n${subjects.join("")}};\n`,
    tableText(
      "PARAMETER_WORDS",
      "About parameters of operations.",
      wordsOfOperations(checker, operations, "params", (id) => id),
    ),
    tableText("FIELD_WORDS", "About fields of records and events.", [
      ...tables.flatMap((file) => wordsOfFields(checker, file)),
      ...wordsOfOperations(checker, operations, "response", responseOf),
    ]),
  ].join("\n");
}

/** The files that people write: their kinds, each with the type that describes it. */
const FILE_TYPES = {
  fixture: ["src/model/fixture/fixture.ts", "Fixture"],
  faults: ["src/model/fixture/fault-plan.ts", "FaultPlan"],
  scenario: ["src/matching/scenario.ts", "Scenario"],
  call: ["src/matching/scenario.ts", "CallStep"],
  clock: ["src/matching/scenario.ts", "ClockStep"],
  events: ["src/matching/scenario.ts", "EventsStep"],
  control: ["src/matching/scenario.ts", "ControlStep"],
  fault: ["src/matching/scenario.ts", "FaultStep"],
  save: ["src/matching/scenario.ts", "SaveStep"],
  credentials: ["src/targets/credentials.ts", "Credentials"],
};

/** The files of these types, for the program that is read. */
export const FILE_TYPE_SOURCES = [...new Set(Object.values(FILE_TYPES).map(([path]) => join(ROOT, path)))];

/** The text of the file of words about files that people write: for each kind of file, its keys by their paths. */
export function fileWordsText(program) {
  const checker = program.getTypeChecker();
  // These are described apart, or can be any value.
  const apart = new Set(["Fixture", "FaultPlan", "Step", "JsonValue"]);
  const collect = (type, path, found) => {
    if (apart.has((type.aliasSymbol ?? type.symbol)?.name)) return found;
    for (const one of type.isUnion() ? type.types : [type]) {
      if (one !== type) collect(one, path, found);
      else if (checker.isArrayType(one)) collect(checker.getTypeArguments(one)[0], `${path}[]`, found);
      if (one !== type || (one.flags & ts.TypeFlags.Object) === 0 || checker.isArrayType(one)) continue;
      const entry = one.getStringIndexType();
      if (entry?.isClassOrInterface()) collect(entry, `${path}{}`, found);
      for (const member of one.getProperties()) {
        // A field that other variants of the type have, and this one does not.
        if ((checker.getTypeOfSymbol(member).flags & ts.TypeFlags.Undefined) !== 0) continue;
        const at = path === "" ? member.name : `${path}.${member.name}`;
        found.set(at, found.get(at) || wordsOf(checker, origin(member)));
        collect(checker.getTypeOfSymbol(member), at, found);
      }
    }
    return found;
  };
  const kinds = Object.entries(FILE_TYPES).map(([kind, [path, name]]) => {
    const file = program.getSourceFile(join(ROOT, path));
    const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).find((one) => one.name === name);
    const found = new Map();
    // The root itself can be a type that has a page of its own.
    for (const member of checker.getDeclaredTypeOfSymbol(symbol).getProperties()) {
      found.set(member.name, wordsOf(checker, origin(member)));
      collect(checker.getTypeOfSymbol(member), member.name, found);
    }
    const rows = [...found].map(([at, words]) => `    ${JSON.stringify(at)}: ${JSON.stringify(words)},\n`);
    return `  ${kind}: {\n${rows.join("")}  },\n`;
  });
  return [
    "/** What comments say about the keys of files that people write, by their paths. Written by `npm run generate`. */\n",
    `export const FILE_WORDS = {\n${kinds.join("")}} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;\n`,
  ].join("");
}
