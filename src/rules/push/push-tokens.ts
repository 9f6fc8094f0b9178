import { badRequest, type Failure } from "../../outcome/failures";
import type { PushToken } from "../../realm/push-device";
import type { Realm } from "../../realm/realm";
import { decodeBase64 } from "../../text/base64";

const MAX_TOKEN_LENGTH = 4096;
const HEXADECIMAL = /^([0-9a-f]{2})+$/i;

/**
 * Checks a token of the older way of pushing.
 *
 * @refuses BAD_REQUEST for one that is empty or longer than 4096 characters; for an APNs token that is neither
 *   hexadecimal nor Base64
 * @spec Endpoints 17
 */
export function checkPushToken(kind: PushToken["kind"], token: string): Failure | undefined {
  const length = [...token].length;
  if (length === 0 || length > MAX_TOKEN_LENGTH) {
    return badRequest("push_token_length", `token: 1 to ${MAX_TOKEN_LENGTH} characters are expected.`);
  }
  if (kind === "fcm" || HEXADECIMAL.test(token) || decodeBase64(token) !== undefined) return undefined;
  return badRequest("push_token_malformed", "token: an APNs token is written in hexadecimal digits or in Base64.");
}

/**
 * The token of an account, as it was registered; those of Apple's service whatever their case.
 *
 * @settled add_push_device_token, remove_push_device_token
 */
export function pushTokenOf(
  realm: Realm,
  userId: number,
  kind: PushToken["kind"],
  token: string,
): PushToken | undefined {
  const asCompared = (text: string): string => (kind === "apns" ? text.toLowerCase() : text);
  const wanted = asCompared(token);
  return realm.push_tokens.find(
    (row) => row.user_id === userId && row.kind === kind && asCompared(row.token) === wanted,
  );
}
