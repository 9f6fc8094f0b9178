import { onlyUsers, eventFor } from "../../outcome/audience";
import { unknownPersonalItem } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { ownScheduledMessage } from "../../rules/scheduled-messages/scheduled-messages";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** The message to cancel. */
export interface DeleteScheduledMessageParams {
  /** The ID of one's own scheduled message. */
  readonly scheduled_message_id: number;
}

/**
 * Cancels one's own scheduled message, a failed one included. One that was delivered is only forgotten by it, once.
 *
 * @refuses BAD_REQUEST (HTTP 400 by the card, 404 by real servers) for one that is unknown or another's
 * @tells the author `scheduled_messages/remove`
 * @spec States: Scheduled message lifecycle (not shown; public facts)
 * @settled delete_scheduled_message
 */
export const deleteScheduledMessage: Operation<DeleteScheduledMessageParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { scheduled_message_id: id }) => {
    const record = ownScheduledMessage(realm, actor.user_id, id);
    if (record === undefined)
      return refused(realm, unknownPersonalItem(realm, "scheduled_message_unknown", "scheduled message"));
    const next = withFields(realm, {
      scheduled_messages: realm.scheduled_messages.delete(id),
      due: realm.due.delete([record.scheduled_delivery_timestamp, "scheduled_message", id]),
    });
    const event = eventFor(onlyUsers([actor.user_id]), {
      type: "scheduled_messages",
      op: "remove",
      scheduled_message_id: id,
    });
    return accepted(transition(next, [event]), {});
  },
);
