import { USER_STATUS, type UserStatusView } from "../../../protocol/records/people";
import { required } from "../../../protocol/schema/parameters";
import { integer, named } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/who-may";
import { answered } from "../../views/outcome";
import { statusView } from "../../views/presence/presence-view";
import { userId } from "../examples";
import { operation } from "../operation";

/** Returns the status of an account. Parts that are not set are absent. */
export const getUserStatus = operation(
  () => ({
    id: "get-user-status",
    method: "GET",
    path: "/users/{user_id}/status",
    since: 262,
    parameters: {
      /** The ID of the account. */
      user_id: required(integer),
    },
    answer: {
      /** The status. Parts that are not set are absent. */
      status: named<UserStatusView>(USER_STATUS),
    },
    refusals: ["user_unknown"],
    events: [],
    example: userId,
  }),
  (realm, actor, params) => {
    const user = userById(realm, params.user_id);
    if (user === undefined || user.is_bot || !user.is_active || !canAccessUser(realm, actor, user)) {
      return badRequest("user_unknown", "There is no such active account.");
    }
    return answered(realm, { status: statusView(realm, user) });
  },
);
