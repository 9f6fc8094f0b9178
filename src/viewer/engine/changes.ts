import { stateDifferences } from "../../client-state";
import { diffStates, type Realm } from "../../index";
import { type Scene, sceneFor } from "./scene";

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
  const differences = stateDifferences(digestOf(sceneFor(before, userId)), digestOf(sceneFor(after, userId)));
  return differences.slice(0, LIMITS.lines).map(({ path, one, other }) => ({
    path: path.replaceAll(".", " › "),
    ...(one === undefined ? {} : { before: shown(one) }),
    ...(other === undefined ? {} : { after: shown(other) }),
  }));
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
function digestOf({ registration, channels, direct, unread }: Scene): Readonly<Record<string, unknown>> {
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

/** A value with records by their IDs, so that a new record does not shift the others, and other lists as one text. */
function keyed(value: unknown): unknown {
  if (!Array.isArray(value)) return isRecord(value) ? mapped(value) : value;
  const key = ["user_id", "id", "scheduled_message_id", "reminder_id", "stream_id", "emoji_name"].find((name) =>
    value.every((item) => isRecord(item) && name in item),
  );
  if (key === undefined || value.length === 0) return `[${value.map(shown).join(", ")}]`;
  return mapped(Object.fromEntries(value.map((item) => [String(item[key]), item])));
}

function mapped(record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, keyed(value)]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
