import { type Fields, list, merged, numbers, part, record, UNKNOWN, without } from "../part";
import { isTopicMuted } from "./topics";

/**
 * The unread messages by ID, each with its place: channel and topic in lower case, or the other participants of a
 * direct message.
 */
export const UNREAD = part({
  begin: ({ unread_msgs: unread, user_id }) =>
    unread === undefined ? undefined : unreadAtFirst(record(unread), user_id),
  on: {
    message: (value, event, state) => {
      if (list(event["flags"]).includes("read")) return value;
      const message = record(event["message"]);
      return { ...record(value), [String(message["id"])]: placeOf(message, state["user_id"]) };
    },
    delete_message: (value, event) => without(record(value), ...deletedIds(event).map(String)),
    update_message: (value, event, state) => movedUnread(record(value), event, state),
    update_message_flags: (value, event) => {
      if (event["flag"] !== "read") return value;
      if (event["op"] === "add") {
        return event["all"] === true ? {} : without(record(value), ...numbers(event["messages"]).map(String));
      }
      const details = Object.entries(record(event["message_details"]));
      return { ...record(value), ...Object.fromEntries(details.map(([id, detail]) => [id, place(record(detail))])) };
    },
  },
});

function place({ stream_id, topic, user_ids }: Fields): Fields {
  if (stream_id === undefined) return { user_ids: merged(user_ids, []) };
  return { stream_id, topic: String(topic).toLowerCase() };
}

function placeOf(message: Fields, me: unknown): Fields {
  const { stream_id, subject } = message;
  if (message["type"] === "stream") return place({ stream_id, topic: subject });
  const ids = list(message["display_recipient"]).map((person) => record(person)["id"]);
  return place({ user_ids: ids.filter((id) => id !== me) });
}

function unreadAtFirst(unread: Fields, me: unknown): Fields {
  const state: Record<string, Fields> = {};
  const put = (ids: unknown, where: Fields): void => {
    for (const id of numbers(ids)) state[String(id)] = where;
  };
  for (const row of list(unread["streams"]).map(record)) put(row["unread_message_ids"], place(row));
  for (const row of list(unread["pms"]).map(record)) {
    const other = row["other_user_id"] ?? row["sender_id"];
    put(row["unread_message_ids"], place({ user_ids: other === me ? [] : [other] }));
  }
  for (const row of list(unread["huddles"]).map(record)) {
    const ids = String(row["user_ids_string"]).split(",").map(Number);
    put(row["unread_message_ids"], place({ user_ids: ids.filter((id) => id !== me) }));
  }
  return state;
}

function deletedIds(event: Fields): readonly number[] {
  return event["message_ids"] === undefined ? numbers([event["message_id"]]) : numbers(event["message_ids"]);
}

/** Whether messages have moved to a channel that the account does not subscribe to: nothing is unread there. */
function leavesSubscriptions(event: Fields, state: Fields): boolean {
  const { new_stream_id } = event;
  if (new_stream_id === undefined) return false;
  return record(record(state["subscriptions"])[String(new_stream_id)])["subscribed"] !== true;
}

function movedUnread(unread: Fields, event: Fields, state: Fields): Fields {
  const { new_stream_id, subject } = event;
  if (new_stream_id === undefined && subject === undefined) return unread;
  if (leavesSubscriptions(event, state)) return without(unread, ...numbers(event["message_ids"]).map(String));
  const entries = numbers(event["message_ids"])
    .map(String)
    .filter((id) => Object.hasOwn(unread, id));
  const moved = entries.map((id) => {
    const before = record(unread[id]);
    return [id, place({ stream_id: new_stream_id ?? before["stream_id"], topic: subject ?? before["topic"] })];
  });
  return { ...unread, ...Object.fromEntries(moved) };
}

/** How many unread messages stand where the account has not muted them, as far as the client knows. */
export function unreadCount(state: Fields): number {
  return Object.values(record(state["unread"])).filter((where) => {
    const { stream_id, topic } = record(where);
    return stream_id === undefined || !isTopicMuted(state, stream_id, String(topic));
  }).length;
}

/**
 * The starred messages, ascending. When a starred message moves to a channel without a subscription, the client does
 * not know whether it is starred still.
 */
export const STARRED = part({
  begin: ({ starred_messages: starred }) => (starred === undefined ? undefined : merged(starred, [])),
  on: {
    delete_message: (value, event) => (value === UNKNOWN ? value : merged(value, [], deletedIds(event))),
    update_message: (value, event, state) => {
      const isMeant = numbers(event["message_ids"]).some((id) => numbers(value).includes(id));
      return isMeant && leavesSubscriptions(event, state) ? UNKNOWN : value;
    },
    update_message_flags: (value, event) => {
      if (event["flag"] !== "starred" || value === UNKNOWN) return value;
      return event["op"] === "add" ? merged(value, event["messages"]) : merged(value, [], event["messages"]);
    },
  },
});

/**
 * The newest message of each direct conversation, by the others' IDs. After a deletion the client does not know which
 * message is the newest.
 */
export const RECENT_CONVERSATIONS = part({
  begin: ({ recent_private_conversations: rows }) =>
    rows === undefined
      ? undefined
      : Object.fromEntries(
          list(rows).map((row) => [merged(record(row)["user_ids"], []).join(","), record(row)["max_message_id"]]),
        ),
  on: {
    message: (value, event, state) => {
      const message = record(event["message"]);
      if (value === UNKNOWN || message["type"] !== "private") return value;
      const others = numbers(placeOf(message, state["user_id"])["user_ids"]);
      return { ...record(value), [others.join(",")]: message["id"] };
    },
    delete_message: (value, event) => (event["message_type"] === "private" ? UNKNOWN : value),
  },
});
