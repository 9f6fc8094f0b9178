/** The types of settings, which their tables say: flat, so that an editor shows the comment of each, and no table. */
import { join } from "node:path";
import ts from "typescript";

/** The members of an interface: a name, the type of its default, and the comment of its row. */
function membersText(checker, rows) {
  return rows.map(({ symbol, row }) => {
    const [declaration] = symbol.declarations;
    const source = declaration.getSourceFile().text;
    const comments = ts.getLeadingCommentRanges(source, declaration.pos) ?? [];
    const above = comments
      .map(({ pos, end }) => `  ${source.slice(pos, end)}\n`)
      .filter((text) => text.startsWith("  /**"));
    const value = checker.getTypeOfSymbol(row.getProperty("default_value"));
    return `${above.at(-1) ?? ""}  readonly ${symbol.name}: ${typeText(checker, value)};\n`;
  });
}

function typeText(checker, type) {
  if (type.flags & ts.TypeFlags.BooleanLike) return "boolean";
  if (type.flags & ts.TypeFlags.StringLike) return "string";
  return checker.typeToString(type, undefined, ts.TypeFlags.NoTruncation);
}

/** The rows of an exported table. */
function rowsOf(checker, program, path, table) {
  const module = checker.getSymbolAtLocation(program.getSourceFile(path));
  const symbol = checker.getExportsOfModule(module).find(({ name }) => name === table);
  return checker
    .getTypeOfSymbol(symbol)
    .getProperties()
    .map((property) => ({ symbol: property, row: checker.getTypeOfSymbol(property) }));
}

/** The text of the file. `protocol`: the folder of the tables. */
export function settingTypesText(protocol, options) {
  const files = { user: join(protocol, "user-settings.ts"), realm: join(protocol, "realm-settings.ts") };
  const program = ts.createProgram(Object.values(files), options);
  const checker = program.getTypeChecker();
  const user = rowsOf(checker, program, files.user, "USER_SETTINGS");
  const realm = rowsOf(checker, program, files.realm, "REALM_SETTINGS");
  const isChannel = ({ row }) => {
    const rule = checker.getTypeOfSymbol(row.getProperty("rule"));
    return checker.typeToString(checker.getTypeOfSymbol(rule.getProperty("kind"))) === '"channel"';
  };
  const channels = realm.filter(isChannel).map(({ symbol }) => `  | "${symbol.name}"`);
  return [
    "/** Settings with their types, as the tables declare them. Written by `npm run generate`. */\n",
    "/** The personal settings of an account, by the names of the interface. */\n",
    `export type UserSettings = {\n${membersText(checker, user).join("")}};\n\n`,
    "/** The realm settings that are not group settings. */\n",
    `export type PlainRealmSettings = {\n${membersText(checker, realm).join("")}};\n\n`,
    `/** The realm settings that are channels. */\nexport type ChannelSetting =\n${channels.join("\n")};\n`,
  ].join("");
}
