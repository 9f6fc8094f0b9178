import { badRequest, type Failure, failure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { isEmailAddress } from "../../rules/users/email-addresses";
import { userByDeliveryEmail } from "../../rules/users/people";

/** The credentials of a person. */
export interface FetchApiKeyParams {
  /** The real address. */
  readonly username: string;
  /** The password of the account. */
  readonly password: string;
}

/**
 * Exchanges the password of a person for the API key. Works for accounts that have a password.
 *
 * @refuses BAD_REQUEST for a text that is no address; AUTHENTICATION_FAILED for an unknown address, a bot, and a wrong
 *   password; USER_DEACTIVATED for a deactivated account; these two with HTTP 401, before feature level 76 HTTP 403
 * @tells nobody
 * @spec Authentication: how API keys are issued (not shown; public facts)
 */
export function apiKeyOf(realm: Realm, params: FetchApiKeyParams) {
  if (!isEmailAddress(params.username)) {
    return refused(realm, badRequest("email_malformed", "username: an e-mail address is expected."));
  }
  const user = userByDeliveryEmail(realm, params.username);
  const isRight = user?.password !== null && user?.password === params.password && !user.is_bot;
  if (user === undefined || !isRight) {
    return refused(
      realm,
      atLevel(realm, failure("AUTHENTICATION_FAILED", "login_wrong", "The address or the password is wrong.")),
    );
  }
  if (!user.is_active) {
    return refused(
      realm,
      atLevel(realm, failure("USER_DEACTIVATED", "account_deactivated", "Your account is deactivated.")),
    );
  }
  const { api_key, delivery_email: email, user_id } = user;
  return answered(realm, { api_key, email, ...(has(realm, "fetchedKeysNameTheUser") ? { user_id } : {}) });
}

function atLevel<F extends Failure>(realm: Realm, refusal: F): F {
  return has(realm, "errorsHaveCodes") ? refusal : { ...refusal, http_status: 403 };
}

/**
 * Exchanges a password for a key; the account that asks does not matter.
 *
 * @refuses as `apiKeyOf` does
 * @tells nobody
 * @spec Authentication
 */
export function fetchApiKey(realm: Realm, _actorUserId: number | null, params: FetchApiKeyParams) {
  return apiKeyOf(realm, params);
}
