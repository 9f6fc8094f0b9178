import type { Drafted } from "../../../model/collections/drafts";
import type { StatePart } from "../../../protocol/records/registration";
import { type EventOf, mergedNumbers, type PartNamed, without } from "../part";
import { type ClientState, type Rows, UNKNOWN, type UnreadPlace } from "../state";
import { checkState } from "../state-differences";

/** The account's policies for topics, by channel and topic; topics that differ only in letter case are equal. */
export const USER_TOPICS = {
  begin: ({ user_topics: rows }) => rows && Object.fromEntries(rows.map((row) => [topicKey(row), row])),
  on: {
    user_topic: (rows, event) => {
      const row = without(event, "id", "type");
      if (row.visibility_policy === 0) delete rows[topicKey(row)];
      else rows[topicKey(row)] = row;
    },
  },
} satisfies PartNamed<"user_topics">;

function topicKey({ stream_id, topic_name }: { readonly stream_id: number; readonly topic_name: string }): string {
  return `${stream_id}:${topic_name.toLowerCase()}`;
}

/** Whether the account has muted a topic, itself or by its channel, as far as the client knows. */
export function isPlaceMuted(state: ClientState, stream_id: number, topic_name: string): boolean {
  const row = state.user_topics?.[topicKey({ stream_id, topic_name })];
  return row === undefined ? state.subscriptions?.[stream_id]?.is_muted === true : row.visibility_policy === 1;
}

/**
 * The unread messages by ID, each with its place: channel and topic in lower case, or the other participants of a
 * direct message.
 */
export const UNREAD = {
  begin: ({ unread_msgs, user_id }) => unread_msgs && unreadAtFirst(unread_msgs, user_id),
  on: {
    message: (unread, { flags, message }, { user_id }) => {
      if (!flags.includes("read")) unread[message.id] = placeOf(message, user_id);
    },
    delete_message: (unread, event) => {
      for (const id of deletedIds(event)) delete unread[id];
    },
    update_message: movedUnread,
    update_message_flags: (unread, event) => {
      if (event.flag !== "read") return;
      if (changeOf(event) === "add") {
        if (event.all === true) return {};
        for (const id of event.messages) delete unread[id];
        return;
      }
      const details_by_id = "message_details" in event ? event.message_details : undefined;
      for (const [id, details] of Object.entries(details_by_id ?? {})) {
        unread[id] = "topic" in details ? topic(details.stream_id, details.topic) : people(details.user_ids);
      }
    },
  },
} satisfies PartNamed<"unread">;

/** Below level 32, only the former name of `op` is there. */
function changeOf({ op, operation }: { readonly op?: string; readonly operation?: string }): string | undefined {
  return op ?? operation;
}

function topic(stream_id: number, name: string): UnreadPlace {
  return { stream_id, topic: name.toLowerCase() };
}

function people(user_ids: readonly number[]): UnreadPlace {
  return { user_ids: mergedNumbers(user_ids, []) };
}

type Message = EventOf<"message">["message"];

function placeOf(message: Message, me: number | undefined): UnreadPlace {
  const { stream_id, subject } = message;
  return stream_id === undefined ? people(othersIn(message, me)) : topic(stream_id, subject);
}

/** The other participants of a direct message. */
function othersIn({ display_recipient }: Message, me: number | undefined): number[] {
  if (typeof display_recipient === "string") return [];
  return display_recipient.map(({ id }) => id).filter((id) => id !== me);
}

function unreadAtFirst(listed: NonNullable<StatePart["unread_msgs"]>, me: number | undefined): Rows<UnreadPlace> {
  const unread: Record<string, UnreadPlace> = {};
  const put = (ids: readonly number[], where: UnreadPlace): void => {
    for (const id of ids) unread[id] = where;
  };
  for (const row of listed.streams) put(row.unread_message_ids, topic(row.stream_id, row.topic));
  for (const row of listed.pms) {
    const other = row.other_user_id ?? row.sender_id;
    put(row.unread_message_ids, people(other === me ? [] : [other]));
  }
  for (const row of listed.huddles) {
    const ids = row.user_ids_string.split(",").map(Number);
    put(row.unread_message_ids, people(ids.filter((id) => id !== me)));
  }
  return unread;
}

function deletedIds({ message_ids, message_id }: EventOf<"delete_message">): readonly number[] {
  return message_ids ?? (message_id === undefined ? [] : [message_id]);
}

/** Whether messages have moved to a channel that the account does not subscribe to: nothing is unread there. */
function leavesSubscriptions({ new_stream_id }: EventOf<"update_message">, { subscriptions }: ClientState): boolean {
  return new_stream_id !== undefined && subscriptions?.[new_stream_id]?.subscribed !== true;
}

function movedUnread(unread: Drafted<Rows<UnreadPlace>>, event: EventOf<"update_message">, state: ClientState): void {
  const { message_ids, new_stream_id, subject } = event;
  if (new_stream_id === undefined && subject === undefined) return;
  const isLost = leavesSubscriptions(event, state);
  for (const id of message_ids) {
    const before = unread[id];
    if (isLost) delete unread[id];
    else if (before !== undefined && "topic" in before)
      unread[id] = topic(new_stream_id ?? before.stream_id, subject ?? before.topic);
  }
}

/** Returns the number of unread messages that are not in muted topics or channels, as far as the client knows. */
export function unreadCount(state: ClientState): number {
  checkState("unreadCount", state);
  return Object.values(state.unread ?? {}).filter(
    (where) => !("topic" in where) || !isPlaceMuted(state, where.stream_id, where.topic),
  ).length;
}

/**
 * The starred messages, ascending. When a starred message moves to a channel without a subscription, the client does
 * not know whether it is still starred.
 */
export const STARRED = {
  begin: ({ starred_messages: starred }) => starred && mergedNumbers(starred, []),
  on: {
    delete_message: (starred, event) => (starred === UNKNOWN ? starred : mergedNumbers(starred, [], deletedIds(event))),
    update_message: (starred, event, state) => {
      const isMeant = starred !== UNKNOWN && event.message_ids.some((id) => starred.includes(id));
      return isMeant && leavesSubscriptions(event, state) ? UNKNOWN : starred;
    },
    update_message_flags: (starred, event) => {
      const { flag, messages } = event;
      if (flag !== "starred" || starred === UNKNOWN) return starred;
      return changeOf(event) === "add" ? mergedNumbers(starred, messages) : mergedNumbers(starred, [], messages);
    },
  },
} satisfies PartNamed<"starred">;

/**
 * The newest message of each direct conversation, by the others' IDs. After a deletion the client does not know which
 * message is the newest.
 */
export const RECENT_CONVERSATIONS = {
  begin: ({ recent_private_conversations: rows }) =>
    rows &&
    Object.fromEntries(
      rows.map(({ user_ids, max_message_id }) => [mergedNumbers(user_ids, []).join(","), max_message_id]),
    ),
  on: {
    message: (newest, { message }, { user_id }) => {
      if (newest === UNKNOWN || message.type !== "private") return;
      newest[mergedNumbers(othersIn(message, user_id), []).join(",")] = message.id;
    },
    delete_message: (newest, { message_type }) => (message_type === "private" ? UNKNOWN : newest),
  },
} satisfies PartNamed<"recent_private_conversations">;
