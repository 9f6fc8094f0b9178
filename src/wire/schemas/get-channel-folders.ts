import { getChannelFolders } from "../../operations/channel-folders/get-channel-folders";
import { optional, shapes } from "../parameter";
import { route } from "../route";

/** @card Channel folder */
export const getChannelFoldersRoute = route({
  id: "get-channel-folders",
  method: "GET",
  path: "/channel_folders",
  since: 389,
  parameters: {
    include_archived: optional("json", shapes.boolean),
  },
  operation: getChannelFolders,
});
