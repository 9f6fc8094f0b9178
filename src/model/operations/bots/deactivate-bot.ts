import { deactivateAccount } from "../../changes/users/set-activity";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { manageableBot } from "../../rules/bots/manageable-bot";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which bot, by user ID. */
export interface DeactivateBotParams {
  /** The user ID of the bot. */
  readonly bot_id: number;
}

/**
 * Deactivates a bot; one that is deactivated stays so.
 *
 * @refuses as `manageableBot` does
 * @tells as `deactivateUser` does, and its owner and the administrators `realm_bot/update`
 * @settled deactivate_bot_backend
 */
export const deactivateBot: Operation<DeactivateBotParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const bot = manageableBot(realm, actor, params.bot_id);
    if (isFailure(bot)) return refused(realm, bot);
    return accepted(bot.is_active ? deactivateAccount(realm, bot.user_id) : transition(realm), {});
  },
);
