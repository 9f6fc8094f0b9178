/** Default channels, and groups of channels that new users can subscribe to together. */
import { LIMITS } from "../../../protocol/limits";
import { administratorRequired, badRequest } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isAdministrator } from "../users/people";
import { channelByName, hasContentAccess, visibleActiveChannel } from "./channel-access";

/** The channel that an administrator wants to be, or not to be, a default channel; or why that cannot be. */
export function channelForDefault(realm: Realm, actor: User, streamId: number) {
  if (!isAdministrator(actor)) return administratorRequired(realm);
  return (
    visibleActiveChannel(realm, actor, streamId) ??
    badRequest("channel_unknown", `There is no channel with the ID ${streamId}.`)
  );
}

/**
 * Finds the channels that a request names.
 *
 * @refuses BAD_REQUEST for the first name of no channel, of an archived one, and of one that the actor may not read
 */
export function channelsNamed(realm: Realm, actor: User, names: readonly string[]) {
  const channels: Channel[] = [];
  for (const name of names) {
    const channel = channelByName(realm, name);
    if (channel === undefined || channel.is_archived || !hasContentAccess(realm, channel, actor)) {
      return badRequest("channel_unknown", `stream_names: there is no channel "${name}".`);
    }
    channels.push(channel);
  }
  return channels;
}

/** Why channels cannot come into a group: the first that everybody joins anyway. */
export function checkNoneIsDefault(channels: readonly Channel[]) {
  const joined = channels.find((channel) => channel.is_default_stream);
  if (joined === undefined) return undefined;
  return badRequest("channel_is_default", `stream_names: "${joined.name}" is a default channel.`);
}

/** The group with an ID, or why there is none. */
export function defaultStreamGroupById(realm: Realm, groupId: number) {
  const group = realm.default_stream_groups.find(({ id }) => id === groupId);
  return group ?? badRequest("default_stream_group_unknown", `group_id: there is no group with the ID ${groupId}.`);
}

/** Why a new group cannot have a name: its form, or another group. */
export function checkNewName(realm: Realm, name: string) {
  const max = LIMITS.MAX_DEFAULT_STREAM_GROUP_NAME_LENGTH;
  if (name.trim() === "" || [...name].length > max || name.includes("\u0000")) {
    const msg = `group_name: 1 to ${max} characters, not all blank and none of them null, are expected.`;
    return badRequest("default_stream_group_name_malformed", msg);
  }
  return checkNameIsFree(realm, name);
}

/** No two groups have one name. */
export function checkNameIsFree(realm: Realm, name: string) {
  if (!realm.default_stream_groups.some((row) => row.name === name)) return undefined;
  return badRequest("default_stream_group_name_taken", `There is a group "${name}" already.`);
}
