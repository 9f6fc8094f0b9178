import { CALLS_REASONS } from "./calls";
import { CHANNELS_REASONS } from "./channels";
import { EVENTS_REASONS } from "./events";
import { GROUPS_REASONS } from "./groups";
import { INVITATIONS_REASONS } from "./invitations";
import { MESSAGES_REASONS } from "./messages";
import { NARROWS_REASONS } from "./narrows";
import { PEOPLE_REASONS } from "./people";
import { PERSONAL_REASONS } from "./personal";
import { PUSH_REASONS } from "./push";
import { REALM_REASONS } from "./realm";
import { REQUESTS_REASONS } from "./requests";
import type { ErrorCode } from "./codes";
import type { ReasonRow } from "./reason";

/**
 * Every reason that something is refused for, with what it means and the codes that it travels under. Reasons never go
 * out: they are in the outcome of a typed call, in the journal and in tests, to tell one BAD_REQUEST from another.
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
