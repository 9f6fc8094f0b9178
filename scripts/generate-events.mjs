/** What the tables of events say once: the type of each event with its comment, their union, and the list of all tables. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** The name of a table, such as `DRAFTS_ADD_EVENT`; `STREAM_UPDATE_EVENTS` where each property has a table of its own. */
const TABLE_NAME = /^[A-Z_]+_EVENTS?$/;

/** `DRAFTS_ADD_EVENT` → `DraftsAddEvent`, `STREAM_UPDATE_EVENTS` → `StreamUpdateEvent`. */
function typeName(table) {
  const words = table.replace(/S$/, "").toLowerCase().split("_");
  return words.map((word) => word[0].toUpperCase() + word.slice(1)).join("");
}

/** The comment above a statement in the source; empty where it has none. */
function commentAbove(statement, text) {
  const comments = ts.getLeadingCommentRanges(text, statement.pos) ?? [];
  const last = comments.at(-1);
  const above = last === undefined ? "" : text.slice(last.pos, last.end);
  return above.startsWith("/**") ? `${above}\n` : "";
}

/** The name of the event that a value declares: as `event` and `propertyEvents` name theirs. */
function eventName(node) {
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    if (node.expression.text === "event") return first.text;
    if (node.expression.text === "propertyEvents") return `${first.text}/update`;
  }
  return ts.forEachChild(node, eventName);
}

/** The tables that the files of a folder export, each with its comment and its file, in the order of files and lines. */
function tablesIn(folder) {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      const { statements } = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
      return statements.filter(ts.isVariableStatement).flatMap((statement) => {
        const { name: constant, initializer } = statement.declarationList.declarations[0];
        const table = constant.text;
        const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
        if (!isExported || !TABLE_NAME.test(table)) return [];
        const comment = commentAbove(statement, text);
        const file = name.replace(/\.ts$/, "");
        return [
          { table, name: eventName(initializer), type: typeName(table), comment, file, isList: table.endsWith("S") },
        ];
      });
    });
}

function importsOf(tables, keyword) {
  const files = [...new Set(tables.map(({ file }) => file))];
  return files.map((file) => {
    const names = tables.filter((one) => one.file === file).map(({ table }) => table);
    return `import ${keyword}{ ${names.sort().join(", ")} } from "../protocol/events/${file}";\n`;
  });
}

/** The text of the file of types. */
export function eventTypesText(folder) {
  const tables = tablesIn(folder);
  const names = [...new Set(tables.map(({ name }) => name))].sort();
  const types = tables.map(({ table, type, comment, isList }) => {
    const of = isList ? `(typeof ${table})[number]` : `typeof ${table}`;
    return `${comment}export interface ${type} extends EventBodyOf<${of}> {}\n`;
  });
  return [
    "/** The type of each event. Written by `npm run generate`. */\n",
    'import type { EventBodyOf } from "../protocol/events/event-body";\n',
    ...importsOf(tables, "type "),
    `\n${types.join("\n")}`,
    "\n/**\n * An event without its `id`. `type` and, in most events, `op` distinguish the kinds. Fields that exist only at some\n",
    " * feature levels or only for some clients are optional.\n *\n * @see https://zulip.com/api/get-events\n */\n",
    `export type EventBody =\n${tables
      .map(({ type }) => `  | ${type}\n`)
      .join("")
      .trimEnd()};\n`,
    "\n/** The name of an event in declarations: its `type`, and its `op` if it has one: `message`, `drafts/add`. */\n",
    `export type EventName =\n${names
      .map((name) => `  | "${name}"\n`)
      .join("")
      .trimEnd()};\n`,
  ].join("");
}

/** The text of the file of tables. */
export function eventTablesText(folder) {
  const tables = tablesIn(folder);
  const rows = tables.map(({ table, isList }) => `  ${isList ? "..." : ""}${table},\n`);
  return [
    "/** The table of each event. Written by `npm run generate`. */\n",
    ...importsOf(tables, ""),
    "\n/** The tables of all events. An event whose fields depend on its `property` or form has several. */\n",
    `export const EVENT_TABLES = [\n${rows.join("")}];\n`,
  ].join("");
}
