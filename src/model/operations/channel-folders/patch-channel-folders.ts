import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** The IDs of all folders, archived ones included, in the order in which they are to stand. */
export interface PatchChannelFoldersParams {
  /** The IDs of all folders in the new order; what is no folder is passed over. */
  readonly order: readonly number[];
}

/**
 * Puts the channel folders into another order.
 *
 * @refuses as for administrators; BAD_REQUEST when the list does not name every folder
 * @tells everybody `channel_folder/reorder`, also when the order stays
 * @spec Channel folder
 * @settled try_reorder_realm_channel_folders
 */
export const patchChannelFolders: Operation<PatchChannelFoldersParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, { order }) => {
    const places = new Map(order.map((id, index) => [id, index]));
    if (!realm.channel_folders.every((folder) => places.has(folder.id))) {
      return refused(realm, badRequest("order_incomplete", "order: every channel folder is expected."));
    }
    const channel_folders = Object.freeze(
      realm.channel_folders.map((folder) => withFields(folder, { order: places.get(folder.id) ?? folder.order })),
    );
    const event = eventFor(ALL_USERS, { type: "channel_folder", op: "reorder", order: [...order] });
    return accepted(transition(withFields(realm, { channel_folders }), [event]), {});
  }),
);
