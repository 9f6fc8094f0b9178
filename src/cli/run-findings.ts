/** What the runs in a file touched: evidence, journals, traces, scenarios, recordings and HAR files. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { constants, gunzipSync } from "node:zlib";
import { readRecording, RecordingProblem } from "../exchanges/recording";
import { isJsonObject } from "../matching/json-value";
import { LIMITS } from "../protocol/limits";
import { parsedJson } from "../protocol/parsed-json";
import * as v from "../protocol/shape";
import { replayAll } from "../scenario/replay";
import type { Simulator } from "../simulator/simulator";
import { simulatorTarget, startSimulator } from "../targets/simulator-target";
import { evidence } from "../testing/evidence/evidence";
import { differingOnServers, type PlayableRun, playedEntries } from "../testing/evidence/on-servers";
import { loadedCall, loadedStart, TRACE_FORMAT, type TraceFile } from "../testing/trace/trace-file";
import { EVIDENCE_FORMAT, type Findings } from "../touched/evidence-data";
import { GRADES, type KnownPart } from "../touched/grades";
import { exchangeAt } from "../touched/sent-request";
import { byKind, realmOf, touched, type TouchedExchange, type TouchedRealm } from "../touched/touched";
import { uncutJson } from "./cut-json";
import { requestsOfHar } from "./har";
import { fileProblem } from "./read-json-file";
import { readPlan } from "./scenario-files";

/** A file that cannot be used, or only in part; the message is a sentence without its end. */
export class RunProblem extends Error {
  override readonly name = "RunProblem";
}

const ALLOWED =
  "expected evidence, the journal of a simulator, a trace, a scenario, a HAR file, or recordings (.jsonl or .jsonl.gz)";

/** What the journals of saved files lack: the realm. */
const JOURNAL_REALM: TouchedRealm = { feature_level: LIMITS.DEFAULT_FEATURE_LEVEL, follow: "documented" };

/** What the runs in a file touched. */
export interface RunFindings {
  readonly findings: readonly Findings[];
  /** True if the file was cut, so that its end is missing. */
  readonly is_cut: boolean;
  /** The parts of saved evidence, with the grades of the version that wrote it. */
  readonly parts?: readonly KnownPart[];
}

/**
 * Reads what the runs in a file touched. Of a file that was cut, it reads what comes before.
 *
 * @throws RunProblem for a file that cannot be used
 */
export async function findingsIn(file: string): Promise<RunFindings> {
  if (/\.(ya?ml|mjs)$/u.test(file)) return { findings: await findingsOfScenarios(file), is_cut: false };
  const text = textOf(file);
  if (/\.jsonl(\.gz)?$/u.test(file)) {
    const whole = wholeLines(text);
    return { findings: [findingsOfRecordings(whole, file)], is_cut: whole !== text };
  }
  const data = /<script type="application\/json" id="trace-data">(.*?)(?:<\/script>|$)/su.exec(text)?.[1];
  const json = data ?? text.replace(/^\uFEFF/, "");
  const whole = parsedJson(json);
  if (isJsonObject(whole) && "evidence" in whole) return savedEvidence(whole);
  if (whole !== undefined) return { findings: await findingsOfJson(whole, file), is_cut: false };
  const left = parsedJson(uncutJson(json) ?? "");
  if (left === undefined) throw new RunProblem(`it is not JSON; ${ALLOWED}`);
  return { findings: await findingsOfJson(left, file), is_cut: true };
}

/** Lines of JSON without a last one that is not whole. */
function wholeLines(text: string): string {
  const end = text.trimEnd().lastIndexOf("\n") + 1;
  return parsedJson(text.slice(end)) === undefined && end > 0 ? text.slice(0, end) : text;
}

async function findingsOfJson(value: unknown, file: string): Promise<readonly Findings[]> {
  if (Array.isArray(value)) return [findingsOfJournal(value)];
  if (!isJsonObject(value)) throw new RunProblem(ALLOWED);
  if (value["format"] === "campaign-trace") {
    if (value["run"] === undefined) throw new RunProblem("this trace of a campaign has no run");
    return findingsOfJson(value["run"], file);
  }
  if (isTrace(value)) return [findingsOfTrace(value)];
  if ("log" in value) return [await findingsOfHar(value)];
  if ("steps" in value || "scenarios" in value) return findingsOfScenarios(file);
  throw new RunProblem(ALLOWED);
}

/** A compressed file that was cut gives what it still has. */
const PARTLY = { finishFlush: constants.Z_SYNC_FLUSH };

function textOf(file: string): string {
  try {
    const bytes = readFileSync(file);
    return (file.endsWith(".gz") ? gunzipSync(bytes, PARTLY) : bytes).toString("utf8");
  } catch (error) {
    throw new RunProblem(`it cannot be read: ${fileProblem(error)}`);
  }
}

const COUNTS = v.record(v.string(), v.number());
const PART = v.object({
  kind: v.picklist(["operation", "parameter", "event", "refusal"]),
  name: v.string(),
  times: v.number(),
  grade: v.picklist(GRADES),
  recorded: v.number(),
  alike: v.number(),
  note: v.exactOptional(v.string()),
  page: v.string(),
});
const EVIDENCE = v.object({ touched: v.object(byKind(() => COUNTS)), differing: COUNTS, parts: v.array(PART) });

