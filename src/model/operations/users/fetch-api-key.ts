import { required } from "../../../protocol/schema/parameters";
import { chosen, email, integer, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { firstLogin } from "../../changes/users/first-login";
import { badRequest, type Failure, failure, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { deactivatedRealmAtLogin } from "../../rules/realm/realm-active";
import { isEmailAddress } from "../../rules/users/account-names";
import { userByDeliveryEmail } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

function apiKeyOf(realm: Realm, params: { readonly username: string; readonly password: string }) {
  if (!isEmailAddress(params.username)) {
    return badRequest("email_invalid", "username: an e-mail address is expected.");
  }
  const wrong = failure("AUTHENTICATION_FAILED", "login_invalid", "The address or the password is wrong.");
  const user = userByDeliveryEmail(realm, params.username);
  if (user === undefined || params.password === "") return atLevel(realm, wrong);
  const deactivated = deactivatedRealmAtLogin(realm);
  if (isFailure(deactivated)) return atLevel(realm, deactivated);
  if (!user.is_active) {
    return atLevel(realm, failure("USER_DEACTIVATED", "account_deactivated", "Your account is deactivated."));
  }
  if (user.password !== params.password || user.is_bot) return atLevel(realm, wrong);
  const { api_key, delivery_email, user_id } = user;
  return accepted(firstLogin(realm, user), {
    api_key,
    email: delivery_email,
    user_id,
  });
}

function atLevel<F extends Failure>(realm: Realm, refusal: F): F {
  return has(realm, "errorsHaveCodes") ? refusal : { ...refusal, http_status: 403 };
}

/** Exchanges an address and a password for the API key. It answers all callers. */
export const fetchApiKey = operation(
  () => ({
    id: "fetch-api-key",
    method: "POST",
    path: "/fetch_api_key",
    parameters: {
      /** The real address. */
      username: required(text),
      /** The password of the account. */
      password: required(text),
    },
    read_in_order: [["username", "password"]],
    answer: {
      /** The API key. */
      api_key: chosen(text),
      /** The real address. */
      email,
      /** The ID of the account. */
      user_id: field(integer, { since: 171 }),
    },
    refusals: ["email_invalid", "login_invalid", "realm_deactivated", "account_deactivated"],
    events: ["realm_user/update", "user_group/remove_members"],
    example: ({ realm }) => ({ username: realm.users.get(1)?.delivery_email ?? "", password: "secret" }),
    weight: 0,
  }),
  (realm, _actor, params) => apiKeyOf(realm, params),
  { open: apiKeyOf },
);
