import { CHANNEL_FOLDER, type ChannelFolderView } from "../../../protocol/records/channels";
import { optional } from "../../../protocol/schema/parameters";
import { boolean, list, named } from "../../../protocol/schema/shapes";
import { foldersInOrder } from "../../rules/channels/channel-groups";
import { channelFolderView } from "../../views/channels/channel-view";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

/**
 * Lists the channel folders in their order; before feature level 414 by ID. All accounts can call it, guests included.
 */
export const getChannelFolders = operation(
  () => ({
    id: "get-channel-folders",
    method: "GET",
    path: "/channel_folders",
    since: 389,
    parameters: {
      /** Whether to include archived folders; false by default. */
      include_archived: optional(boolean),
    },
    answer: {
      /** The folders, in their order. */
      channel_folders: list(named<ChannelFolderView>(CHANNEL_FOLDER)),
    },
    refusals: [],
    events: [],
  }),
  (realm, _actor, params) => {
    const shown = foldersInOrder(realm).filter((folder) => !folder.is_archived || params.include_archived === true);
    return answered(realm, { channel_folders: shown.map((folder) => channelFolderView(realm, folder)) });
  },
);
