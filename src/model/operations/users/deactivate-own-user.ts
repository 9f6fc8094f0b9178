import { isOnlyOwner } from "../../changes/users/change-user";
import { deactivateAccount, DEACTIVATION_EVENTS } from "../../changes/users/set-activity";
import { failure } from "../../outcome/failures";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Deactivates the account of the actor. Bots are allowed to do it, too. */
export const deactivateOwnUser = operation(
  () => ({
    id: "deactivate-own-user",
    method: "DELETE",
    path: "/users/me",
    parameters: {},
    answer: {},
    refusals: ["last_user"],
    events: DEACTIVATION_EVENTS,
    weight: 0,
  }),
  (realm, actor) => {
    const isAlone = [...realm.users].filter((user) => user.is_active).length === 1;
    const isLastOwner = !isAlone && isOnlyOwner(realm, actor);
    if (isLastOwner || isAlone) {
      const entity = isLastOwner ? "organization owner" : "user";
      const msg = `The only ${entity} cannot be deactivated.`;
      return failure("CANNOT_DEACTIVATE_LAST_USER", "last_user", msg, { is_last_owner: isLastOwner, entity });
    }
    return accepted(deactivateAccount(realm, actor.user_id), {});
  },
);
