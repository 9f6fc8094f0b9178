import { USER_CHANGES } from "../../../protocol/parameters/accounts";
import { required } from "../../../protocol/schema/parameters";
import { text } from "../../../protocol/schema/shapes";
import { changeUser } from "../../changes/users/change-user";
import { userByVisibleEmail } from "../../rules/users/people";
import { byAdministrator, userChange } from "../examples";
import { operation } from "../operation";
import { USER_CHANGE_EVENTS, USER_CHANGE_REFUSALS } from "./update-user";

/**
 * Changes the name, role, profile or address of the account with an address, also of deactivated accounts and bots. All
 * or nothing changes. A blank name is ignored; an empty profile value removes the current value.
 */
export const updateUserByEmail = operation(
  () => ({
    id: "update-user-by-email",
    method: "PATCH",
    path: "/users/{email}",
    since: 313,
    parameters: {
      /** The real address, if the actor can see it, or `user<id>@<realm_host>`, which always works. */
      email: required(text),
      ...USER_CHANGES,
    },
    answer: {},
    refusals: USER_CHANGE_REFUSALS,
    events: USER_CHANGE_EVENTS,
    example: byAdministrator((pick) => ({
      email: pick.realm.users.get(pick.user() - 1)?.delivery_email ?? "",
      ...userChange(pick),
    })),
  }),
  (realm, actor, params) => changeUser(realm, actor, userByVisibleEmail(realm, actor, params.email), params, realm),
);
