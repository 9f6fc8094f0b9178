/** The views that campaigns know: what most clients show, each as the realm has it. */
import { channelById } from "../model/rules/channels/channel-access";
import { has } from "../model/rules/realm/feature-level";
import { visibilityPolicy } from "../model/rules/topics/user-topics";
import { userById } from "../model/rules/users/people";
import { isPlaceMuted, unreadCount as countUnread } from "../testing/client-state/parts/unread";
import { itemProjections } from "./item-projections";
import type { TrueMessage, Truth } from "./truth";

/** Common views of clients, each with the value that the realm has. A view of a client is compared with one of them. */
export const projections = {
  ...itemProjections,
  /** The IDs of the unread messages, ascending. */
  unread: (truth: Truth): readonly number[] => {
    const { streams = [], pms = [], huddles = [] } = truth.registration(UNREAD_TYPES).unread_msgs ?? {};
    return [...streams, ...pms, ...huddles].flatMap((row) => row.unread_message_ids).sort(ascending);
  },
  /** The IDs of the unread messages that mention the account, ascending. */
  mentioned: (truth: Truth): readonly number[] =>
    truth
      .messages([{ operator: "is", operand: "mentioned" }])
      .filter(({ flags }) => !flags.includes("read"))
      .map(({ id }) => id),
  /** The IDs of the starred messages, ascending. */
  starred: (truth: Truth): readonly number[] =>
    truth.messages([{ operator: "is", operand: "starred" }]).map(({ id }) => id),
  /** The number of unread messages that are not in muted topics or channels. */
  unreadCount: (truth: Truth): number => countUnread(truth.state([...UNREAD_TYPES, ...MUTED_TYPES])),
  /** The IDs of the messages of the subscribed channels that are muted, by their topic or their channel, ascending. */
  muted: (truth: Truth): readonly number[] => {
    const state = truth.state(MUTED_TYPES);
    return messagesByChannel(truth)
      .flatMap(({ stream_id, messages }) => messages.filter(({ subject }) => isPlaceMuted(state, stream_id, subject)))
      .map(({ id }) => id)
      .sort(ascending);
  },
  /** The names of the subscribed channels that the account has muted, in alphabetical order. */
  mutedChannels: (truth: Truth): readonly string[] =>
    subscriptionsOf(truth)
      .filter(({ is_muted }) => is_muted)
      .map(({ name }) => name)
      .sort(),
  /** The IDs of the users who are typing to the account, in direct messages or in a channel, ascending. */
  typists: (truth: Truth): readonly number[] => [...truth.typists().shown].sort(ascending),
  /** The names of the channels that the account subscribes to, in alphabetical order. */
  subscriptions: (truth: Truth): readonly string[] =>
    subscriptionsOf(truth)
      .map(({ name }) => name)
      .sort(),
  /** The names of the active users, by user ID. */
  people: (truth: Truth): Readonly<Record<string, string>> =>
    Object.fromEntries(
      (truth.registration(["realm_user"]).realm_users ?? []).map(({ user_id, full_name }) => [
        String(user_id),
        full_name,
      ]),
    ),
  /** The contents of the messages of all channels that the account subscribes to, by `channel/topic`, oldest first. */
  messages: (truth: Truth): Readonly<Record<string, readonly string[]>> => {
    const found: Record<string, string[]> = {};
    for (const { name, messages } of messagesByChannel(truth)) {
      for (const { content, subject } of messages) (found[`${name}/${subject}`] ??= []).push(content);
    }
    return found;
  },
  /** The number of unread messages by `stream_id/topic`; direct messages are not counted. */
  unreadByTopic: (truth: Truth): Readonly<Record<string, number>> => {
    const rows = truth.registration(UNREAD_TYPES).unread_msgs?.streams ?? [];
    return Object.fromEntries(
      rows.map(({ stream_id, topic, unread_message_ids }) => [`${stream_id}/${topic}`, unread_message_ids.length]),
    );
  },
  /** The topics of the channels that the account subscribes to, by name of the channel, in alphabetical order. */
  topics: (truth: Truth): Readonly<Record<string, readonly string[]>> => {
    const found: Record<string, string[]> = {};
    for (const { name, messages } of messagesByChannel(truth)) {
      found[name] = [...new Set(messages.map(({ subject }) => subject))].sort();
    }
    return found;
  },
  /** All users by user ID: name, role, and whether the account is active. */
  users: (truth: Truth): Readonly<Record<string, ShownUser>> => {
    const { realm_users = [], realm_non_active_users = [] } = truth.registration(["realm_user"]);
    const rows = (users: typeof realm_users, is_active: boolean): [string, ShownUser][] =>
      users.map(({ user_id, full_name, role }) => [String(user_id), { full_name, role, is_active }]);
    return Object.fromEntries([...rows(realm_users, true), ...rows(realm_non_active_users, false)]);
  },
  /** The names and active members of the groups that are not system groups, by ID. */
  groups: (truth: Truth): Readonly<Record<string, ShownGroup>> => {
    const isActive = (id: number): boolean => userById(truth.realm, id)?.is_active !== false;
    return Object.fromEntries(
      (truth.registration(["realm_user_groups"]).realm_user_groups ?? [])
        .filter(({ is_system_group }) => !is_system_group)
        .map(({ id, name, members }) => [String(id), { name, members: members.filter(isActive).sort(ascending) }]),
    );
  },
  /** The subscribers of the channels that the account subscribes to: IDs of active users by name of the channel, ascending. */
  subscribers: (truth: Truth): Readonly<Record<string, readonly number[]>> => {
    const active = new Set((truth.registration(["realm_user"]).realm_users ?? []).map(({ user_id }) => user_id));
    const { subscriptions = [] } = truth.registration(["subscription"], { include_subscribers: true });
    return Object.fromEntries(
      subscriptions.map(({ name, subscribers = [] }) => [
        name,
        subscribers.filter((id) => active.has(id)).sort(ascending),
      ]),
    );
  },
  /**
   * The reactions to the messages of those channels: `emoji_name user_id` by ID of the message, in alphabetical order.
   */
  reactions: (truth: Truth): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(
      messagesByChannel(truth)
        .flatMap(({ messages }) => messages)
        .filter(({ reactions }) => reactions.length > 0)
        .map(({ id, reactions }) => [
          id,
          reactions.map(({ emoji_name, user_id }) => `${emoji_name} ${user_id}`).sort(),
        ]),
    ),
  /** The contents of the account's drafts by ID. */
  drafts: (truth: Truth): Readonly<Record<string, string>> =>
    Object.fromEntries((truth.registration(["drafts"]).drafts ?? []).map(({ id, content }) => [id, content])),
  /** The IDs of the users that the account mutes, ascending. */
  mutedUsers: (truth: Truth): readonly number[] =>
    (truth.registration(["muted_users"]).muted_users ?? []).map(({ id }) => id).sort(ascending),
  /** The alert words of the account, in alphabetical order. */
  alertWords: (truth: Truth): readonly string[] => [...(truth.registration(["alert_words"]).alert_words ?? [])].sort(),
  /** The texts of the statuses that are not empty, by user ID. */
  statuses: (truth: Truth): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(truth.registration(["user_status"]).user_status ?? {}).flatMap(([id, { status_text }]) =>
        status_text === undefined || status_text === "" ? [] : [[id, status_text]],
      ),
    ),
  /** The contents of the messages of a topic, oldest first. */
  messagesOf:
    (channel: string, topic: string) =>
    (truth: Truth): readonly string[] =>
      truth
        .messages([
          { operator: "channel", operand: channel },
          { operator: "topic", operand: topic },
        ])
        .map(({ content }) => content),
} as const;

