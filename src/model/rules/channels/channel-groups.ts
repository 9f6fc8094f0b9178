/** Channel folders, default channels, and groups of channels that new users can subscribe to together. */
import { LIMITS } from "../../../protocol/limits";
import { administratorRequired, badRequest, isFailure } from "../../outcome/failures";
import type { Channel, ChannelFolder } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";
import { isAdministrator } from "../users/people";
import { channelByName, hasContentAccess, visibleActiveChannel } from "./channel-access";
import { checkName } from "./channel-names";

/** The folder with an ID, archived ones included. */
export function folderById(realm: Realm, folderId: number): ChannelFolder | undefined {
  return realm.channel_folders.find((folder) => folder.id === folderId);
}

/** The folders in the order in which clients list them: their own order, or by ID on servers without one. */
export function foldersInOrder(realm: Realm): readonly ChannelFolder[] {
  const byOrder = has(realm, "channelFoldersHaveOrder");
  return [...realm.channel_folders].sort((a, b) => (byOrder ? a.order - b.order : 0) || a.id - b.id);
}

/**
 * The stored name of a folder: unchanged. Folders that are not archived have different names, ignoring case. A folder
 * cannot change only the case of its name.
 *
 * @param present - the folder that is to have the name, if it exists already
 */
export function checkFolderName(realm: Realm, raw: string, present?: ChannelFolder) {
  const checked = checkName("name", raw, LIMITS.MAX_CHANNEL_FOLDER_NAME_LENGTH);
  if (isFailure(checked)) return checked;
  return checkFolderNameIsFree(realm, raw, present) ?? raw;
}

/** Whether a folder that is not archived has a name already, ignoring case; its very own a folder may keep. */
export function checkFolderNameIsFree(realm: Realm, name: string, present?: ChannelFolder) {
  const key = name.toLowerCase();
  const isOwn = (folder: ChannelFolder): boolean => folder.id === present?.id && folder.name === name;
  const other = realm.channel_folders.find(
    (folder) => !folder.is_archived && !isOwn(folder) && folder.name.toLowerCase() === key,
  );
  return other === undefined
    ? undefined
    : badRequest("folder_name_taken", `name: there is a channel folder "${other.name}" already.`);
}

/** Whether any channel is in a folder, archived channels included. */
export function isFolderInUse(realm: Realm, folderId: number): boolean {
  for (const channel of realm.channels) if (channel.folder_id === folderId) return true;
  return false;
}

/** The stored description of a folder. */
export function checkFolderDescription(raw: string) {
  const max = LIMITS.MAX_CHANNEL_FOLDER_DESCRIPTION_LENGTH;
  if ([...raw].length > max)
    return badRequest("description_too_long", `description: a description has at most ${max} characters.`);
  if (raw.includes("\u0000"))
    return badRequest("description_with_null", "description: a description must not contain NUL characters.");
  return raw;
}

/** The channel that an administrator wants to be, or not to be, a default channel; or why that cannot be. */
export function channelForDefault(realm: Realm, actor: User, streamId: number) {
  if (!isAdministrator(actor)) return administratorRequired();
  return (
    visibleActiveChannel(realm, actor, streamId) ??
    badRequest("channel_unknown", `There is no channel with the ID ${streamId}.`)
  );
}

/** Finds the channels that a request names. */
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

/** Refuses channels of a group that are default channels, and names the first. */
export function checkNoneIsDefault(channels: readonly Channel[]) {
  const joined = channels.find((channel) => channel.is_default_stream);
  if (joined === undefined) return undefined;
  return badRequest("channel_is_default", `stream_names: "${joined.name}" is a default channel.`);
}

/** The group with an ID, or a refusal. */
export function defaultStreamGroupById(realm: Realm, groupId: number) {
  const group = realm.default_stream_groups.find(({ id }) => id === groupId);
  return group ?? badRequest("default_stream_group_unknown", `group_id: there is no group with the ID ${groupId}.`);
}

/** Why a new group cannot have a name: its form, or another group. */
export function checkNewGroupName(realm: Realm, name: string) {
  const max = LIMITS.MAX_DEFAULT_STREAM_GROUP_NAME_LENGTH;
  if (name.trim() === "" || [...name].length > max || name.includes("\u0000")) {
    const msg = `group_name: 1 to ${max} characters, not all blank and none of them null, are expected.`;
    return badRequest("default_stream_group_name_invalid", msg);
  }
  return checkNameIsFree(realm, name);
}

/** No two groups have one name. */
export function checkNameIsFree(realm: Realm, name: string) {
  if (!realm.default_stream_groups.some((row) => row.name === name)) return undefined;
  return badRequest("default_stream_group_name_taken", `There is a group "${name}" already.`);
}
