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
 * @returns the texts of the files with all mutants; the mutants, each `{ number, file, line, why, replacement }`, `why`
 * being the text that it changes; and for each place in the texts the numbers of its mutants
 */
export async function mutated(paths) {
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const files = [...sources].map(([name, content]) => ({ name, content, mutate: true }));
  const result = await new Instrumenter(logger).instrument(files, OPTIONS);
  const places = [];
  const texts = new Map(result.files.map(({ name, content }) => [name, withOwnNames(content, places)]));
  const mutants = result.mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, location, replacement }) => {
      const why = textAt(sources.get(fileName), location);
      return { number: Number(id), file: fileName, line: location.start.line + 1, why, replacement };
    });
  return { texts, mutants, places };
}

/** The text between two points, of which Stryker counts lines and columns from 0. */
function textAt(source, { start, end }) {
  const lines = source.split("\n").slice(start.line, end.line + 1);
  lines.push(lines.pop().slice(0, end.column));
  return [lines[0].slice(start.column), ...lines.slice(1)].join("\n");
}

/** Stryker asks by a mutant's name whether it is active, and tells of the mutants of a place that it was reached. */
function withOwnNames(text, places) {
  return text
    .replace(/stryMutAct_9fa48\("(\d+)"\)/g, "__is($1)")
    .replace(/stryCov_9fa48\(([^)]*)\)/g, (_, ids) => `__at(${places.push(ids.match(/\d+/g).map(Number)) - 1})`);
}
