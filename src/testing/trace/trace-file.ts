import { createRealm } from "../../model/fixture/create-realm";
import type { FaultPlan } from "../../model/fixture/fault-plan";
import type { Fixture } from "../../model/fixture/fixture";
import { decodeBase64, encodeBase64 } from "./texts";
import type { Realm } from "../../model/realm/realm";
import { realmFromJSON, realmToJSON, type SnapshotJSON } from "../../model/realm/snapshot-json";
import type { StepCall, StepLog } from "../../simulator/step-log";
import type { WireRequest } from "../../wire/wire-request";
import type { CampaignTrace } from "./campaign-trace";
import type { TraceRow } from "./trace-row";

/** The format of trace files; a viewer reads the formats that it knows. */
export const TRACE_FORMAT = 1;

/** A step of the log as JSON: states are snapshots, contents of files are base64. */
export type SavedCall =
  | Exclude<StepCall, { kind: "request" | "restore" | "function" }>
  | { readonly kind: "request"; readonly request: Omit<WireRequest, "contents">; readonly contents?: readonly string[] }
  | { readonly kind: "restore"; readonly step?: number; readonly state?: SnapshotJSON }
  | { readonly kind: "function"; readonly state: SnapshotJSON };

/** An expectation of a test or scenario that failed. */
export interface FailedExpectation {
  /** The number of the step after which it failed; 0 for the start. */
  readonly step: number;
  readonly title: string;
  /** `test/resend.test.ts:41` */
  readonly place?: string;
  readonly expected?: string;
  readonly received?: string;
}

/** An account as lists show it. */
export interface TraceAccount {
  readonly user_id: number;
  readonly name: string;
  readonly email: string;
  readonly role: number;
  readonly is_bot: boolean;
}

/** A run that a page can play again. It has the calls but not the answers, which follow from them. */
export interface TraceFile {
  readonly format: typeof TRACE_FORMAT;
  /** The version of the library that wrote it. */
  readonly version: string;
  readonly feature_level: number;
  readonly title: string;
  /** Where the run comes from: a test file or a scenario file. */
  readonly source?: string;
  readonly result: "failed" | "passed" | "recorded";
  readonly realm: string;
  /** UNIX seconds of the virtual clock at the start. */
  readonly began_at: number;
  readonly start: { readonly fixture: Fixture } | { readonly state: SnapshotJSON };
  readonly faults: FaultPlan;
  readonly calls: readonly SavedCall[];
  /** A digest of each answer. Another version of the library finds with them that its answers differ. */
  readonly digests: readonly string[];
  readonly accounts: readonly TraceAccount[];
  /** What lists and lanes show before the page has played the run again. */
  readonly rows: readonly TraceRow[];
  readonly expectations: readonly FailedExpectation[];
  /** The report of a campaign, if the run is a counterexample. */
  readonly campaign?: CampaignTrace;
}

/** The calls of a log as JSON. */
export function savedCalls({ steps }: Pick<StepLog, "steps">): readonly SavedCall[] {
  return steps.map(({ call }) => savedCall(call));
}

function savedCall(call: StepCall): SavedCall {
  switch (call.kind) {
    case "request": {
      const { contents, ...request } = call.request;
      return { kind: "request", request, ...(contents === undefined ? {} : { contents: contents.map(encodeBase64) }) };
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

/** A saved call as a player takes it; `after` returns the state after a step. */
export function loadedCall(call: SavedCall, after: (step: number) => Realm): StepCall {
  switch (call.kind) {
    case "request": {
      const { request, contents } = call;
      const loaded = { ...request, ...(contents === undefined ? {} : { contents: contents.map(decodeBase64) }) };
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
  return "fixture" in start ? createRealm(start.fixture) : realmFromJSON(start.state);
}
