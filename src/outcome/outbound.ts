/** A mail that would have left the realm. */
export interface OutboundEmail {
  readonly channel: "email";
  readonly to: string;
  readonly kind: "invitation" | "invitation_reminder";
  readonly invite_link?: string;
  readonly body?: string;
}

/** A push notification, or a registration with the push relay, that would have left the realm. */
export interface OutboundPush {
  readonly channel: "push";
  readonly kind: string;
  readonly user_id: number;
  readonly [field: string]: unknown;
}

/** Something that would have left the realm, as data. */
export type Outbound = OutboundEmail | OutboundPush;
