import { badRequest, isFailure } from "../../outcome/failures";
import type { ChannelFolder } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import { LIMITS } from "../../../protocol/limits";
import { checkName } from "../channels/channel-names";
import { renderedHtml } from "../messages/rendering";
import { has } from "../realm/feature-level";

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
 * The name of a folder as it is stored: as it is written. No two folders that are not archived have the same name,
 * ignoring case; a folder can neither have its own in another case.
 *
 * @param present - the folder that is to have the name, if it exists already
 * @spec Endpoints 8; Limits
 * @settled check_channel_folder_name
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

/**
 * The description of a folder as it is stored.
 *
 * @spec Endpoints 8; Limits
 */
export function checkFolderDescription(raw: string) {
  const max = LIMITS.MAX_CHANNEL_FOLDER_DESCRIPTION_LENGTH;
  if ([...raw].length > max)
    return badRequest("description_too_long", `description: a description has at most ${max} characters.`);
  if (raw.includes("\u0000"))
    return badRequest("description_with_null", "description: a description may not hold null characters.");
  return raw;
}

/** The description of a folder as HTML. */
export function folderDescriptionHtml(realm: Realm, description: string): string {
  return description === "" ? "" : renderedHtml(realm, description);
}
