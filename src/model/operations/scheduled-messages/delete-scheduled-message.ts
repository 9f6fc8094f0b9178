import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { unknownPersonalItem } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { ownScheduledMessage } from "../../rules/reminders/reminders";
import { accepted } from "../../views/outcome";
import { scheduledId } from "../examples";
import { operation } from "../operation";

/** Cancels a scheduled message of the actor, also a failed one. The first call for a delivered one succeeds, too. */
export const deleteScheduledMessage = operation(
  () => ({
    id: "delete-scheduled-message",
    method: "DELETE",
    path: "/scheduled_messages/{scheduled_message_id}",
    since: 173,
    parameters: {
      /** The ID of a scheduled message of the actor. */
      scheduled_message_id: required(integer),
    },
    answer: {},
    refusals: ["scheduled_message_unknown"],
    events: ["scheduled_messages/remove"],
    example: scheduledId,
    after: ["create-scheduled-message"],
  }),
  (realm, actor, { scheduled_message_id: id }) => {
    const record = ownScheduledMessage(realm, actor.user_id, id);
    if (record === undefined) return unknownPersonalItem("scheduled_message_unknown", "scheduled message");
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
