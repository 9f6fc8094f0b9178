import { badRequest, type Failure } from "../../outcome/failures";
import type { BotDefaults } from "../../realm/person-state";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelByName, hasContentAccess } from "../channels/channel-access";

/** Why defaults of a bot cannot be: they name a channel that whoever manages the bot cannot read. */
export function unknownDefaultChannel(realm: Realm, manager: User, given: Partial<BotDefaults>): Failure | undefined {
  for (const name of [given.default_sending_stream, given.default_events_register_stream]) {
    const channel = name === undefined || name === null || name === "" ? null : channelByName(realm, name);
    if (channel === null) continue;
    if (channel === undefined || !hasContentAccess(realm, channel, manager)) {
      return badRequest("bot_channel_unknown", `There is no channel "${name ?? ""}".`);
    }
  }
  return undefined;
}
