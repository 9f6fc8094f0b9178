import { administratorsOnly } from "../../model/rules/users/administrators-only";
import { createChannelFolder } from "../../model/operations/channel-folders/create-channel-folder";
import { getChannelFolders } from "../../model/operations/channel-folders/get-channel-folders";
import { patchChannelFolders } from "../../model/operations/channel-folders/patch-channel-folders";
import { updateChannelFolder } from "../../model/operations/channel-folders/update-channel-folder";
import { optional, required, shapes } from "../parameter";
import { route } from "../route";

/** @spec Channel folder */
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

/** @spec Channel folder */
export const createChannelFolderRoute = route({
  id: "create-channel-folder",
  method: "POST",
  path: "/channel_folders/create",
  since: 389,
  parameters: {
    name: required("text", shapes.text),
    description: optional("text", shapes.text),
  },
  accessDenied: administratorsOnly,
  operation: createChannelFolder,
});

/** @spec Endpoints 8 */
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
  accessDenied: administratorsOnly,
  operation: updateChannelFolder,
});

/** @spec Channel folder */
export const patchChannelFoldersRoute = route({
  id: "patch-channel-folders",
  method: "PATCH",
  path: "/channel_folders",
  since: 414,
  parameters: {
    order: required("json", shapes.integers),
  },
  accessDenied: administratorsOnly,
  operation: patchChannelFolders,
});
