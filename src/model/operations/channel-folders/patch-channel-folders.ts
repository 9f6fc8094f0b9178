import { required } from "../../../protocol/schema/parameters";
import { integer, list } from "../../../protocol/schema/shapes";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator } from "../examples";
import { operation } from "../operation";

/** Changes the order of the channel folders. */
export const patchChannelFolders = operation(
  () => ({
    id: "patch-channel-folders",
    method: "PATCH",
    path: "/channel_folders",
    since: 414,
    parameters: {
      /** The IDs of all folders in the new order; unknown IDs are ignored. */
      order: required(list(integer)),
    },
    answer: {},
    refusals: ["administrator_required", "order_incomplete"],
    events: ["channel_folder/reorder"],
    example: byAdministrator((pick) => ({ order: pick.chance(2) ? [1, 2] : [2, 1] })),
    after: ["create-channel-folder"],
  }),
  (realm, _actor, { order }) => {
    const places = new Map(order.map((id, index) => [id, index]));
    if (!realm.channel_folders.every((folder) => places.has(folder.id))) {
      return badRequest("order_incomplete", "order: every channel folder is expected.");
    }
    const channel_folders = Object.freeze(
      realm.channel_folders.map((folder) => withFields(folder, { order: places.get(folder.id) ?? folder.order })),
    );
    const event = eventFor(ALL_USERS, { type: "channel_folder", op: "reorder", order: [...order] });
    return accepted(transition(withFields(realm, { channel_folders }), [event]), {});
  },
  { accessDenied: administratorsOnly },
);
