import { required } from "../../../protocol/schema/parameters";
import { chosen, email, integer, text } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { firstLogin } from "../../changes/users/first-login";
import { badRequest, failure, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { deactivatedRealmAtLogin } from "../../rules/realm/realm-active";
import { isEmailAddress } from "../../rules/users/account-names";
import { userByDeliveryEmail } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

function apiKeyForDevelopers(realm: Realm, params: { readonly username: string }) {
  if (!realm.server.development) {
    return badRequest("server_not_for_developers", "This server is not one for developers.");
  }
  if (!isEmailAddress(params.username)) {
    return badRequest("email_invalid", "username: an e-mail address is expected.");
  }
  const user = userByDeliveryEmail(realm, params.username);
  if (user === undefined) {
    return failure("AUTHENTICATION_FAILED", "login_invalid", "There is no such account.");
  }
  const deactivated = deactivatedRealmAtLogin(realm);
  if (isFailure(deactivated)) return deactivated;
  if (!user.is_active) {
    return failure("USER_DEACTIVATED", "account_deactivated", "The account is deactivated.");
  }
  const { api_key, delivery_email, user_id } = user;
  return accepted(firstLogin(realm, user), { api_key, email: delivery_email, user_id });
}

/** Returns the API key of any account, on a development server. It answers all callers. */
export const devFetchApiKey = operation(
  () => ({
    id: "dev-fetch-api-key",
    method: "POST",
    path: "/dev_fetch_api_key",
    parameters: {
      /** The real address. */
      username: required(text),
    },
    answer: {
      /** The API key. */
      api_key: chosen(text),
      /** The real address. */
      email,
      /** The ID of the account. */
      user_id: field(integer, { since: 171 }),
    },
    refusals: [
      "server_not_for_developers",
      "email_invalid",
      "login_invalid",
      "realm_deactivated",
      "account_deactivated",
    ],
    events: ["realm_user/update", "user_group/remove_members"],
    example: ({ realm }) => ({ username: realm.users.get(0)?.delivery_email ?? "" }),
    weight: 0,
  }),
  (realm, _actor, params) => apiKeyForDevelopers(realm, params),
  { open: apiKeyForDevelopers },
);
