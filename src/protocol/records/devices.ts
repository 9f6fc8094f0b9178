/** The devices of an account. */
import { integer, nullable, text, timestamp } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";

/**
 * A device of the account, with its registration for encrypted push notifications. All fields of a new device are null.
 */
export interface DeviceView extends RecordOf<typeof DEVICE> {}
export const DEVICE = record("device", {
  /** The ID of the key that encrypts push notifications to the device. */
  push_key_id: nullable(integer),
  /** The ID of the token that the push service has accepted: Base64 of the first eight bytes of its SHA-256. */
  push_token_id: nullable(text),
  /** The ID of the token that the push service has not answered yet. */
  pending_push_token_id: nullable(text),
  /** When the push service accepted the token, in UNIX seconds. */
  push_token_last_updated_timestamp: nullable(timestamp),
  /** Why the push service refused the newest token, such as `REQUEST_EXPIRED`. */
  push_registration_error_code: nullable(text),
});
