/** The devices of an account. */
import { integer, nullable, text, timestamp } from "../schema/shapes";
import { record, type RecordOf } from "../schema/tables";

/** A device of the account, and what is known of its encrypted pushes. A new device has null everywhere. */
export interface DeviceView extends RecordOf<typeof DEVICE> {}
export const DEVICE = record("device", {
  /** The number of the key with which pushes to the device are encrypted. */
  push_key_id: nullable(integer),
  /** The token that the relay has accepted: Base64 of the first eight bytes of its SHA-256. */
  push_token_id: nullable(text),
  /** The token that the relay has not answered yet. */
  pending_push_token_id: nullable(text),
  /** When the relay accepted the token, in UNIX seconds. */
  push_token_last_updated_timestamp: nullable(timestamp),
  /** Why the relay refused the newest token, such as `REQUEST_EXPIRED`. */
  push_registration_error_code: nullable(text),
});
