import { answered } from "../../outcome/outcome";
import { channelFolderView, foldersInOrder } from "../../rules/channel-folders/channel-folders";
import { type Operation, operation } from "../operation";

/** Whether folders that are archived are listed too. */
export interface GetChannelFoldersParams {
  readonly include_archived?: boolean;
}

/**
 * Lists the channel folders in their order; below feature level 414 by ID. Open to all accounts, guests included.
 *
 * @spec Channel folder
 */
export const getChannelFolders: Operation<
  GetChannelFoldersParams,
  { readonly channel_folders: readonly Record<string, unknown>[] }
> = operation((realm, _actor, params) => {
  const shown = foldersInOrder(realm).filter((folder) => !folder.is_archived || params.include_archived === true);
  return answered(realm, { channel_folders: shown.map((folder) => channelFolderView(realm, folder)) });
});
