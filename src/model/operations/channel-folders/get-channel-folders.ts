import { answered } from "../../outcome/outcome";
import { foldersInOrder } from "../../rules/channel-folders/channel-folders";
import { channelFolderView } from "../../views/channel-folders/channel-folder-view";
import { GET_CHANNEL_FOLDERS_ANSWER, type GetChannelFoldersResponse } from "../../../protocol/answers/channel-folders";
import { type Operation, operation } from "../operation";

/** Whether folders that are archived are listed too. */
export interface GetChannelFoldersParams {
  /** Whether archived folders are listed too; false by default. */
  readonly include_archived?: boolean;
}

/**
 * Lists the channel folders in their order; below feature level 414 by ID. Open to all accounts, guests included.
 *
 * @spec Channel folder
 */
export const getChannelFolders: Operation<GetChannelFoldersParams, GetChannelFoldersResponse> = operation(
  () => GET_CHANNEL_FOLDERS_ANSWER,
  (realm, _actor, params = {}) => {
    const shown = foldersInOrder(realm).filter((folder) => !folder.is_archived || params.include_archived === true);
    return answered(realm, { channel_folders: shown.map((folder) => channelFolderView(realm, folder)) });
  },
);
