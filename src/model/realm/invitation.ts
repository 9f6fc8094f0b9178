import type { Role } from "../../protocol/accounts";

/** Where an invitation or a link stands. A void one was made useless by the use of another for the same address. */
export type InvitationState = "pending" | "expired" | "used" | "revoked" | "void";

/** The account that accepting creates. */
interface InvitationTerms {
  readonly id: number;
  readonly invited_by_user_id: number;
  /** UNIX seconds of its making. */
  readonly invited: number;
  /** UNIX seconds, or null when it never expires. */
  readonly expiry_date: number | null;
  readonly invited_as: Role;
  readonly stream_ids: readonly number[];
  readonly group_ids: readonly number[];
  readonly include_realm_default_subscriptions: boolean;
  /** Null takes the realm's own text. */
  readonly welcome_message_custom_text: string | null;
  readonly token: string;
  readonly state: InvitationState;
}

/** An invitation by mail, for one person. */
export interface Invitation extends InvitationTerms {
  readonly is_multiuse: false;
  readonly email: string;
  readonly notify_referrer_on_join: boolean;
}

/** A link that any number of users may follow. */
export interface InviteLink extends InvitationTerms {
  readonly is_multiuse: true;
}
