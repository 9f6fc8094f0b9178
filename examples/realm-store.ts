/** A record as JSON gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** A message that is shown. */
export interface ShownMessage {
  readonly id: number;
  readonly stream_id: number;
  readonly topic: string;
  readonly content: string;
}

/** What a client knows of a realm: it begins with a registration, and events keep it up to date. */
export interface RealmStore {
  /** Forgets everything, and begins with the answer to a registration. */
  begin(registration: Row): void;
  /** Takes an event; returns the IDs of the channels whose messages have to be fetched after it. */
  apply(event: Row): readonly number[];
  addMessages(messages: unknown): void;
  /** The IDs of what is unread, ascending. */
  unread(): number[];
  /** How many messages are unread by channel ID and topic; direct messages are not counted. */
  unreadByTopic(): Record<string, number>;
  /** How many messages are unread and not muted. */
  unreadCount(): number;
  /** A message that is known; undefined if it is not. */
  message(id: number): ShownMessage | undefined;
  /** The IDs of the unread messages that mention the account, ascending. */
  mentioned(): number[];
  /** The contents of the messages by `channel/topic`, oldest first, for the channels that the account subscribes to. */
  messages(): Record<string, string[]>;
  /** The IDs of all messages that are shown. */
  shownIds(): number[];
  /** The messages of a topic of a channel that the account subscribes to, oldest first. */
  messagesOf(channel: string, topic: string): ShownMessage[];
  /** The names of the channels that the account subscribes to, in the order of the alphabet. */
  channels(): string[];
  /** The names of those of them that are muted. */
  mutedChannels(): string[];
  channelIds(): number[];
  /** The names of the active users by user ID. */
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
  const people = new Map<number, { readonly full_name: string; readonly is_active: boolean }>();
  const mentions = new Set<number>();
  const mutedChannels = new Set<number>();
  const archivedChannels = new Set<number>();
  /** The policies of topics by `stream_id/topic`, in lower case. */
  const policies = new Map<string, number>();
  let newest = 0;

  const add = (message: Row): void => {
    const [id, stream_id] = [Number(message["id"]), Number(message["stream_id"])];
    newest = Math.max(newest, id);
    if (message["type"] !== "stream") return;
    messages.set(id, { id, stream_id, topic: String(message["subject"]), content: String(message["content"]) });
  };

  const noteFlags = (id: number, flags: unknown): void => {
    if (!Array.isArray(flags)) return;
    const isMention = MENTION_FLAGS.some((flag) => flags.includes(flag));
    if (isMention) mentions.add(id);
    else mentions.delete(id);
  };

