import { OPERATIONS, type Outcome, type Realm } from "../../index";
import type { PlayedStep } from "../../trace-player";

/** A topic in the list of a channel. */
export interface SceneTopic {
  readonly name: string;
  readonly messages: number;
  readonly unread: number;
}

/** A channel as an account sees it. */
export interface SceneChannel {
  readonly stream_id: number;
  readonly name: string;
  readonly description: string;
  readonly privacy: "private" | "web-public" | "public";
  readonly subscribed: boolean;
  readonly subscribers: number;
  readonly unread: number;
  readonly topics: readonly SceneTopic[];
}

/** The realm as an account sees it: what its client would hold after registering, arranged for a page. */
export interface Scene {
  readonly registration: Readonly<Record<string, unknown>>;
  readonly channels: readonly SceneChannel[];
  /** What the account cannot see, in a sentence each. */
  readonly hidden: readonly string[];
  /** The direct conversations, each by the IDs of the others. */
  readonly direct: readonly {
    readonly user_ids: readonly number[];
    readonly names: string;
    readonly unread: number;
    readonly messages: number;
  }[];
  readonly unread: number;
  readonly messages: number;
  readonly queues: readonly string[];
}

/** A message in a topic, with its HTML as the realm renders it. */
export interface SceneMessage {
  readonly id: number;
  readonly sender_id: number;
  readonly sender_full_name: string;
  readonly timestamp: number;
  readonly content: string;
  readonly flags: readonly string[];
  readonly reactions: readonly { readonly emoji_name: string; readonly user_id: number }[];
  readonly last_edit_timestamp?: number;
}

type AnyOperation = (realm: Realm, userId: number, params: unknown) => Outcome;

function answer(name: keyof typeof OPERATIONS, realm: Realm, userId: number, params: unknown): Record<string, unknown> {
  const operation: unknown = OPERATIONS[name];
  const outcome = (operation as AnyOperation)(realm, userId, params);
  return outcome.ok ? { ...outcome.response } : {};
}

/** A user, a bot, or a bot of the server. */
export function accountIn(realm: Realm, userId: number) {
  return realm.users.get(userId - 1) ?? realm.system_bots.find(({ user_id }) => user_id === userId);
}

const SCENES = new WeakMap<Realm, Map<number, Scene>>();

/** The realm as an account sees it. */
export function sceneFor(realm: Realm, userId: number): Scene {
  const known = SCENES.get(realm)?.get(userId);
  if (known !== undefined) return known;
  const scene = madeScene(realm, userId);
  SCENES.set(realm, (SCENES.get(realm) ?? new Map<number, Scene>()).set(userId, scene));
  return scene;
}

function madeScene(realm: Realm, userId: number): Scene {
  const registration = answer("registerQueue", realm, userId, { client_capabilities: CAPABILITIES });
  const unreadOf = unreadCounts(registration);
  const rows = [
    ...list(registration["subscriptions"]).map((row) => ({ row, subscribed: true })),
    ...list(registration["unsubscribed"]).map((row) => ({ row, subscribed: false })),
    ...list(registration["never_subscribed"]).map((row) => ({ row, subscribed: false })),
  ];
  const channels = rows.map(({ row, subscribed }) => channelRow(realm, userId, row, subscribed, unreadOf));
  channels.sort((a, b) => a.stream_id - b.stream_id);
  const seen = new Set(channels.map(({ stream_id }) => stream_id));
  const hidden = [...realm.channels]
    .filter(({ stream_id, is_archived }) => !is_archived && !seen.has(stream_id))
    .map((channel) => {
      const messages = realm.channel_contents.get(channel.stream_id)?.message_ids.size ?? 0;
      return `#${channel.name}: ${messages} message${messages === 1 ? "" : "s"}, ${channel.subscribers.size} subscriber${channel.subscribers.size === 1 ? "" : "s"}.`;
    });
  const direct = directRows(realm, userId, unreadOf);
  return {
    registration,
    channels,
    hidden,
    direct,
    unread: Number(Object(registration["unread_msgs"])["count"] ?? 0),
    messages:
      channels.reduce((sum, { topics }) => sum + topics.reduce((all, { messages }) => all + messages, 0), 0) +
      direct.reduce((sum, { messages }) => sum + messages, 0),
    queues: [...realm.queues.values()].filter(({ user_id }) => user_id === userId).map(({ queue_id }) => queue_id),
  };
}

const CAPABILITIES = {
  notification_settings_null: true,
  bulk_message_deletion: true,
  user_avatar_url_field_optional: true,
  stream_typing_notifications: true,
  user_settings_object: true,
  empty_topic_name: false,
};

