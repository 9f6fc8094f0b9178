import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { deactivateAccount } from "../../changes/users/set-activity";
import { isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { manageableBot } from "../../rules/bots/bots";
import { accepted } from "../../views/outcome";
import { botId } from "../examples";
import { operation } from "../operation";

/** Deactivates a bot. For a deactivated bot, it succeeds without a change. */
export const deactivateBot = operation(
  () => ({
    id: "deactivate-bot",
    method: "DELETE",
    path: "/bots/{bot_id}",
    parameters: {
      /** The user ID of the bot. */
      bot_id: required(integer),
    },
    answer: {},
    refusals: ["bot_unknown", "owner_required"],
    events: ["realm_bot/update", "realm_user/update", "subscription/peer_remove"],
    example: botId,
    weight: 1,
    after: ["create-bot"],
  }),
  (realm, actor, params) => {
    const bot = manageableBot(realm, actor, params.bot_id);
    if (isFailure(bot)) return bot;
    return accepted(bot.is_active ? deactivateAccount(realm, bot.user_id) : transition(realm), {});
  },
);
