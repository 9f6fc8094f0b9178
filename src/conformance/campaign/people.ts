/** What other people, and the account's own other devices, do while a client is tried. */
import type { Message } from "../../model/realm/message";
import type { Realm } from "../../model/realm/realm";
import type { Draw } from "./draw";

/** Something that somebody does, by numbers that stand for whatever is in the realm when it is done. */
export interface PersonAct {
  readonly does: PersonDeed;
  readonly numbers: readonly [number, number, number];
}

/** An operation with whom it is called by, ready to be called. */
export interface PersonCall {
  readonly user_id: number;
  readonly operation: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Numbers = PersonAct["numbers"];
type Deed = (realm: Realm, me: number, numbers: Numbers) => PersonCall | undefined;

const TOPICS = ["lunch", "plans", "bugs"];
const NAMES = ["Olive", "Bo", "Cleo", "Dee"];

const DEEDS = {
  "sends to a channel": (realm, me, [a, b, c]) => {
    const content = `${["Hello", "Well", "Look"][c % 3]} ${c}`;
    return call(other(realm, me, a), "send-message", {
      type: "channel",
      to: channelOf(realm, b),
      topic: topic(c),
      content,
    });
  },
  "sends a direct message": (realm, me, [a, _b, c]) =>
    call(other(realm, me, a), "send-message", { type: "direct", to: [me], content: `psst ${c}` }),
  "edits a message": (realm, _me, [a, _b, c]) => {
    const message = messageOf(realm, a);
    if (message === undefined) return undefined;
    return call(message.sender_id, "update-message", { message_id: message.id, content: `edited ${c}` });
  },
  "moves messages to a topic": (realm, _me, [a, b, c]) => {
    const message = messageOf(realm, a, (one) => one.stream_id !== null);
    if (message === undefined) return undefined;
    const propagate_mode = ["change_one", "change_later", "change_all"][b % 3];
    const moved = { message_id: message.id, topic: topic(c), propagate_mode, send_notification_to_new_thread: false };
    return call(owner(realm), "update-message", moved);
  },
  "deletes a message": (realm, _me, [a]) => {
    const message = messageOf(realm, a);
    return message === undefined ? undefined : call(owner(realm), "delete-message", { message_id: message.id });
  },
  "reacts to a message": (realm, me, [a, b]) => {
    const message = messageOf(realm, b, (one) => one.stream_id !== null);
    if (message === undefined) return undefined;
    return call(other(realm, me, a), "add-reaction", { message_id: message.id, emoji_name: "tada" });
  },
  // Never the other way: servers join what was read before and after in the place of the later, and clients then show
  // as read what was marked as unread between the two. No client can know better.
  "reads on another device": (realm, me, [a]) => flag(realm, me, a, "add", "read"),
  "stars on another device": (realm, me, [a, b]) => flag(realm, me, a, b % 2 === 0 ? "add" : "remove", "starred"),
  "subscribes the account": (realm, me, [, b]) => {
    const name = channelName(realm, channelOf(realm, b));
    return call(owner(realm), "subscribe", { subscriptions: [{ name }], principals: [me] });
  },
  "unsubscribes the account": (realm, me, [, b]) => {
    const name = channelName(realm, channelOf(realm, b));
    return call(owner(realm), "unsubscribe", { subscriptions: [name], principals: [me] });
  },
  "renames somebody": (realm, me, [a, b]) => {
    const full_name = `${NAMES[b % NAMES.length]} ${b % 10}`;
    return call(owner(realm), "update-user", { user_id: other(realm, me, a), full_name });
  },
  "mutes a topic on another device": (realm, me, [a, b]) => {
    const place = { stream_id: channelOf(realm, a), topic: topic(b) };
    return call(me, "update-user-topic", { ...place, visibility_policy: b % 2 });
  },
} as const satisfies Readonly<Record<string, Deed>>;

/** What people can do, by name. */
export type PersonDeed = keyof typeof DEEDS;

/** How often each is drawn beside the others. */
const WEIGHTS: Readonly<Record<PersonDeed, number>> = {
  "sends to a channel": 8,
  "sends a direct message": 2,
  "edits a message": 2,
  "moves messages to a topic": 3,
  "deletes a message": 1,
  "reacts to a message": 1,
  "reads on another device": 3,
  "stars on another device": 1,
  "subscribes the account": 1,
  "unsubscribes the account": 1,
  "renames somebody": 1,
  "mutes a topic on another device": 1,
};

const DRAWN: readonly PersonDeed[] = Object.keys(DEEDS)
  .filter((name): name is PersonDeed => name in DEEDS)
  .flatMap((name) => Array.from({ length: WEIGHTS[name] }, () => name));

const NUMBERS_BELOW = 24;

/** Draws something to do. */
export function drawPersonAct(draw: Draw): PersonAct {
  const number = (): number => draw.below(NUMBERS_BELOW);
  return { does: draw.one(DRAWN), numbers: [number(), number(), number()] };
}

/**
 * The call that an act comes to in a realm; undefined where there is nothing to do it with.
 *
 * @param me - the account whose client is tried
 */
export function personCall(realm: Realm, me: number, { does, numbers }: PersonAct): PersonCall | undefined {
  return DEEDS[does](realm, me, numbers);
}

function call(userId: number, operation: string, params: Readonly<Record<string, unknown>>): PersonCall {
  return { user_id: userId, operation, params };
}

function topic(number: number): string {
  return TOPICS[number % TOPICS.length] ?? "lunch";
}

function owner(realm: Realm): number {
  for (const { user_id, role, is_active } of realm.users) if (role === 100 && is_active) return user_id;
  return 1;
}

function other(realm: Realm, me: number, number: number): number {
  const people = Array.from(realm.users).filter((user) => user.is_active && !user.is_bot && user.user_id !== me);
  return people[number % Math.max(1, people.length)]?.user_id ?? me;
}

function channelOf(realm: Realm, number: number): number {
  const ids = Array.from(realm.channels, ({ stream_id }) => stream_id);
  return ids[number % Math.max(1, ids.length)] ?? 1;
}

function channelName(realm: Realm, id: number): string {
  return Array.from(realm.channels).find(({ stream_id }) => stream_id === id)?.name ?? "";
}

/** One of the newest messages. */
function messageOf(
  realm: Realm,
  number: number,
  fits: (message: Message) => boolean = () => true,
): Message | undefined {
  const newest: Message[] = [];
  for (let index = realm.messages.size - 1; index >= 0 && newest.length < NUMBERS_BELOW; index -= 1) {
    const message = realm.messages.get(index);
    if (message !== undefined && message !== null && fits(message)) newest.push(message);
  }
  return newest[number % Math.max(1, newest.length)];
}

function flag(realm: Realm, me: number, number: number, op: "add" | "remove", name: string): PersonCall | undefined {
  const message = messageOf(realm, number);
  return message === undefined
    ? undefined
    : call(me, "update-message-flags", { messages: [message.id], op, flag: name });
}
