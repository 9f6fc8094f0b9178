import { failure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";

/**
 * Why no account has access to a deactivated realm; undefined for an active one. Servers turn whatever is wrong with an
 * account into UNAUTHORIZED.
 */
export function deactivatedRealm({ profile }: Realm) {
  if (profile.is_deactivated !== true) return undefined;
  return failure("UNAUTHORIZED", "realm_deactivated", "This realm is deactivated.");
}

/** The same refusal as operations give that exchange a password or an address for an API key. */
export function deactivatedRealmAtLogin({ profile }: Realm) {
  if (profile.is_deactivated !== true) return undefined;
  return failure("REALM_DEACTIVATED", "realm_deactivated", "This realm is deactivated.");
}
