import { EVERYBODY, tell } from "../../outcome/audience";
import { badRequest, type Failure, isFailure } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import type { ChannelFolder } from "../../realm/channel-folder";
import type { Realm } from "../../realm/realm";
import {
  checkFolderDescription,
  checkFolderName,
  checkFolderNameIsFree,
  folderById,
  folderDescriptionHtml,
  isFolderInUse,
} from "../../rules/channel-folders/channel-folders";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** What of a folder is to be different. */
export interface UpdateChannelFolderParams {
  /** The ID of the folder. */
  readonly channel_folder_id: number;
  /** The new name: 1 to 60 characters. */
  readonly name?: string;
  /** The new description: Markdown, at most 1024 characters. */
  readonly description?: string;
  /** True archives the folder, false takes it back into use. */
  readonly is_archived?: boolean;
}

/**
 * Renames, describes, archives or unarchives a channel folder.
 *
 * @refuses as for administrators; BAD_REQUEST for an unknown folder; for an empty, overlong or taken name; for the
 *   description; for archiving one in which there are channels, archived ones included
 * @tells everybody `channel_folder/update` with what changed; nobody when nothing did
 * @spec Endpoints 8; States: Channel folder
 * @settled check_channel_folder_in_use
 * @assumes A81
 */
export const updateChannelFolder: Operation<UpdateChannelFolderParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, params) => {
    const folder = folderById(realm, params.channel_folder_id);
    if (folder === undefined) {
      return refused(
        realm,
        badRequest("folder_unknown", `There is no channel folder with the ID ${params.channel_folder_id}.`),
      );
    }
    const fields = checkedFields(realm, folder, params);
    if (isFailure(fields)) return refused(realm, fields);
    const changed = changedFields(folder, fields);
    if (Object.keys(changed).length === 0) return answered(realm, {});
    const updated = withFields(folder, fields);
    const next = withFields(realm, {
      channel_folders: Object.freeze(realm.channel_folders.map((row) => (row.id === folder.id ? updated : row))),
    });
    const html = "description" in changed;
    const shown = html ? { rendered_description: folderDescriptionHtml(next, updated.description) } : {};
    const event = tell(EVERYBODY, {
      type: "channel_folder",
      op: "update",
      channel_folder_id: folder.id,
      data: { ...changed, ...shown },
    });
    return accepted(step(next, [event]), {});
  }),
);

type Fields = Pick<ChannelFolder, "name" | "description" | "is_archived">;

function changedFields(folder: ChannelFolder, fields: Fields): Partial<Fields> {
  return {
    ...(fields.name === folder.name ? {} : { name: fields.name }),
    ...(fields.description === folder.description ? {} : { description: fields.description }),
    ...(fields.is_archived === folder.is_archived ? {} : { is_archived: fields.is_archived }),
  };
}

/** All that may change of a folder, as it will be. */
function checkedFields(realm: Realm, folder: ChannelFolder, params: UpdateChannelFolderParams): Fields | Failure {
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
