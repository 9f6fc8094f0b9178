import { availableParallelism } from "node:os";
import { DEFAULT_RUNS } from "../campaign/campaign";
import { actsOnce, type Law, requestRate, standardLaws } from "../campaign/laws";
import { FAULT_FIELDS, type FaultName, unknownName } from "../model/fixture/fault-plan";
import { routes } from "../wire/route";
import { readArguments, UsageProblem, wholeNumberIn } from "./arguments";
import { COVERAGE_OPTION, coverageFile } from "./report-options";

const CAMPAIGN_OPTIONS = {
  "client-command": { value: "COMMAND" },
  view: { value: "URL|COMMAND" },
  fixture: { value: "FILE" },
  account: { value: "EMAIL" },
  joins: {},
  runs: { value: "N" },
  steps: { value: "N" },
  seed: { value: "N" },
  seconds: { value: "N" },
  faults: { value: "NAME,NAME" },
  law: { value: "OPERATION:N/SECONDS", many: true as const },
  "no-law": { value: "NAME", many: true as const },
  timeout: { value: "SECONDS" },
  "quiet-milliseconds": { value: "N" },
  jobs: { value: "N" },
  trace: { value: "FILE" },
  out: { value: "FILE" },
  coverage: COVERAGE_OPTION,
};

/** How a client in another process is tested. */
export interface CampaignCommandOptions {
  /** What starts the client, for the shell. */
  readonly clientCommand: string;
  /** Where its view is: an address that gives JSON, a command that prints JSON, or undefined for a line of its own. */
  readonly view: string | undefined;
  readonly fixtureFile: string | undefined;
  readonly account: string | undefined;
  /** Whether the account is created during each plan. */
  readonly joins: boolean;
  readonly runs: number;
  readonly steps: number;
  readonly seed: number;
  /** After so many seconds of real time no further plan begins. */
  readonly seconds: number | undefined;
  readonly faults: readonly FaultName[] | undefined;
  /** What must hold besides the views. */
  readonly laws: readonly Law<unknown>[];
  /** How long the client may take to start and to answer a line, in seconds of real time. */
  readonly timeoutSeconds: number;
  /** A client that does nothing for so long is quiet, in milliseconds of real time. */
  readonly quietMilliseconds: number;
  /** How many plans are played at the same time. */
  readonly jobs: number;
  /** Where the run of a counterexample is written, for the viewer. */
  readonly traceFile: string | undefined;
  /** Where the scenario of a counterexample is written. */
  readonly outFile: string | undefined;
  /** The file of a page that shows what the client has touched. */
  readonly coverageFile: string | undefined;
}

/**
 * Reads the arguments of `campaign`.
 *
 * @throws UsageProblem for anything that is not as the help says
 */
export function readCampaignOptions(args: readonly string[]): CampaignCommandOptions {
  const { values, flags, lists, rest } = readArguments(args, CAMPAIGN_OPTIONS);
  if (rest.length > 0)
    throw new UsageProblem(`${JSON.stringify(rest[0])} is not expected: campaign takes options only.`);
  const clientCommand = values["client-command"];
  if (clientCommand === undefined || clientCommand.trim() === "")
    throw new UsageProblem("campaign needs --client-command COMMAND: what starts the client.");
  return {
    clientCommand,
    view: values.view,
    fixtureFile: values.fixture,
    account: values.account,
    joins: flags.has("joins"),
    runs: wholeNumberIn("--runs", values.runs ?? String(DEFAULT_RUNS), 1, 1_000_000),
    steps: wholeNumberIn("--steps", values.steps ?? "30", 1, 1000),
    seed: wholeNumberIn("--seed", values.seed ?? "1", 0, 1_000_000_000),
    seconds: values.seconds === undefined ? undefined : wholeNumberIn("--seconds", values.seconds, 1, 1_000_000),
    laws: [...defaultLaws(lists["no-law"] ?? []), ...(lists["law"] ?? []).map(rateNamed)],
    faults: values.faults === undefined ? undefined : values.faults.split(",").map(faultNamed),
    timeoutSeconds: wholeNumberIn("--timeout", values.timeout ?? "10", 1, 3600),
    quietMilliseconds: wholeNumberIn("--quiet-milliseconds", values["quiet-milliseconds"] ?? "40", 1, 60_000),
    jobs: wholeNumberIn("--jobs", values.jobs ?? String(availableParallelism()), 1, 64),
    traceFile: values.trace,
    outFile: values.out,
    coverageFile: coverageFile(flags.has("coverage") ? (values.coverage ?? "html") : undefined),
  };
}

/** The laws that a campaign has by default, without those of these names. @throws UsageProblem for an unknown name */
function defaultLaws(omitted: readonly string[]): readonly Law<unknown>[] {
  const laws = [actsOnce<unknown>(), ...standardLaws<unknown>()];
  const names = laws.map(({ name }) => name);
  const unknown = omitted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new UsageProblem(`--no-law: ${unknownName("law", unknown, names)}.`);
  return laws.filter(({ name }) => !omitted.includes(name));
}

const NAMES = routes().map(({ id }) => id);

/** `register-queue:10/60`: at most 10 registrations in 60 s. @throws UsageProblem for another text */
function rateNamed(text: string): Law<unknown> {
  const [, name, atMost, per] = /^([a-z-]+):(\d+)\/(\d+)$/u.exec(text) ?? [];
  if (name === undefined || Number(atMost) < 1 || Number(per) < 1) {
    const expected = "expected OPERATION:N/SECONDS, such as register-queue:10/60: at most 10 requests in 60 s";
    throw new UsageProblem(`--law: ${expected}; received ${JSON.stringify(text)}.`);
  }
  const operation = NAMES.find((known) => known === name);
  if (operation === undefined) throw new UsageProblem(`--law: ${unknownName("operation", name, NAMES)}.`);
  return requestRate({ operation, atMost: Number(atMost), per: Number(per) });
}

function faultNamed(text: string): FaultName {
  const known = Object.keys(FAULT_FIELDS).filter((name): name is FaultName => name in FAULT_FIELDS);
  const found = known.find((name) => name === text);
  if (found === undefined) throw new UsageProblem(`--faults: ${unknownName("fault", text, known)}.`);
  return found;
}
