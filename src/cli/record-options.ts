import { readArguments, UsageProblem, wholeNumber } from "./arguments";

const RECORD_OPTIONS = {
  url: { value: "URL" },
  out: { value: "DIR" },
  fixture: { value: "FILE" },
  credentials: { value: "FILE" },
  settle: { value: "MILLISECONDS" },
};

/** A minute: no user waits longer for an event. */
const LONGEST_SETTLE = 60_000;

/** What is to be recorded, of which server, and where the recordings go. */
export interface RecordOptions {
  /** Scenario files, and folders of them; one at least. */
  readonly paths: readonly string[];
  readonly url: string;
  /** The folder that gets the recordings and their fixture. */
  readonly folder: string;
  /** The realm of the server; by default that of the scenarios. */
  readonly fixtureFile: string | undefined;
  /** Keys of accounts, in addition to those of the fixture. */
  readonly credentialsFile: string | undefined;
  /** How long events may take, in milliseconds; by default as long as such a server needs. */
  readonly settle: number | undefined;
}

/**
 * Reads the arguments of `record`.
 *
 * @throws UsageProblem for anything that is not as the help says
 */
export function readRecordOptions(args: readonly string[]): RecordOptions {
  const { values, rest } = readArguments(args, RECORD_OPTIONS);
  const { url, out, settle } = values;
  if (rest.length === 0) throw new UsageProblem("record needs a scenario file, or a folder of them.");
  if (url === undefined) throw new UsageProblem("record needs the address of the server: --url URL.");
  if (!/^https?:\/\/[^/\s]/u.test(url)) {
    throw new UsageProblem(`--url ${JSON.stringify(url)} is no address; allowed is http://… or https://….`);
  }
  if (out === undefined) throw new UsageProblem("record needs a folder for the recordings: --out DIR.");
  return {
    paths: rest,
    url,
    folder: out,
    fixtureFile: values["fixture"],
    credentialsFile: values["credentials"],
    settle: settle === undefined ? undefined : wholeNumber("--settle", settle, 0, LONGEST_SETTLE),
  };
}
