import type { EventBody } from "../../../realm/realm-event";
import { shownTopic } from "../../../rules/topics/topic-name";
import { type Adapter, listIn, type Receiver, recordIn } from "./adapter";

/** The fields that hold a topic, by the type of the event. */
const TOPIC_FIELDS: Readonly<Record<string, readonly string[]>> = {
  delete_message: ["topic"],
  typing: ["topic"],
  update_message: ["orig_subject", "subject"],
  user_topic: ["topic_name"],
};

/**
 * Gives the empty topic its display name for clients that do not know it.
 *
 * @spec Value conventions: Empty topic
 */
export const adaptEmptyTopicName: Adapter = (event, receiver) => {
  if (receiver.queue.client_capabilities.empty_topic_name) return [event];
  switch (event.type) {
    case "typing_edit_message":
      return [{ ...event, recipient: named(recordIn(event["recipient"]), ["topic"], receiver) }];
    case "update_message_flags":
      return event["message_details"] === undefined ? [event] : [withDetailsNamed(event, receiver)];
    case "muted_topics":
      return [withMutedNamed(event, receiver)];
    default: {
      const fields = TOPIC_FIELDS[event.type];
      return fields === undefined ? [event] : [{ ...named(event, fields, receiver), type: event.type }];
    }
  }
};

function named(
  record: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  { realm }: Receiver,
): Readonly<Record<string, unknown>> {
  const empty = fields.filter((field) => record[field] === "");
  if (empty.length === 0) return record;
  return { ...record, ...Object.fromEntries(empty.map((field) => [field, shownTopic(realm, "", false)])) };
}

function withDetailsNamed(event: EventBody, receiver: Receiver): EventBody {
  const details = Object.entries(recordIn(event["message_details"]));
  const shown = details.map(([id, detail]) => [id, named(recordIn(detail), ["topic"], receiver)]);
  return { ...event, message_details: Object.fromEntries(shown) };
}

function withMutedNamed(event: EventBody, { realm }: Receiver): EventBody {
  const rows = listIn(event["muted_topics"]).map((row) =>
    listIn(row).map((part, index) => (index === 1 ? shownTopic(realm, String(part), false) : part)),
  );
  return { ...event, muted_topics: rows };
}
