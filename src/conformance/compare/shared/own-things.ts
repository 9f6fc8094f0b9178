/** What of an answer belongs to the conversation: the rest was on the server before, and is not compared. */
import { routeAt } from "../../scenario/interface";
import { isJsonObject } from "../../scenario/matching/json-value";
import type { Ask, PoolAccount } from "../../scenario/targets/building";

/** The IDs that a server had before a conversation, by kind. Messages up to the newest one are of others, too. */
export interface Foreign {
  readonly ids: ReadonlyMap<string, ReadonlySet<number>>;
  readonly last_message_id: number;
}

/** Of a list under a key, the field that has the ID of an item, and its kind. */
const LISTS: Readonly<Record<string, readonly [field: string, kind: string]>> = {
  user_groups: ["id", "group"],
  realm_user_groups: ["id", "group"],
  channel_folders: ["id", "folder"],
  drafts: ["id", "draft"],
  scheduled_messages: ["scheduled_message_id", "scheduled"],
  reminders: ["reminder_id", "reminder"],
  saved_snippets: ["id", "snippet"],
  muted_users: ["id", "user"],
};

/** Keys whose lists have IDs. */
const LISTED: readonly (readonly [keys: RegExp, kind: string])[] = [
  [/(^|_)(members|subscribers|user_ids)$/u, "user"],
  [/(^|_)(stream_ids|default_streams)$/u, "channel"],
  [/subgroups|subgroup_ids$/u, "group"],
  [/^(messages|mentions|starred_messages)$|message_ids$/u, "message"],
];

/** These depend on all that a server or an account has or once had. */
const OF_ALL: ReadonlySet<string> = new Set([
  "max_message_id",
  "presences",
  "presence_last_update_id",
  "order",
  "away",
]);

/** A part of an answer without what is foreign. */
export function withoutForeign(foreign: Foreign, value: unknown, key = ""): unknown {
  const isForeign = (kind: string, id: unknown): boolean => {
    if (typeof id !== "number") return false;
    return kind === "message" ? id <= foreign.last_message_id : foreign.ids.get(kind)?.has(id) === true;
  };
  if (Array.isArray(value)) {
    const [, listed] = LISTED.find(([keys]) => keys.test(key)) ?? [];
    return value.flatMap((item) => {
      if (!isJsonObject(item)) return listed !== undefined && isForeign(listed, item) ? [] : [item];
      const [field, kind] = LISTS[key] ?? ["id", key === "messages" ? "message" : ""];
      if (isForeign("message", item["max_message_id"])) return [];
      if (
        isForeign(kind, item[field]) ||
        isForeign("user", item["user_id"]) ||
        isForeign("channel", item["stream_id"])
      ) {
        return [];
      }
      const kept = withoutForeign(foreign, item);
      return isEmptied(item, kept) ? [] : [kept];
    });
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      if (OF_ALL.has(name) || (key === "unread_msgs" && name === "count")) return [];
      if (/^\d+$/u.test(name) && isForeign("user", Number(name))) return [];
      const kept = withoutForeign(foreign, item, name);
      // A server keeps a status without anything in it.
      return key === "user_status" && isJsonObject(kept) && Object.keys(kept).length === 0 ? [] : [[name, kept]];
    }),
  );
}

/** Whether all unread messages of a conversation are foreign. */
function isEmptied(before: unknown, after: unknown): boolean {
  const length = (item: unknown): number | undefined => {
    const ids = isJsonObject(item) ? item["unread_message_ids"] : undefined;
    return Array.isArray(ids) ? ids.length : undefined;
  };
  return length(after) === 0 && length(before) !== 0;
}

type Body = Readonly<Record<string, unknown>>;

/**
 * Reads what a server has.
 *
 * @param level - the feature level of the server
 * @param states - what the accounts of the pool have for themselves
 * @param pool - the accounts of the pool, which are not foreign
 */
export async function readForeign(
  ask: Ask,
  owner: PoolAccount,
  pool: readonly PoolAccount[],
  states: readonly Body[],
  level: number,
): Promise<Foreign> {
  const own = new Set(pool.map(({ user_id }) => user_id));
  const idsIn = (body: Body, key: string, field: string): number[] => {
    const listed: readonly unknown[] = Array.isArray(body[key]) ? body[key] : [];
    return listed.filter(isJsonObject).map((item) => Number(item[field]));
  };
  const channels = await ask(owner, "GET", "/streams", { exclude_archived: false });
  const groups = await ask(owner, "GET", "/user_groups", { include_deactivated_groups: true });
  const listedGroups: readonly unknown[] = Array.isArray(groups["user_groups"]) ? groups["user_groups"] : [];
  const hasFolders = routeAt(level, "GET", "/channel_folders").kind === "route";
  const folders = hasFolders ? await ask(owner, "GET", "/channel_folders", { include_archived: true }) : {};
  const users = idsIn(await ask(owner, "GET", "/users"), "members", "user_id");
  const ofAccounts = (key: string, field: string) => new Set(states.flatMap((state) => idsIn(state, key, field)));
  return {
    ids: new Map([
      ["user", new Set(users.filter((id) => !own.has(id)))],
      [
        "channel",
        new Set([
          ...idsIn(channels, "streams", "stream_id"),
          ...["subscriptions", "unsubscribed", "never_subscribed"].flatMap((key) => [...ofAccounts(key, "stream_id")]),
        ]),
      ],
      [
        "group",
        new Set(
          listedGroups
            .filter(isJsonObject)
            .flatMap(({ id, is_system_group }) => (is_system_group === true ? [] : [Number(id)])),
        ),
      ],
      ["folder", new Set(idsIn(folders, "channel_folders", "id"))],
      ["draft", ofAccounts("drafts", "id")],
      ["scheduled", ofAccounts("scheduled_messages", "scheduled_message_id")],
      ["reminder", ofAccounts("reminders", "reminder_id")],
      ["snippet", ofAccounts("saved_snippets", "id")],
    ]),
    last_message_id: Math.max(-1, ...states.map((state) => Number(state["max_message_id"] ?? -1))),
  };
}