function savedEvidence(value: Readonly<Record<string, unknown>>): RunFindings {
  if (value["evidence"] !== EVIDENCE_FORMAT) {
    throw new RunProblem(
      `it has version ${JSON.stringify(value["evidence"])} of evidence; this program reads ${EVIDENCE_FORMAT}`,
    );
  }
  const { parts, ...findings } = shaped(EVIDENCE, value, "the evidence");
  return { findings: [findings], is_cut: false, parts };
}

const JOURNAL = v.array(
  v.object({
    operation: v.nullable(v.string()),
    params: v.record(v.string(), v.unknown()),
    status: v.number(),
    result: v.nullable(v.record(v.string(), v.unknown())),
    reason: v.nullable(v.string()),
    result_dropped: v.exactOptional(v.literal(true)),
  }),
);

function findingsOfJournal(value: readonly unknown[]): Findings {
  const entries: readonly TouchedExchange[] = shaped(JOURNAL, value, "the journal");
  return { touched: touched(entries, JOURNAL_REALM), differing: {} };
}

/** The parts of a trace are checked where they are loaded. */
function isTrace(value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & TraceFile {
  return "calls" in value && "start" in value;
}

function findingsOfTrace(trace: TraceFile): Findings {
  if (trace.format !== TRACE_FORMAT) {
    throw new RunProblem(`it is a trace of format ${JSON.stringify(trace.format)}; this program reads ${TRACE_FORMAT}`);
  }
  let run: PlayableRun;
  try {
    const start = loadedStart(trace.start);
    // A step of the run that a call restores is found by its number.
    run = { start, plan: trace.faults, calls: trace.calls.map((call) => loadedCall(call, () => start)) };
  } catch (error) {
    throw new RunProblem(`the trace cannot be played: ${error instanceof Error ? error.message : String(error)}`);
  }
  const entries = playedEntries(run);
  const answered = entries.flatMap((entry) => entry ?? []);
  return { touched: touched(answered, realmOf(run.start)), differing: differingOnServers(run, entries) };
}

async function findingsOfHar(value: unknown): Promise<Findings> {
  const read = await requestsOfHar(value);
  if (typeof read === "string") throw new RunProblem(read);
  return findingsOfServer(
    read.level,
    read.requests.map((sent) => exchangeAt(read.level, sent)),
  );
}

function findingsOfServer(feature_level: number, exchanges: readonly TouchedExchange[]): Findings {
  return { touched: touched(exchanges, { feature_level, follow: "real" }), differing: {} };
}

function findingsOfRecordings(text: string, file: string): Findings {
  const level = recordedLevel(file);
  try {
    const lines = readRecording(text, file).flatMap((one) => one.lines);
    const exchanges = lines.flatMap((line) => {
      const received = line.kind === "request" || line.kind === "clock" ? Object.values(line.events_per_actor) : [];
      const events = received.flatMap((some) => some ?? []);
      const poll = { operation: "get-events", params: {}, status: 200, result: { events }, reason: null };
      const polled = events.length === 0 ? [] : [poll];
      if (line.kind !== "request") return polled;
      const path = line.path_template.replace(/^\/api\/v1/, "").replace(/\{\{\w+\}\}/g, "1");
      const sent = { method: line.method, path, parameters: Object.entries(line.params ?? {}) };
      return [
        exchangeAt(level, { ...sent, files: Object.keys(line.files ?? {}), status: line.status, body: line.body }),
        ...polled,
      ];
    });
    return findingsOfServer(level, exchanges);
  } catch (error) {
    if (error instanceof RecordingProblem) throw new RunProblem(error.message.replace(/\.$/, ""));
    throw error;
  }
}

/** The feature level of recordings: that of the fixture next to them. */
function recordedLevel(file: string): number {
  const fixture = join(dirname(file), "fixture.json");
  if (!existsSync(fixture)) return LIMITS.DEFAULT_FEATURE_LEVEL;
  const level: unknown = Object(JSON.parse(readFileSync(fixture, "utf8")))["feature_level"];
  return typeof level === "number" ? level : LIMITS.DEFAULT_FEATURE_LEVEL;
}

/** Plays the scenarios of a file on simulators. */
async function findingsOfScenarios(file: string): Promise<readonly Findings[]> {
  const plan = await readPlan([file]);
  const [unusable] = plan.unusable;
  if (unusable !== undefined) throw new RunProblem(unusable.problems[0]?.sentence ?? "it is not a scenario");
  const simulators: Simulator[] = [];
  const begin = (simulator: Simulator): Simulator => {
    simulators.push(simulator);
    return simulator;
  };
  for await (const _event of replayAll(
    plan,
    simulatorTarget((fixture) => startSimulator(fixture, begin)),
  ));
  return simulators.map((simulator) => evidence(simulator));
}

function shaped<S extends v.GenericSchema>(shape: S, value: unknown, what: string): v.InferOutput<S> {
  const checked = v.checkShape(shape, value, what);
  if (checked.ok) return checked.value;
  throw new RunProblem(checked.problem.replace(/\.$/, ""));
}
