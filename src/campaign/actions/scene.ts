/** What an action of a user can refer to in the realm. Numbers of a plan choose among it. */
import type { Channel } from "../../model/realm/channel";
import type { Message } from "../../model/realm/message";
import type { Realm } from "../../model/realm/realm";
import type { User } from "../../model/realm/user";
import type { UserGroup } from "../../model/realm/user-group";
import type { Outcome } from "../../model/views/outcome";
import { cut } from "../../protocol/problem-words";
import type { AnyValue } from "../../protocol/schema/shapes";

/** Numbers that choose the things of an action. A plan stays usable when earlier steps are removed. */
export type Numbers = readonly [number, number, number];

/** A call of an operation, with its description. */
export interface ActionCall {
  readonly user_id: number;
  /** The identifier of the operation: `send-message`. */
  readonly operation: string;
  readonly params: Readonly<Record<string, AnyValue>>;
  /** A description, without the name of the account: `unsubscribes ann from #general`. */
  readonly words: string;
}

/** A call that the realm would accept, with what would come of it. */
export interface AcceptedCall extends ActionCall {
  readonly outcome: Outcome;
}

/** An action of another user, or of another device of the account; undefined if it does not apply to the realm. */
export type Action = (scene: Scene) => ActionCall | undefined;

/** The realm at the moment of an action. Choices by number count from the first or the newest, and wrap around. */
export interface Scene {
  readonly realm: Realm;
  /** The account whose client is tested. */
  readonly me: User;
  readonly numbers: Numbers;
  /** An active owner other than the account; if there is one. */
  readonly owner: User;
  /** An active user other than the account. */
  other(number: number): User | undefined;
  /** A user other than the account, its owner if it is a bot, and the owner of the realm, active or not. */
  colleague(number: number): User | undefined;
  channel(number: number, matches?: (channel: Channel) => boolean): Channel | undefined;
  /** An existing message, the newest first. Direct messages of bots are omitted, since actions never change them. */
  message(number: number, matches?: (message: Message) => boolean): Message | undefined;
  /** Whether a user sent the message, or the account, and not another bot. */
  isByUser(message: Message): boolean;
  /** A group that is not a system group. */
  group(number: number): UserGroup | null | undefined;
  topic(number: number): string;
  isSubscribed(channel: Channel): boolean;
}

const TOPICS = ["lunch", "plans", "bugs"];

/** How many of the newest messages actions are about. */
const NEWEST_MESSAGES = 24;

/** What an action finds. */
export function sceneOf(realm: Realm, userId: number, numbers: Numbers): Scene {
  const accounts = Array.from(realm.users);
  const users = accounts.filter((user) => !user.is_bot);
  const me = userWithId(accounts, userId);
  const others = users.filter((user) => user.user_id !== userId);
  const isByUser = ({ sender_id }: Message): boolean =>
    sender_id === userId || users.some(({ user_id }) => user_id === sender_id);
  const owner = others.find((user) => user.role === OWNER && user.is_active) ?? me;
  return {
    ...{ realm, me, numbers, owner },
    other: (number) => chosen(others, number, (user) => user.is_active),
    colleague: (number) => chosen(others, number, (user) => user !== owner && user.user_id !== me.bot_owner_id),
    channel: (number, matches) => chosen(Array.from(realm.channels), number, matches),
    message: (number, matches = () => true) =>
      chosen(
        newestMessages(realm, (message) => (message.stream_id !== null || isByUser(message)) && matches(message)),
        number,
      ),
    isByUser,
    group: (number) => chosen(Array.from(realm.user_groups), number, (one) => one?.system_name === null),
    topic: (number) => TOPICS[number % TOPICS.length] ?? "lunch",
    isSubscribed: ({ stream_id }) => realm.subscriptions.get(userId)?.get(stream_id)?.active === true,
  };
}

/** The role of owners. */
export const OWNER = 100;

function userWithId(users: readonly User[], userId: number): User {
  const user = users.find(({ user_id }) => user_id === userId);
  if (user === undefined) throw new Error(`There is no user ${userId}.`);
  return user;
}

/**
 * The first item that matches, from a place on. Whether others match does not change what a number means, so that a step
 * still does the same when an earlier one is removed.
 */
function chosen<Item>(
  items: readonly Item[],
  number: number,
  matches: (item: Item) => boolean = () => true,
): Item | undefined {
  const from = number % Math.max(1, items.length);
  return [...items.slice(from), ...items.slice(0, from)].find(matches);
}

function newestMessages(realm: Realm, matches: (message: Message) => boolean): readonly Message[] {
  const newest: Message[] = [];
  for (let index = realm.messages.size - 1; index >= 0 && newest.length < NEWEST_MESSAGES; index -= 1) {
    const message = realm.messages.get(index);
    if (message !== undefined && message !== null && matches(message)) newest.push(message);
  }
  return newest;
}

/** An account in words: the part of its address before the @. */
export function userName({ delivery_email }: Pick<User, "delivery_email">): string {
  return delivery_email.split("@", 1)[0] ?? delivery_email;
}

/** A message in words: `message 3 "Soup?"`. */
export function messageName({ id, content }: Pick<Message, "id" | "content">): string {
  return `message ${id} ${quoted(content)}`;
}

/** A text in quotes, shortened. */
export function quoted(text: string): string {
  return JSON.stringify(cut(text, 39));
}

/** The name of a channel: `#general`. */
export function channelName(realm: Realm, streamId: number): string {
  for (const { stream_id, name } of realm.channels) if (stream_id === streamId) return `#${name}`;
  return `channel ${streamId}`;
}
