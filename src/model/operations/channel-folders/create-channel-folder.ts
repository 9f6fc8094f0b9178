import { ALL_USERS, eventFor } from "../../outcome/audience";
import { failure, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { ChannelFolder } from "../../realm/channel-folder";
import { followsServer } from "../../realm/divergences";
import { frozen } from "../../realm/freeze";
import { checkFolderDescription, checkFolderName } from "../../rules/channel-folders/channel-folders";
import { channelFolderView } from "../../views/channel-folders/channel-folder-view";
import {
  CREATE_CHANNEL_FOLDER_ANSWER,
  type CreateChannelFolderResponse,
} from "../../../protocol/answers/channel-folders";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** What a new folder is called and what it is for. */
export interface CreateChannelFolderParams {
  /** 1 to 60 characters; no other folder in use has it. */
  readonly name: string;
  /** Markdown, at most 1024 characters; empty by default. */
  readonly description?: string;
}

/**
 * Creates a channel folder. Its place in the order is its ID.
 *
 * @returns the ID of the folder
 * @refuses as for administrators; following real servers REQUEST_VARIABLE_MISSING without a description; BAD_REQUEST
 *   for an empty, overlong or taken name, then for the description
 * @tells everybody `channel_folder/add`
 * @spec Channel folder; Endpoints 8
 */
export const createChannelFolder: Operation<CreateChannelFolderParams, CreateChannelFolderResponse> = operation(
  () => CREATE_CHANNEL_FOLDER_ANSWER,
  byAdministrators((realm, actor, params) => {
    if (params.description === undefined && followsServer(realm, "foldersAreDescribed")) {
      const msg = "description: this parameter is missing.";
      const missing = failure("REQUEST_VARIABLE_MISSING", "parameter_missing", msg, { var_name: "description" });
      return refused(realm, missing);
    }
    const name = checkFolderName(realm, params.name);
    if (isFailure(name)) return refused(realm, name);
    const description = checkFolderDescription(params.description ?? "");
    if (isFailure(description)) return refused(realm, description);
    const id = realm.last_ids.channel_folder + 1;
    const folder: ChannelFolder = {
      id,
      name,
      description,
      date_created: realm.now,
      creator_id: actor.user_id,
      order: id,
      is_archived: false,
    };
    const next = withFields(realm, {
      channel_folders: frozen([...realm.channel_folders, folder]),
      last_ids: withFields(realm.last_ids, { channel_folder: id }),
    });
    const event = eventFor(ALL_USERS, {
      type: "channel_folder",
      op: "add",
      channel_folder: channelFolderView(next, folder),
    });
    return accepted(transition(next, [event]), { channel_folder_id: id });
  }),
);
