import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { removeMessages } from "../../changes/messages/remove-messages";
import { isFailure } from "../../outcome/failures";
import { checkDeletion, messageToChange } from "../../rules/messages/message-permissions";
import { accepted } from "../../views/outcome";
import { ownMessage } from "../examples";
import { operation } from "../operation";

/** Deletes a message permanently; its ID is never used again. */
export const deleteMessage = operation(
  () => ({
    id: "delete-message",
    method: "DELETE",
    path: "/messages/{message_id}",
    parameters: {
      /** The ID of the message. */
      message_id: required(integer),
    },
    answer: {},
    refusals: [
      "message_unknown",
      "channel_archived",
      "deleting_others_not_allowed",
      "deleting_not_allowed",
      "deleting_time_over",
    ],
    events: ["delete_message", "stream/update"],
    example: ownMessage,
    weight: 3,
  }),
  (realm, actor, params) => {
    const message = messageToChange(realm, actor, params.message_id);
    if (isFailure(message)) return message;
    const refusal = checkDeletion(realm, actor, message);
    if (isFailure(refusal)) return refusal;
    return accepted(removeMessages(realm, [message], actor.user_id), {});
  },
);