  const move = (event: Row): readonly number[] => {
    const isMoved = event["subject"] !== undefined || event["new_stream_id"] !== undefined;
    for (const id of ids(event["message_ids"])) {
      const shown = messages.get(id);
      const stream_id = Number(event["new_stream_id"] ?? event["stream_id"] ?? shown?.stream_id);
      const topic = String(event["subject"] ?? event["orig_subject"] ?? shown?.topic);
      if (shown !== undefined && isMoved) messages.set(id, { ...shown, stream_id, topic });
      // What happens to it there is not notified.
      if (isMoved && !subscriptions.has(stream_id)) messages.delete(id);
      if (!followsMoves || !isMoved || !unread.has(id)) continue;
      // Nothing is unread in a channel to which the account does not subscribe.
      if (subscriptions.has(stream_id)) unread.set(id, place(stream_id, topic));
      else unread.delete(id);
    }
    noteFlags(Number(event["message_id"]), event["flags"]);
    const edited = messages.get(Number(event["message_id"]));
    const { content } = event;
    if (edited !== undefined && typeof content === "string") messages.set(edited.id, { ...edited, content });
    // Messages that come from a channel that the account does not see are not known yet.
    const target = Number(event["new_stream_id"]);
    return subscriptions.has(target) ? [target] : [];
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
      const { mentioned } = Object(detail);
      if (mentioned === true) mentions.add(Number(id));
    }
  };

  const subscribe = (event: Row): number[] => {
    const rows = list(event["subscriptions"]);
    if (event["op"] === "update" && event["property"] === "is_muted") muteChannel(event["stream_id"], event["value"]);
    if (event["op"] === "add") {
      for (const row of rows) {
        subscriptions.set(Number(row["stream_id"]), String(row["name"]));
        muteChannel(row["stream_id"], row["is_muted"]);
        archiveChannel(row["stream_id"], row["is_archived"]);
      }
    }
    if (event["op"] === "remove") for (const row of rows) leave(Number(row["stream_id"]));
    return event["op"] === "add" ? rows.map((row) => Number(row["stream_id"])) : [];
  };

  const muteChannel = (streamId: unknown, isMuted: unknown): void => {
    if (isMuted === true) mutedChannels.add(Number(streamId));
    else mutedChannels.delete(Number(streamId));
  };

  const archiveChannel = (streamId: unknown, isArchived: unknown): void => {
    if (isArchived === true) archivedChannels.add(Number(streamId));
    else archivedChannels.delete(Number(streamId));
  };

  const setPolicy = ({ stream_id, topic_name, visibility_policy }: Row): void => {
    policies.set(place(Number(stream_id), String(topic_name)).toLowerCase(), Number(visibility_policy));
  };

  const isMuted = (where: string): boolean => {
    if (where === "") return false;
    const channel = Number(where.split("/", 1)[0]);
    // Policies of topics do not count while the channel is archived.
    const policy = archivedChannels.has(channel) ? INHERIT : (policies.get(where.toLowerCase()) ?? INHERIT);
    return policy === INHERIT ? mutedChannels.has(channel) : policy === MUTED;
  };

  /** What happens to messages of a channel that the account does not subscribe to is not notified. */
  const leave = (streamId: number): void => {
    subscriptions.delete(streamId);
    for (const { id, stream_id } of messages.values()) if (stream_id === streamId) messages.delete(id);
  };

  const changeChannel = (event: Row): readonly number[] => {
    const { op, property, value, stream_id } = event;
    if (op === "delete") {
      for (const id of [
        ...ids(event["stream_ids"]),
        ...list(event["streams"]).map((row) => Number(row["stream_id"])),
      ]) {
        leave(id);
        // Older servers notify of archived channels so.
        archiveChannel(id, true);
        muteChannel(id, false);
      }
    }
    const name = subscriptions.get(Number(stream_id));
    if (op !== "update" || name === undefined) return [];
    if (property === "name") subscriptions.set(Number(stream_id), String(value));
    if (property === "is_archived") archiveChannel(stream_id, value);
    if (!READABILITY.includes(String(property))) return [];
    // The account may see more or fewer of the messages than before.
    leave(Number(stream_id));
    subscriptions.set(Number(stream_id), name);
    return [Number(stream_id)];
  };

  const updateUser = (event: Row): void => {
    const { user_id, full_name, is_active } = Object(event["person"]);
    const known = people.get(Number(user_id));
    people.set(Number(user_id), {
      full_name: String(full_name ?? known?.full_name),
      is_active: event["op"] !== "remove" && (is_active ?? known?.is_active ?? true) === true,
    });
  };

  const takers: Readonly<Record<string, (event: Row) => readonly number[] | void>> = {
    message: (event) => {
      const message: Row = Object(event["message"]);
      add(message);
      const isRead = Array.isArray(event["flags"]) && event["flags"].includes("read");
      if (!isRead) unread.set(Number(message["id"]), message["type"] === "stream" ? placeIn(message) : "");
      noteFlags(Number(message["id"]), event["flags"]);
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
    stream: changeChannel,
    user_topic: setPolicy,
    realm_user: updateUser,
  };

  return {
    begin: (registration) => {
      for (const known of [
        unread,
        messages,
        subscriptions,
        people,
        mentions,
        mutedChannels,
        archivedChannels,
        policies,
      ])
        known.clear();
      for (const row of list(registration["user_topics"])) setPolicy(row);
      const { streams, pms, huddles, mentions: mentioned } = Object(registration["unread_msgs"]);
      for (const row of list(streams)) for (const id of ids(row["unread_message_ids"])) unread.set(id, placeIn(row));
      for (const row of [...list(pms), ...list(huddles)]) {
        for (const id of ids(row["unread_message_ids"])) unread.set(id, "");
      }
      for (const id of ids(mentioned)) mentions.add(id);
      subscribe({ op: "add", subscriptions: registration["subscriptions"] });
      for (const person of list(registration["realm_users"])) updateUser({ op: "add", person });
      for (const person of list(registration["realm_non_active_users"])) updateUser({ op: "remove", person });
      newest = Math.max(newest, Number(registration["max_message_id"] ?? 0));
    },
    apply: (event) => takers[String(event["type"])]?.(event) ?? [],
    addMessages: (rows) => {
      for (const row of list(rows)) {
        add(row);
        noteFlags(Number(row["id"]), row["flags"]);
      }
    },
    unread: () => [...unread.keys()].sort((one, other) => one - other),
    unreadByTopic: () => {
      const counts: Record<string, number> = {};
      for (const where of unread.values()) if (where !== "") counts[where] = (counts[where] ?? 0) + 1;
      return counts;
    },
    unreadCount: () => [...unread.values()].filter((where) => !isMuted(where)).length,
    message: (id) => messages.get(id),
    mentioned: () => [...unread.keys()].filter((id) => mentions.has(id)).sort((one, other) => one - other),
    messages: () => {
      const shown: Record<string, string[]> = {};
      for (const { stream_id, topic, content } of [...messages.values()].sort((one, other) => one.id - other.id)) {
        const channel = subscriptions.get(stream_id);
        if (channel !== undefined) (shown[`${channel}/${topic}`] ??= []).push(content);
      }
      return shown;
    },
    shownIds: () => [...messages.values()].filter(({ stream_id }) => subscriptions.has(stream_id)).map(({ id }) => id),
    messagesOf: (channel, topic) =>
      [...messages.values()]
        .filter((shown) => subscriptions.get(shown.stream_id) === channel && shown.topic === topic)
        .sort((one, other) => one.id - other.id),
    channelIds: () => [...subscriptions.keys()],
    channels: () => [...subscriptions.values()].sort(),
    mutedChannels: () =>
      [...subscriptions]
        .filter(([id]) => mutedChannels.has(id))
        .map(([, name]) => name)
        .sort(),
    people: () => {
      const active = [...people].filter(([, { is_active }]) => is_active);
      return Object.fromEntries(active.map(([id, { full_name }]) => [String(id), full_name]));
    },
    newestId: () => newest,
  };
}

/** The visibility policies of topics: as its channel, muted; all others are shown. */
const INHERIT = 0;
const MUTED = 1;
/** The properties of a channel that decide which of its messages the account can read. */
const READABILITY = ["invite_only", "history_public_to_subscribers", "is_archived"];
const MENTION_FLAGS = ["mentioned", "wildcard_mentioned", "stream_wildcard_mentioned", "topic_wildcard_mentioned"];

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
