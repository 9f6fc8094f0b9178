import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { reactivateAccount, REACTIVATION_EVENTS } from "../../changes/users/set-activity";
import { badRequest, isFailure } from "../../outcome/failures";
import { checkBotName, mayCreateBots } from "../../rules/bots/bots";
import { isAdministrator, userById } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/**
 * Reactivates an account. It is in its channels, groups and settings again, and its key works again. For an active
 * account, the event is sent again.
 */
export const reactivateUser = operation(
  () => ({
    id: "reactivate-user",
    method: "POST",
    path: "/users/{user_id}/reactivate",
    parameters: {
      /** The ID of the account. */
      user_id: required(integer),
    },
    answer: {},
    refusals: ["user_unknown", "account_change_not_allowed", "bot_creation_not_allowed", "bot_name_taken"],
    events: REACTIVATION_EVENTS,
    example: byAdministrator((pick) => {
      const deactivated = [...pick.realm.users].filter((user) => !user.is_active);
      return { user_id: deactivated.length === 0 ? 1 : pick.one(deactivated).user_id };
    }),
    weight: 3,
    after: ["deactivate-user"],
  }),
  (realm, actor, params) => {
    const target = userById(realm, params.user_id);
    if (target === undefined || target.is_system_bot) return badRequest("user_unknown", "There is no such account.");
    const isOwnBot = target.bot_owner_id === actor.user_id;
    if (!isAdministrator(actor) && !isOwnBot)
      return badRequest("account_change_not_allowed", "You are not allowed to reactivate this account.");
    if (target.is_bot) {
      if (!mayCreateBots(realm, actor, target.bot_type ?? 1)) {
        return badRequest("bot_creation_not_allowed", "You are not allowed to create bots of this type.");
      }
      const taken = checkBotName(realm, target.full_name);
      if (isFailure(taken)) return taken;
    }
    return accepted(reactivateAccount(realm, target.user_id, actor.user_id), {});
  },
);
