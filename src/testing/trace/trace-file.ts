/** The file of a trace, and a run of a campaign as the data of a sequence diagram. */
import { createRealm } from "../../model/fixture/create-realm";
import type { FaultPlan } from "../../model/fixture/fault-plan";
import type { Fixture } from "../../model/fixture/fixture";
import { realmFromJSON } from "../../model/fixture/read-snapshot";
import { checkKeys } from "../../model/outcome/call-problem";
import type { Realm } from "../../model/realm/realm";
import { realmToJSON, type SnapshotJSON } from "../../model/realm/snapshot-json";
import type { AnyValue } from "../../protocol/schema/shapes";
import type { StepCall, StepLog } from "../../simulator/step-log";
import type { WireRequest } from "../../wire/wire-request";
import { bytesOfBase64, encodeBase64 } from "./deliveries";
import type { TraceRow } from "./trace-row";

/** A participant of a run. Participants are in the order of the columns of a diagram. */
export interface TraceParticipant {
  /**
   * The name: `client` for the client under test, `server` for the realm; other names are those of accounts, such as
   * `bo`.
   */
  readonly name: string;
  readonly kind: "client" | "server" | "user" | "device";
  /** The address of the account; absent for the server. */
  readonly email?: string;
}

/** A request of the client, or an action of another user or device, with a summary of its answer. */
export interface TraceMessage {
  /** Seconds since the run began. */
  readonly after_seconds: number;
  /** The name of a participant. */
  readonly from: string;
  readonly to: string;
  /** The content in one line: `GET /events`, `unsubscribes ann from #general`. */
  readonly text: string;
  readonly params: Readonly<Record<string, AnyValue>>;
  /** The HTTP status; 0 if the client got no answer. */
  readonly status: number;
  /** A summary of the answer: `2 events: message, typing/start`. */
  readonly answer: string;
  /** The fault that was applied to the request. */
  readonly fault?: string;
  /** How often the request was sent in a row, unchanged; 1 in most cases. */
  readonly times: number;
  /** The number of the call in `run`, from 1; of several in a row, that of the first. */
  readonly call?: number;
}

/** A step of the plan, or what happens before the first or after the last step. */
export interface CampaignTraceStep {
  readonly kind: "start" | "action" | "act" | "clock" | "sleep" | "fault" | "catch_up";
  /** A description of the step: `+6 s pass`, `bo deletes message 3 "Soup?"`. */
  readonly text: string;
  /** Seconds since the run began, after the step. */
  readonly after_seconds: number;
  /** How many calls of `run` were made before the step; absent in files of earlier versions. */
  readonly calls_before?: number;
  readonly messages: readonly TraceMessage[];
  /** The views and laws that were wrong after this step. A fault may make one wrong for a while. */
  readonly wrong: readonly string[];
}

/** A difference between the client and the realm at the end. */
export interface CampaignTraceProblem {
  /** The name of the view or law. */
  readonly name: string;
  /** A description of the difference. */
  readonly text: string;
  /** The index in `steps` where the difference began; absent if unknown. */
  readonly diverged_at?: number;
}

/** A run of a campaign, written by `campaign --trace FILE`. */
export interface CampaignTrace {
  readonly format: "campaign-trace";
  readonly version: 1;
  /** The first problem in a sentence, with the number of the plan: `unread: … (Plan 12 from seed 1)`. */
  readonly title: string;
  /** UNIX seconds of the virtual clock when the run began. */
  readonly began_at: number;
  readonly participants: readonly TraceParticipant[];
  readonly steps: readonly CampaignTraceStep[];
  readonly problems: readonly CampaignTraceProblem[];
  /** The calls of the run, for playing it again, with its states and the events of each queue. */
  readonly run?: TraceFile;
}

/** The format of trace files; a viewer reads the formats that it knows. */
export const TRACE_FORMAT = 1;

/**
 * The content of a file, in Base64. For a large file, a trace has only the beginning, which shows the type of a
 * picture, and the size. When the trace is played, the rest is NUL bytes.
 */
export type SavedContent = string | { readonly beginning: string; readonly bytes: number };

/** A step of the log as JSON. States are snapshots. */
export type SavedCall =
  | Exclude<StepCall, { kind: "request" | "restore" | "function" }>
  | {
      readonly kind: "request";
      readonly request: Omit<WireRequest, "contents">;
      readonly contents?: readonly SavedContent[];
    }
  | { readonly kind: "restore"; readonly step?: number; readonly state?: SnapshotJSON }
  | { readonly kind: "function"; readonly state: SnapshotJSON };

