import { badRequest } from "../../outcome/failures";
import type { BotDefaults } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelByName, hasContentAccess } from "../channels/channel-access";

/** Why defaults of a bot cannot be: they name a channel that is archived, or that who manages the bot cannot read. */
export function unknownDefaultChannel(realm: Realm, manager: User, given: Partial<BotDefaults>) {
  for (const name of [given.default_sending_stream, given.default_events_register_stream]) {
    if (name === undefined || name === null) continue;
    const channel = channelByName(realm, name);
    if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, manager)) {
      return badRequest("bot_channel_unknown", `There is no channel "${name}".`);
    }
  }
  return undefined;
}

/** The defaults of a bot as they are kept: channels by the names that they have. */
export function spelledDefaults<Given extends Partial<BotDefaults>>(realm: Realm, given: Given): Given {
  const spelled = { ...given };
  for (const key of ["default_sending_stream", "default_events_register_stream"] as const) {
    const name = given[key];
    if (name !== undefined && name !== null)
      Object.assign(spelled, { [key]: channelByName(realm, name)?.name ?? name });
  }
  return spelled;
}
