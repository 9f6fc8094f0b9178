// Lets Stryker write its mutants into the source, all in one build and each switched off.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Instrumenter } from "@stryker-mutator/instrumenter";

const root = fileURLToPath(new URL("..", import.meta.url));
const nothing = () => undefined;
const logger = { debug: nothing, info: nothing, warn: console.warn, error: console.error, isDebugEnabled: () => false };

const OPTIONS = {
  // Messages are for people, and no test holds the wording of all of them.
  excludedMutations: ["StringLiteral"],
  ignorers: [],
  noHeader: true,
  plugins: null,
};

/** The files of a room, or of a subject in it, or one file: paths from the root of the repository, sorted. */
export function filesOf(room) {
  if (room.endsWith(".ts")) return [`src/${room}`];
  return readdirSync(join(root, "src", room), { recursive: true })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => join("src", room, path))
    .sort();
}

/**
 * Mutates files.
 *
 * @returns the texts of the files with all mutants; the mutants, each `{ number, file, why, location, replacement,
 * mutatorName, source }`, `why` being the text that it changes; and for each place in the texts the numbers of its
 * mutants
 */
export async function mutated(paths) {
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const files = [...sources].map(([name, content]) => ({ name, content, mutate: true }));
  const result = await new Instrumenter(logger).instrument(files, OPTIONS);
  const places = [];
  const texts = new Map(result.files.map(({ name, content }) => [name, withOwnNames(content, places)]));
  const mutants = result.mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, location, replacement, mutatorName }) => {
      const at = { start: oneBased(location.start), end: oneBased(location.end) };
      const why = textAt(sources.get(fileName), at);
      return { number: Number(id), file: fileName, why, location: at, replacement, mutatorName };
    });
  return { sources, texts, mutants, places };
}

/** In reports both lines and columns begin with one. */
function oneBased({ line, column }) {
  return { line: line + 1, column: column + 1 };
}

/** The text between two points. */
export function textAt(source, { start, end }) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines.push(lines.pop().slice(0, end.column - 1));
  return [lines[0].slice(start.column - 1), ...lines.slice(1)].join("\n");
}

/** Stryker asks by a mutant's name whether it is active, and tells of the mutants of a place that it was reached. */
function withOwnNames(text, places) {
  return text
    .replace(/stryMutAct_9fa48\("(\d+)"\)/g, "__is($1)")
    .replace(/stryCov_9fa48\(([^)]*)\)/g, (_, ids) => `__at(${places.push(ids.match(/\d+/g).map(Number)) - 1})`);
}
