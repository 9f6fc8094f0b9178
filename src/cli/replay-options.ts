import { REPORTER_NAMES, type ReporterName } from "../scenario/reporters/reporters";
import { oneOf, readArguments, UsageProblem } from "./arguments";

const REPLAY_OPTIONS = {
  against: { value: "URL" },
  credentials: { value: "FILE" },
  reporter: { value: REPORTER_NAMES.join("|") },
  out: { value: "FILE" },
};

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
}

/**
 * Reads the arguments of `replay`.
 *
 * @throws UsageProblem for anything that is not as the help says
 */
export function readReplayOptions(args: readonly string[]): ReplayOptions {
  const { values, rest } = readArguments(args, REPLAY_OPTIONS);
  if (rest.length === 0) {
    throw new UsageProblem("replay needs a scenario file, or a folder of them.");
  }
  const url = values["against"];
  if (url !== undefined && !/^https?:\/\/[^/\s]/u.test(url)) {
    throw new UsageProblem(`--against ${JSON.stringify(url)} is no address; allowed is http://… or https://….`);
  }
  if (url === undefined && values["credentials"] !== undefined) {
    throw new UsageProblem("--credentials is of use only together with --against URL.");
  }
  return {
    paths: rest,
    url,
    credentialsFile: values["credentials"],
    reporter: oneOf("--reporter", values["reporter"] ?? REPORTER_NAMES[0], REPORTER_NAMES),
    outFile: values["out"],
  };
}
