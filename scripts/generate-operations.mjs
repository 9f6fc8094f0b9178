/**
 * Writes `src/generated/all.ts` and `types.ts`: every operation, and the types of their parameters and answers, by the
 * files that declare them. They stand apart: users of the package cannot be told of a namespace that holds both.
 * With `--check` nothing is written, and the exit code says whether the file is current.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const OPERATIONS = fileURLToPath(new URL("../src/model/operations", import.meta.url));
const GENERATED = fileURLToPath(new URL("../src/generated", import.meta.url));
const TARGET = join(GENERATED, "all.ts");
const TYPES = join(GENERATED, "types.ts");
const LIST = join(GENERATED, "operation-list.ts");

function camelCase(name) {
  return name.replace(/-([a-z0-9])/g, (_dash, letter) => letter.toUpperCase());
}

function exportsOf(subject, file) {
  const name = camelCase(file.replace(/\.ts$/, ""));
  const text = readFileSync(join(OPERATIONS, subject, file), "utf8");
  const declared = `^export (const ${name}: |function ${name}\\(\\s*_?realm: Realm,\\s*_?actorUserId\\b)`;
  const isOperation = new RegExp(declared, "m").test(text);
  if (!isOperation) return [];
  const from = `"../model/operations/${subject}/${file.replace(/\.ts$/, "")}"`;
  const types = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, type]) => type).sort();
  const line = `export type { ${types.join(", ")} } from ${from};`;
  const long = `export type {\n${types.map((one) => `  ${one},\n`).join("")}} from ${from};`;
  const typeLines = types.length === 0 ? [] : [line.length <= 120 ? line : long];
  return [{ name, operation: `export { ${name} } from ${from};`, types: typeLines }];
}

/** The types that the declarations of a folder of `src/protocol` export: what operations answer, and what that consists of. */
function declaredTypes(folder) {
  const SPEC = join(GENERATED, "../protocol", folder);
  return readdirSync(SPEC)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(SPEC, file), "utf8");
      const names = [...text.matchAll(/^export (?:interface|type) (\w+(?:Response|View)|MessageFlag)\b/gm)].map(
        ([, name]) => name,
      );
      const from = `"../protocol/${folder}/${file.replace(/\.ts$/, "")}"`;
      const line = `export type { ${names.sort().join(", ")} } from ${from};`;
      if (names.length === 0) return [];
      return [
        line.length <= 120 ? line : `export type {\n${names.map((one) => `  ${one},\n`).join("")}} from ${from};`,
      ];
    });
}

/** The operations as one object. An object literal, since a namespace as a value keeps bundlers from leaving anything out. */
function listText(names) {
  const lines = names.map((name) => `  ${name},\n`).join("");
  return [
    "/** Every operation in one object. Written by `npm run generate`; a test holds it to be current. */",
    `import {\n${lines}} from "./all";\n`,
    "/** Every operation of the interface by its name. */",
    `export const OPERATIONS = {\n${lines}};\n`,
  ].join("\n");
}

/** The texts that the files of operations and of their types have to have. */
export function operationsTexts() {
  const subjects = readdirSync(OPERATIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = subjects
    .map(({ name }) => name)
    .sort()
    .flatMap((subject) =>
      readdirSync(join(OPERATIONS, subject))
        .sort()
        .flatMap((file) => exportsOf(subject, file)),
    );
  const types = [...found.flatMap((one) => one.types), ...declaredTypes("answers"), ...declaredTypes("records")];
  const text = (what, lines) =>
    `/** ${what}. Written by \`npm run generate\`; a test holds it to be current. */\n${lines.join("\n")}\n`;
  return [
    [
      TARGET,
      text(
        "Every operation",
        found.map((one) => one.operation),
      ),
    ],
    [LIST, listText(found.map((one) => one.name))],
    [TYPES, text("The types of what operations take and answer", types)],
  ];
}

const CALLS = join(GENERATED, "operation-calls.ts");

/** The words of an operation's docstring before the first tag, as a docstring of so much indentation. */
function docstringOf(subject, file, indent) {
  const name = camelCase(file.replace(/\.ts$/, ""));
  const text = readFileSync(join(OPERATIONS, subject, file), "utf8");
  const before = text.slice(0, text.search(new RegExp(`^export (const|function) ${name}\\b`, "m")));
  const comment = before.slice(before.lastIndexOf("/**") + 3, before.lastIndexOf("*/"));
  const words = comment
    .replace(/^ *\* ?/gm, "")
    .trim()
    .split(/\n@/)[0]
    .replace(/\s+/g, " ")
    .trim();
  if (indent.length + words.length + 7 <= 120) return `${indent}/** ${words} */`;
  const lines = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + 3 + last.length + 1 + word.length <= 120)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`), `${indent} */`].join("\n");
}

/** The text of the interface that shows the words about each operation where it is called. */
export function callsText() {
  const subjects = readdirSync(OPERATIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const members = subjects
    .map(({ name }) => name)
    .sort()
    .flatMap((subject) =>
      readdirSync(join(OPERATIONS, subject))
        .sort()
        .filter((file) => exportsOf(subject, file).length > 0)
        .map((file) => {
          const name = camelCase(file.replace(/\.ts$/, ""));
          return `${docstringOf(subject, file, "  ")}\n  readonly ${name}: Call<"${name}", Gives>;`;
        }),
    );
  return [
    "/** Every operation as one account calls it. Written by `npm run generate`; a test holds it to be current. */",
    'import type { Call } from "../simulator/calls/call";',
    "",
    "/** The calls by their names; each gives its outcome, or its response alone. */",
    'export interface OperationCalls<Gives extends "outcome" | "response"> {',
    ...members,
    "}",
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = [...operationsTexts(), [CALLS, callsText()]];
  for (const [target, text] of written) {
    if (!process.argv.includes("--check")) writeFileSync(target, text);
    else if (readFileSync(target, "utf8") !== text) {
      console.error(`${target} is not current: npm run generate`);
      process.exitCode = 1;
    }
  }
}
