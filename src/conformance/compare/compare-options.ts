/** What a comparison takes, and what it returns. */
import type { Fixture } from "../../model/fixture/fixture";
import type { Coverage } from "../scenario/coverage";
import type { Scenario } from "../scenario/scenario";
import type { Side } from "./side";

/** A class of differences that is expected. */
export interface KnownClass {
  /** The name of the class; a `*` at its end matches any rest. */
  readonly name: string;
  /** Why it is expected. */
  readonly reason: string;
}

/** How far a comparison is. */
export interface CompareProgress {
  /** Requests to one side so far. */
  readonly steps: number;
  /** Classes of differences so far. */
  readonly classes: number;
  /** The share of operations that was reached, from 0 to 1. */
  readonly operations: number;
}

/** What a comparison takes. */
export interface CompareOptions {
  /** The reference; by default a simulator. */
  readonly left?: Side;
  /** The realm that is compared with it. */
  readonly right: Side;
  /**
   * The realm that every conversation begins with; by default one with all roles. The accounts with an `api_key` act.
   */
  readonly fixture?: Fixture;
  /** The feature level; by default that of the fixture. */
  readonly feature_level?: number;
  /** Ends after so many requests to each side; by default 2000, or no limit if `seconds` is given. */
  readonly steps?: number;
  /** Ends after so many seconds of real time; by default no limit. */
  readonly seconds?: number;
  /** Ends when so many requests have reached nothing new; by default no limit. */
  readonly until_covered?: number;
  /** The same seed gives the same conversations (1). */
  readonly seed?: number;
  /** Classes that are expected. They are in the result, with the reason. */
  readonly known?: readonly KnownClass[];
  /** Ends the comparison early; the result has what was found so far. */
  readonly signal?: AbortSignal;
  /** Called after each conversation. */
  readonly onProgress?: (progress: CompareProgress) => void;
}

/** Differences of one kind at one place. */
export interface DifferenceClass {
  /** The operation, what differs, and where: `send-message missing message: message.topic_links`. */
  readonly name: string;
  /** The identifier of the operation; `clock` for a move of the clock. */
  readonly operation: string;
  /** What differs: `outcome`, `status`, `value`, `missing`, `extra`, `type`, `length`, `event missing` and so on. */
  readonly what: string;
  /** Where: a field of the answer, an event and a field of it, or the reason of the refusal. */
  readonly where: string;
  /** In how many conversations it was seen. */
  readonly count: number;
  /** What the left side has there, in the smallest case. */
  readonly left: unknown;
  /** What the right side has there. */
  readonly right: unknown;
  /** The account whose queue has the difference; absent if the answer has it. */
  readonly queue_of?: string;
  /** How the reference knows the operation: recorded from a real server, described, or assumed. */
  readonly reference: string;
  /** Why the difference is expected; absent for others. */
  readonly reason?: string;
  /** How many requests the smallest case has. */
  readonly requests: number;
  /** The smallest case, for `replay`: it passes on the left side. */
  readonly scenario: Scenario;
}

/** The result of a comparison. */
export interface CompareResult {
  /** Requests to one side; those of smaller cases and those that fetch events are not counted. */
  readonly steps: number;
  readonly conversations: number;
  readonly seed: number;
  readonly feature_level: number;
  /** All classes, in the order in which they were found. */
  readonly classes: readonly DifferenceClass[];
  /** What of the interface was reached. */
  readonly coverage: Coverage;
  /** What could not be compared, and why the comparison ended early, a sentence each. */
  readonly remarks: readonly string[];
  /** Why it ended; `gone`: a side no longer answers. */
  readonly limit: "steps" | "seconds" | "covered" | "signal" | "gone";
}
