/** What of an answer belongs to a conversation or a scenario on a server that others use too: the rest is of others, or was there before, and is not compared. */
import { idKindOfName, idNameOfKeys, KIND_OF_THING } from "../matching/id-kinds";
import { isJsonObject, objectsIn } from "../matching/json-value";
import { isWording } from "../matching/marks";
import type { IdOf, NamedThing } from "../matching/values";
import type { Ask, PoolAccount } from "./building";
import type { Answer, CallRequest } from "./target";

type Body = Readonly<Record<string, unknown>>;
type Kind = "user" | "stream" | "group" | "folder" | "message" | "draft" | "scheduled" | "reminder" | "snippet";

/** The fields by which an object belongs to something, and what. */
const BELONGS: Readonly<Record<string, Kind>> = {
  ...{ user_id: "user", other_user_id: "user", stream_id: "stream" },
  ...{ message_id: "message", max_message_id: "message", group_id: "group" },
  ...{ scheduled_message_id: "scheduled", reminder_id: "reminder", saved_snippet_id: "snippet", draft_id: "draft" },
};

/** What objects under a key are, whose ID has the name `id`. */
const OBJECTS: Readonly<Record<string, Kind>> = {
  ...{ user_groups: "group", realm_user_groups: "group", group: "group", messages: "message", message: "message" },
  ...{ channel_folders: "folder", channel_folder: "folder", drafts: "draft", draft: "draft", muted_users: "user" },
  ...{ saved_snippets: "snippet", saved_snippet: "snippet" },
};

/** These depend on all that a server or an account has or once had. */
const OF_ALL: ReadonlySet<string> = new Set([
  ...["max_message_id", "presences", "presence_last_update_id", "order", "away"],
]);

/** Everything stays. */
const ALL_OF_IT: ReadonlySet<string> = new Set();

/** The ID of an account in a mention. */
const ACCOUNT_IN_TEXT = /data-user-id="(\d+)"|(?<=\|)(\d+)(?=\*\*)/gu;

/** What a conversation has, by kind: what it made is learned from the answers of the server. */
export class OwnThings {
  private readonly own = new Map<Kind, Set<number>>();
  /** Messages up to this one are older than the conversation. */
  private before = -1;
  private newest: number;

  /**
   * @param isOther - whether an ID is that of an account of others
   * @param shared - what both sides have from the beginning: the groups of roles
   * @param former - the personal things that were there before
   */
  constructor(
    private readonly isOther: (userId: number) => boolean,
    private readonly shared: ReadonlySet<number>,
    private readonly former: ReadonlyMap<Kind, ReadonlySet<number>>,
    private readonly newestOfAll: number,
  ) {
    this.newest = newestOfAll;
  }

  /** The realm has begun again: its next message has the ID that the first one had. */
  startAgain(): void {
    this.newest = this.newestOfAll;
  }

  /** Begins a conversation with the things of its fixture. */
  begin(things: readonly NamedThing[], idOf: IdOf): void {
    this.before = this.newest;
    this.own.clear();
    for (const thing of things) this.add(KIND_OF_THING[thing.kind], idOf(thing));
  }

  /** Learns from an answer as the server gave it: what has the prefix in its name is of the conversation. */
  learn(value: unknown, prefix: string, key = ""): void {
    if (Array.isArray(value)) for (const item of value) this.learn(item, prefix, key);
    if (!isJsonObject(value)) return;
    const { name, id, stream_id, message_id } = value;
    if (typeof name === "string" && name.startsWith(prefix)) {
      if (stream_id !== undefined) this.add("stream", stream_id);
      else if (OBJECTS[key] !== undefined) this.add(OBJECTS[key], id);
    }
    if (OBJECTS[key] === "message" && this.isOwnMessage(value, prefix)) this.add("message", id ?? message_id);
    for (const [field, item] of Object.entries(value)) {
      if (typeof item === "object") this.learn(item, prefix, field);
    }
  }

  /** Learns what a request of the conversation has made. */
  made(path: string, answer: Body): void {
    if (path === "/messages") this.add("message", answer["id"]);
    if (path === "/users/me/subscriptions" || path === "/channels/create") this.add("stream", answer["id"]);
    this.add("group", answer["group_id"]);
    this.add("folder", answer["channel_folder_id"]);
  }

  /** An answer without what is of others in its lists; what depends on all that a server has stays. */
  heard(body: Body): Body {
    const own = this.only(body, "", ALL_OF_IT);
    return isJsonObject(own) ? own : body;
  }

  /** A part of an answer without what is of others. */
  only(value: unknown, key = "", without = OF_ALL): unknown {
    if (Array.isArray(value)) {
      return value.flatMap((item: unknown) =>
        key === "events" && without === OF_ALL && isPresence(item) ? [] : this.kept(item, key, without),
      );
    }
    if (!isJsonObject(value)) return value;
    const own = Object.fromEntries(
      Object.entries(value).flatMap(([name, item]) => {
        if (without.has(name) || (name === "count" && without === OF_ALL && isCountOfAll(value))) return [];
        const kind = idKindOfName(idNameOfKeys(key) ?? "");
        if (kind !== undefined && this.isForeign(kind, Number(name))) return [];
        const kept = this.only(item, name, without);
        // A server keeps a status without anything in it.
        return key === "user_status" && isJsonObject(kept) && Object.keys(kept).length === 0 ? [] : [[name, kept]];
      }),
    );
    // Drafts are counted with those from before.
    const { drafts } = own;
    return Array.isArray(drafts) && "count" in own ? { ...own, count: drafts.length } : own;
  }

