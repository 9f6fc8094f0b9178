import { diffStates, type Realm } from "../../index";
import { sceneFor, type Scene } from "./scene";

/** A difference between two states, by its path. */
export interface Change {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

/** What a step changed for one account. */
export interface ChangesOfAccount {
  readonly user_id: number;
  readonly changes: readonly Change[];
}

/** How many accounts besides the chosen one are compared, and how many lines are shown of each list. */
const LIMITS = { accounts: 12, lines: 60 } as const;

/** What differs between two states for the other users, without those for whom nothing does. */
export function changesOfOthers(before: Realm, after: Realm, userId: number): readonly ChangesOfAccount[] {
  if (before === after) return [];
  return [...after.users]
    .filter((user) => user.user_id !== userId && user.is_active && !user.is_bot)
    .slice(0, LIMITS.accounts)
    .map(({ user_id }) => ({ user_id, changes: seenChanges(before, after, user_id) }))
    .filter(({ changes }) => changes.length > 0);
}

/** What differs in the realm itself. */
export function realmChanges(before: Realm, after: Realm): readonly string[] {
  if (before === after) return [];
  return diffStates(before, after)
    .filter((line) => !/^(random|event_log|queues)\b/.test(line))
    .slice(0, LIMITS.lines);
}

/** What differs between two states for one account. */
export function seenChanges(before: Realm, after: Realm, userId: number): readonly Change[] {
  if (before === after || userId > before.users.size) return [];
  const changes = flatDifferences(digestOf(sceneFor(before, userId)), digestOf(sceneFor(after, userId)));
  return changes.slice(0, LIMITS.lines);
}

/** Fields that differ in every registration, or repeat what is said elsewhere. */
const VOLATILE: ReadonlySet<string> = new Set([
  "queue_id",
  "last_event_id",
  "server_timestamp",
  "unread_msgs",
  "subscriptions",
  "never_subscribed",
  "unsubscribed",
  "streams",
]);

/** The parts of a scene that are compared, with names instead of positions. */
function digestOf({ registration, channels, direct, unread }: Scene): unknown {
  const rest = Object.entries(registration).filter(([name]) => !VOLATILE.has(name));
  return {
    unread,
    channels: Object.fromEntries(
      channels.map(({ name, topics, stream_id, ...channel }) => [
        `#${name}`,
        {
          ...channel,
          topics: Object.fromEntries(
            topics.map((topic) => [topic.name, { messages: topic.messages, unread: topic.unread }]),
          ),
        },
      ]),
    ),
    direct: Object.fromEntries(
      direct.map(({ names, messages, unread: count }) => [names, { messages, unread: count }]),
    ),
    ...Object.fromEntries(rest.map(([name, value]) => [name, keyed(value)])),
  };
}

/** A list of records by their IDs, so that a new record does not shift the others. */
function keyed(value: unknown): unknown {
  if (!Array.isArray(value) || value.length === 0) return value;
  const key = ["user_id", "id", "scheduled_message_id", "reminder_id", "stream_id", "emoji_name"].find((name) =>
    value.every((item) => typeof item === "object" && item !== null && name in item),
  );
  return key === undefined ? value : Object.fromEntries(value.map((item) => [String(item[key]), item]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function flatDifferences(one: unknown, other: unknown, path = ""): readonly Change[] {
  if (Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)) return [];
  if (isRecord(one) && isRecord(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.flatMap((name) => flatDifferences(one[name], other[name], path === "" ? name : `${path} › ${name}`));
  }
  return [
    {
      path,
      ...(one === undefined ? {} : { before: shown(one) }),
      ...(other === undefined ? {} : { after: shown(other) }),
    },
  ];
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
