/** What requests of a scenario can change for others and for later: how it is read, and how it becomes what it was. */
import { listOf, objectOf } from "../matching/json-value";
import { REALM_GROUP_SETTINGS } from "../protocol/group-settings";
import type { PoolAccount } from "./building";
import { isRefusal, TargetProblem } from "./target";

type Body = Readonly<Record<string, unknown>>;

/** A request as one account. */
type AskAs = (method: string, path: string, parameters?: Body) => Promise<Body>;

/** Something that is put back. */
export interface Kept {
  readonly what: string;
  readonly of: "account" | "realm";
  /** The requests that change it, as `METHOD /path`. */
  readonly isChangedBy: RegExp;
  readonly read: (ask: AskAs, account: PoolAccount) => Promise<unknown>;
  readonly putBack: (ask: AskAs, former: unknown, now: unknown, changed: Changed) => Promise<void>;
}

/** Who changed it, and by which parameters. */
interface Changed {
  readonly account: PoolAccount;
  readonly names: ReadonlySet<string>;
}

export const KEPT: readonly Kept[] = [
  {
    what: "settings",
    of: "account",
    // `away` of a status is a setting.
    isChangedBy: /^(PATCH \/settings(\/\w+)?|POST \/users\/(me|\d+)\/status)$/u,
    read: (ask) => first(ask, "user_settings", "user_settings"),
    putBack: (ask, former, now) => patched(ask, "/settings", changedScalars(former, now)),
  },
  {
    what: "alert words",
    of: "account",
    isChangedBy: /\/users\/me\/alert_words$/u,
    read: (ask) => first(ask, "alert_words", "alert_words"),
    async putBack(ask, former, now) {
      const [added, removed] = changes(former, now);
      if (added.length > 0) await ask("DELETE", "/users/me/alert_words", { alert_words: added });
      if (removed.length > 0) await ask("POST", "/users/me/alert_words", { alert_words: removed });
    },
  },
  {
    what: "status",
    of: "account",
    isChangedBy: /^POST \/users\/(me|\d+)\/status$/u,
    read: async (ask, { user_id }) => objectOf(await first(ask, "user_status", "user_status"))[String(user_id)] ?? {},
    async putBack(ask, former, now) {
      if (JSON.stringify(former) === JSON.stringify(now)) return;
      const { status_text = "", emoji_name = "", emoji_code, reaction_type } = objectOf(former);
      const emoji = emoji_name === "" ? {} : { emoji_code, reaction_type };
      await ask("POST", "/users/me/status", { status_text, emoji_name, ...emoji });
    },
  },
  {
    what: "muted accounts",
    of: "account",
    isChangedBy: /\/users\/me\/muted_users\//u,
    read: async (ask) => listOf(await first(ask, "muted_users", "muted_users")).map((one) => objectOf(one)["id"]),
    async putBack(ask, former, now) {
      const [added, removed] = changes(former, now);
      for (const id of added) await ask("DELETE", `/users/me/muted_users/${String(id)}`);
      for (const id of removed) await ask("POST", `/users/me/muted_users/${String(id)}`);
    },
  },
  {
    what: "navigation views",
    of: "account",
    isChangedBy: /\/navigation_views/u,
    read: async (ask) => (await ask("GET", "/navigation_views"))["navigation_views"],
    async putBack(ask, former, now) {
      const fragmentOf = (view: unknown) => String(objectOf(view)["fragment"]);
      const was = new Map(listOf(former).map((view) => [fragmentOf(view), view]));
      for (const view of listOf(now)) {
        const before = was.get(fragmentOf(view));
        was.delete(fragmentOf(view));
        if (JSON.stringify(before) === JSON.stringify(view)) continue;
        await ask("DELETE", `/navigation_views/${encodeURIComponent(fragmentOf(view))}`);
        if (before !== undefined) await ask("POST", "/navigation_views", objectOf(before));
      }
      for (const view of was.values()) await ask("POST", "/navigation_views", objectOf(view));
    },
  },
  {
    what: "unread messages",
    of: "account",
    isChangedBy: /^POST \/(mark_\w+_as_read|messages\/flags\/narrow)$/u,
    read: async (ask) => [...unreadIn((await registered(ask, "message", "update_message_flags"))["unread_msgs"])],
    async putBack(ask, former, now) {
      const [, messages] = changes(former, now);
      const unread = (some: readonly unknown[]) =>
        ask("POST", "/messages/flags", { messages: some, op: "remove", flag: "read" });
      if (messages.length === 0) return;
      await unread(messages).catch(async (problem: unknown) => {
        if (!isRefusal(problem)) throw problem;
        // One of them is gone: what cannot be read is not unread either.
        for (const message of messages) await unread([message]).catch(unlessRefused);
      });
    },
  },
  {
    what: "stored values",
    of: "account",
    isChangedBy: /\/bot_storage$/u,
    read: async (ask) => (await ask("GET", "/bot_storage"))["storage"],
    async putBack(ask, former, now) {
      const [was, is] = [objectOf(former), objectOf(now)];
      const keys = Object.keys(is).filter((key) => was[key] === undefined);
      if (keys.length > 0) await ask("DELETE", "/bot_storage", { keys });
      const storage = Object.fromEntries(Object.entries(was).filter(([key, value]) => is[key] !== value));
      if (Object.keys(storage).length > 0) await ask("PUT", "/bot_storage", { storage });
    },
  },
  picture("picture", "account", "/users/me/avatar", async (ask) => {
    return isUploaded((await ask("GET", "/users/me"))["avatar_source"]);
  }),
  picture("icon", "realm", "/realm/icon", async (ask) => isUploaded(await first(ask, "realm", "realm_icon_source"))),
  {
    what: "settings",
    of: "realm",
    isChangedBy: /^PATCH \/realm$/u,
    read: (ask) => registered(ask, "realm"),
    async putBack(ask, former, now, { names }) {
      const valueIn = (state: unknown, name: string) => objectOf(state)[`realm_${name}`] ?? objectOf(state)[name];
      const changed = [...names].filter(
        (name) => JSON.stringify(valueIn(former, name)) !== JSON.stringify(valueIn(now, name)),
      );
      await patched(
        ask,
        "/realm",
        Object.fromEntries(changed.map((name) => [name, sent(name, valueIn(former, name))])),
      );
    },
  },
  {
    what: "defaults of settings",
    of: "realm",
    isChangedBy: /^PATCH \/realm\/user_settings_defaults$/u,
    read: (ask) => first(ask, "realm_user_settings_defaults", "realm_user_settings_defaults"),
    putBack: (ask, former, now) => patched(ask, "/realm/user_settings_defaults", changedScalars(former, now)),
  },
  listed("domains", "/realm/domains", "domain", (ask) => first(ask, "realm_domains", "realm_domains")),
  listed("linkifiers", "/realm/filters", "id", (ask) => first(ask, "realm_linkifiers", "realm_linkifiers")),
  listed("playgrounds", "/realm/playgrounds", "id", (ask) => first(ask, "realm_playgrounds", "realm_playgrounds")),
  listed("profile fields", "/realm/profile_fields", "id", (ask) =>
    first(ask, "custom_profile_fields", "custom_profile_fields"),
  ),
  listed("custom emoji", "/realm/emoji", "name", async (ask) =>
    Object.values(objectOf(await first(ask, "realm_emoji", "realm_emoji"))).filter(
      (emoji) => objectOf(emoji)["deactivated"] !== true,
    ),
  ),
  listed("invitations", "/invites", "path", async (ask) =>
    listOf((await ask("GET", "/invites"))["invites"]).map((one) => {
      const { id, is_multiuse } = objectOf(one);
      return { path: is_multiuse === true ? `multiuse/${String(id)}` : String(id) };
    }),
  ),
];

