import { remembering } from "../model/collections/remembering";
import { utf8Text } from "../model/collections/utf8";
import { type Failure, failure } from "../model/outcome/failures";
import type { Realm } from "../model/realm/realm";
import type { User } from "../model/realm/user";
import { userByDeliveryEmail } from "../model/rules/users/people";
import { decodeBase64 } from "../model/text/text-checks";

/**
 * Finds the account that a request comes from: HTTP Basic, with the real address and the API key.
 *
 * @refuses UNAUTHORIZED without a header that can be decoded, for an address without an account, for a key that is not
 *   the account's, and for a deactivated account: the reason of the refusal says which of these it was
 */
export function authenticate(realm: Realm, authorization: string | null): User | Failure {
  const credentials = credentialsIn(authorization);
  if (credentials === undefined) {
    const msg = "Credentials are needed: HTTP Basic, with the e-mail address and the API key.";
    return failure("UNAUTHORIZED", "credentials_missing", msg);
  }
  const user = userByDeliveryEmail(realm, credentials.email);
  // The same answer for both: it does not show which addresses have an account.
  if (user?.api_key !== credentials.api_key) {
    const reason = user === undefined ? "address_unknown" : "credentials_wrong";
    return failure("UNAUTHORIZED", reason, "The API key is not that of this account.");
  }
  if (user.is_active) return user;
  return failure("UNAUTHORIZED", "account_deactivated", "Your account is deactivated.");
}

interface Credentials {
  readonly email: string;
  readonly api_key: string;
}

/**
 * The address and the key in an HTTP Basic header; undefined if the header is missing or cannot be decoded. Clients
 * send the same header with every request, and each header is decoded once.
 */
export const credentialsIn: (authorization: string | null) => Credentials | undefined = remembering(decoded);

function decoded(authorization: string | null): Credentials | undefined {
  const match = /^Basic +(\S+) *$/i.exec(authorization ?? "");
  const bytes = match?.[1] === undefined ? undefined : decodeBase64(match[1]);
  const text = bytes === undefined ? undefined : utf8Text(bytes);
  const colon = text?.indexOf(":") ?? -1;
  if (text === undefined || colon === -1) return undefined;
  return { email: text.slice(0, colon), api_key: text.slice(colon + 1) };
}
