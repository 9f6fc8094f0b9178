/** What a scenario is played on: anything that answers the interface, in this process or over HTTP. */
import type { Fixture } from "../../model/fixture/fixture";
import type { Caller, GivenFile, KnownDifference, ParameterEncoding, Scenario } from "./scenario";
import type { IdOf } from "./values";
import type { AnyValue, JsonValue } from "../../protocol/schema/shapes";

/** One request of a scenario, its references already replaced and its path already filled. */
export interface CallRequest {
  readonly as: Caller;
  readonly method: string;
  /** Below `/api/v1`, beginning with `/`. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, AnyValue>>;
  readonly encoding?: ParameterEncoding;
  readonly files?: readonly GivenFile[];
  readonly user_agent?: string;
}

/** What came back: the JSON of the body, or its text where it is not JSON; header names in lower case. */
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

/** Where the clock is to go. */
export type ClockMove = { readonly advance_seconds: number } | { readonly to: number } | { readonly next: true };

/** Where the clock is now, and what fell due on the way, in order. */
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

/**
 * A target. Every method may throw {@link NotSupported} when the target cannot do it, and {@link TargetProblem} when it
 * refused or did not answer.
 */
export interface Target {
  /** For the report: `the simulator`, or the URL. */
  readonly name: string;
  /** How long an event may take to reach its queue after the answer to its cause, in milliseconds of real time. */
  readonly patienceMilliseconds: number;
  /** The feature level that a scenario with this fixture is played at; answers are checked against it. */
  readonly levelFor?: (fixture: Fixture | undefined) => Promise<number | undefined>;
  /**
   * Starts the realm from the fixture; without one, from whatever the target has.
   *
   * @returns the IDs that the realm has for the things of the fixture
   */
  reset(fixture: Fixture | undefined): Promise<IdOf | undefined>;
  /** What a scenario needs and the target does not have; such a scenario is skipped before its first step. */
  readonly lacks?: (scenario: Scenario) => string | undefined;
  /** Removes what a scenario has left behind on a target that cannot be reset. */
  readonly cleanUp?: () => Promise<void>;
  /** What the scenarios together have shown about the target, a sentence each. */
  readonly remarks?: () => readonly string[];
  /** The target's time in UNIX seconds. */
  now(): Promise<number>;
  call(request: CallRequest): Promise<Answer>;
  control(request: ControlRequest): Promise<Answer>;
  advanceClock(move: ClockMove): Promise<ClockAnswer>;
  /** Resolves when events that were caused before must be in the queues of an account. */
  readonly settle?: (as: Caller) => Promise<void>;
  /** What the names of everything begin with that is created on a server without a control plane. */
  readonly prefix?: string;
  /** The simulator's own reason of the last refusal; not there on other targets. */
  readonly reasonOfLast?: () => Promise<string | undefined>;
  /**
   * The simulator's own explanation of a queue: for each event since its registration, why it did not receive it.
   * Undefined if it cannot be asked.
   */
  readonly deliveriesTo?: (queueId: string) => Promise<readonly QueueDelivery[] | undefined>;
}

/** The target cannot do this at all, so the rest of the scenario is skipped, with the message as the reason. */
export class NotSupported extends Error {}

/** The target refused, or did not answer: the step fails with the message, and the rest of the scenario is skipped. */
export class TargetProblem extends Error {}

/** The connection ended before a whole answer had arrived, or no answer came in time. */
export class NoAnswer extends TargetProblem {}

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
