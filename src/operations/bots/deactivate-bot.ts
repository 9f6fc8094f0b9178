import { deactivateAccount } from "../../changes/users/set-activity";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { manageableBot } from "../../views/bots/bots";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which bot, by user ID. */
export interface DeactivateBotParams {
  /** The user ID of the bot. */
  readonly bot_id: number;
}

/**
 * Deactivates a bot.
 *
 * @refuses BAD_REQUEST for bots; for no such active bot that the actor manages
 * @tells as `deactivateUser` does, and its owner and the administrators `realm_bot/update`
 */
export const deactivateBot: Operation<DeactivateBotParams, EmptyResponse> = operation(
  NO_ANSWER,
  (realm, actor, params) => {
    if (actor.is_bot) return refused(realm, badRequest("bots_manage_no_bots", "Bots cannot manage bots."));
    const bot = manageableBot(realm, actor, params.bot_id);
    if (bot === undefined || !bot.is_active) {
      return refused(realm, badRequest("bot_unknown", "There is no such active bot that you may manage."));
    }
    return accepted(deactivateAccount(realm, bot.user_id), {});
  },
);
