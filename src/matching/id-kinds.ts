/** What the whole numbers of a name are IDs of. A test holds that every declared field of IDs is here. */

const KINDS: Readonly<Record<string, readonly string[]>> = {
  user: [
    ...["acting_user_id", "author_id", "bot_owner_id", "creator_id", "direct_members", "invited_by_user_id", "members"],
    ...["other_user_id", "owner_id", "sender_id", "sender_ids", "subscribers", "user_id", "user_ids"],
  ],
  stream: [
    ...["channel_id", "default_streams", "ignored_because_not_subscribed_channels", "new_stream_id", "prev_stream"],
    ...["realm_default_streams", "stream", "stream_id", "stream_ids", "subscribed_channel_ids"],
  ],
  message: [
    ...["anchor", "first_message_id", "first_processed_id", "last_processed_id", "max_id", "max_message_id"],
    ...["mentions", "message_id", "message_ids", "messages", "reminder_target_message_id", "starred_messages"],
    "unread_message_ids",
  ],
  group: ["direct_subgroup_ids", "direct_subgroups", "group_id", "subgroup_ids", "subgroups", "supergroup_ids"],
  draft: ["draft_id", "ids"],
  emoji: ["emoji_id"],
  device: ["device_id"],
  presence: ["presence_last_update_id"],
  folder: ["channel_folder_id", "folder_id"],
  recipient: ["recipient_id"],
  reminder: ["reminder_id"],
  scheduled: ["scheduled_message_id"],
  snippet: ["saved_snippet_id"],
  submessage: ["submessage_id"],
};

const KIND_OF_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
);

const GROUP_SETTING =
  /^(realm_)?(can_\w+|create_multiuse_invite_group|direct_message_\w+_group|workplace_users_group)$/;
const CHANNEL_SETTING = /_(announcements|notifications|request)_(stream|channel)_id$|^notifications_stream_id$/;

/** The kind of the IDs under a name, in lists too; undefined for plain numbers, and for the name `id` alone. */
export function idKindOfName(name: string): string | undefined {
  const kind = KIND_OF_NAME.get(name);
  if (kind !== undefined) return kind;
  if (GROUP_SETTING.test(name)) return "group";
  return CHANNEL_SETTING.test(name) ? "stream" : undefined;
}

/**
 * What the integers under a key are IDs of, undefined where they are plain numbers.
 *
 * @param path - of the place, for keys that are simply `id`: there each place counts for itself
 * @param context - the key of the event in which the place is
 */
export function idKindOf(key: string | null, path: string, context: string): string | undefined {
  if (key === null) return undefined;
  if (key === "value" && /can_\w+_group/.test(context)) return "group";
  return key === "id" ? `id:${path}` : idKindOfName(key);
}

/** The kind of the IDs of a thing that scenarios call by its name. */
export const KIND_OF_THING = {
  user: "user",
  channel: "stream",
  group: "group",
  folder: "folder",
  message: "message",
} as const;

/** Objects whose keys are IDs, and the name that such an ID has elsewhere. */
const NAME_OF_KEYS: Readonly<Record<string, string>> = {
  ...{ message_details: "message_id", user_status: "user_id", subscribed: "user_id", already_subscribed: "user_id" },
};

/** The name that the keys of an object have elsewhere, where they are IDs. */
export function idNameOfKeys(name: string): string | undefined {
  return NAME_OF_KEYS[name];
}