/** A failed expectation of a test or scenario. */
export interface FailedExpectation {
  /** The number of the step after which it failed; 0 for the start. */
  readonly step: number;
  readonly title: string;
  /** The place: `test/resend.test.ts:41`. */
  readonly place?: string;
  readonly expected?: string;
  readonly received?: string;
}

/** An account in lists. */
export interface TraceAccount {
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
  readonly role: number;
  readonly is_bot: boolean;
}

/** A run that can be played again. It has the calls but not the answers, which follow from them. */
export interface TraceFile {
  readonly format: typeof TRACE_FORMAT;
  /** The version of the library that wrote it. */
  readonly version: string;
  readonly feature_level: number;
  /** What the realm follows where the documentation and servers differ; absent in files of earlier versions. */
  readonly follow?: "documented" | "server";
  readonly title: string;
  /** The origin of the run: a test file or a scenario file. */
  readonly source?: string;
  readonly result: "failed" | "passed" | "recorded";
  readonly realm: string;
  /** UNIX seconds of the virtual clock at the start. */
  readonly began_at: number;
  readonly start: { readonly fixture: Fixture } | { readonly state: SnapshotJSON };
  readonly faults: FaultPlan;
  readonly calls: readonly SavedCall[];
  /** A digest of each answer. With them, another version of the library notices that its answers differ. */
  readonly digests: readonly string[];
  readonly accounts: readonly TraceAccount[];
  /** A summary of each step, for display before the run is played again. */
  readonly rows: readonly TraceRow[];
  readonly expectations: readonly FailedExpectation[];
}

/** The calls of a log as JSON. */
export function savedCalls({ steps }: Pick<StepLog, "steps">): readonly SavedCall[] {
  return steps.map(({ call }) => savedCall(call));
}

function savedCall(call: StepCall): SavedCall {
  switch (call.kind) {
    case "request": {
      const { contents, ...request } = call.request;
      return { kind: "request", request, ...(contents === undefined ? {} : { contents: contents.map(savedContent) }) };
    }
    case "restore":
      return call.step === undefined
        ? { kind: "restore", state: realmToJSON(call.realm) }
        : { kind: "restore", step: call.step };
    case "function":
      return { kind: "function", state: realmToJSON(call.realm) };
    default:
      return call;
  }
}

/** Files of more bytes are not stored whole. */
const LARGE_FILE_BYTES = 64 * 1024;
const BEGINNING_BYTES = 4 * 1024;

function savedContent(content: Uint8Array): SavedContent {
  if (content.length <= LARGE_FILE_BYTES) return encodeBase64(content);
  return { beginning: encodeBase64(content.subarray(0, BEGINNING_BYTES)), bytes: content.length };
}

function loadedContent(saved: SavedContent): Uint8Array {
  if (typeof saved === "string") return bytesOfBase64(saved);
  const content = new Uint8Array(saved.bytes);
  content.set(bytesOfBase64(saved.beginning));
  return content;
}

/** A saved call as a player takes it; `after` returns the state after a step. */
export function loadedCall(call: SavedCall, after: (step: number) => Realm): StepCall {
  checkKeys("loadedCall", call, ["kind"], "a call of a trace");
  switch (call.kind) {
    case "request": {
      const { request, contents } = call;
      const loaded = { ...request, ...(contents === undefined ? {} : { contents: contents.map(loadedContent) }) };
      return { kind: "request", request: loaded };
    }
    case "restore":
      return call.step === undefined
        ? { kind: "restore", realm: realmFromJSON(call.state) }
        : { kind: "restore", step: call.step, realm: after(call.step) };
    case "function":
      return { kind: "function", realm: realmFromJSON(call.state) };
    default:
      return call;
  }
}

/** The start of a log as JSON: the fixture, where that is known. */
export function savedStart({ fixture, start }: StepLog): TraceFile["start"] {
  return fixture === undefined ? { state: realmToJSON(start) } : { fixture };
}

/** The state that a trace begins with. */
export function loadedStart(start: TraceFile["start"]): Realm {
  const isState = typeof start === "object" && start !== null && "state" in start;
  checkKeys("loadedStart", start, [isState ? "state" : "fixture"], "the start of a trace");
  return "fixture" in start ? createRealm(start.fixture) : realmFromJSON(start.state);
}
