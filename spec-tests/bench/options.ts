/** The arguments of `npm run bench`. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const HELP = `bench: times the library, all figures in one process
  --small           few messages and rounds, to see that it works
  --against FOLDER  times dist against the build in FOLDER instead, row by row, in turns
`;

/** Which rows to time. */
export interface BenchOptions {
  readonly isSmall: boolean;
  /** The folder of another build, as an absolute path. */
  readonly against: string | undefined;
}

function unusable(sentence: string): never {
  process.stderr.write(`bench: ${sentence}\n`);
  process.exit(2);
}

/** A folder with a build: the one that is named, or its `dist`. */
function buildIn(folder: string): string {
  const found = [folder, join(folder, "dist")].find((place) => existsSync(join(place, "index.js")));
  return resolve(found ?? unusable(`--against ${folder}: there is no index.js, and no dist/index.js, in that folder.`));
}

/** Reads the arguments of the program; it exits after `--help` and for invalid ones. */
export function benchOptions(): BenchOptions {
  try {
    const flag = { type: "boolean" } as const;
    const { values } = parseArgs({ options: { small: flag, against: { type: "string" }, help: flag } });
    if (values.help === true) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    return { isSmall: values.small === true, against: values.against === undefined ? undefined : buildIn(values.against) };
  } catch (error) {
    return unusable(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  }
}
