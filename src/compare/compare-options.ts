/** The options and the result of a comparison. */
import type { Scenario } from "../matching/scenario";
import type { Fixture } from "../model/fixture/fixture";
import type { Coverage } from "../touched/coverage";
import type { Side } from "./side";

/** An expected class of differences. */
export interface KnownClass {
  /** The name of the class. A `*` at its end matches any rest. */
  readonly name: string;
  /** Why it is expected. */
  readonly reason: string;
}

/** The progress of a comparison. */
export interface CompareProgress {
  /** The number of requests to one side. */
  readonly steps: number;
  /** The number of all requests to a shared server: those that prepare, fetch events and put back, too. */
  readonly requests: number;
  /** The number of classes of differences. */
  readonly classes: number;
  /** The share of operations that were reached, from 0 to 1. */
  readonly operations: number;
}

/** The options of a comparison. */
export interface CompareOptions {
  /** The reference; by default a simulator. */
  readonly left?: Side;
  /** The realm that is compared with it. */
  readonly right: Side;
  /** The initial realm of every conversation; by default one with all roles. The accounts with an `api_key` act. */
  readonly fixture?: Fixture;
  /** The feature level; by default that of the fixture. */
  readonly feature_level?: number;
  /**
   * The number of requests to each side after which the comparison ends; by default 2000, or no limit with `seconds`.
   */
  readonly steps?: number;
  /** The number of seconds of real time after which the comparison ends; by default no limit. */
  readonly seconds?: number;
  /** Ends after this number of requests in a row that reach nothing new; by default no limit. */
  readonly until_covered?: number;
  /** The operations that are compared, such as those of a client; by default all that the right side has. */
  readonly operations?: readonly string[];
  /** The seed. The same seed has the same conversations; 1 by default. */
  readonly seed?: number;
  /** Expected classes. They are in the result, with the reason. */
  readonly known?: readonly KnownClass[];
  /** Ends the comparison early. The result has what was found so far. */
  readonly signal?: AbortSignal;
  /** Called after each conversation. */
  readonly onProgress?: (progress: CompareProgress) => void;
}

/** Differences of one kind at one place. */
export interface DifferenceClass {
  /** The operation, what differs, and where: `send-message missing message: message.topic_links`. */
  readonly name: string;
  /** The identifier of the operation; `clock` for a move of the clock, `fixture` for what a conversation begins with. */
  readonly operation: string;
  /**
   * The kind of difference: `outcome`, `status`, `value`, `missing`, `extra`, `type`, `length`, `event missing` and so
   * on; `broken` for a side that no longer answers as the interface says.
   */
  readonly what: string;
  /** The place: a field of the answer, an event and a field of it, or the reason of the refusal. */
  readonly where: string;
  /** The number of conversations that had it. */
  readonly count: number;
  /** The value of the left side in the smallest case. */
  readonly left: unknown;
  /** The value of the right side. */
  readonly right: unknown;
  /** The account whose queue has the difference; absent if the answer has it. */
  readonly queue_of?: string;
  /** The source of the reference for the operation: recorded from a real server, described, or assumed. */
  readonly reference: string;
  /** Why the difference is expected; absent for others. */
  readonly reason?: string;
  /** The number of requests of the smallest case. It is the whole conversation if the comparison ended before. */
  readonly requests: number;
  /** The smallest case, for `replay`: it passes on the left side. */
  readonly scenario: Scenario;
}

/** The result of a comparison. */
export interface CompareResult {
  /** The number of requests to one side, without those of smaller cases and those that fetch events. */
  readonly steps: number;
  readonly conversations: number;
  readonly seed: number;
  readonly feature_level: number;
  /** All classes, in the order in which they were found. */
  readonly classes: readonly DifferenceClass[];
  /** Operations that the right side does not have. They are not compared. */
  readonly lacking: readonly string[];
  /** The parts of the interface that were reached. */
  readonly coverage: Coverage;
  /** What could not be compared, and why the comparison ended early, one sentence each. */
  readonly remarks: readonly string[];
  /** Why the comparison ended. `gone`: a side no longer answers. */
  readonly limit: "steps" | "seconds" | "covered" | "signal" | "gone";
}
