import { required } from "../../../protocol/schema/parameters";
import { chosen, integer, text } from "../../../protocol/schema/shapes";
import { withNewKey } from "../../changes/users/change-user";
import { isFailure } from "../../outcome/failures";
import { manageableBot, membersAlone } from "../../rules/bots/bots";
import { accepted } from "../../views/outcome";
import { botId } from "../examples";
import { operation } from "../operation";

/** Creates a new API key for a bot. */
export const regenerateBotApiKey = operation(
  () => ({
    id: "regenerate-bot-api-key",
    method: "POST",
    path: "/bots/{bot_id}/api_key/regenerate",
    parameters: {
      /** The user ID of the bot. */
      bot_id: required(integer),
    },
    answer: {
      /** The new key. The previous key no longer works. */
      api_key: chosen(text),
    },
    refusals: ["bots_are_for_members", "bot_unknown", "owner_required"],
    events: ["realm_bot/update"],
    example: botId,
    weight: 1,
    after: ["create-bot"],
  }),
  (realm, actor, params) => {
    const bot = manageableBot(realm, actor, params.bot_id);
    if (isFailure(bot)) return bot;
    const fresh = withNewKey(realm, bot);
    return accepted(fresh.step, { api_key: fresh.api_key });
  },
  { accessDenied: membersAlone },
);
