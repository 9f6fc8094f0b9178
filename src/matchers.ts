/**
 * Matchers for vitest and jest. A setup file imports `matchers` and calls `expect.extend(matchers)`.
 *
 * @public
 */
import { toSurvive } from "./campaign/to-survive";
import type { EventBody } from "./generated/event-types";
import type { ErrorCode } from "./protocol/refusals/codes";
import type { Reason } from "./protocol/refusals/reasons";
import type { AnyValue } from "./protocol/schema/shapes";
import { toBeKnown } from "./testing/evidence/to-be-known";
import { collectWholeRun } from "./testing/evidence/whole-run";
import { toBeAccepted, toBeRefused, toHaveSentEvent } from "./testing/matchers/outcome-matchers";
import { toBeSameState, toHaveMessages } from "./testing/matchers/state-matchers";
import type { Grade } from "./touched/grades";

export { reportWaiting } from "./testing/matchers/report-waiting";
export type { MatcherResult } from "./testing/matchers/matcher-result";

/** The argument of `expect.extend`. */
export const matchers = {
  toBeAccepted,
  toBeRefused,
  toHaveMessages,
  toHaveSentEvent,
  toHaveTold: toHaveSentEvent,
  toBeSameState,
  toBeKnown,
  toSurvive,
};

collectWholeRun();

/** Some fields of an event, with their expected values. Asymmetric matchers are allowed. */
export interface ExpectedEvent {
  /** The type: `message`, `reaction`, … */
  readonly type?: EventBody["type"];
  readonly [field: string]: AnyValue;
}

/** The matchers of `expect(…)`; `Result` is what each returns. */
export interface RealmMatchers<Result> {
  /** The operation was accepted. */
  toBeAccepted(): Result;
  /** The operation was refused: with this code or reason, and with these fields, if they are given. */
  toBeRefused(code?: ErrorCode | Reason, fields?: object): Result;
  /**
   * A realm, a simulator or an answer has exactly these messages, oldest first: by content, or by some of their fields.
   */
  toHaveMessages(messages: readonly (string | object)[]): Result;
  /** The outcome has an event for this account, with these fields. */
  toHaveSentEvent(email: string, event?: ExpectedEvent): Result;
  /** The older name of `toHaveSentEvent`. */
  toHaveTold(email: string, event?: ExpectedEvent): Result;
  /** Two snapshots, simulators or outcomes are equal. */
  toBeSameState(other: AnyValue): Result;
  /** All that the requests of a simulator have used is known at least so well; `described` by default. */
  toBeKnown(options?: { readonly atLeast?: Grade }): Result;
  /** The client survived a campaign: `await expect(campaign({ start })).toSurvive()`. */
  toSurvive(): Promise<void>;
}

declare global {
  // Both jest and vitest take further matchers from here.
  namespace jest {
    interface Matchers<R, T = {}> extends RealmMatchers<R> {}
  }
}
