import type { Levels } from "../scenario/replay-levels";
import { REPORTER_NAMES, type ReporterName } from "../scenario/reporters/reporters";
import { addressIn, featureLevel, oneOfValues, readArguments, UsageProblem, wholeNumberIn } from "./arguments";
import { COVERAGE_OPTION, coverageFile, readReports, type ReportOption } from "./report-options";

const REPLAY_OPTIONS = {
  against: { value: "URL" },
  credentials: { value: "FILE" },
  reporter: { value: "NAME[=FILE]", many: true },
  out: { value: "FILE" },
  recordings: { value: "DIR" },
  known: { value: "FILE" },
  grep: { value: "REGEX" },
  "feature-levels": { value: "A..B" },
  bail: {},
  watch: {},
  trace: { value: "DIR" },
  coverage: COVERAGE_OPTION,
  update: {},
  mutants: {},
  tag: { value: "TAG", many: true },
  "max-skipped": { value: "N" },
  "no-contract": {},
  "quiet-time": { value: "MILLISECONDS" },
  clock: { value: "wait" },
  "wait-limit": { value: "SECONDS" },
  "clean-up": { value: "PREFIX" },
} as const;

/** Options that cannot be combined with another, and why. */
const EXCLUSIVE: readonly (readonly [option: string, others: readonly string[], reason: string])[] = [
  [
    "recordings",
    ["bail", "watch", "trace", "coverage", "update", "mutants"],
    "is about scenario files, not about recordings",
  ],
  ["against", ["trace", "mutants"], "needs the simulator itself"],
  ["feature-levels", ["trace", "coverage", "update", "mutants"], "is about many levels"],
  ["mutants", ["trace", "coverage", "update", "bail"], "plays each scenario many times"],
];

/** The longest quiet time, in milliseconds. */
const LONGEST_QUIET = 60_000;

/** The limits of real time for clock steps, in seconds. */
const [DEFAULT_WAIT, LONGEST_WAIT] = [60, 3600];

/** What is to be replayed, on what, and where the reports go. */
export interface ReplayOptions {
  /** Scenario files, and folders of them; one at least. */
  readonly paths: readonly string[];
  /** The address of a server, or `undefined` for a simulator of our own. */
  readonly url: string | undefined;
  readonly credentialsFile: string | undefined;
  readonly reporter: ReporterName;
  /** `undefined` is standard output. */
  readonly outFile: string | undefined;
  /** All reports: the first one is that of `reporter` and `outFile`. */
  readonly reports: readonly ReportOption<ReporterName>[];
  /** Only scenarios with one of these tags are played; empty: all. */
  readonly tags: readonly string[];
  /** How many scenarios may be skipped before the exit code is 1; by default half of them. */
  readonly maxSkipped: number | undefined;
  /** False turns the implicit check of answers and events off. */
  readonly contract: boolean;
  /** How long the expected absence of events is watched on a server, in milliseconds. */
  readonly quiet: number | undefined;
  /** The longest real time of the clock steps of a scenario on a server, in seconds; 0: they are skipped. */
  readonly longestWait: number;
  /** The prefix of an interrupted run whose things are to be removed from the server, instead of playing anything. */
  readonly cleanUp: string | undefined;
  /** A folder of recordings, instead of scenario files. */
  readonly recordings: string | undefined;
  /** A file that names recorded pairs that are known to differ. */
  readonly knownFile: string | undefined;
  /** Only scenarios whose name matches are played. */
  readonly grep: RegExp | undefined;
  /** The feature levels to play at, instead of the newest or the scenario's own. */
  readonly levels: Levels | undefined;
  /** Ends with the first scenario that differs. */
  readonly bail: boolean;
  /** Plays again whenever a file changes. */
  readonly watch: boolean;
  /** A folder for the trace of each scenario. */
  readonly traceFolder: string | undefined;
  /** Counts what of the interface was reached, by scenario. */
  readonly coverage: boolean;
  /** The file of a page that shows it. */
  readonly coverageFile: string | undefined;
  /** Rewrites expectations that differ, and plays again. */
  readonly update: boolean;
  /** Plants deviations, and lists those that the scenarios do not notice. */
  readonly mutants: boolean;
}

