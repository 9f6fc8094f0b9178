import { required } from "../../../protocol/schema/parameters";
import { integer, text } from "../../../protocol/schema/shapes";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { ChannelFolder } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import { describedHtml } from "../../rendering/rendering";
import { checkFolderDescription, checkFolderName } from "../../rules/channels/channel-groups";
import { administratorsOnly } from "../../rules/users/who-may";
import { channelFolderView } from "../../views/channels/channel-view";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Creates a channel folder, at the end of the list. */
export const createChannelFolder = operation(
  () => ({
    id: "create-channel-folder",
    method: "POST",
    path: "/channel_folders/create",
    since: 389,
    parameters: {
      /** The name: 1 to 60 characters, unique among the folders that are not archived. */
      name: required(text),
      /** The description: Markdown, at most 1024 characters. */
      description: required(text),
    },
    answer: {
      /** The ID of the folder. */
      channel_folder_id: integer,
    },
    refusals: [
      "administrator_required",
      "name_empty",
      "name_too_long",
      "name_unprintable",
      "folder_name_taken",
      "description_too_long",
      "description_with_null",
    ],
    events: ["channel_folder/add"],
    example: byAdministrator((pick) => ({ name: pick.unguessable("f"), description: "*folder*" })),
  }),
  (realm, actor, params) => {
    const name = checkFolderName(realm, params.name);
    if (isFailure(name)) return name;
    const description = checkFolderDescription(params.description);
    if (isFailure(description)) return description;
    const id = realm.last_ids.channel_folder + 1;
    const folder: ChannelFolder = {
      id,
      name,
      description,
      rendered_description: describedHtml(realm, description, actor),
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
  },
  { accessDenied: administratorsOnly },
);
