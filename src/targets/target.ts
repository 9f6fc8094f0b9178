/** A target: anything that answers the interface, in this process or over HTTP. */
import type { Caller, GivenFile, KnownDifference, ParameterEncoding, Scenario } from "../matching/scenario";
import type { IdOf } from "../matching/values";
import type { Fixture } from "../model/fixture/fixture";
import type { AnyValue, JsonValue } from "../protocol/schema/shapes";
import type { Limit } from "./limit";

/** A request of a scenario, with its references replaced and its path complete. */
export interface CallRequest {
  readonly as: Caller;
  readonly method: string;
  /** The path, below `/api/v1`, beginning with `/`. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, AnyValue>>;
  readonly encoding?: ParameterEncoding;
  readonly files?: readonly GivenFile[];
  readonly user_agent?: string;
}

/** The answer: the JSON of the body, or its text if it is not JSON. Names of headers are in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: JsonValue;
}

/** A request to the control plane; `path` is below `/_simulator` and empty for the control plane itself. */
export interface ControlRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: AnyValue;
}

/** The new time of the clock. */
export type ClockMove = { readonly advance_seconds: number } | { readonly to: number } | { readonly next: true };

/** The time of the clock, and what was due on the way, in order. */
export interface ClockAnswer {
  readonly now: number;
  readonly fired: readonly AnyValue[];
}

/** An event since the registration of a queue. */
export interface QueueDelivery {
  readonly event: AnyValue;
  /** Why the queue did not receive it, in a sentence; null if it did. */
  readonly why_withheld: string | null;
}

/** Something that a run has made or changed on a server, and that is still so. */
export interface LeftBehind {
  readonly what: string;
  /** Why it is still so; absent if the server was not asked, since it no longer answered. */
  readonly reason?: string;
  /** Whether the server refused to undo it, broke meanwhile, or the run had ended. */
  readonly cause: "refused" | "broken" | "ended";
}

/**
 * A target. Every method can throw {@link NotSupported} if the target does not support it, and {@link TargetProblem} if
 * the target refused or did not answer.
 */
export interface Target {
  /** The name for reports: `the simulator`, or the URL. */
  readonly name: string;
  /** How long an event can take to reach its queue after its cause was answered, in milliseconds of real time. */
  readonly patienceMilliseconds: number;
  /** Returns the feature level of a scenario with this fixture. Answers are checked against it. */
  readonly levelFor?: (fixture: Fixture | undefined) => Promise<number | undefined>;
  /**
   * Starts the realm from the fixture; without a fixture, from the initial state of the target.
   *
   * @returns the IDs that the realm has for the things of the fixture
   */
  reset(fixture: Fixture | undefined): Promise<IdOf | undefined>;
  /** Returns what a scenario needs and the target does not have. Such a scenario is skipped before its first step. */
  readonly lacks?: (scenario: Scenario) => string | undefined;
  /** What ends the run. Every wait for the target takes it. */
  readonly limit?: Limit;
  /** Removes what a scenario created on a target that cannot be reset; it takes the limit for undoing. */
  readonly cleanUp?: () => Promise<void>;
  /** Returns what could not be removed or put back. */
  readonly leftBehind?: () => readonly LeftBehind[];
  /** Returns what all scenarios together have shown about the target, one sentence each. */
  readonly remarks?: () => readonly string[];
  /** Returns the time of the target, in UNIX seconds. */
  now(): Promise<number>;
  call(request: CallRequest): Promise<Answer>;
  control(request: ControlRequest): Promise<Answer>;
  advanceClock(move: ClockMove): Promise<ClockAnswer>;
  /** Resolves when events of earlier requests must be in the queues of an account. */
  readonly settle?: (as: Caller) => Promise<void>;
  /** The prefix of the names of all things that are created on a server without a control plane. */
  readonly prefix?: string;
  /** Returns the reason of the last refusal on the simulator; undefined on other targets. */
  readonly reasonOfLast?: () => Promise<string | undefined>;
  /**
   * Returns the explanation of a queue on the simulator: for each event since its registration, why it did not receive
   * it. Undefined if the target cannot explain it.
   */
  readonly deliveriesTo?: (queueId: string) => Promise<readonly QueueDelivery[] | undefined>;
}

/** The target cannot do this at all, so the rest of the scenario is skipped, with the message as the reason. */
export class NotSupported extends Error {}

/** The target refused, or did not answer: the step fails with the message, and the rest of the scenario is skipped. */
export class TargetProblem extends Error {}

/** The target answered as no server of the interface does: with HTML, a redirect, HTTP 500. */
export class Broken extends TargetProblem {}

/** The connection ended before a whole answer had arrived, or no answer came in time. */
export class NoAnswer extends Broken {}

/** Whether a target has refused a request as the interface says. */
export function isRefusal(problem: unknown): boolean {
  return problem instanceof TargetProblem && !(problem instanceof Broken);
}

const SIMULATOR = "the simulator";

/** Whether a target of this name is the simulator in this process. */
export function isSimulator(name: string): boolean {
  return name === SIMULATOR;
}

/** Why a target is known to differ; `undefined` where it is not. */
export function knownReason(
  { known_difference: known }: { readonly known_difference?: KnownDifference | readonly KnownDifference[] },
  { name }: Pick<Target, "name">,
): string | undefined {
  if (known === undefined) return undefined;
  const listed: readonly KnownDifference[] = "target" in known ? [known] : known;
  return listed.find(({ target }) => (target === "server" ? !isSimulator(name) : name.includes(target)))?.reason;
}
