import { answered } from "../../outcome/outcome";
import { newestOwnId } from "../../views/registration/messages-state";
import { userView } from "../../views/users/user-view";
import { GET_OWN_USER_ANSWER, type GetOwnUserResponse } from "../../../protocol/answers/users";
import { type NoParams, type Operation, operation } from "../operation";

/**
 * Gives one's own account, with the values of custom profile fields and the ID of the newest message that it has a row
 * for.
 *
 * @spec Authentication
 */
export const getOwnUser: Operation<NoParams, GetOwnUserResponse> = operation(
  () => GET_OWN_USER_ANSWER,
  (realm, actor) =>
    answered(realm, {
      ...userView(realm, actor, actor, { client_gravatar: false, include_custom_profile_fields: true }),
      max_message_id: newestOwnId(realm, actor.user_id),
    }),
);
