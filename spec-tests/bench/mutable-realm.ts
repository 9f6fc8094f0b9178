/** The same data as the model stores for each message, in plain mutable arrays and maps, without any check. */
export interface MutableMessage {
  id: number;
  sender_id: number;
  recipient_id: number;
  stream_id: number;
  topic: string;
  user_ids: null;
  content: string;
  timestamp: number;
  client: string;
  received_by: ReadonlySet<number>;
  born_read: { all_users: boolean; user_ids: number[] };
  mentions: null;
  alerted_user_ids: number[];
  reactions: unknown[];
  edit_history: unknown[];
  last_edit_timestamp: number | null;
  last_moved_timestamp: number | null;
  is_resolve_notice: boolean;
}

export interface MutableRealm {
  messages: MutableMessage[];
  byChannel: Map<number, number[]>;
  byTopic: Map<string, number[]>;
  events: { type: string; message: MutableMessage; audience: ReadonlySet<number> }[];
  subscribers: ReadonlySet<number>;
}

/** An empty store of two users. */
export function mutableRealm(): MutableRealm {
  return { messages: [], byChannel: new Map(), byTopic: new Map(), events: [], subscribers: new Set([1, 2]) };
}

/** Appends a message with its indexes and its event, as a hand-written fake would. */
export function mutableSend(realm: MutableRealm, sender: number, topic: string, content: string): number {
  const message: MutableMessage = {
    id: realm.messages.length + 1,
    sender_id: sender,
    recipient_id: 1,
    stream_id: 1,
    topic,
    user_ids: null,
    content,
    timestamp: 1767225600,
    client: "bench",
    received_by: realm.subscribers,
    born_read: { all_users: false, user_ids: [] },
    mentions: null,
    alerted_user_ids: [],
    reactions: [],
    edit_history: [],
    last_edit_timestamp: null,
    last_moved_timestamp: null,
    is_resolve_notice: false,
  };
  realm.messages.push(message);
  appendTo(realm.byChannel, 1, message.id);
  appendTo(realm.byTopic, topic.toLowerCase(), message.id);
  realm.events.push({ type: "message", message, audience: realm.subscribers });
  return message.id;
}

function appendTo<Key>(index: Map<Key, number[]>, key: Key, id: number): void {
  const ids = index.get(key);
  if (ids === undefined) index.set(key, [id]);
  else ids.push(id);
}
