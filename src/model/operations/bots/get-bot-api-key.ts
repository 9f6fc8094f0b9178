import { required } from "../../../protocol/schema/parameters";
import { chosen, integer, text } from "../../../protocol/schema/shapes";
import { isFailure } from "../../outcome/failures";
import { manageableBot, membersAlone } from "../../rules/bots/bots";
import { answered } from "../../views/outcome";
import { botId } from "../examples";
import { operation } from "../operation";

/** Returns the API key of a bot that the actor may manage. Assumption A424. */
export const getBotApiKey = operation(
  () => ({
    id: "get-bot-api-key",
    method: "GET",
    path: "/bots/{bot_id}/api_key",
    since: 463,
    parameters: {
      /** The user ID of the bot. */
      bot_id: required(integer),
    },
    answer: {
      /** The API key. */
      api_key: chosen(text),
    },
    refusals: ["bots_are_for_members", "bot_unknown", "owner_required"],
    events: [],
    example: botId,
    after: ["create-bot"],
  }),
  (realm, actor, params) => {
    const bot = manageableBot(realm, actor, params.bot_id);
    return isFailure(bot) ? bot : answered(realm, { api_key: bot.api_key });
  },
  { accessDenied: membersAlone },
);
