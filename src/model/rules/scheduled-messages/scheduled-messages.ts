import type { Realm } from "../../realm/realm";
import type { ScheduledMessage } from "../../realm/personal-items";

/** The scheduled messages of an account that were not delivered, failed ones included, by their time. */
export function scheduledMessagesOf(realm: Realm, userId: number): ScheduledMessage[] {
  const rows: ScheduledMessage[] = [];
  for (const row of realm.scheduled_messages.values()) {
    if (row.sender_id === userId && row.delivered_message_id === null) rows.push(row);
  }
  return rows.sort(
    (a, b) =>
      a.scheduled_delivery_timestamp - b.scheduled_delivery_timestamp ||
      a.scheduled_message_id - b.scheduled_message_id,
  );
}

/** A scheduled message of an account, also one that was delivered; undefined when there is none of this ID. */
export function ownScheduledMessage(realm: Realm, userId: number, id: number): ScheduledMessage | undefined {
  const record = realm.scheduled_messages.get(id);
  return record?.sender_id === userId ? record : undefined;
}
