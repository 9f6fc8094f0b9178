import { sendNotice } from "../changes/messages/notices";
import { sendPrepared } from "../changes/messages/send-prepared";
import { eventFor, onlyUsers } from "../outcome/audience";
import { isFailure } from "../outcome/failures";
import { andThen, type Transition, transition, withEvents } from "../outcome/transition";
import { withFields } from "../realm/change";
import type { ScheduledMessage } from "../realm/personal-items";
import type { Realm } from "../realm/realm";
import { readableMessage } from "../rules/messages/message-rows";
import { prepareScheduledMessage } from "../rules/messages/prepare-message";
import { deactivatedRealm } from "../rules/realm/realm-active";
import { reminderContent } from "../rules/reminders/reminders";
import { userById } from "../rules/users/people";
import { scheduledMessageView } from "../views/personal-items";

/**
 * Delivers a scheduled message at its time as an ordinary message with an ID of its own. The author must still be
 * allowed to send it; if not, it stays, failed, and the notification bot notifies the author. When the realm or the
 * author is deactivated, it fails without a notice. Assumption A3.
 */
export function deliverScheduledMessage(realm: Realm, id: number): Transition {
  const scheduled = realm.scheduled_messages.get(id);
  const author = scheduled === undefined ? undefined : userById(realm, scheduled.sender_id);
  if (scheduled === undefined || author === undefined) return transition(realm);
  const deactivated = deactivatedRealm(realm);
  if (isFailure(deactivated)) return transition(withRecord(realm, failedWith(scheduled, deactivated.msg)));
  if (!author.is_active) return transition(withRecord(realm, failedWith(scheduled, "The author is deactivated.")));
  const prepared = prepareScheduledMessage(realm, author, {
    type: scheduled.type,
    to: scheduled.to,
    topic: scheduled.topic,
    content: scheduled.content,
  });
  if (isFailure(prepared)) return fail(realm, scheduled, prepared.msg);
  const { message, step } = sendPrepared(realm, prepared, {
    sender: author,
    client: scheduled.client,
    read_by_sender: scheduled.read_by_sender,
  });
  const done = withFields(scheduled, { delivered_message_id: message.id });
  return andThen(step, (after) =>
    transition(withRecord(after, done), [
      eventFor(onlyUsers([author.user_id]), { type: "scheduled_messages", op: "remove", scheduled_message_id: id }),
    ]),
  );
}

function failedWith(scheduled: ScheduledMessage, failure: string): ScheduledMessage {
  return withFields(scheduled, { failed: true, failure });
}

function withRecord(realm: Realm, record: ScheduledMessage): Realm {
  return withFields(realm, {
    scheduled_messages: realm.scheduled_messages.set(record.scheduled_message_id, record),
  });
}

function fail(realm: Realm, scheduled: ScheduledMessage, reason: string): Transition {
  const record = failedWith(scheduled, reason);
  const event = eventFor(onlyUsers([scheduled.sender_id]), {
    type: "scheduled_messages",
    op: "update",
    scheduled_message: scheduledMessageView(realm, record),
  });
  return andThen(transition(withRecord(realm, record), [event]), (after) =>
    sendNotice(after, scheduled.sender_id, `Your scheduled message could not be sent: ${reason}`),
  );
}

/**
 * Sends a reminder at its time as a direct message from the notification bot. It quotes the current content of the
 * message, or the previous content if the account can no longer read the message. The reminder of a deactivated account
 * is dropped without a message.
 */
export function sendReminder(realm: Realm, id: number): Transition {
  const reminder = realm.reminders.get(id);
  if (reminder === undefined) return transition(realm);
  const without = withFields(realm, { reminders: realm.reminders.set(id, withFields(reminder, { delivered: true })) });
  const user = userById(realm, reminder.user_id);
  if (user?.is_active !== true) return transition(without);
  const message = readableMessage(realm, user, reminder.reminder_target_message_id);
  const content = isFailure(message) ? reminder.content : reminderContent(realm, message, reminder.note);
  const removed = eventFor(onlyUsers([reminder.user_id]), { type: "reminders", op: "remove", reminder_id: id });
  return withEvents(sendNotice(without, user.user_id, content), [removed]);
}
