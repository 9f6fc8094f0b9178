/** A record as JSON gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** A message that is shown. */
export interface ShownMessage {
  readonly id: number;
  readonly stream_id: number;
  readonly topic: string;
  readonly content: string;
}

/** What a client knows of a realm: begun by a registration, kept up by events. */
export interface RealmStore {
  /** Forgets everything, and begins from the answer to a registration. */
  begin(registration: Row): void;
  /** Takes an event; gives the channels that the account subscribes to since, whose history is to be fetched. */
  apply(event: Row): readonly string[];
  addMessages(messages: unknown): void;
  /** The IDs of what is unread, ascending. */
  unread(): number[];
  /** How many messages are unread by channel ID and topic; direct messages are not counted. */
  unreadByTopic(): Record<string, number>;
  /** The messages of a topic of a channel that the account subscribes to, oldest first. */
  messagesOf(channel: string, topic: string): ShownMessage[];
  /** The names of the channels, in the order of the alphabet. */
  channels(): string[];
  /** The names of people by user ID. */
  people(): Record<string, string>;
  /** The ID of the newest message that is known; 0 without any. */
  newestId(): number;
}

/**
 * An empty store.
 *
 * @param followsMoves - whether what is unread moves with its message
 */
export function realmStore(followsMoves = true): RealmStore {
  const unread = new Map<number, string>();
  const messages = new Map<number, ShownMessage>();
  const subscriptions = new Map<number, string>();
  const people = new Map<number, string>();
  let newest = 0;

  const add = (message: Row): void => {
    const [id, stream_id] = [Number(message["id"]), Number(message["stream_id"])];
    newest = Math.max(newest, id);
    if (message["type"] !== "stream") return;
    messages.set(id, { id, stream_id, topic: String(message["subject"]), content: String(message["content"]) });
  };

  const move = (event: Row): void => {
    for (const id of ids(event["message_ids"])) {
      const shown = messages.get(id);
      const stream_id = Number(event["new_stream_id"] ?? event["stream_id"] ?? shown?.stream_id);
      const topic = String(event["subject"] ?? shown?.topic);
      if (shown !== undefined) messages.set(id, { ...shown, stream_id, topic });
      if (followsMoves && event["subject"] !== undefined && unread.has(id)) unread.set(id, place(stream_id, topic));
    }
    const edited = messages.get(Number(event["message_id"]));
    const { content } = event;
    if (edited !== undefined && typeof content === "string") messages.set(edited.id, { ...edited, content });
  };

  const markFlags = (event: Row): void => {
    if (event["flag"] !== "read") return;
    if (event["op"] === "add") {
      if (event["all"] === true) unread.clear();
      for (const id of ids(event["messages"])) unread.delete(id);
      return;
    }
    for (const [id, detail] of Object.entries(Object(event["message_details"]))) {
      unread.set(Number(id), placeIn(Object(detail)));
    }
  };

  const subscribe = (event: Row): string[] => {
    const rows = list(event["subscriptions"]);
    if (event["op"] === "add") for (const row of rows) subscriptions.set(Number(row["stream_id"]), String(row["name"]));
    if (event["op"] === "remove") for (const row of rows) subscriptions.delete(Number(row["stream_id"]));
    return event["op"] === "add" ? rows.map((row) => String(row["name"])) : [];
  };

  const namePerson = (event: Row): void => {
    const { user_id, full_name, is_active } = Object(event["person"]);
    if (event["op"] === "remove" || is_active === false) people.delete(Number(user_id));
    else if (typeof full_name === "string") people.set(Number(user_id), full_name);
  };

  const takers: Readonly<Record<string, (event: Row) => readonly string[] | void>> = {
    message: (event) => {
      const message: Row = Object(event["message"]);
      add(message);
      const isRead = Array.isArray(event["flags"]) && event["flags"].includes("read");
      if (!isRead) unread.set(Number(message["id"]), message["type"] === "stream" ? placeIn(message) : "");
    },
    update_message: move,
    delete_message: (event) => {
      for (const id of ids(event["message_ids"])) {
        unread.delete(id);
        messages.delete(id);
      }
    },
    update_message_flags: markFlags,
    subscription: subscribe,
    realm_user: namePerson,
  };

  return {
    begin: (registration) => {
      for (const known of [unread, messages, subscriptions, people]) known.clear();
      const { streams, pms, huddles } = Object(registration["unread_msgs"]);
      for (const row of list(streams)) for (const id of ids(row["unread_message_ids"])) unread.set(id, placeIn(row));
      for (const row of [...list(pms), ...list(huddles)]) {
        for (const id of ids(row["unread_message_ids"])) unread.set(id, "");
      }
      subscribe({ op: "add", subscriptions: registration["subscriptions"] });
      for (const person of list(registration["realm_users"])) namePerson({ op: "add", person });
      newest = Math.max(newest, Number(registration["max_message_id"] ?? 0));
    },
    apply: (event) => takers[String(event["type"])]?.(event) ?? [],
    addMessages: (rows) => list(rows).forEach(add),
    unread: () => [...unread.keys()].sort((one, other) => one - other),
    unreadByTopic: () => {
      const counts: Record<string, number> = {};
      for (const where of unread.values()) if (where !== "") counts[where] = (counts[where] ?? 0) + 1;
      return counts;
    },
    messagesOf: (channel, topic) =>
      [...messages.values()]
        .filter((shown) => subscriptions.get(shown.stream_id) === channel && shown.topic === topic)
        .sort((one, other) => one.id - other.id),
    channels: () => [...subscriptions.values()].sort(),
    people: () => Object.fromEntries(people),
    newestId: () => newest,
  };
}

function place(streamId: number, topic: string): string {
  return `${streamId}/${topic}`;
}

function placeIn({ stream_id, topic, subject }: Row): string {
  return stream_id === undefined ? "" : place(Number(stream_id), String(topic ?? subject));
}

function list(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value : [];
}

function ids(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : [];
}
