/**
 * Recorded conversations with a server: what was asked, what it answered, and which events the queues of all accounts received.
 * One JSON object per line; the lines of a scenario stand together, and begin with the one that has `setup`.
 */
import { isJsonObject } from "../matching/json-value";
import * as v from "../protocol/shape";

/** The version of the format that this program reads and writes. A file without a line that says so has it too. */
export const RECORDING_VERSION = 1;

const TEXTS = v.record(v.string(), v.string());
const OBJECT = v.record(v.string(), v.unknown());
/** The events of each account's queue; null for a queue that has expired. */
const EVENTS = v.record(v.string(), v.nullable(v.array(OBJECT)));

const HEAD = v.object({ scenario: v.string(), setup: v.string(), refs: v.record(v.string(), v.number()) });
const SERVER_SETUP = v.object({ scenario: v.string(), server_setup: v.string() });
const QUEUE = v.object({ scenario: v.string(), queue_of: v.string(), register_params: TEXTS });
const CLOCK = v.object({
  scenario: v.string(),
  n: v.number(),
  clock_advance: v.number(),
  events_per_actor: EVENTS,
});
const ALIAS = v.object({ scenario: v.string(), alias: TEXTS });
const CREDENTIALS = v.object({
  scenario: v.string(),
  creds: v.record(v.string(), v.strictTuple([v.string(), v.string()])),
});
const REQUEST = v.object({
  scenario: v.string(),
  n: v.number(),
  /** The part of an address before the `@`; null for a request without credentials. */
  actor: v.nullable(v.string()),
  method: v.string(),
  /** With `{{name}}` for values saved from earlier answers. */
  path_template: v.string(),
  params_template: v.nullable(OBJECT),
  params: v.nullable(TEXTS),
  /** Names for places of the answer, as dotted paths. */
  save: TEXTS,
  status: v.number(),
  body: OBJECT,
  events_per_actor: EVENTS,
  /** Name of the part: file name, and the content in Base64. */
  files: v.exactOptional(v.record(v.string(), v.strictTuple([v.string(), v.string()]))),
  /** True if the answer is a registration whose queue is read from then on. */
  queue: v.exactOptional(v.boolean()),
});

/** A JSON object as it was recorded. */
export type Recorded = Readonly<Record<string, unknown>>;

/** An account's queue, registered before the requests that follow. */
export type RecordedQueue = { readonly kind: "queue" } & v.InferOutput<typeof QUEUE>;

/** The clock, moved on by a number of seconds. */
export type RecordedClock = { readonly kind: "clock" } & v.InferOutput<typeof CLOCK>;

/** A request with its answer and its events in every queue. */
export type RecordedRequest = { readonly kind: "request" } & v.InferOutput<typeof REQUEST>;

/** Further devices: each has a queue of its own, and sends with the credentials of the account that it belongs to. */
export type RecordedAlias = { readonly kind: "alias" } & v.InferOutput<typeof ALIAS>;

/** Accounts created on the way: the names of the saved values that are their address and their key. */
export type RecordedCredentials = { readonly kind: "credentials" } & v.InferOutput<typeof CREDENTIALS>;

/** One line after the first of a scenario. */
export type RecordedLine = RecordedQueue | RecordedClock | RecordedRequest | RecordedAlias | RecordedCredentials;

/** A scenario as it was recorded on a realm made from the fixture. */
export interface RecordedScenario {
  readonly file: string;
  readonly name: string;
  /** The IDs that the recorded server's groups had, by a short name. */
  readonly refs: Readonly<Record<string, number>>;
  /** What was done inside the server beforehand, in words. */
  readonly server_setups: string[];
  readonly lines: RecordedLine[];
}

/** A recording that cannot be used; the message names file, line and what was expected. */
export class RecordingProblem extends Error {
  override readonly name = "RecordingProblem";
}

/** A line of a file, for the sentence about what is wrong with it. */
interface Line {
  readonly file: string;
  readonly number: number;
  readonly value: Recorded;
}

/**
 * Reads one file of recordings.
 *
 * @throws RecordingProblem for a line that is no JSON, has another form, or stands before its scenario
 */
export function readRecording(text: string, file: string): readonly RecordedScenario[] {
  const scenarios: RecordedScenario[] = [];
  for (const [index, content] of text.split("\n").entries()) {
    if (content.trim() === "") continue;
    const line: Line = { file, number: index + 1, value: parsed(content, file, index + 1) };
    if ("recordings" in line.value) checkVersion(line);
    else readLine(line, scenarios);
  }
  if (scenarios.length === 0) {
    throw problem({ file, number: 1 }, 'expected a scenario, which begins with a line with "setup"');
  }
  return scenarios;
}

function readLine(line: Line, scenarios: RecordedScenario[]): void {
  const { value, file } = line;
  if ("setup" in value) {
    const { scenario, refs } = shaped(HEAD, line);
    scenarios.push({ file, name: scenario, refs, server_setups: [], lines: [] });
    return;
  }
  const scenario = scenarios.at(-1);
  if (scenario === undefined || scenario.name !== value["scenario"]) {
    if (value["scenario"] === undefined) throw problem(line, "expected the key scenario, which names where it belongs");
    const name = JSON.stringify(value["scenario"]);
    throw problem(line, `expected the line with "setup" of the scenario ${name} before this one`);
  }
  if ("server_setup" in value) scenario.server_setups.push(shaped(SERVER_SETUP, line).server_setup);
  else scenario.lines.push(recordedLine(line));
}

function recordedLine(line: Line): RecordedLine {
  if ("queue_of" in line.value) return { kind: "queue", ...shaped(QUEUE, line) };
  if ("clock_advance" in line.value) return { kind: "clock", ...shaped(CLOCK, line) };
  if ("method" in line.value) return { kind: "request", ...shaped(REQUEST, line) };
  if ("alias" in line.value) return { kind: "alias", ...shaped(ALIAS, line) };
  if ("creds" in line.value) return { kind: "credentials", ...shaped(CREDENTIALS, line) };
  const keys = ["setup", "queue_of", "server_setup", "clock_advance", "method", "alias", "creds"];
  throw problem(line, `expected one of the keys ${keys.join(", ")}`);
}

function shaped<S extends v.Shape>(shape: S, line: Line): v.InferOutput<S> {
  const checked = v.checkShape(shape, line.value, "the line");
  if (checked.ok) return checked.value;
  throw problem(line, checked.problem.replace(/\.$/, ""));
}

function parsed(content: string, file: string, number: number): Recorded {
  const line = { file, number, value: {} };
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw problem(line, "expected one JSON object on the line; this is no JSON");
  }
  if (!isJsonObject(value)) throw problem(line, "expected one JSON object on the line");
  return value;
}

function checkVersion(line: Line): void {
  const { recordings } = line.value;
  if (recordings === RECORDING_VERSION) return;
  const given = JSON.stringify(recordings);
  throw problem(line, `recordings: expected the version ${RECORDING_VERSION} of the format, found ${given}`);
}

function problem({ file, number }: Pick<Line, "file" | "number">, expected: string): RecordingProblem {
  return new RecordingProblem(`${file}:${number}: ${expected}.`);
}