/** A list of the realm: what is new in it is removed. */
function listed(what: string, path: string, key: string, read: (ask: AskAs) => Promise<unknown>): Kept {
  return {
    what,
    of: "realm",
    isChangedBy: new RegExp(`^(POST|PATCH|PUT|DELETE) ${path}(/|$)`, "u"),
    read: async (ask) => listOf(await read(ask)).map((item) => objectOf(item)[key]),
    async putBack(ask, former, now) {
      const [added, removed] = changes(former, now);
      for (const one of added) await ask("DELETE", `${path}/${String(one)}`);
      if (removed.length > 0) throw new TargetProblem(`without ${removed.map(String).join(", ")} now`);
    },
  };
}

/** A picture that can be removed, but not put back. */
function picture(what: string, of: Kept["of"], path: string, read: (ask: AskAs) => Promise<boolean>): Kept {
  return {
    what,
    of,
    isChangedBy: new RegExp(`^(POST|DELETE) ${path}$`, "u"),
    read,
    async putBack(ask, former, now) {
      if (former === true) throw new TargetProblem("the former one is not known");
      if (now === true) await ask("DELETE", path);
    },
  };
}

function unlessRefused(problem: unknown): void {
  if (!isRefusal(problem)) throw problem;
}

function isUploaded(source: unknown): boolean {
  return source === "U";
}

/** What a registration shows of some types. */
async function registered(ask: AskAs, ...types: readonly string[]): Promise<Body> {
  const client_capabilities = { notification_settings_null: true, user_settings_object: true };
  const state = await ask("POST", "/register", { event_types: types, fetch_event_types: types, client_capabilities });
  await ask("DELETE", "/events", { queue_id: state["queue_id"] });
  return state;
}

async function first(ask: AskAs, type: string, key: string): Promise<unknown> {
  return (await registered(ask, type))[key];
}

async function patched(ask: AskAs, path: string, parameters: Body): Promise<void> {
  if (Object.keys(parameters).length > 0) await ask("PATCH", path, parameters);
}

/** A setting of the realm as requests take it. */
function sent(name: string, value: unknown): unknown {
  if (Object.hasOwn(REALM_GROUP_SETTINGS, name)) return { new: value };
  if (name === "message_retention_days" && value === -1) return UNLIMITED;
  return value === null && /_limit_seconds$/u.test(name) ? UNLIMITED : value;
}

const UNLIMITED = '"unlimited"';

/** The former values of simple fields that both have. */
function changedScalars(former: unknown, now: unknown): Body {
  const is = objectOf(now);
  const changed = Object.entries(objectOf(former)).filter(
    ([name, value]) => typeof value !== "object" && Object.hasOwn(is, name) && value !== is[name],
  );
  return Object.fromEntries(changed);
}

function changes(former: unknown, now: unknown): readonly [added: readonly unknown[], removed: readonly unknown[]] {
  const [was, is] = [listOf(former), listOf(now)];
  return [is.filter((item) => !was.includes(item)), was.filter((item) => !is.includes(item))];
}

/** The IDs of all lists of messages in what a registration shows as unread. */
function unreadIn(value: unknown): ReadonlySet<unknown> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...unreadIn(item)]));
  return new Set(
    Object.entries(objectOf(value)).flatMap(([key, item]) =>
      key === "unread_message_ids" ? listOf(item) : [...unreadIn(item)],
    ),
  );
}
