/** Picks things of a realm by numbers from a seed, so that the same seed always gives the same operation. */
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

/** Random choices that need no realm. */
interface Choices {
  int(below: number): number;
  chance(oneIn: number): boolean;
  one<Item>(items: readonly Item[]): Item;
  some<Item>(items: readonly Item[], most: number): Item[];
}

/** Random choices for one operation. */
export interface Pick extends Choices {
  readonly realm: Realm;
  /** The account that calls the operation: the generated one, or the last one given to `as`. */
  readonly actor: number;
  /** Mostly changes the actor to another account, which has permissions that the generated one does not have. */
  as(userId: number | undefined): void;
  /** One of the records that accounts own. Its account mostly becomes the actor; undefined if there is no record. */
  owned<Row extends { readonly user_id: number }>(rows: Iterable<Row>): Row | undefined;
  /** A random part of the fields, at least one. */
  fields(fields: Readonly<Record<string, () => unknown>>): Record<string, unknown>;
  user(): number;
  users(most: number): number[];
  channel(): number;
  channelName(): string;
  message(): number;
  topic(): string;
  content(): string;
  group(): number;
  groupValue(): unknown;
  /** A text that no other choice of the sequence returns. */
  unguessable(kind: string): string;
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
function choicesFrom(seed: number): Choices {
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
export function pickFrom(realm: Realm, actor: number, seed: number, step: number): Pick {
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
      return Object.fromEntries(kept.map((name) => [name, fields[name]?.()]));
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