/**
 * The least and the greatest number of unread messages that are not muted: messages that the account has muted in
 * channels that are archived, or to which it does not subscribe, may count or not.
 */
export function countIfAllMuted(truth: Truth): readonly [least: number, most: number] {
  const { realm, user_id } = truth;
  const state = truth.state([...UNREAD_TYPES, ...MUTED_TYPES]);
  let [least, most] = [0, 0];
  for (const where of Object.values(state.unread ?? {})) {
    if (!("topic" in where)) {
      least += 1;
      most += 1;
      continue;
    }
    const { stream_id, topic } = where;
    const subscription = realm.subscriptions.get(user_id)?.get(stream_id);
    const isSure = subscription?.active === true && channelById(realm, stream_id)?.is_archived === false;
    const isMuted = isPlaceMuted(state, stream_id, topic);
    const canBeMuted =
      isMuted || subscription?.is_muted === true || visibilityPolicy(realm, user_id, stream_id, topic) === MUTED;
    if (!isMuted || !isSure) most += 1;
    if (!(isSure ? isMuted : canBeMuted)) least += 1;
  }
  return [least, most];
}

const MUTED = 1;
const UNREAD_TYPES = ["message", "update_message_flags"] as const;
const MUTED_TYPES = ["subscription", "user_topic"] as const;

/** A user in `users`. */
export interface ShownUser {
  readonly full_name: string;
  readonly role: number | undefined;
  readonly is_active: boolean;
}

/** A group in `groups`. */
export interface ShownGroup {
  readonly name: string;
  /** User IDs, ascending. */
  readonly members: readonly number[];
}

function ascending(one: number, other: number): number {
  return one - other;
}

type Subscription = NonNullable<ReturnType<Truth["registration"]>["subscriptions"]>[number];

function subscriptionsOf(truth: Truth): readonly Subscription[] {
  return truth.registration(["subscription"]).subscriptions ?? [];
}

interface ChannelMessages {
  readonly stream_id: number;
  readonly name: string;
  readonly messages: readonly TrueMessage[];
}

/** The messages of the channels that the account subscribes to. */
function messagesByChannel(truth: Truth): readonly ChannelMessages[] {
  const operator = has(truth.realm, "narrowsUseChannel") ? "channel" : "stream";
  return subscriptionsOf(truth).map(({ stream_id, name }) => ({
    stream_id,
    name,
    messages: truth.messages([{ operator, operand: stream_id }]),
  }));
}
