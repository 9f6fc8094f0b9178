import { GROUPS_REASONS, INVITATIONS_REASONS, PEOPLE_REASONS, PUSH_REASONS } from "./accounts";
import { CHANNELS_REASONS } from "./channels";
import type { ErrorCode, ReasonRow } from "./codes";
import { EVENTS_REASONS, MESSAGES_REASONS, NARROWS_REASONS, PERSONAL_REASONS } from "./messages";
import { CALLS_REASONS, REALM_REASONS, REQUESTS_REASONS } from "./realm";

/**
 * Every reason of a refusal, with its meaning and its codes. A reason is never part of a response. It is in the outcome
 * of a typed call, in the journal and in tests, and distinguishes refusals of the same code.
 */
export const REASONS = {
  ...REQUESTS_REASONS,
  ...MESSAGES_REASONS,
  ...NARROWS_REASONS,
  ...EVENTS_REASONS,
  ...CHANNELS_REASONS,
  ...PEOPLE_REASONS,
  ...GROUPS_REASONS,
  ...INVITATIONS_REASONS,
  ...PERSONAL_REASONS,
  ...REALM_REASONS,
  ...PUSH_REASONS,
  ...CALLS_REASONS,
} as const satisfies Readonly<Record<string, ReasonRow>>;

/** The reason of a refusal. */
export type Reason = keyof typeof REASONS;

/** The reasons that travel under a code. */
export type ReasonOf<Code extends ErrorCode> = {
  [Name in Reason]: Code extends (typeof REASONS)[Name]["codes"][number] ? Name : never;
}[Reason];
