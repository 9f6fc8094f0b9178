import { optional, type ParamsOf, required } from "../../../protocol/schema/parameters";
import { boolean, integer, text } from "../../../protocol/schema/shapes";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThen, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { ChannelFolder } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { describedHtml } from "../../rendering/rendering";
import {
  checkFolderDescription,
  checkFolderName,
  checkFolderNameIsFree,
  folderById,
  isFolderInUse,
} from "../../rules/channels/channel-groups";
import { administratorsOnlyAsDocumented } from "../../rules/users/who-may";
import { accepted, refusedAfter } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  /** The ID of the folder. */
  channel_folder_id: required(integer),
  /** The new name: 1 to 60 characters. */
  name: optional(text),
  /** The new description: Markdown, at most 1024 characters. */
  description: optional(text),
  /** True archives the folder, false unarchives it. */
  is_archived: optional(boolean),
});

type UpdateChannelFolderParams = ParamsOf<ReturnType<typeof parameters>>;

/**
 * Renames, describes, archives or unarchives a channel folder. The changes before a refused one stay. Assumption A81.
 */
export const updateChannelFolder = operation(
  () => ({
    id: "update-channel-folder",
    method: "PATCH",
    path: "/channel_folders/{channel_folder_id}",
    since: 389,
    parameters: parameters(),
    answer: {},
    refusals: [
      "administrator_required",
      "description_too_long",
      "description_with_null",
      "folder_unknown",
      "name_empty",
      "name_too_long",
      "name_unprintable",
      "folder_name_taken",
      "folder_in_use",
    ],
    changes_when_refused: true,
    events: ["channel_folder/update"],
    example: byAdministrator((pick) => ({
      channel_folder_id: 1 + pick.int(3),
      ...pick.fields({
        name: () => pick.unguessable("f"),
        description: () => "other",
        is_archived: () => pick.chance(2),
      }),
    })),
    after: ["create-channel-folder"],
  }),
  (realm, actor, { channel_folder_id, ...changes }) => {
    // Servers look at the length of a description before they look at anything else.
    const description = checkFolderDescription(changes.description ?? "");
    let done = transition(realm);
    for (const part of partsOf(changes)) {
      const next = isFailure(description) ? description : changeFolder(done.realm, actor, channel_folder_id, part);
      if (isFailure(next)) return refusedAfter(realm, done, next);
      done = andThen(done, () => next);
    }
    return accepted(done, {});
  },
  { accessDenied: administratorsOnlyAsDocumented },
);

type FolderChanges = Omit<UpdateChannelFolderParams, "channel_folder_id">;

/** The changes one by one, in the order in which servers carry them out. */
function partsOf({ name, description, is_archived }: FolderChanges): readonly FolderChanges[] {
  return [
    name === undefined ? {} : { name },
    description === undefined ? {} : { description },
    is_archived === undefined ? {} : { is_archived },
  ];
}

function changeFolder(realm: Realm, actor: User, folderId: number, changes: FolderChanges) {
  const folder = folderById(realm, folderId);
  if (folder === undefined) return badRequest("folder_unknown", `There is no channel folder with the ID ${folderId}.`);
  const fields = checkedFields(realm, folder, changes);
  if (isFailure(fields)) return fields;
  const changed = changedFields(folder, fields);
  if (Object.keys(changed).length === 0) return transition(realm);
  const html =
    changed.description === undefined ? {} : { rendered_description: describedHtml(realm, changed.description, actor) };
  const updated = withFields(folder, { ...fields, ...html });
  const next = withFields(realm, {
    channel_folders: Object.freeze(realm.channel_folders.map((row) => (row.id === folder.id ? updated : row))),
  });
  const event = eventFor(ALL_USERS, {
    type: "channel_folder",
    op: "update",
    channel_folder_id: folder.id,
    data: { ...changed, ...html },
  });
  return transition(next, [event]);
}

type Fields = Pick<ChannelFolder, "name" | "description" | "is_archived">;

function changedFields(folder: ChannelFolder, fields: Fields): Partial<Fields> {
  return {
    ...(fields.name === folder.name ? {} : { name: fields.name }),
    ...(fields.description === folder.description ? {} : { description: fields.description }),
    ...(fields.is_archived === folder.is_archived ? {} : { is_archived: fields.is_archived }),
  };
}

/** All that may change of a folder, as it will be. */
function checkedFields(realm: Realm, folder: ChannelFolder, params: FolderChanges) {
  const name = params.name === undefined ? folder.name : checkFolderName(realm, params.name, folder);
  if (isFailure(name)) return name;
  const is_archived = params.is_archived ?? folder.is_archived;
  if (!is_archived && folder.is_archived) {
    const taken = checkFolderNameIsFree(realm, name, folder);
    if (isFailure(taken)) return taken;
  }
  const description =
    params.description === undefined ? folder.description : checkFolderDescription(params.description);
  if (isFailure(description)) return description;
  if (is_archived && !folder.is_archived && isFolderInUse(realm, folder.id)) {
    return badRequest("folder_in_use", `is_archived: there are channels in the channel folder "${folder.name}".`);
  }
  return { name, description, is_archived };
}
