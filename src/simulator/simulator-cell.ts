/** What the ways to answer a request share: the parts of a simulator, and the answers. */
import type { Realm } from "../model/realm/realm";
import type { Outcome } from "../model/views/outcome";
import type { WireRequest, WireResponse } from "../wire/wire-request";
import type { FaultCell } from "./faults/fault-cell";
import type { HeldAnswers } from "./faults/faulty-answers";
import type { FileContents } from "./files";
import type { EntryPlace, Recorder } from "./journal";
import type { Past } from "./request-hints";
import type { LoggedStep } from "./step-log";
import type { WaitingPolls, WaitingRequests } from "./waiting-requests";

/** The parts of a simulator that answering requests needs. */
export interface SimulatorCell {
  readonly realm: () => Realm;
  readonly apply: <Response extends object>(call: (realm: Realm) => Outcome<Response>) => Outcome<Response>;
  readonly moveTo: (realm: Realm) => void;
  readonly polls: WaitingPolls;
  readonly faults: FaultCell;
  /** Answers that a fault delays. */
  readonly held: HeldAnswers;
  /** The requests that have no answer yet. */
  readonly waiting: WaitingRequests;
  /** Returns the function that records a request that begins now. */
  readonly recorder: (place: EntryPlace) => Recorder;
  /** What hints need to know of the steps so far. */
  readonly past: () => Past;
  /** Notes a request in the step log, or that its caller aborted while it waited. */
  readonly begin: (request: WireRequest) => LoggedStep;
  readonly hangUp: (request: WireRequest) => void;
  /** The bytes of uploaded files. */
  readonly files: FileContents;
}

/** An answer, or the promise of one that has to wait. */
export type Answer = WireResponse | TextAnswer | Promise<WireResponse | TextAnswer>;

/** An answer whose body is not JSON, or not whole. */
export interface TextAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** How much of the text arrives before the connection ends, in bytes; all of it if undefined. */
  readonly arriving_bytes?: number;
}
