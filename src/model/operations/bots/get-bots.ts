import { OWN_BOT, type OwnBotView } from "../../../protocol/records/people";
import { list, named } from "../../../protocol/schema/shapes";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { membersAlone } from "../../rules/bots/bots";
import { answered } from "../../views/outcome";
import { pictureUrl } from "../../views/pictures";
import { botDefaults } from "../../views/users/user-view";
import { operation } from "../operation";

/** A bot as the list of the actor's own bots shows it. */
function ownBotView(realm: Realm, bot: User): OwnBotView {
  return {
    username: bot.delivery_email,
    full_name: bot.full_name,
    api_key: bot.api_key,
    ...botDefaults(realm, bot.user_id),
    avatar_url: pictureUrl(realm, bot),
  };
}

/** Lists the actor's own active bots with their keys, by ID. */
export const getBots = operation(
  () => ({
    id: "get-bots",
    method: "GET",
    path: "/bots",
    parameters: {},
    answer: {
      /** The bots, by ID. */
      bots: list(named<OwnBotView>(OWN_BOT)),
    },
    refusals: ["bots_are_for_members"],
    events: [],
  }),
  (realm, actor) => {
    const bots = [...realm.users].filter((user) => user.bot_owner_id === actor.user_id && user.is_active);
    return answered(realm, { bots: bots.map((bot) => ownBotView(realm, bot)) });
  },
  { accessDenied: membersAlone },
);
