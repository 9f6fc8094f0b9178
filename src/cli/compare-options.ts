/** The arguments of `compare`. */
import type { KnownClass } from "../conformance/compare/compare-options";
import { isLoopbackName } from "../server/cross-origin";
import * as v from "../protocol/shape";
import { featureLevel, oneOf, readArguments, UsageProblem, wholeNumber } from "./arguments";
import { readJsonFile } from "./read-json-file";

const OPTIONS = {
  against: { value: "URL" },
  steps: { value: "N" },
  seconds: { value: "N" },
  "until-covered": { value: "N" },
  seed: { value: "N" },
  "feature-level": { value: "N" },
  known: { value: "FILE" },
  out: { value: "DIR" },
  reporter: { value: "NAME" },
  "yes-change-this-server": {},
} as const;

const MOST = 2 ** 31 - 1;
const KNOWN = v.strictObject({ known: v.array(v.strictObject({ name: v.string(), reason: v.string() })) });

/** What is compared, and where the report goes. */
export interface CompareCommandOptions {
  readonly url: string;
  readonly limits: {
    readonly steps?: number;
    readonly seconds?: number;
    readonly until_covered?: number;
    readonly seed?: number;
    readonly feature_level?: number;
  };
  readonly knownFile: string | undefined;
  readonly outFolder: string | undefined;
  readonly reporter: "spec" | "json";
}

/**
 * Reads the arguments of `compare`.
 *
 * @throws UsageProblem for anything that is not as the help says
 */
export function readCompareOptions(args: readonly string[]): CompareCommandOptions {
  const { values, flags, rest } = readArguments(args, OPTIONS);
  if (rest.length > 0) throw new UsageProblem(`${JSON.stringify(rest[0])} is not expected.`);
  const url = values["against"];
  if (url === undefined) throw new UsageProblem("compare needs the server: --against URL.");
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^https?:$/u.test(parsed.protocol)) {
    throw new UsageProblem(`--against ${JSON.stringify(url)} is not a URL; expected http://… or https://….`);
  }
  if (!isLoopbackName(parsed.hostname) && !flags.has("yes-change-this-server")) {
    throw new UsageProblem(
      `--against ${url} is not on this machine, and its realm is reset again and again: allow it with --yes-change-this-server.`,
    );
  }
  const number = (option: "steps" | "seconds" | "until-covered" | "seed", least: number) => {
    const text = values[option];
    return text === undefined ? undefined : wholeNumber(`--${option}`, text, least, MOST);
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
    limits: Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)),
    knownFile: values["known"],
    outFolder: values["out"],
    reporter: oneOf("--reporter", values["reporter"] ?? "spec", ["spec", "json"]),
  };
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
