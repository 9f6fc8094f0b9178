import { boolean, email, integer, nullable, timestamp, url } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";

/**
 * An invitation by mail, or a reusable link.
 *
 * @see https://zulip.com/api/get-invites
 */
export interface InvitationView extends RecordOf<typeof INVITATION> {}
export const INVITATION = record("invitation", {
  /** Unique among the invitations, or among the links. */
  id: integer,
  /** The address of the account that invited. */
  ref: field(email, { until: 22 }),
  /** The account that invited. */
  invited_by_user_id: field(integer, { since: 22 }),
  /** When it was made, in UNIX seconds. */
  invited: timestamp,
  /** When it ends, in UNIX seconds; null: never. */
  expiry_date: nullable(timestamp),
  /** The role that the new account will have. */
  invited_as: integer,
  /** Where a link leads; links only. */
  link_url: field(url, { optional: true }),
  /** Who is invited; invitations by mail only. */
  email: field(email, { optional: true }),
  /** Whether the inviter is notified when the account is created; only for invitations by mail. */
  notify_referrer_on_join: field(boolean, { since: 267, optional: true }),
  /** Whether it is a link that any number of people may follow. */
  is_multiuse: boolean,
});
