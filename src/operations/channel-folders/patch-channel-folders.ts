import { EVERYBODY, tell } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { foldersInOrder } from "../../rules/channel-folders/channel-folders";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { byAdministrators } from "../by-administrators";
import { type Operation, operation } from "../operation";

/** The IDs of all folders, archived ones included, in the order in which they are to stand. */
export interface PatchChannelFoldersParams {
  /** The IDs of all folders, each exactly once, in the new order. */
  readonly order: readonly number[];
}

/**
 * Puts the channel folders into another order.
 *
 * @refuses as for administrators; BAD_REQUEST when the list does not name every folder exactly once
 * @tells everybody `channel_folder/reorder`; nobody when the order stays
 * @spec Channel folder
 */
export const patchChannelFolders: Operation<PatchChannelFoldersParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  byAdministrators((realm, _actor, { order }) => {
    const places = new Map(order.map((id, index) => [id, index]));
    const isComplete = realm.channel_folders.every((folder) => places.has(folder.id));
    if (!isComplete || order.length !== realm.channel_folders.length) {
      return refused(realm, badRequest("order_incomplete", "order: every channel folder is expected exactly once."));
    }
    if (foldersInOrder(realm).every((folder, index) => folder.id === order[index])) return answered(realm, {});
    const channel_folders = Object.freeze(
      realm.channel_folders.map((folder) => withFields(folder, { order: places.get(folder.id) ?? folder.order })),
    );
    const event = tell(EVERYBODY, { type: "channel_folder", op: "reorder", order: [...order] });
    return accepted(step(withFields(realm, { channel_folders }), [event]), {});
  }),
);
