import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { unknownPersonalItem } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { ownReminder } from "../../rules/reminders/reminders";
import { accepted } from "../../views/outcome";
import { reminderId } from "../examples";
import { operation } from "../operation";

/** Cancels a reminder of the actor that was not sent yet. */
export const deleteReminder = operation(
  () => ({
    id: "delete-reminder",
    method: "DELETE",
    path: "/reminders/{reminder_id}",
    since: 399,
    parameters: {
      /** The ID of a reminder of the actor. */
      reminder_id: required(integer),
    },
    answer: {},
    refusals: ["reminder_unknown"],
    events: ["reminders/remove"],
    example: reminderId,
    weight: 1,
    after: ["create-message-reminder"],
  }),
  (realm, actor, { reminder_id: id }) => {
    const record = ownReminder(realm, actor.user_id, id);
    if (record === undefined) return unknownPersonalItem("reminder_unknown", "reminder");
    const next = withFields(realm, {
      reminders: realm.reminders.delete(id),
      due: realm.due.delete([record.scheduled_delivery_timestamp, "reminder", id]),
    });
    const event = eventFor(onlyUsers([actor.user_id]), { type: "reminders", op: "remove", reminder_id: id });
    return accepted(transition(next, [event]), {});
  },
);
