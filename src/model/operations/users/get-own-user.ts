import { OWN_USER_FIELDS } from "../../../protocol/records/people";
import { answered } from "../../views/outcome";
import { newestOwnId } from "../../views/registration/messages-state";
import { computedUserView } from "../../views/users/user-view";
import { operation } from "../operation";

/** Returns the account of the actor, with the values of custom profile fields and the ID of its newest message. */
export const getOwnUser = operation(
  () => ({
    id: "get-own-user",
    method: "GET",
    path: "/users/me",
    parameters: {},
    answer: OWN_USER_FIELDS,
    refusals: [],
    events: [],
  }),
  (realm, actor) =>
    answered(realm, {
      ...computedUserView(realm, actor, actor, { client_gravatar: false, include_custom_profile_fields: true }),
      max_message_id: newestOwnId(realm, actor.user_id),
    }),
);