function unreadCounts(registration: Readonly<Record<string, unknown>>): ReadonlyMap<string, number> {
  const unread = Object(registration["unread_msgs"]);
  const counts = new Map<string, number>();
  for (const row of list(unread.streams)) {
    counts.set(
      `${String(row["stream_id"])}:${String(row["topic"]).toLowerCase()}`,
      list(row["unread_message_ids"]).length,
    );
  }
  for (const row of list(unread.pms))
    counts.set(String(row["other_user_id"] ?? row["sender_id"]), list(row["unread_message_ids"]).length);
  for (const row of list(unread.huddles))
    counts.set(String(row["user_ids_string"]), list(row["unread_message_ids"]).length);
  return counts;
}

function channelRow(
  realm: Realm,
  userId: number,
  row: Readonly<Record<string, unknown>>,
  subscribed: boolean,
  unreadOf: ReadonlyMap<string, number>,
): SceneChannel {
  const streamId = Number(row["stream_id"]);
  const known = list(
    answer("getStreamTopics", realm, userId, { stream_id: streamId, allow_empty_topic_name: false })["topics"],
  );
  const contents = realm.channel_contents.get(streamId);
  const sizes = new Map(
    Array.from(contents?.topics ?? [], ([name, { message_ids }]) => [name.toLowerCase(), message_ids.size]),
  );
  const topics = known.map(({ name }): SceneTopic => {
    const key = String(name).toLowerCase();
    return { name: String(name), messages: sizes.get(key) ?? 0, unread: unreadOf.get(`${streamId}:${key}`) ?? 0 };
  });
  return {
    stream_id: streamId,
    name: String(row["name"]),
    description: String(row["description"] ?? ""),
    privacy: row["invite_only"] === true ? "private" : row["is_web_public"] === true ? "web-public" : "public",
    subscribed,
    subscribers: realm.channels.get(streamId - 1)?.subscribers.size ?? 0,
    unread: topics.reduce((sum, { unread }) => sum + unread, 0),
    topics,
  };
}

function directRows(realm: Realm, userId: number, unreadOf: ReadonlyMap<string, number>): Scene["direct"] {
  return [...(realm.direct_keys.get(userId) ?? [])].map((key) => {
    const all = key.split(",").map(Number);
    const others = all.filter((id) => id !== userId);
    const user_ids = others.length === 0 ? all : others;
    const names = user_ids.map((id) => accountIn(realm, id)?.full_name ?? String(id)).join(", ");
    const messages = realm.direct_conversations.get(key)?.message_ids.size ?? 0;
    return { user_ids, names, messages, unread: unreadOf.get(all.length > 2 ? key : user_ids.join(",")) ?? 0 };
  });
}

/** A topic of a channel, or the other participants of a direct conversation. */
export type Place = { readonly stream_id: number; readonly topic: string } | { readonly user_ids: readonly number[] };

/** Some messages of a place, as an account gets them: the newest, or those around a message. */
export function topicMessages(
  realm: Realm,
  userId: number,
  place: Place,
  { markdown = false, around, most = 200 }: { markdown?: boolean; around?: number | undefined; most?: number } = {},
): readonly SceneMessage[] {
  const narrow =
    "topic" in place
      ? [
          { operator: "channel", operand: place.stream_id },
          { operator: "topic", operand: place.topic },
        ]
      : [{ operator: "dm", operand: place.user_ids }];
  const after = around === undefined ? 0 : Math.floor(most / 4);
  const params = {
    anchor: around ?? "newest",
    num_before: most - after,
    num_after: after,
    narrow,
    apply_markdown: !markdown,
  };
  const messages: unknown = answer("getMessages", realm, userId, params)["messages"];
  return (messages ?? []) as readonly SceneMessage[];
}

/** The ID of the message that a step sent, else of the one that its parameters name. */
export function messageIdOf(
  { before, after, entry, outcome }: PlayedStep,
  params: Readonly<Record<string, unknown>>,
): number | undefined {
  const sent = after.messages.size > before.messages.size;
  const response = entry?.result ?? (outcome?.ok === true ? outcome.response : undefined);
  const id = Number(sent ? (Object(response)["id"] ?? after.messages.size) : (params["message_id"] ?? NaN));
  return id >= 1 && id <= after.messages.size ? id : undefined;
}

/** Where an account finds a message: its place; null if the account cannot read it, undefined where it does not exist. */
export function foundPlace(realm: Realm, userId: number, id: number): Place | null | undefined {
  const message = realm.messages.get(id - 1) ?? undefined;
  if (message === undefined) return undefined;
  if (!("message" in answer("getMessage", realm, userId, { message_id: id }))) return null;
  const { stream_id, topic, user_ids } = message;
  if (stream_id !== null) return { stream_id, topic };
  const others = (user_ids ?? []).filter((one) => one !== userId);
  return { user_ids: others.length === 0 ? [userId] : others };
}

function list(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value : [];
}
