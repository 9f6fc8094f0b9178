import { USER, type UserView } from "../../../protocol/records/people";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, named, text } from "../../../protocol/schema/shapes";
import { userByVisibleEmail } from "../../rules/users/people";
import { operation } from "../operation";
import { shownUser } from "./get-user";

/** Returns the account with an address that is visible to the actor. */
export const getUserByEmail = operation(
  () => ({
    id: "get-user-by-email",
    method: "GET",
    path: "/users/{email}",
    since: 39,
    parameters: {
      /** The real address, if the actor can see it, or `user<id>@<realm_host>`, which always works. */
      email: required(text),
      /** Whether the client itself computes generated avatars; true by default. */
      client_gravatar: optional(boolean),
      /** Whether to include values of custom profile fields; false by default. */
      include_custom_profile_fields: optional(boolean),
    },
    answer: {
      /** The account, as the actor sees it. */
      user: named<UserView>(USER),
    },
    refusals: ["user_unknown"],
    events: [],
    example: ({ realm, one }) => ({ email: one([...realm.users]).delivery_email }),
  }),
  (realm, actor, params) => shownUser(realm, actor, userByVisibleEmail(realm, actor, params.email), params),
);
