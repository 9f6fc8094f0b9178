import { administratorRequired, badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isAdministrator } from "../users/people";
import { visibleActiveChannel } from "./channel-access";

/** The channel that an administrator wants to be, or not to be, a default channel; or why that cannot be. */
export function channelForDefault(realm: Realm, actor: User, streamId: number) {
  if (!isAdministrator(actor)) return administratorRequired(realm);
  return (
    visibleActiveChannel(realm, actor, streamId) ??
    badRequest("channel_unknown", `There is no channel with the ID ${streamId}.`)
  );
}
