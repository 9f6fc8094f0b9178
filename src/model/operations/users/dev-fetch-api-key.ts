import { badRequest, failure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import { isEmailAddress } from "../../rules/users/email-addresses";
import { userByDeliveryEmail } from "../../rules/users/people";

/** Whose key is wanted. */
export interface DevFetchApiKeyParams {
  /** The real address. */
  readonly username: string;
}

/**
 * Gives anybody's key to anybody, on a server for developers.
 *
 * @refuses BAD_REQUEST on any other server, then for a text that is no address; USER_DEACTIVATED for a deactivated
 *   account, AUTHENTICATION_FAILED for an unknown one
 * @tells nobody
 * @spec Authentication: how API keys are issued (not shown; public facts)
 */
export function apiKeyForDevelopers(realm: Realm, params: DevFetchApiKeyParams) {
  if (!realm.server.development) {
    return refused(realm, badRequest("server_not_for_developers", "This server is not one for developers."));
  }
  if (!isEmailAddress(params.username)) {
    return refused(realm, badRequest("email_malformed", "username: an e-mail address is expected."));
  }
  const user = userByDeliveryEmail(realm, params.username);
  if (user === undefined) {
    return refused(realm, failure("AUTHENTICATION_FAILED", "login_wrong", "There is no such account."));
  }
  if (!user.is_active) {
    return refused(realm, failure("USER_DEACTIVATED", "account_deactivated", "The account is deactivated."));
  }
  const { api_key, delivery_email: email, user_id } = user;
  return answered(realm, { api_key, email, user_id });
}

/**
 * Gives anybody's key on a server for developers; the account that asks does not matter.
 *
 * @refuses as `apiKeyForDevelopers` does
 * @tells nobody
 * @spec Authentication
 */
export function devFetchApiKey(realm: Realm, _actorUserId: number | null, params: DevFetchApiKeyParams) {
  return apiKeyForDevelopers(realm, params);
}
