import type { Role } from "../../protocol/accounts";

/** The state of an invitation or a link. It is void if its address has got an account in another way. */
export type InvitationState = "pending" | "expired" | "used" | "revoked" | "void";

/** The terms of an invitation: the role, channels and groups of the new account. */
interface InvitationTerms {
  readonly id: number;
  readonly invited_by_user_id: number;
  /** When the invitation was created, in UNIX seconds. */
  readonly invited: number;
  /** When the invitation expires, in UNIX seconds; null: never. */
  readonly expiry_date: number | null;
  readonly invited_as: Role;
  readonly stream_ids: readonly number[];
  readonly group_ids: readonly number[];
  readonly include_realm_default_subscriptions: boolean;
  /** The text of the welcome message; null for that of the realm. */
  readonly welcome_message_custom_text: string | null;
  readonly token: string;
  readonly state: InvitationState;
}

/** An invitation by email, for one user. */
export interface Invitation extends InvitationTerms {
  readonly is_multiuse: false;
  readonly email: string;
  readonly notify_referrer_on_join: boolean;
}

/** A link that any number of users can use. */
export interface InviteLink extends InvitationTerms {
  readonly is_multiuse: true;
}
