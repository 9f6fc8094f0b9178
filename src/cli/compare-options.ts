/** The arguments of `compare`. */
import type { KnownClass } from "../compare/compare-options";
import { didYouMean } from "../protocol/problem-words";
import * as v from "../protocol/shape";
import { isLoopbackName } from "../server/cross-origin";
import { joinedFindings } from "../touched/evidence-data";
import { routes } from "../wire/route";
import { featureLevel, readArguments, UsageProblem, wholeNumberIn } from "./arguments";
import { readJsonFile } from "./read-json-file";
import { COVERAGE_OPTION, coverageFile, readReports, type ReportOption } from "./report-options";
import { findingsIn, RunProblem } from "./run-findings";

const OPTIONS = {
  against: { value: "URL" },
  credentials: { value: "FILE" },
  "clean-up": { value: "PREFIX" },
  steps: { value: "N" },
  seconds: { value: "N" },
  "until-covered": { value: "N" },
  seed: { value: "N" },
  "feature-level": { value: "N" },
  follow: { value: "MODE" },
  operations: { value: "NAMES" },
  known: { value: "FILE" },
  out: { value: "DIR" },
  reporter: { value: "NAME[=FILE]", many: true },
  coverage: COVERAGE_OPTION,
  "yes-change-this-server": {},
} as const;

const MOST = 2 ** 31 - 1;
const KNOWN = v.strictObject({ known: v.array(v.strictObject({ name: v.string(), reason: v.string() })) });

/** What is compared, and where the report goes. */
export interface CompareCommandOptions {
  readonly url: string;
  /** Accounts of a server that is not reset; `undefined` for one whose realm is reset for each conversation. */
  readonly credentialsFile: string | undefined;
  /** The prefix of an interrupted comparison whose things are to be removed from the server, instead of comparing. */
  readonly cleanUp: string | undefined;
  readonly limits: {
    readonly steps?: number;
    readonly seconds?: number;
    readonly until_covered?: number;
    readonly seed?: number;
    readonly feature_level?: number;
  };
  /** What the model follows where the documentation and servers differ; by default what the server is. */
  readonly follow: "documented" | "server" | undefined;
  /** Names with commas between them, or a file of a run that has them; by default all operations. */
  readonly operations: string | undefined;
  readonly knownFile: string | undefined;
  readonly outFolder: string | undefined;
  readonly reports: readonly ReportOption<CompareReport>[];
  /** Whether each thing of the interface that was reached, or was not, is listed. */
  readonly coverage: boolean;
  /** The file of a page that shows it. */
  readonly coverageFile: string | undefined;
}

const REPORTS = ["spec", "json", "junit", "html"] as const;

/** The forms of a report. */
export type CompareReport = (typeof REPORTS)[number];

/**
 * Reads the arguments of `compare`.
 *
 * @throws UsageProblem for anything that is not as the help says
 */
export function readCompareOptions(args: readonly string[]): CompareCommandOptions {
  const { values, flags, lists, rest } = readArguments(args, OPTIONS);
  if (rest.length > 0) throw new UsageProblem(`${JSON.stringify(rest[0])} is not expected.`);
  const url = values["against"];
  if (url === undefined) throw new UsageProblem("compare needs the server: --against URL.");
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/u.test(parsed.protocol)) {
    throw new UsageProblem(`--against ${JSON.stringify(url)} is not a URL; expected http://… or https://….`);
  }
  const credentialsFile = values["credentials"];
  const change = credentialsFile === undefined ? "its realm is reset again and again" : "channels are created there";
  if (!isLoopbackName(parsed.hostname) && !flags.has("yes-change-this-server")) {
    throw new UsageProblem(
      `--against ${url} is not on this machine, and ${change}: allow it with --yes-change-this-server.`,
    );
  }
  if (values["clean-up"] !== undefined && credentialsFile === undefined) {
    throw new UsageProblem("--clean-up PREFIX needs the accounts: --credentials FILE.");
  }
  const number = (option: "steps" | "seconds" | "until-covered" | "seed", least: number) => {
    const text = values[option];
    return text === undefined ? undefined : wholeNumberIn(`--${option}`, text, least, MOST);
  };
  const level = values["feature-level"];
  const limits = {
    steps: number("steps", 1),
    seconds: number("seconds", 1),
    until_covered: number("until-covered", 1),
    seed: number("seed", 0),
    feature_level: level === undefined ? undefined : featureLevel(level),
  };
  return {
    url,
    credentialsFile,
    cleanUp: values["clean-up"],
    limits: Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)),
    follow: followed(values["follow"]),
    operations: values["operations"],
    knownFile: values["known"],
    outFolder: values["out"],
    reports: readReports(lists["reporter"], REPORTS),
    coverage: flags.has("coverage"),
    coverageFile: coverageFile(values["coverage"]),
  };
}

function followed(mode: string | undefined): CompareCommandOptions["follow"] {
  if (mode === undefined || mode === "documented" || mode === "server") return mode;
  throw new UsageProblem(`--follow ${JSON.stringify(mode)} is not possible; allowed are documented and server.`);
}

/**
 * Reads a file of expected classes.
 *
 * @throws UsageProblem for a file that cannot be read, or has another form
 */
export async function readKnownClasses(file: string | undefined): Promise<readonly KnownClass[]> {
  if (file === undefined) return [];
  const checked = v.checkShape(KNOWN, await readJsonFile(file, "known classes"), "the file");
  if (checked.ok) return checked.value.known;
  throw new UsageProblem(`${file}: expected {"known": [{"name": text, "reason": text}]}.`);
}

/**
 * The operations to compare: by name, or those of a run.
 *
 * @throws UsageProblem for a name that no operation has, and for a file that is not a run
 */
export async function readOperations(given: string | undefined): Promise<readonly string[] | undefined> {
  if (given === undefined) return undefined;
  const known = routes().map(({ id }) => id);
  const names = given.split(",");
  if (names.every((name) => known.includes(name))) return names;
  if (!/[./]/u.test(given)) {
    const unknown = names.find((name) => !known.includes(name)) ?? "";
    throw new UsageProblem(`--operations: ${JSON.stringify(unknown)} is no operation${didYouMean(unknown, known)}.`);
  }
  try {
    return Object.keys(joinedFindings((await findingsIn(given)).findings).touched.operations);
  } catch (problem) {
    if (problem instanceof RunProblem) throw new UsageProblem(`--operations ${given}: ${problem.message}.`);
    throw problem;
  }
}
