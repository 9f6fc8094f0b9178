/** What the operations of this subject answer. */
import { list, named, timestamp, url } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";
import { FEATURE_LEVELS } from "../feature-levels";
import { INVITATION, type InvitationView } from "../records/invitations";

/** The new link. */
export const CREATE_INVITE_LINK_ANSWER = record("create_invite_link_response", {
  /** Where it leads. */
  invite_link: url,
});

/** The answer declared by `CREATE_INVITE_LINK_ANSWER`. */
export interface CreateInviteLinkResponse extends RecordOf<typeof CREATE_INVITE_LINK_ANSWER> {}

/** Invitations and links that are still open. */
export const GET_INVITES_ANSWER = record("get_invites_response", {
  /** By the time of their making. */
  invites: list(named<InvitationView>(INVITATION)),
});

/** The answer declared by `GET_INVITES_ANSWER`. */
export interface GetInvitesResponse extends RecordOf<typeof GET_INVITES_ANSWER> {}

/** The mail goes out once more. */
export const RESEND_EMAIL_INVITE_ANSWER = record("resend_email_invite_response", {
  /** When it was sent again. */
  timestamp: field(timestamp, { until: FEATURE_LEVELS.resentInvitationsKeepTheirTime }),
});

/** The answer declared by `RESEND_EMAIL_INVITE_ANSWER`. */
export interface ResendEmailInviteResponse extends RecordOf<typeof RESEND_EMAIL_INVITE_ANSWER> {}