/**
 * Reads the arguments of `replay`.
 *
 * @throws UsageProblem for anything that is not as the help says
 */
export function readReplayOptions(args: readonly string[]): ReplayOptions {
  const { values, flags, lists, rest } = readArguments(args, REPLAY_OPTIONS);
  refuseExclusive((option) => flags.has(option) || Object.hasOwn(values, option));
  const recordings = values["recordings"];
  if (values["clean-up"] !== undefined && values["against"] === undefined) {
    throw new UsageProblem("--clean-up PREFIX needs the server: --against URL --credentials FILE.");
  }
  if (rest.length === 0 && recordings === undefined && values["clean-up"] === undefined) {
    throw new UsageProblem("replay needs a scenario file, or a folder of them, or --recordings DIR.");
  }
  if (values["known"] !== undefined && recordings === undefined) {
    throw new UsageProblem("--known FILE names pairs of recordings: --recordings DIR --known FILE.");
  }
  if (rest.length > 0 && recordings !== undefined) {
    throw new UsageProblem("--recordings DIR is replayed by itself, without scenario files.");
  }
  const url = values["against"];
  if (url !== undefined) addressIn("--against", url);
  if (url === undefined && values["credentials"] !== undefined) {
    throw new UsageProblem("--credentials is of use only together with --against URL.");
  }
  const levels = values["feature-levels"];
  const reports = readReports(lists["reporter"], REPORTER_NAMES, values["out"]);
  return {
    paths: rest,
    url,
    credentialsFile: values["credentials"],
    reporter: reports[0].name,
    outFile: reports[0].file,
    reports,
    tags: lists["tag"] ?? [],
    maxSkipped: numberOf("max-skipped", values, Number.MAX_SAFE_INTEGER),
    contract: !flags.has("no-contract"),
    quiet: numberOf("quiet-time", values, LONGEST_QUIET),
    longestWait: waitOf(values),
    cleanUp: values["clean-up"],
    recordings,
    knownFile: values["known"],
    grep: pattern("--grep", values["grep"]),
    levels: levels === undefined ? undefined : readLevels(levels),
    bail: flags.has("bail"),
    watch: flags.has("watch"),
    traceFolder: values["trace"],
    coverage: flags.has("coverage"),
    coverageFile: coverageFile(values["coverage"]),
    update: flags.has("update"),
    mutants: flags.has("mutants"),
  };
}

/** How long clock steps may take, where they are to be waited for. */
function waitOf(values: Readonly<Record<string, string>>): number {
  if (values["clock"] === undefined) return 0;
  oneOfValues("--clock", values["clock"], ["wait"]);
  return numberOf("wait-limit", values, LONGEST_WAIT) ?? DEFAULT_WAIT;
}

function numberOf(option: string, values: Readonly<Record<string, string>>, most: number): number | undefined {
  const text = values[option];
  return text === undefined ? undefined : wholeNumberIn(`--${option}`, text, 0, most);
}

function refuseExclusive(isGiven: (option: string) => boolean): void {
  for (const [option, others, reason] of EXCLUSIVE.filter(([name]) => isGiven(name))) {
    const other = others.find(isGiven);
    if (other !== undefined) throw new UsageProblem(`--${other} cannot be combined with --${option}: it ${reason}.`);
  }
}

function pattern(option: string, text: string | undefined): RegExp | undefined {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text, "u");
  } catch {
    throw new UsageProblem(`${option} ${JSON.stringify(text)} is not a regular expression.`);
  }
}

/**
 * Reads `200..421`, `421..newest` or `200,247,372`.
 *
 * @throws UsageProblem for a level that is unknown, and for an empty range
 */
function readLevels(text: string): Levels {
  const range = /^(\w+)\.\.(\w+)$/.exec(text);
  const names = range === null ? text.split(",") : [range[1] ?? "", range[2] ?? ""];
  const levels = names.map((name) => featureLevel(name, "--feature-levels (as 200..372, or 200,247,372)"));
  const [from = 1, to = 1] = levels;
  if (range === null) return [...new Set(levels)].sort((a, b) => a - b);
  if (from <= to) return { from, to };
  throw new UsageProblem(`--feature-levels ${JSON.stringify(text)}: the range is empty, it begins above its end.`);
}
