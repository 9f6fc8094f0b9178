import { badRequest, failure, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { PushToken } from "../../realm/user";
import { isReadAsBase64 } from "../../text/text-checks";
import { has } from "../realm/feature-level";

const MAX_TOKEN_LENGTH = 4096;
const HEXADECIMAL_BYTES = /^[ \t-\r]*([0-9a-f]{2}[ \t-\r]*)*$/i;

/** Refuses pushing where the server has no service for it. */
export function checkPushService(realm: Realm) {
  if (realm.server.push_service) return undefined;
  return failure(
    "PUSH_SERVICE_NOT_CONFIGURED",
    "push_service_not_configured",
    "This server does not send push notifications.",
  );
}

/** Whether the interface says that push notifications arrive. */
export function arePushesEnabled({ server }: Realm): boolean {
  return server.push_service && server.push_notifications_enabled !== false;
}

/** Checks a token of the older way of pushing. */
export function checkPushToken(token: string) {
  const length = [...token].length;
  if (length > 0 && length <= MAX_TOKEN_LENGTH) return undefined;
  return badRequest("push_token_length", `token: 1 to ${MAX_TOKEN_LENGTH} characters are expected.`);
}

/**
 * Checks a token of Apple's service.
 *
 * @refuses as `checkPushToken` does; BAD_REQUEST for one that has not the form of the feature level
 */
export function checkApnsToken(realm: Realm, token: string) {
  const wrongLength = checkPushToken(token);
  if (isFailure(wrongLength) || isApnsToken(realm, token)) return wrongLength;
  return badRequest("push_token_invalid", "token: an APNs token is written in hexadecimal digits or in Base64.");
}

/**
 * Whether a token has the form of those of Apple's service. Servers took them in Base64 once, and now in hexadecimal.
 *
 * Assumption A177.
 */
function isApnsToken(realm: Realm, token: string): boolean {
  return has(realm, "apnsTokensAreHexadecimal") ? HEXADECIMAL_BYTES.test(token) : isReadAsBase64(token);
}

/** The token of an account, as it was registered; those of Apple's service whatever their case. */
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
