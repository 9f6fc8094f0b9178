import { createChannelFolder } from "../../operations/channel-folders/create-channel-folder";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Channel folder */
export const createChannelFolderRoute = route({
  id: "create-channel-folder",
  method: "POST",
  path: "/channel_folders/create",
  since: 389,
  parameters: {
    name: required("text", shapes.text),
    description: optional("text", shapes.text),
  },
  operation: createChannelFolder,
});
