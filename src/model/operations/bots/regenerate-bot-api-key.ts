import { withNewKey } from "../../changes/users/new-key";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { manageableBot } from "../../rules/bots/manageable-bot";
import { membersAlone } from "../../rules/bots/members-alone";
import { REGENERATE_BOT_API_KEY_ANSWER, type RegenerateBotApiKeyResponse } from "../../../protocol/answers/bots";
import { type Operation, operation } from "../operation";

/** Whose key, by user ID. */
export interface RegenerateBotApiKeyParams {
  /** The user ID of the bot. */
  readonly bot_id: number;
}

/**
 * Gives a bot a fresh API key.
 *
 * @refuses BAD_REQUEST for bots and guests; as `manageableBot` does
 * @tells the bot's owner and the administrators `realm_bot/update`
 */
export const regenerateBotApiKey: Operation<RegenerateBotApiKeyParams, RegenerateBotApiKeyResponse> = operation(
  () => REGENERATE_BOT_API_KEY_ANSWER,
  (realm, actor, params) => {
    const barred = membersAlone(realm, actor);
    if (isFailure(barred)) return refused(realm, barred);
    const bot = manageableBot(realm, actor, params.bot_id);
    if (isFailure(bot)) return refused(realm, bot);
    const fresh = withNewKey(realm, bot);
    return accepted(fresh.step, { api_key: fresh.api_key });
  },
);
