import { updateChannelFolder } from "../../operations/channel-folders/update-channel-folder";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @card Endpoints 8 */
export const updateChannelFolderRoute = route({
  id: "update-channel-folder",
  method: "PATCH",
  path: "/channel_folders/{channel_folder_id}",
  since: 389,
  parameters: {
    channel_folder_id: required("json", shapes.integer),
    name: optional("text", shapes.text),
    description: optional("text", shapes.text),
    is_archived: optional("json", shapes.boolean),
  },
  operation: updateChannelFolder,
});
