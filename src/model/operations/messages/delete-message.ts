import { removeMessages } from "../../changes/messages/remove-messages";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { checkDeletion } from "../../rules/messages/delete-permission";
import { messageToChange } from "../../rules/messages/edit-permission";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which message is meant. */
export interface DeleteMessageParams {
  /** The ID of the message. */
  readonly message_id: number;
}

/** Nothing is answered beyond success. */
export type DeleteMessageResponse = Readonly<Record<string, never>>;

/**
 * Deletes a message for good; its ID is never given again.
 *
 * @refuses BAD_REQUEST for a message out of reach or in an archived channel, then without the permission, then too late
 * @tells the readers `delete_message`; `stream/update`, `user_topic` and `attachment/update` where these follow
 * @spec Resources: Message
 * @settled has_message_access, do_delete_messages
 */
export const deleteMessage: Operation<DeleteMessageParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const message = messageToChange(realm, actor, params.message_id);
    if (isFailure(message)) return refused(realm, message);
    const refusal = checkDeletion(realm, actor, message);
    if (isFailure(refusal)) return refused(realm, refusal);
    return accepted(removeMessages(realm, [message], actor.user_id), {});
  },
);
