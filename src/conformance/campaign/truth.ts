/** What a client should show: read from the realm itself, as a new registration and fetches would show it. */
import { clientState } from "../../testing/client-state/client-state";
import { unreadCount as countUnread } from "../../testing/client-state/parts/unread";
import type { ClientState } from "../../testing/client-state/state";
import { registerQueue } from "../../model/operations/events/register-queue";
import { getMessages, type GetMessagesParams } from "../../generated/operations";
import { NEWEST_CAPABILITIES } from "../../model/realm/event-queue";
import type { Realm } from "../../model/realm/realm";
import { userById } from "../../model/rules/users/people";
import type { Narrow } from "../../model/rules/narrow/narrow";
import type { FoundMessageView } from "../../protocol/records/messages";
import type { StatePart } from "../../protocol/records/registration";

/** A message as the account sees it, in raw Markdown. */
export interface TrueMessage extends FoundMessageView {}

/** What is true for an account at one moment. */
export interface Truth {
  readonly realm: Realm;
  readonly user_id: number;
  /** What a fresh registration gives, all of it or only the parts of these event types. */
  registration(fetchEventTypes?: readonly string[]): StatePart;
  /** The same in the form of the reference client, which does not depend on any order. */
  state(fetchEventTypes?: readonly string[]): ClientState;
  /** The newest messages of a narrow, oldest first, at most 1,000. */
  messages(narrow?: Narrow): readonly TrueMessage[];
  /** Those of some messages that the account may see. */
  visible(messageIds: readonly number[]): readonly TrueMessage[];
}

/** What is true for an account of a realm; every part is made only when it is needed. */
export function truthOf(realm: Realm, user_id: number): Truth {
  const known = new Map<string, StatePart>();
  const registration = (types?: readonly string[]): StatePart => {
    const key = types?.join(",") ?? "";
    const found = known.get(key) ?? registered(realm, user_id, types);
    known.set(key, found);
    return found;
  };
  const states = new Map<StatePart, ClientState>();
  return {
    realm,
    user_id,
    registration,
    state: (types) => {
      const parts = registration(types);
      const state = states.get(parts) ?? clientState({ user_id, ...parts });
      states.set(parts, state);
      return state;
    },
    messages: (narrow = []) => fetched(realm, user_id, { anchor: "newest", num_before: 1000, num_after: 0, narrow }),
    visible: (ids) => (ids.length === 0 ? [] : fetched(realm, user_id, { message_ids: ids })),
  };
}

function registered(realm: Realm, userId: number, types: readonly string[] | undefined): StatePart {
  const asked = types === undefined ? {} : { fetch_event_types: types };
  const outcome = registerQueue(realm, userId, { ...asked, client_capabilities: NEWEST_CAPABILITIES });
  if (!outcome.ok) throw new Error(`The account cannot register: ${outcome.error.msg}`);
  return outcome.response;
}

function fetched(realm: Realm, userId: number, params: GetMessagesParams): readonly TrueMessage[] {
  const whole = { ...params, apply_markdown: false, allow_empty_topic_name: true };
  const outcome = getMessages(realm, userId, whole);
  if (!outcome.ok) throw new Error(`The messages cannot be fetched: ${outcome.error.msg}`);
  return outcome.response.messages;
}

/** What most clients show, each as the realm has it. A view of a client is compared with one of them. */
export const projections = {
  /** The IDs of the unread messages, ascending. */
  unread: (truth: Truth): readonly number[] =>
    Object.keys(truth.state(UNREAD_TYPES).unread ?? {})
      .map(Number)
      .sort((one, other) => one - other),
  /** The IDs of the unread messages that mention the account, ascending. */
  mentioned: (truth: Truth): readonly number[] =>
    truth
      .messages([{ operator: "is", operand: "mentioned" }])
      .filter(({ flags }) => !flags.includes("read"))
      .map(({ id }) => id),
  /** The IDs of the starred messages, ascending. */
  starred: (truth: Truth): readonly number[] =>
    truth.messages([{ operator: "is", operand: "starred" }]).map(({ id }) => id),
  /** How many messages are unread where the account has not muted them. */
  unreadCount: (truth: Truth): number => countUnread(truth.state([...UNREAD_TYPES, "subscription", "user_topic"])),
  /** The names of the channels that the account subscribes to, in the order of the alphabet. */
  subscriptions: (truth: Truth): readonly string[] =>
    (truth.registration(["subscription"]).subscriptions ?? []).map(({ name }) => name).sort(),
  /** The names of the active people by user ID. */
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
    for (const channel of projections.subscriptions(truth)) {
      for (const { content, subject } of truth.messages([{ operator: "channel", operand: channel }])) {
        (found[`${channel}/${subject}`] ??= []).push(content);
      }
    }
    return found;
  },
  /** How many messages are unread by `stream_id/topic`; direct messages are not counted. */
  unreadByTopic: (truth: Truth): Readonly<Record<string, number>> => {
    const counts: Record<string, number> = {};
    for (const where of Object.values(truth.state(UNREAD_TYPES).unread ?? {})) {
      if (!("topic" in where)) continue;
      const place = `${where.stream_id}/${where.topic}`;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    return counts;
  },
  /** The topics of the channels that the account subscribes to, by name of the channel, in the order of the alphabet. */
  topics: (truth: Truth): Readonly<Record<string, readonly string[]>> => {
    const found: Record<string, string[]> = {};
    for (const channel of projections.subscriptions(truth)) {
      const messages = truth.messages([{ operator: "channel", operand: channel }]);
      found[channel] = [...new Set(messages.map(({ subject }) => subject))].sort();
    }
    return found;
  },
  /** The active users by user ID: name, role, and whether they are active. */
  users: (truth: Truth): Readonly<Record<string, { readonly full_name: string; readonly role: number | undefined }>> =>
    Object.fromEntries(
      (truth.registration(["realm_user"]).realm_users ?? []).map(({ user_id, full_name, role }) => [
        String(user_id),
        { full_name, role },
      ]),
    ),
  /** The names and members of the groups that are not system groups, by ID. */
  groups: (truth: Truth): Readonly<Record<string, { readonly name: string; readonly members: readonly number[] }>> =>
    Object.fromEntries(
      (truth.registration(["user_group"]).realm_user_groups ?? [])
        .filter(({ is_system_group }) => !is_system_group)
        .map(({ id, name, members }) => [String(id), { name, members: [...members].sort((a, b) => a - b) }]),
    ),
  /** The subscribers of the channels that the account subscribes to: IDs of active users by name of the channel, ascending. */
  subscribers: ({ realm, user_id }: Truth): Readonly<Record<string, readonly number[]>> =>
    Object.fromEntries(
      Array.from(realm.channels)
        .filter(({ is_archived, subscribers }) => !is_archived && subscribers.has(user_id))
        .map(({ name, subscribers }) => [
          name,
          [...subscribers].filter((id) => userById(realm, id)?.is_active === true),
        ]),
    ),
  /** The reactions to the messages of those channels: `emoji_name user_id` by ID of the message, in the order of the alphabet. */
  reactions: (truth: Truth): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(
      projections
        .subscriptions(truth)
        .flatMap((channel) => truth.messages([{ operator: "channel", operand: channel }]))
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
    (truth.registration(["muted_users"]).muted_users ?? []).map(({ id }) => id).sort((one, other) => one - other),
  /** The account's alert words in the order of the alphabet. */
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

const UNREAD_TYPES = ["message", "update_message_flags"];
