/**
 * Writes `src/operations/all.ts`: every operation with the types of its parameters and answer, by the files that
 * declare them. With `--check` nothing is written, and the exit code says whether the file is current.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const OPERATIONS = fileURLToPath(new URL("../src/operations", import.meta.url));
const TARGET = join(OPERATIONS, "all.ts");

function camelCase(name) {
  return name.replace(/-([a-z0-9])/g, (_dash, letter) => letter.toUpperCase());
}

function exportsOf(subject, file) {
  const name = camelCase(file.replace(/\.ts$/, ""));
  const text = readFileSync(join(OPERATIONS, subject, file), "utf8");
  const declared = `^export (const ${name}: |function ${name}\\(\\s*_?realm: Realm,\\s*_?actorUserId\\b)`;
  const isOperation = new RegExp(declared, "m").test(text);
  if (!isOperation) return [];
  const from = `"./${subject}/${file.replace(/\.ts$/, "")}"`;
  const types = [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, type]) => type).sort();
  const names = [name, ...types.map((type) => `type ${type}`)];
  const line = `export { ${names.join(", ")} } from ${from};`;
  return [line.length <= 120 ? line : `export {\n${names.map((one) => `  ${one},\n`).join("")}} from ${from};`];
}

/** The types that the declarations of a folder of `src/spec` export: what operations answer, and what that consists of. */
function declaredTypes(folder) {
  const SPEC = join(OPERATIONS, "../spec", folder);
  return readdirSync(SPEC)
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(SPEC, file), "utf8");
      const names = [...text.matchAll(/^export (?:interface|type) (\w+(?:Response|View)|MessageFlag)\b/gm)].map(
        ([, name]) => name,
      );
      const from = `"../spec/${folder}/${file.replace(/\.ts$/, "")}"`;
      const line = `export type { ${names.sort().join(", ")} } from ${from};`;
      if (names.length === 0) return [];
      return [
        line.length <= 120 ? line : `export type {\n${names.map((one) => `  ${one},\n`).join("")}} from ${from};`,
      ];
    });
}

/** The text that the file has to have. */
export function operationsText() {
  const subjects = readdirSync(OPERATIONS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const lines = subjects
    .map(({ name }) => name)
    .sort()
    .flatMap((subject) =>
      readdirSync(join(OPERATIONS, subject))
        .sort()
        .flatMap((file) => exportsOf(subject, file)),
    )
    .concat(declaredTypes("answers"), declaredTypes("records"));
  return `/** Every operation and its types. Written by \`npm run generate\`; a test holds it to be current. */\n${lines.join("\n")}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = operationsText();
  if (!process.argv.includes("--check")) writeFileSync(TARGET, text);
  else if (readFileSync(TARGET, "utf8") !== text) {
    console.error("src/operations/all.ts is not current: npm run generate");
    process.exitCode = 1;
  }
}
