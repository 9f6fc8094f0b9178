/** A registration of a device for end-to-end encrypted pushes, with what the relay has said of it. */
export interface PushDevice {
  readonly user_id: number;
  readonly push_account_id: number;
  readonly token_kind: "fcm" | "apns";
  readonly push_public_key: string;
  readonly bouncer_public_key: string;
  readonly encrypted_push_registration: string;
  readonly status: "pending" | "active" | "failed";
  readonly error_code: string | null;
}

/** A token of the older way of pushing. */
export interface PushToken {
  readonly user_id: number;
  readonly kind: "apns" | "fcm";
  readonly token: string;
  readonly appid: string | null;
}
