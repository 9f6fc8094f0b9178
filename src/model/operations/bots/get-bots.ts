import { isFailure } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { membersAlone } from "../../rules/bots/members-alone";
import { botDefaults } from "../../views/bots/bots";
import { pictureUrl } from "../../views/users/avatar";
import { GET_BOTS_ANSWER, type GetBotsResponse } from "../../../protocol/answers/bots";
import { type NoParams, type Operation, operation } from "../operation";
import type { OwnBotView } from "../../../protocol/records/people";

/** A bot as the list of one's own bots shows it. */
function ownBotView(realm: Realm, bot: User): OwnBotView {
  return {
    username: bot.delivery_email,
    full_name: bot.full_name,
    api_key: bot.api_key,
    ...botDefaults(realm, bot.user_id),
    avatar_url: pictureUrl(realm, bot),
  };
}

/**
 * Lists one's own active bots with their keys, by ID.
 *
 * @refuses BAD_REQUEST for bots and guests
 */
export const getBots: Operation<NoParams, GetBotsResponse> = operation(
  () => GET_BOTS_ANSWER,
  (realm, actor) => {
    const barred = membersAlone(realm, actor);
    if (isFailure(barred)) return refused(realm, barred);
    const bots = [...realm.users].filter((user) => user.bot_owner_id === actor.user_id && user.is_active);
    return answered(realm, { bots: bots.map((bot) => ownBotView(realm, bot)) });
  },
);
