import type { PushDevice, PushToken } from "../realm/push-device";

/** A mail that would have left the realm. */
export interface OutboundEmail {
  readonly channel: "email";
  readonly to: string;
  readonly kind: "invitation" | "invitation_reminder";
  readonly invite_link?: string;
  readonly body?: string;
}

/** A push notification, or a registration with the push relay, that would have left the realm. */
export type OutboundPush = {
  readonly channel: "push";
  readonly user_id: number;
} & (
  | {
      readonly kind: "registration";
      readonly push_account_id: number;
      readonly token_kind: PushDevice["token_kind"];
      readonly bouncer_public_key: string;
      readonly encrypted_push_registration: string;
    }
  | {
      readonly kind: "e2ee_test_notification";
      readonly push_account_id: number;
      readonly token_kind: PushDevice["token_kind"];
    }
  | { readonly kind: "test_notification"; readonly token_kind: PushToken["kind"]; readonly token: string }
);

/** Something that would have left the realm, as data. */
export type Outbound = OutboundEmail | OutboundPush;
