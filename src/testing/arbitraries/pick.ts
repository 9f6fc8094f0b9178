/** Chooses things of a realm: by numbers from a seed, so that the same seed always gives the same call, or typical ones. */
import type { Choices } from "../../model/operations/choices";
import type { Realm } from "../../model/realm/realm";
import { allGroups } from "../../model/rules/user-groups/group-membership";
import { SYSTEM_GROUP_NAMES } from "../../protocol/group-settings";

/** A stream of whole numbers below 2^32: the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The topics that all sequences use. */
const TOPICS = ["", "lunch", "Lunch", "plans", "✔ plans", "general chat"];

const MENTIONS = [
  "@**all** ",
  "@**topic** ",
  "@**Mel Member** ",
  "@**Nina Member** ",
  "@*crew* ",
  "@_**all** ",
  "/me ",
];

/** The random choices that need no realm. */
function choicesFrom(seed: number): Pick<Choices, "int" | "one" | "some" | "chance"> {
  const next = numbersFrom(seed);
  const int = (below: number): number => next() % Math.max(1, below);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[int(items.length)];
    if (item === undefined) throw new RangeError("There is nothing to choose from.");
    return item;
  };
  const some = <Item>(items: readonly Item[], most: number): Item[] => {
    const count = int(most + 1);
    return [...new Set(Array.from({ length: count }, () => one(items)))];
  };
  const chance = (oneIn: number): boolean => int(oneIn) === 0;
  return { int, one, some, chance };
}

/** The random choices for an operation of an account in a realm, from a seed and the number of the step. */
export function pickFrom(realm: Realm, actor: number, seed: number, step: number): Choices {
  const { int, one, some, chance } = choicesFrom(seed);
  let generated = 0;
  const userIds = [...realm.users].map((user) => user.user_id);
  const groupIds = allGroups(realm).map((group) => group.id);
  const user = (): number => one(userIds);
  const channel = (): number => int(realm.channels.size) + 1;
  const unguessable = (kind: string): string => `z${kind}${step}x${(generated += 1)}x${int(1000000)}z`;
  let caller = actor;
  const as = (userId: number | undefined): void => {
    if (userId !== undefined && !chance(5)) caller = userId;
  };
  return {
    realm,
    get actor() {
      return caller;
    },
    as,
    owned: (rows) => {
      const all = [...rows];
      if (all.length === 0) return undefined;
      const row = one(all);
      as(row.user_id);
      return row;
    },
    int,
    chance,
    one,
    some,
    fields: (fields) => {
      const names = Object.keys(fields);
      const wanted = names.filter(() => chance(3));
      const kept = wanted.length === 0 ? [one(names)] : wanted;
      return Object.fromEntries(kept.map((name) => [name, fields[name]?.()])) as never;
    },
    user,
    users: (most) => some(userIds, most),
    channel,
    channelName: () => realm.channels.get(channel() - 1)?.name ?? "general",
    message: () => Math.max(1, realm.messages.size - int(Math.min(12, realm.messages.size))),
    topic: () => {
      if (chance(4)) return unguessable("t");
      const recent = realm.messages.get(realm.messages.size - 1 - int(6));
      return chance(2) && recent?.stream_id != null ? recent.topic : one(TOPICS);
    },
    content: () => `${chance(4) ? one(MENTIONS) : ""}${unguessable("m")}`,
    group: () => one(groupIds),
    groupValue: () =>
      chance(2)
        ? int(SYSTEM_GROUP_NAMES.length) + 1
        : { direct_members: some(userIds, 3), direct_subgroups: some(groupIds, 1) },
    unguessable,
  };
}

/** An account that can be chosen as another user. */
function otherUser(realm: Realm, actor: number): number {
  for (const { user_id, is_active, is_bot } of realm.users)
    if (is_active && !is_bot && user_id !== actor) return user_id;
  return actor;
}

/** The newest message of the actor in a channel, or the newest of all. */
function ownMessageId(realm: Realm, actor: number): number {
  for (let id = realm.messages.size; id > 0; id -= 1) {
    const message = realm.messages.get(id - 1);
    if (message?.sender_id === actor && message.stream_id !== null) return id;
  }
  return Math.max(1, realm.messages.size);
}

/** The typical choices for an operation of an account in a realm: things that the account can use, nothing optional. */
export function typicalPick(realm: Realm, actor: number): Choices {
  let caller = actor;
  const as = (userId: number | undefined): void => {
    if (userId !== undefined) caller = userId;
  };
  const channel = (): number => Math.min(...(realm.subscriptions.get(caller)?.keys() ?? [1]));
  return {
    realm,
    get actor() {
      return caller;
    },
    as,
    owned: (rows) => {
      const [row] = rows;
      as(row?.user_id);
      return row;
    },
    int: () => 0,
    chance: () => false,
    one: (items) => {
      const [item] = items;
      if (item === undefined) throw new RangeError("There is nothing to choose from.");
      return item;
    },
    some: () => [],
    fields: (fields) =>
      Object.fromEntries(
        Object.entries(fields)
          .slice(0, 1)
          .map(([name, make]) => [name, make()]),
      ) as never,
    user: () => otherUser(realm, caller),
    users: () => [],
    channel,
    channelName: () => realm.channels.get(channel() - 1)?.name ?? "general",
    message: () => ownMessageId(realm, caller),
    topic: () => "lunch",
    content: () => "Soup **today**?",
    group: () => allGroups(realm)[0]?.id ?? 1,
    groupValue: () => 1,
    unguessable: (kind) => `new-${kind}`,
  };
}
