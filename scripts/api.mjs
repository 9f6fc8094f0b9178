/**
 * Writes the list of public names, `spec-tests/package/api.txt`: one line for each name of an entry, with its kind and
 * signature or members. A test wants a name whose line differs from that of the last version to be in the CHANGELOG.
 */
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

/** The whole list. */
export function apiText() {
  const { config } = ts.readConfigFile(join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const files = entries().map((entry) => join(ROOT, "src", `${entry}.ts`));
  const program = ts.createProgram({ rootNames: files, options });
  const checker = program.getTypeChecker();
  const lines = entries().flatMap((entry, index) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(files[index]));
    const symbols = checker.getExportsOfModule(module).sort((one, other) => (one.name < other.name ? -1 : 1));
    return symbols.map((symbol) => {
      const original = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return `${entry} ${symbol.name}: ${described(checker, original)}`;
    });
  });
  return `${lines.join("\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(FOLDER, "api.txt"), apiText());
