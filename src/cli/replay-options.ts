import { REPORTER_NAMES, type ReporterName } from "../conformance/scenario/reporters/reporters";
import type { Levels } from "../conformance/scenario/replay-levels";
import { readLevels } from "./replay-levels";
import { oneOf, readArguments, UsageProblem } from "./arguments";

const REPLAY_OPTIONS = {
  against: { value: "URL" },
  credentials: { value: "FILE" },
  reporter: { value: REPORTER_NAMES.join("|") },
  out: { value: "FILE" },
  recordings: { value: "DIR" },
  grep: { value: "REGEX" },
  "feature-levels": { value: "A..B" },
  bail: {},
  watch: {},
  trace: { value: "DIR" },
  coverage: {},
  update: {},
  mutants: {},
};

/** Options that say nothing together with another, and why not. */
const APART: readonly (readonly [option: string, others: readonly string[], reason: string])[] = [
  [
    "recordings",
    ["bail", "watch", "trace", "coverage", "update", "mutants"],
    "is about scenario files, not about recordings",
  ],
  ["against", ["trace", "coverage", "mutants"], "looks into the simulator, which a server does not let one do"],
  ["feature-levels", ["trace", "coverage", "update", "mutants"], "is about many levels"],
  ["mutants", ["trace", "coverage", "update", "bail"], "plays each scenario many times"],
];

/** What is to be replayed, on what, and where the report goes. */
export interface ReplayOptions {
  /** Scenario files, and folders of them; one at least. */
  readonly paths: readonly string[];
  /** The address of a server, or `undefined` for a simulator of our own. */
  readonly url: string | undefined;
  readonly credentialsFile: string | undefined;
  readonly reporter: ReporterName;
  /** `undefined` is standard output. */
  readonly outFile: string | undefined;
  /** A folder of recorded conversations, in place of scenario files. */
  readonly recordings: string | undefined;
  /** Only scenarios whose name fits are played. */
  readonly grep: RegExp | undefined;
  /** The feature levels to play at, instead of the newest or the scenario's own. */
  readonly levels: Levels | undefined;
  /** Ends with the first scenario that differs. */
  readonly bail: boolean;
  /** Plays again whenever a file changes. */
  readonly watch: boolean;
  /** A folder that gets a trace of each scenario. */
  readonly traceFolder: string | undefined;
  /** Counts what of the interface was reached. */
  readonly coverage: boolean;
  /** Rewrites expectations that differ, and plays again. */
  readonly update: boolean;
  /** Plants deviations, and says which of them the scenarios do not notice. */
  readonly mutants: boolean;
}

/**
 * Reads the arguments of `replay`.
 *
 * @throws UsageProblem for anything that is not as the help says
 */
export function readReplayOptions(args: readonly string[]): ReplayOptions {
  const { values, flags, rest } = readArguments(args, REPLAY_OPTIONS);
  refuseApart((option) => flags.has(option) || Object.hasOwn(values, option));
  const recordings = values["recordings"];
  if (rest.length === 0 && recordings === undefined) {
    throw new UsageProblem("replay needs a scenario file, or a folder of them, or --recordings DIR.");
  }
  if (rest.length > 0 && recordings !== undefined) {
    throw new UsageProblem("--recordings DIR is replayed by itself, without scenario files.");
  }
  const url = values["against"];
  if (url !== undefined && !/^https?:\/\/[^/\s]/u.test(url)) {
    throw new UsageProblem(`--against ${JSON.stringify(url)} is no address; allowed is http://… or https://….`);
  }
  if (url === undefined && values["credentials"] !== undefined) {
    throw new UsageProblem("--credentials is of use only together with --against URL.");
  }
  const levels = values["feature-levels"];
  return {
    paths: rest,
    url,
    credentialsFile: values["credentials"],
    reporter: oneOf("--reporter", values["reporter"] ?? REPORTER_NAMES[0], REPORTER_NAMES),
    outFile: values["out"],
    recordings,
    grep: pattern("--grep", values["grep"]),
    levels: levels === undefined ? undefined : readLevels(levels),
    bail: flags.has("bail"),
    watch: flags.has("watch"),
    traceFolder: values["trace"],
    coverage: flags.has("coverage"),
    update: flags.has("update"),
    mutants: flags.has("mutants"),
  };
}

function refuseApart(isGiven: (option: string) => boolean): void {
  for (const [option, others, reason] of APART.filter(([name]) => isGiven(name))) {
    const other = others.find(isGiven);
    if (other !== undefined) throw new UsageProblem(`--${other} goes not with --${option}: it ${reason}.`);
  }
}

function pattern(option: string, text: string | undefined): RegExp | undefined {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text, "u");
  } catch {
    throw new UsageProblem(`${option} ${JSON.stringify(text)} is no regular expression.`);
  }
}
