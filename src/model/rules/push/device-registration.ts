/** Checks of what a device registers for encrypted pushes: a key, a token, or both. */
import { badRequest } from "../../outcome/failures";
import { decodeBase64 } from "../../text/text-checks";

/** What a registration gives, each part complete or absent. */
export interface DeviceRegistration {
  readonly push_key_id?: number | undefined;
  readonly push_key?: string | undefined;
  readonly token_kind?: "fcm" | "apns" | undefined;
  readonly token_id?: string | undefined;
  readonly bouncer_public_key?: string | undefined;
  readonly encrypted_push_registration?: string | undefined;
}

const KEY = ["push_key_id", "push_key"] as const;
const TOKEN = ["token_kind", "token_id", "bouncer_public_key", "encrypted_push_registration"] as const;

const MAX_KEY_ID = 2 ** 32 - 1;
/** A prefix that names the kind of key, and the key. */
const KEY_BYTES = 33;
const KEY_PREFIX = 0x31;
const TOKEN_ID_BYTES = 8;

/**
 * Checks a registration of a device. Assumption A469.
 *
 * @refuses BAD_REQUEST for a part that is incomplete, for neither part, and for values of another form
 */
export function checkDeviceRegistration(given: DeviceRegistration) {
  for (const names of [KEY, TOKEN]) {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      const msg = `${missing.join(", ")}: missing; ${names.join(", ")} belong together.`;
      return badRequest("push_group_incomplete", msg);
    }
  }
  const { push_key_id, push_key, token_id, token_kind } = given;
  if (push_key_id === undefined && token_id === undefined) {
    return badRequest("push_group_missing", `expected ${KEY.join(", ")}, or ${TOKEN.join(", ")}, or both.`);
  }
  if (push_key_id !== undefined && !(push_key_id >= 0 && push_key_id <= MAX_KEY_ID)) {
    return badRequest("push_key_id_invalid", `push_key_id: an integer from 0 to ${MAX_KEY_ID} is expected.`);
  }
  if (push_key !== undefined && !isPushKey(push_key)) {
    return badRequest(
      "push_key_invalid",
      `push_key: Base64 of ${KEY_BYTES} bytes is expected, the first of them 0x31.`,
    );
  }
  if (token_kind !== undefined && token_kind !== "fcm" && token_kind !== "apns") {
    return badRequest("push_token_kind_unknown", "token_kind: fcm or apns is expected.");
  }
  if (token_id !== undefined && decodeBase64(token_id)?.length !== TOKEN_ID_BYTES) {
    return badRequest("push_token_id_invalid", `token_id: Base64 of ${TOKEN_ID_BYTES} bytes is expected.`);
  }
  return undefined;
}

/** Whether a text is the Base64 of a prefix that is known and 32 bytes. */
export function isPushKey(text: string): boolean {
  const bytes = decodeBase64(text);
  return bytes?.length === KEY_BYTES && bytes[0] === KEY_PREFIX;
}
