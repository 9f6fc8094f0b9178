import { patchChannelFolders } from "../../operations/channel-folders/patch-channel-folders";
import { required, shapes } from "../parameter";
import { route } from "../route";

/** @card Channel folder */
export const patchChannelFoldersRoute = route({
  id: "patch-channel-folders",
  method: "PATCH",
  path: "/channel_folders",
  since: 414,
  parameters: {
    order: required("json", shapes.integers),
  },
  operation: patchChannelFolders,
});
