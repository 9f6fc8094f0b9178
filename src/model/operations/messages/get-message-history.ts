import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { canReadMessage, messageById } from "../../rules/messages/message-rows";
import { messageHistoryView } from "../../views/messages/message-history-view";
import { GET_MESSAGE_HISTORY_ANSWER, type GetMessageHistoryResponse } from "../../../protocol/answers/messages";
import { type Operation, operation } from "../operation";

/** Which message is meant, and whether the client knows that topics may be empty. */
export interface GetMessageHistoryParams {
  /** The ID of the message. */
  readonly message_id: number;
  /**
   * Whether the empty topic goes out as it is, and not under its display name; false by default. Since feature level
   * 334.
   */
  readonly allow_empty_topic_name?: boolean;
}

/**
 * Lists the states that a message has been in, the original one first.
 *
 * @refuses BAD_REQUEST for a message that the account may not read, then where the realm shows no edit history
 * @spec Message: Edit history entry
 */
export const getMessageHistory: Operation<GetMessageHistoryParams, GetMessageHistoryResponse> = operation(
  () => GET_MESSAGE_HISTORY_ANSWER,
  (realm, actor, params) => {
    const message = messageById(realm, params.message_id);
    if (message === undefined || !canReadMessage(realm, actor, message)) {
      return refused(realm, badRequest("message_unknown", "There is no such message."));
    }
    if (realm.settings.message_edit_history_visibility_policy === "none") {
      return refused(
        realm,
        badRequest("edit_history_hidden", "This organization does not show how messages were edited."),
      );
    }
    const snapshots = messageHistoryView(realm, message, params.allow_empty_topic_name ?? false);
    return answered(realm, { message_history: snapshots });
  },
);
