/**
 * Writes the list of public names, `spec-tests/package/api.txt`: one line for each name of an entry, with its kind and
 * signature or members, what is promised for it, and the version that had it first; and `docs/names.md`: the names whose
 * lines differ from those of the last version.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FOLDER = join(ROOT, "spec-tests/package");
const packageJson = () => JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

/** The source file of each entry, such as `src/index.ts`. */
function entries() {
  const names = Object.keys(packageJson().exports).filter((name) => name !== "./package.json");
  return names.map((name) => (name === "." ? "index" : name.slice(2))).sort();
}

/** Their members are the operations, which are listed themselves. */
const LISTS_OF_OPERATIONS = [
  "ActorOperations",
  "ActorResponses",
  "OperationCalls",
  "OperationId",
  "OperationIds",
  "OperationName",
  "Operations",
];

/** The kind of a public name, and what of it programs see. */
function described(checker, symbol) {
  const { flags } = symbol;
  const declaration = symbol.declarations[0];
  if (flags & ts.SymbolFlags.Function) {
    const signatures = symbol.declarations.map((one) => {
      const parameters = one.parameters.map((parameter) => parameter.getText());
      return `(${parameters.join(", ")}) => ${one.type?.getText() ?? "void"}`;
    });
    return `function ${signatures.join(" | ").replace(/\s+/g, " ")}`;
  }
  if (flags & ts.SymbolFlags.Variable) {
    return `const ${declaration.type?.getText().replace(/\s+/g, " ") ?? members(checker.getTypeOfSymbol(symbol))}`;
  }
  const kind = flags & ts.SymbolFlags.Class ? "class" : flags & ts.SymbolFlags.Interface ? "interface" : "type";
  if (LISTS_OF_OPERATIONS.includes(symbol.name)) return kind;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const values = type.isUnion() ? type.types.filter((one) => one.isStringLiteral()).map(({ value }) => value) : [];
  return values.length > 0 ? `type ${values.sort().join(" | ")}` : `${kind} ${members(type)}`;
}

/** The names of all members; those of symbols are left to the types. */
function members(type) {
  const parts = type.isUnion() ? type.types : [type];
  const names = parts
    .flatMap((part) => part.getProperties())
    .map(({ name, flags }) => `${name}${flags & ts.SymbolFlags.Optional ? "?" : ""}`);
  return `{ ${[...new Set(names)]
    .filter((name) => /^[\w-]+\??$/.test(name))
    .sort()
    .join(", ")} }`;
}

/**
 * What is promised for a name: the tag above its export, otherwise that of its entry. `docs/stability.md` says what each
 * tag means.
 */
function tierOf(file, symbol) {
  const statement = symbol.declarations
    .map((one) => ts.findAncestor(one, ts.isStatement))
    .find((one) => one.getSourceFile() === file);
  const comments = (one) =>
    (ts.getLeadingCommentRanges(file.text, one?.pos ?? 0) ?? []).map(({ pos, end }) => file.text.slice(pos, end));
  const tags = [...comments(file.statements[0]), ...comments(statement)].flatMap(
    (text) => /@(public|experimental)\b/.exec(text)?.[1] ?? [],
  );
  if (tags.length === 0)
    throw new Error(`${file.fileName}: ${symbol.name} has no tag; expected @public or @experimental.`);
  return tags.at(-1);
}

/** The end of a line of the list. */
const PROMISE = / \/\/ (?:public|experimental), since (\S+)$/;

/** A line without what is promised. */
export const withoutPromise = (line) => line.replace(PROMISE, "");

/** The version that had each name first, as the present list says; the others are new in the next version. */
function firstVersions() {
  const lines = readFileSync(join(FOLDER, "api.txt"), "utf8").trimEnd().split("\n");
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), PROMISE.exec(line)?.[1]]));
}

/** The whole list. */
export function apiText() {
  const first = firstVersions();
  const next = packageJson().version.replace(/-.*/, "");
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const files = entries().map((entry) => join(ROOT, "src", `${entry}.ts`));
  const program = ts.createProgram({ rootNames: files, options });
  const checker = program.getTypeChecker();
  const lines = entries().flatMap((entry, index) => {
    const file = program.getSourceFile(files[index]);
    const module = checker.getSymbolAtLocation(file);
    const symbols = checker.getExportsOfModule(module).sort((one, other) => (one.name < other.name ? -1 : 1));
    return symbols.map((symbol) => {
      const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const name = `${entry} ${symbol.name}`;
      const promise = `${tierOf(file, symbol)}, since ${first.get(name) ?? next}`;
      return `${name}: ${described(checker, original)} // ${promise}`;
    });
  });
  return `${lines.join("\n")}\n`;
}

/** The last version, and the commit that has its list of names. */
const RELEASED = { version: "0.2.0", commit: "1327f7abd8c6f3638db3b6d3245cc1883d15555a" };

/** The list of the last version; undefined in a clone without history. */
export function releasedList() {
  try {
    const place = `${RELEASED.commit}:spec-tests/package/api.txt`;
    return execFileSync("git", ["show", place], { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
}

/** The lines of a list by the names that begin them. */
function byName(list) {
  const lines = list.trimEnd().split("\n").map(withoutPromise);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(":")), line]));
}

function section(title, names) {
  if (names.length === 0) return "";
  const entries = [...new Set(names.map((name) => name.split(" ")[0]))];
  const rows = entries.map((entry) => {
    const own = names.filter((name) => name.split(" ")[0] === entry).map((name) => `\`${name.split(" ")[1]}\``);
    return `- ${entry === "index" ? "`realm-simulator`" : `\`realm-simulator/${entry}\``}: ${own.join(", ")}`;
  });
  return `\n## ${title}\n\n${rows.join("\n")}\n`;
}

/** The page of changed names. */
export function namesText(released, current) {
  const [before, after] = [byName(released), byName(current)];
  const names = [...after.keys()];
  return [
    `# Changed names\n\nCompare this list with what you import: the public names that differ from version ${RELEASED.version}. Written by\n`,
    "`npm run api`. [What may change](stability.md) says what is promised for a name.\n",
    section(
      "New",
      names.filter((name) => !before.has(name)),
    ),
    section(
      "Other members, values or parameters",
      names.filter((name) => before.has(name) && before.get(name) !== after.get(name)),
    ),
    section(
      "Removed",
      [...before.keys()].filter((name) => !after.has(name)),
    ),
  ].join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = apiText();
  writeFileSync(join(FOLDER, "api.txt"), text);
  const released = releasedList();
  if (released !== undefined) writeFileSync(join(ROOT, "docs/names.md"), namesText(released, text));
}