  /** An item of a list, or nothing. */
  private kept(item: unknown, key: string, without: ReadonlySet<string>): readonly unknown[] {
    if (!isJsonObject(item)) {
      const kind = idKindOfName(key);
      return kind !== undefined && this.isForeign(kind, item) ? [] : [item];
    }
    if (this.isOfOthers(item, key)) return [];
    const kept = this.only(item, "", without);
    return isEmptied(item, kept, key === "events") ? [] : [kept];
  }

  private isOfOthers(item: Body, key: string): boolean {
    const kind = OBJECTS[key];
    if (kind !== undefined && this.isForeign(kind, item["id"])) return true;
    if (Object.entries(BELONGS).some(([field, of]) => this.isForeign(of, item[field]))) return true;
    // Events have what they are about inside.
    const isInside = (name: string): boolean => isJsonObject(item[name]) && this.isOfOthers(item[name], name);
    return ["message", "group", "channel_folder", "sender", "person"].some(isInside);
  }

  private isForeign(kind: string, id: unknown): boolean {
    if (typeof id !== "number") return false;
    if (kind === "user") return this.isOther(id);
    if (kind === "stream" || kind === "message" || kind === "folder") return this.own.get(kind)?.has(id) !== true;
    if (kind === "group") return !this.shared.has(id) && this.own.get(kind)?.has(id) !== true;
    return [...this.former].some(([known, ids]) => known === kind && ids.has(id));
  }

  /** New messages in channels of the conversation, and of its accounts among themselves; and notices about both. */
  private isOwnMessage(message: Body, prefix: string): boolean {
    const { stream_id, content, id, display_recipient } = message;
    if (typeof id !== "number" || id <= this.before) return false;
    if (typeof stream_id === "number") return !this.isForeign("stream", stream_id);
    const written = String(content);
    if (written.includes(prefix)) return true;
    const named = [...written.matchAll(ACCOUNT_IN_TEXT)].map(([, html, text]) => Number(html ?? text));
    if (isWording("content", message)) return !named.some(this.isOther);
    const people = objectsIn(display_recipient);
    return !people.some((person) => this.isOther(Number(person["id"])));
  }

  private add(kind: Kind, id: unknown): void {
    if (typeof id !== "number") return;
    if (kind === "message") this.newest = Math.max(this.newest, id);
    const known = this.own.get(kind);
    if (known === undefined) this.own.set(kind, new Set([id]));
    else known.add(id);
  }
}

/** Whether an account has a presence depends on all that it ever did. */
function isPresence(event: unknown): boolean {
  return isJsonObject(event) && event["type"] === "presence";
}

/** Unread messages and drafts are counted together with those of others. */
function isCountOfAll(inside: Body): boolean {
  return "pms" in inside || "drafts" in inside;
}

/** Events with this list have all that the realm has, not what has changed. */
const WHOLE = "default_streams";

/** Whether all of a list of IDs, or all that an event is about, was of others. */
function isEmptied(before: Body, after: unknown, isEvent: boolean): boolean {
  return Object.entries(before).some(([key, list]) => {
    if (!Array.isArray(list) || list.length === 0 || key === WHOLE || !(isEvent || idKindOfName(key) !== undefined))
      return false;
    const kept = isJsonObject(after) ? after[key] : undefined;
    return Array.isArray(kept) && kept.length === 0;
  });
}

/** What of a server belongs to no conversation. */
export async function readOwn(
  ask: Ask,
  owner: PoolAccount,
  isOther: (userId: number) => boolean,
  states: readonly Body[],
): Promise<OwnThings> {
  const { user_groups } = await ask(owner, "GET", "/user_groups");
  const idsOf = (list: unknown, field: string): readonly number[] =>
    Array.isArray(list) ? list.filter(isJsonObject).map((item) => Number(item[field])) : [];
  const roles = Array.isArray(user_groups)
    ? user_groups.filter((one) => isJsonObject(one) && one["is_system_group"])
    : [];
  const former = (key: string, field: string) => new Set(states.flatMap((state) => idsOf(state[key], field)));
  return new OwnThings(
    isOther,
    new Set(idsOf(roles, "id")),
    new Map([
      ["draft", former("drafts", "id")],
      ["scheduled", former("scheduled_messages", "scheduled_message_id")],
      ["reminder", former("reminders", "reminder_id")],
      ["snippet", former("saved_snippets", "id")],
    ]),
    Math.max(-1, ...states.map((state) => Number(state["max_message_id"] ?? -1))),
  );
}

const OK = 200;

/** What a server answers shows what belongs to a conversation. */
export function learning(own: OwnThings): (request: CallRequest, answer: Answer, prefix: string) => void {
  return ({ method, path }, { status, body }, prefix) => {
    if (method === "POST" && status === OK && isJsonObject(body)) own.made(path, body);
    own.learn(body, prefix);
  };
}
