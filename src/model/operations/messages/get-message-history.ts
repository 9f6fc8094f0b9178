import { MESSAGE_SNAPSHOT, type MessageSnapshotView } from "../../../protocol/records/messages";
import { optional, required } from "../../../protocol/schema/parameters";
import { boolean, integer, named, ordered } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { canReadMessage, messageById } from "../../rules/messages/message-rows";
import { messageHistoryView } from "../../views/messages/edit-history-view";
import { answered } from "../../views/outcome";
import { messageId } from "../examples";
import { operation } from "../operation";

/** Lists the previous and current contents of a message, the original one first. */
export const getMessageHistory = operation(
  () => ({
    id: "get-message-history",
    method: "GET",
    path: "/messages/{message_id}/history",
    parameters: {
      /** The ID of the message. */
      message_id: required(integer),
      /**
       * Whether the answer has the empty topic unchanged, not as its display name; false by default. Since feature
       * level 334.
       */
      allow_empty_topic_name: optional(boolean, { since: 334 }),
    },
    answer: {
      /** The versions of the message, the original first. */
      message_history: ordered(named<MessageSnapshotView>(MESSAGE_SNAPSHOT)),
    },
    refusals: ["message_unknown", "edit_history_hidden"],
    events: [],
    example: messageId,
    weight: 2,
  }),
  (realm, actor, params) => {
    const message = messageById(realm, params.message_id);
    if (message === undefined || !canReadMessage(realm, actor, message)) {
      return badRequest("message_unknown", "There is no such message.");
    }
    if (realm.settings.message_edit_history_visibility_policy === "none") {
      return badRequest("edit_history_hidden", "This organization does not show how messages were edited.");
    }
    const snapshots = messageHistoryView(realm, message, params.allow_empty_topic_name ?? false);
    return answered(realm, { message_history: snapshots });
  },
);
