/** Views of what belongs to users and to the realm: statuses, presence, items of the account, folders and emoji. */
import type { Presence } from "../model/realm/user";
import { has } from "../model/rules/realm/feature-level";
import { userById } from "../model/rules/users/people";
import { modernPresence, seenAs } from "../model/views/presence/presence-view";
import { LIMITS } from "../protocol/limits";
import type { Truth } from "./truth";

type ById<Value> = Readonly<Record<string, Value>>;

const VISIBILITY: Readonly<Record<number, string>> = { 2: "unmuted", 3: "followed" };

/** Further views, in the form of `projections`. */
export const itemProjections = {
  /** The names of the emoji of statuses, by user ID. */
  emojiStatuses: (truth: Truth): ById<string> =>
    Object.fromEntries(
      Object.entries(truth.registration(["user_status"]).user_status ?? {}).flatMap(([id, { emoji_name }]) =>
        emoji_name === undefined || emoji_name === "" ? [] : [[id, emoji_name]],
      ),
    ),
  /** Which other users are active or idle, by user ID; users who are offline are absent. */
  presence: (truth: Truth): ById<"active" | "idle"> => presenceAt(truth),
  /** The contents of the account's scheduled messages by ID. */
  scheduled: (truth: Truth): ById<string> =>
    Object.fromEntries(
      (truth.registration(["scheduled_messages"]).scheduled_messages ?? []).map(({ scheduled_message_id, content }) => [
        String(scheduled_message_id),
        content,
      ]),
    ),
  /** The titles and contents of the account's saved snippets by ID. */
  savedSnippets: (truth: Truth): ById<{ readonly title: string; readonly content: string }> =>
    Object.fromEntries(
      (truth.registration(["saved_snippets"]).saved_snippets ?? []).map(({ id, title, content }) => [
        String(id),
        { title, content },
      ]),
    ),
  /** The contents of the direct messages by the IDs of the other participants, oldest first. */
  directMessages: (truth: Truth): ById<readonly string[]> => {
    const found: Record<string, string[]> = {};
    const operand = has(truth.realm, "narrowsUseDm") ? "dm" : "private";
    for (const { content, display_recipient } of truth.messages([{ operator: "is", operand }])) {
      const rows = Array.isArray(display_recipient) ? display_recipient : [];
      const others = rows.map(({ id }) => id).filter((id) => id !== truth.user_id);
      (found[others.sort((one, other) => one - other).join(",")] ??= []).push(content);
    }
    return found;
  },
  /** The topics that the account follows or has unmuted, by `stream_id/topic` with the topic in lower case. */
  topicVisibility: (truth: Truth): ById<string> =>
    Object.fromEntries(
      Object.values(truth.state(["user_topic"]).user_topics ?? {}).flatMap((row) => {
        const policy = VISIBILITY[row.visibility_policy ?? 0];
        return policy === undefined ? [] : [[`${row.stream_id}/${row.topic_name.toLowerCase()}`, policy]];
      }),
    ),
  /** The names of the channel folders that are not archived, by ID. */
  channelFolders: (truth: Truth): ById<string> =>
    Object.fromEntries(
      (truth.registration(["channel_folders"]).channel_folders ?? [])
        .filter(({ is_archived }) => !is_archived)
        .map(({ id, name }) => [String(id), name]),
    ),
  /** The names of the custom emoji that are not deactivated, sorted. */
  customEmoji: (truth: Truth): readonly string[] =>
    Object.values(truth.registration(["realm_emoji"]).realm_emoji ?? {})
      .filter(({ deactivated }) => !deactivated)
      .map(({ name }) => name)
      .sort(),
} as const;

function isOnline({ realm }: Truth, time: number, more: number): boolean {
  return realm.now + more - time <= LIMITS.OFFLINE_THRESHOLD_SECONDS;
}

function presences(
  truth: Truth,
  shown: (presence: Presence) => "active" | "idle" | undefined,
): ById<"active" | "idle"> {
  const { realm, user_id } = truth;
  return Object.fromEntries(
    [...realm.presences.values()].flatMap((presence) => {
      const user = userById(realm, presence.user_id);
      const status = user?.is_active === true && !user.is_bot ? shown(presence) : undefined;
      return status === undefined || presence.user_id === user_id ? [] : [[String(presence.user_id), status]];
    }),
  );
}

/** What the times of presences say, so many seconds from now. */
export function presenceAt(truth: Truth, more = 0): ById<"active" | "idle"> {
  return presences(truth, (presence) => {
    const { active_timestamp = 0, idle_timestamp = 0 } = modernPresence(truth.realm, presence);
    if (isOnline(truth, active_timestamp, more)) return "active";
    return isOnline(truth, idle_timestamp, more) ? "idle" : undefined;
  });
}

/** The same for clients that have presences in the older form. */
export function legacyPresence(truth: Truth, more = 0): ById<"active" | "idle"> {
  return presences(truth, (presence) => {
    const { status, timestamp = 0 } = seenAs(truth.realm, presence);
    if (!isOnline(truth, timestamp, more)) return undefined;
    return status === "idle" ? "idle" : "active";
  });
}
