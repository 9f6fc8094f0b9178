/** How values are compared with recorded ones: by which keys, and small questions about them. */
import { isJsonObject } from "../matching/json-value";

/** A JSON object in a list. */
export type Item = Readonly<Record<string, unknown>>;

/** The text that distinguishes an object of a list from the others. */
export function nameText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}

/** The key that tells the objects of a list apart, undefined where none does. */
export function listKeyOf(list: readonly Item[]): string | undefined {
  return LIST_KEYS.find((key) => {
    if (!list.every((item) => key in item && (typeof item[key] !== "object" || item[key] === null))) return false;
    return new Set(list.map((item) => String(item[key]))).size === list.length;
  });
}

/** Whether all items are JSON objects. */
export function isListOfObjects(list: readonly unknown[]): list is readonly Item[] {
  return list.every(isJsonObject);
}

/** Whether a value is a whole number. */
export function isInteger(value: unknown): value is number {
  return Number.isInteger(value);
}

/** Whether all items are whole numbers. */
export function isListOfIntegers(list: readonly unknown[]): list is readonly number[] {
  return list.every(isInteger);
}

/** Whether all items are texts. */
export function isListOfTexts(list: readonly unknown[]): list is readonly string[] {
  return list.every((item) => typeof item === "string");
}

/** The texts of a list in order. */
export function sortedTexts(list: readonly unknown[]): string[] {
  return list.map(String).sort(byCodeUnit);
}

/** Orders texts by their code units, the same everywhere. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a value is a text that starts so. */
export function startsWith(value: unknown, start: string): boolean {
  return typeof value === "string" && value.startsWith(start);
}

/** Whether a value is a number written as text. */
export function isDigits(value: unknown): value is string {
  return typeof value === "string" && /^\d+$/.test(value);
}

/** What a JSON value is: `list`, `null`, or as JavaScript says. */
export function typeOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return Array.isArray(value) ? "list" : typeof value;
}

/** Whether two JSON values are the same, whatever the order of the keys of their objects. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]));
}

/** Only their type is compared: they are random, or depend on the machine. */
export const OPAQUE_KEYS: ReadonlySet<string> = new Set([
  ...["_exception", "api_key", "avatar_url", "avatar_url_medium", "client", "color", "development_environment"],
  ...["email_address", "email_token", "etag", "event_queue_longpoll_timeout_seconds", "hash", "invite_link"],
  ...["link_url", "max_stream_name_length", "password", "path_id", "queue_id", "realm_uuid", "recipient_id"],
  ...["server_generation", "source_url", "stream_weekly_traffic", "zulip_merge_base", "zulip_version"],
]);

/** Rendered text. */
export const HTML_KEYS: ReadonlySet<string> = new Set([
  ...["content", "content_html_diff", "description_rendered", "match_content", "match_subject"],
  ...["orig_rendered_content", "prev_rendered_content", "rendered_content", "rendered_description", "rendered_value"],
]);

/** Wording. */
export const WORDING_KEYS: ReadonlySet<string> = new Set(["desc", "msg"]);

/** Lists of IDs whose order says nothing. */
export const UNORDERED_KEYS: ReadonlySet<string> = new Set([
  ...[
    "direct_members",
    "direct_subgroup_ids",
    "direct_subgroups",
    "ids",
    "members",
    "mentions",
    "message_ids",
    "messages",
  ],
  ...["partial_subscribers", "recent_private_conversations", "stream_ids", "subgroups", "subscriber_ids"],
  ...["subscribers", "topics_ids", "unread_message_ids", "user_ids"],
]);

const KINDS: Readonly<Record<string, readonly string[]>> = {
  user: [
    ...["acting_user_id", "author", "bot_owner_id", "creator_id", "direct_members", "invited_by_user_id", "members"],
    ...["muted_user_id", "other_user_id", "owner_id", "person_id", "sender_id", "subscribers", "user_id", "user_ids"],
  ],
  stream: [
    ...[
      "ignored_because_not_subscribed_channels",
      "default_streams",
      "new_stream_id",
      "orig_stream_id",
      "prev_stream",
      "realm_default_streams",
      "stream",
      "stream_id",
    ],
    ...["stream_ids", "streams_ids"],
  ],
  message: [
    ...[
      "anchor",
      "first_message_id",
      "last_message_id",
      "max_id",
      "max_message_id",
      "mentions",
      "message_id",
      "message_ids",
    ],
    ...["messages", "reminder_target_message_id", "starred_messages", "unread_message_ids"],
  ],
  group: ["direct_subgroup_ids", "direct_subgroups", "group_id", "subgroups", "supergroup_ids"],
  draft: ["draft_id", "ids"],
  attachment: ["attachment_id"],
  domain: ["domain_id"],
  emoji: ["emoji_id"],
  field: ["field_id"],
  preslast: ["last_update_id", "presence_last_update_id"],
  folder: ["channel_folder_id", "folder_id"],
  recipient: ["recipient_id"],
  reminder: ["reminder_id"],
  scheduled: ["scheduled_message_id"],
  snippet: ["saved_snippet_id"],
  submessage: ["submessage_id"],
};

const KIND_OF_KEY: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([kind, keys]) => keys.map((key) => [key, kind] as const)),
);

const GROUP_SETTING = /^(realm_)?(can_\w+|create_multiuse_invite_group|direct_message_\w+_group)$/;

/**
 * What the integers under a key are IDs of, undefined where they are plain numbers.
 *
 * @param path - of the place, for keys that are simply `id`: there each place counts for itself
 * @param context - the key of the event in which the place is
 */
export function idKindOf(key: string | null, path: string, context: string): string | undefined {
  if (key === null) return undefined;
  const kind = KIND_OF_KEY.get(key);
  if (kind !== undefined) return kind;
  if (GROUP_SETTING.test(key)) return "group";
  if (key === "value" && /can_\w+_group/.test(context)) return "group";
  return key === "id" ? `id:${path}` : undefined;
}

/** The kind of IDs in a list under a key. */
export function listKindOf(key: string): string | undefined {
  return KIND_OF_KEY.get(key);
}

/** Keys that tell the objects of a list apart, the best first. */
const LIST_KEYS = ["name", "email", "user_id", "stream_id", "id", "topic_name", "message_id"] as const;

/** Whether a key of objects in a list is an ID, whose values differ between servers. */
export function isIdKey(key: string): boolean {
  return key === "id" || KIND_OF_KEY.has(key);
}
