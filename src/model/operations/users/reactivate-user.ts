import { reactivateAccount } from "../../changes/users/set-activity";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { checkBotName, mayCreateBots } from "../../rules/bots/bot-creation";
import { isAdministrator, userById } from "../../rules/users/people";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which account, by its ID. */
export interface ReactivateUserParams {
  /** The ID of the account. */
  readonly user_id: number;
}

/**
 * Reactivates an account: it is back in its channels, groups and settings; its key works again. An account that is
 * active is told of again.
 *
 * @refuses BAD_REQUEST for no such account; for anybody but administrators and the owner of the bot meant; for a bot
 *   without the permission to create bots of its type, then for one whose name an active account has
 * @tells as `reactivateAccount` does
 */
export const reactivateUser: Operation<ReactivateUserParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const target = userById(realm, params.user_id);
    if (target === undefined || target.is_system_bot)
      return refused(realm, badRequest("user_unknown", "There is no such account."));
    const isOwnBot = target.bot_owner_id === actor.user_id;
    if (!isAdministrator(actor) && !isOwnBot)
      return refused(realm, badRequest("account_change_not_allowed", "You may not reactivate this account."));
    if (target.is_bot) {
      if (!mayCreateBots(realm, actor, target.bot_type ?? 1)) {
        return refused(realm, badRequest("bot_creation_not_allowed", "You may not create bots of this type."));
      }
      const taken = checkBotName(realm, target.full_name);
      if (isFailure(taken)) return refused(realm, taken);
    }
    return accepted(reactivateAccount(realm, target.user_id, actor.user_id), {});
  },
);
