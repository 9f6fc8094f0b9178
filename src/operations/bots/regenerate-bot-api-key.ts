import { withNewKey } from "../../changes/users/new-key";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { manageableBot } from "../../views/bots/bots";
import { REGENERATE_BOT_API_KEY_ANSWER, type RegenerateBotApiKeyResponse } from "../../spec/answers/bots";
import { type Operation, operation } from "../operation";

/** Whose key, by user ID. */
export interface RegenerateBotApiKeyParams {
  /** The user ID of the bot. */
  readonly bot_id: number;
}

/**
 * Gives a bot a fresh API key.
 *
 * @refuses BAD_REQUEST for bots; for an ID that is no bot's, or of a bot that is neither the actor's nor the actor an
 *   administrator
 * @tells the bot's owner and the administrators `realm_bot/update`
 */
export const regenerateBotApiKey: Operation<RegenerateBotApiKeyParams, RegenerateBotApiKeyResponse> = operation(
  REGENERATE_BOT_API_KEY_ANSWER,
  (realm, actor, params) => {
    if (actor.is_bot) return refused(realm, badRequest("bots_manage_no_bots", "Bots cannot manage bots."));
    const bot = manageableBot(realm, actor, params.bot_id);
    if (bot === undefined)
      return refused(realm, badRequest("bot_unknown", "There is no such bot that you may manage."));
    const fresh = withNewKey(realm, bot);
    return accepted(fresh.step, { api_key: fresh.api_key });
  },
);
