/**
 * Writes `src/generated`: the operations with flat, named types (`operations.ts`), and what comments say, for the
 * description of the interface (`words.ts`, `registered-settings.ts`) and of files that people write (`file-words.ts`).
 * First the types of events and settings and the list of all events (`event-types.ts`, `setting-types.ts`,
 * `event-tables.ts`), which the other files are read with.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { eventTablesText, eventTypesText } from "./generate-events.mjs";
import { settingTypesText } from "./generate-settings.mjs";
import {
  FILE_TYPE_SOURCES,
  fileWordsText,
  inSourceOrder,
  origin,
  registeredSettingsText,
  typesOf,
  wordsOf,
  wordsText,
} from "./generate-words.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const OPERATIONS = join(ROOT, "src/model/operations");
const GENERATED = join(ROOT, "src/generated");
const TARGET = join(GENERATED, "operations.ts");
const SETTINGS = join(GENERATED, "registered-settings.ts");

/** The operations, by name, each with its file; `send-message.ts` declares `sendMessage`. */
function operationFiles() {
  const subjects = readdirSync(OPERATIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return subjects
    .map(({ name }) => name)
    .sort()
    .flatMap((subject) =>
      readdirSync(join(OPERATIONS, subject))
        .sort()
        .map((file) => join(OPERATIONS, subject, file)),
    )
    .map((path) => ({ path, text: readFileSync(path, "utf8") }))
    .flatMap(({ path, text }) => {
      const name = /^export const (\w+) = operation\($/m.exec(text)?.[1];
      return name === undefined ? [] : [{ name, path }];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The text of an operation without what it does, which says nothing about its parameters and its answer: to infer the
 * types of all bodies takes half a minute.
 */
function declarationOnly(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const call = file.statements
    .filter(ts.isVariableStatement)
    .map(({ declarationList }) => declarationList.declarations[0].initializer)
    .find((value) => value !== undefined && ts.isCallExpression(value) && value.expression.text === "operation");
  if (call === undefined) return text;
  const [declare, , access] = call.arguments;
  const isOpen = access?.properties?.some(({ name }) => name?.text === "open") ?? false;
  const rest = isOpen ? ", null as never, { open: null as never }" : ", null as never";
  const shortened = text.slice(0, declare.end) + rest + text.slice(call.arguments.end);
  // An import that is no longer used would only be read.
  const used = shortened.slice(file.statements.findLast(ts.isImportDeclaration).end);
  const unused = file.statements.filter(
    (one) => ts.isImportDeclaration(one) && namesOf(one).every((name) => !new RegExp(`\\b${name}\\b`).test(used)),
  );
  return unused.reduceRight((left, one) => left.slice(0, one.pos) + left.slice(one.end), shortened);
}

/** The names that an import gives. */
function namesOf({ importClause }) {
  return importClause?.namedBindings?.elements?.map(({ name }) => name.text) ?? [];
}

function compilerOptions() {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options;
}

function programOf(paths) {
  const options = compilerOptions();
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) => {
    const text = readFile(path);
    return path.startsWith(OPERATIONS) && text !== undefined ? declarationOnly(path, text) : text;
  };
  return ts.createProgram({ rootNames: paths, options, host });
}

/** A comment of so much indentation, in lines of at most 120 columns. */
function comment(words, indent) {
  const text = words.replace(/\s+/g, " ").trim();
  if (text === "") return "";
  if (indent.length + text.length + 7 <= 120) return `${indent}/** ${text} */\n`;
  const lines = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + 3 + last.length + 1 + word.length <= 120)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}

/** Writes types as text: exported types by their names, which it collects, and all others in full. */
function typeWriter(checker) {
  const imports = new Map();
  const nameOf = (symbol) => {
    const [declaration] = symbol?.declarations ?? [];
    if (declaration === undefined || !ts.isSourceFile(declaration.parent)) return undefined;
    if ((ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) === 0) return undefined;
    const { fileName } = declaration.getSourceFile();
    if (!fileName.startsWith(join(ROOT, "src"))) return undefined;
    imports.set(symbol.name, fileName);
    return symbol.name;
  };
  const write = (type, indent) => {
    const named = type.aliasTypeArguments === undefined ? nameOf(type.aliasSymbol) : undefined;
    if (named !== undefined) return named;
    if (type.isUnion()) return unionText(type.types, indent);
    if (checker.isTupleType(type)) {
      return `readonly [${checker
        .getTypeArguments(type)
        .map((item) => write(item, indent))
        .join(", ")}]`;
    }
    if (checker.isArrayLikeType(type)) {
      const item = write(checker.getTypeArguments(type)[0], indent);
      return `readonly ${item.startsWith("readonly ") || (item.includes(" | ") && !item.startsWith("{")) ? `(${item})` : item}[]`;
    }
    if ((type.flags & ts.TypeFlags.Object) === 0) return checker.typeToString(type);
    return nameOf(type.symbol) ?? objectText(type, indent);
  };
  const unionText = (types, indent) => {
    const texts = [...new Set(types.map((type) => write(type, indent)))].sort();
    const isBoolean = texts.includes("true") && texts.includes("false");
    return [
      ...texts.filter((text) => !isBoolean || !/^(true|false)$/.test(text)),
      ...(isBoolean ? ["boolean"] : []),
    ].join(" | ");
  };
  const objectText = (type, indent) => {
    const index = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (index !== undefined) return `Readonly<Record<string, ${write(index, indent)}>>`;
    if (type.getProperties().length === 0) return NO_MEMBERS;
    return `{\n${membersText(type, `${indent}  `)}${indent}}`;
  };
  /** A property: where it is optional, its question mark says what `undefined` would. */
  const memberText = (member, indent) => {
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    const type = checker.getTypeOfSymbol(member);
    const present = type.isUnion() ? type.types.filter((one) => (one.flags & ts.TypeFlags.Undefined) === 0) : [type];
    const isPlainUnion = isOptional && type.isUnion() && type.aliasSymbol === undefined;
    const text = isPlainUnion ? unionText(present, indent) : write(type, indent);
    return `readonly ${member.name}${isOptional ? "?" : ""}: ${text};`;
  };
  const membersText = (type, indent) => {
    const members = inSourceOrder(type.getProperties()).map((member) => {
      return `${comment(wordsOf(checker, origin(member)), indent)}${indent}${memberText(member, indent)}\n`;
    });
    return members.join("");
  };
  return { imports, membersText };
}

/** The type of an answer without fields. */
const NO_MEMBERS = "Readonly<Record<never, never>>";
/** The type of parameters of an operation that takes none: any key is a mistake. */
const NO_PARAMETERS = "Readonly<Record<string, never>>";

/** Whether parameters are those of a message, whose topic depends on its type. */
function isMessage(params) {
  return (
    ["type", "topic", "content"].every((name) => params.getProperty(name) !== undefined) &&
    (params.getProperty("type").flags & ts.SymbolFlags.Optional) === 0
  );
}

/** The parameters of an operation as a type. */
function paramsText(writer, name, words, type) {
  if (!isMessage(type)) return interfaceText(writer, name, words, type, NO_PARAMETERS);
  return `${comment(words, "")}export type ${name} = Addressed<{\n${writer.membersText(type, "  ")}}>;\n`;
}

/** An interface with the members of a type, each with its comment. */
function interfaceText(writer, name, words, type, empty) {
  if (type.getProperties().length === 0) return `${comment(words, "")}export type ${name} = ${empty};\n`;
  return `${comment(words, "")}export interface ${name} {\n${writer.membersText(type, "  ")}}\n`;
}

function operationsText(program, files) {
  const checker = program.getTypeChecker();
  const writer = typeWriter(checker);
  const parts = [];
  const calls = [];
  for (const { name, symbol } of files) {
    const { params, response } = typesOf(checker, symbol);
    const title = name[0].toUpperCase() + name.slice(1);
    const isOpen = checker.getTypeOfSymbol(symbol).symbol.name === "OpenCall";
    const kind = isOpen ? "OpenOperation" : "Operation";
    parts.push(
      paramsText(writer, `${title}Params`, `What \`${name}\` takes.`, params),
      interfaceText(writer, `${title}Response`, `What \`${name}\` answers.`, response, NO_MEMBERS),
      `${comment(wordsOf(checker, symbol), "")}export const ${name}: ${kind}<${title}Params, ${title}Response> = declared${title};\n`,
    );
    calls.push(
      `${comment(wordsOf(checker, symbol), "  ")}  readonly ${name}: TypedCall<${title}Params, ${title}Response, Gives>;\n`,
    );
  }
  const specifier = (path) => {
    const to = relative(dirname(TARGET), path).replace(/\.ts$/, "");
    return to.startsWith(".") ? to : `./${to}`;
  };
  const byFile = new Map();
  for (const [name, path] of writer.imports) byFile.set(path, [...(byFile.get(path) ?? []), name]);
  const typeImports = [...byFile]
    .map(([path, names]) => `import type { ${names.sort().join(", ")} } from "${specifier(path)}";\n`)
    .sort();
  const operationImports = files.map(({ name, path }) => {
    const title = name[0].toUpperCase() + name.slice(1);
    return `import { ${name} as declared${title} } from "${specifier(path)}";\n`;
  });
  const types = files.map(({ name }) => `  readonly ${name}: typeof ${name};\n`).join("");
  const ids = files.map(({ name, id }) => `  readonly ${name}: "${id}";\n`).join("");
  const names = files.map(({ name }) => `  ${name},\n`).join("");
  return [
    "/** Every operation with flat, named types. Written by `npm run generate`. */\n",
    'import type { Addressed } from "../model/operations/addressed";\n',
    'import type { OpenOperation, Operation, TypedCall } from "../model/operations/operation";\n',
    ...typeImports,
    ...operationImports,
    "\n",
    parts.join("\n"),
    "\n/** Every operation as one account calls it; each call returns its outcome, or only its answer. */\n",
    `export interface OperationCalls<Gives extends "outcome" | "response"> {\n${calls.join("")}}\n`,
    `\n/** The operations by their names. */\nexport interface Operations {\n${types}}\n`,
    `\n/** Every operation by its name. */\nexport const OPERATIONS: Operations = {\n${names}};\n`,
    "\n/** The name of an operation. */\nexport type OperationName = keyof Operations;\n",
    `\n/** The identifiers of operations by their names. */\nexport interface OperationIds {\n${ids}}\n`,
    "\n/** The identifier of an operation. */\nexport type OperationId = OperationIds[OperationName];\n",
  ].join("");
}

/** The generated files, each with its text. */
function generatedFiles() {
  const found = operationFiles();
  const program = programOf([...found.map(({ path }) => path), ...FILE_TYPE_SOURCES]);
  const checker = program.getTypeChecker();
  const operations = found.map(({ name, path }) => {
    const file = program.getSourceFile(path);
    const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).find((one) => one.name === name);
    return { name, path, file, symbol, id: path.replace(/^.*\/|\.ts$/g, "") };
  });
  return [
    [TARGET, operationsText(program, operations)],
    [SETTINGS, registeredSettingsText(program)],
    [join(GENERATED, "words.ts"), wordsText(program, operations)],
    [join(GENERATED, "file-words.ts"), fileWordsText(program)],
  ];
}

const PROTOCOL = join(ROOT, "src/protocol");
const EVENTS = join(ROOT, "src/protocol/events");
writeFileSync(join(GENERATED, "event-types.ts"), eventTypesText(EVENTS));
writeFileSync(join(GENERATED, "event-tables.ts"), eventTablesText(EVENTS));
writeFileSync(join(GENERATED, "setting-types.ts"), settingTypesText(PROTOCOL, compilerOptions()));

// The operations are read with the generated settings, so a change of these takes a second round.
let settings;
do {
  settings = readFileSync(SETTINGS, "utf8");
  for (const [path, text] of generatedFiles()) writeFileSync(path, text);
} while (readFileSync(SETTINGS, "utf8") !== settings);
