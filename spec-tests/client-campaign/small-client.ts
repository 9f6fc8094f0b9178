/** A small client of topics, reactions, stars, groups and users, as a new user writes it, and bugs that it could have. */
import type { CampaignOptions, Surroundings } from "../../src/campaign";
import type { JsonObject } from "../../src/index";

type Row = Readonly<Record<string, unknown>>;
const rows = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);
const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
const ascending = (one: number, other: number): number => one - other;

/** What the client does wrong. */
export type SmallBug =
  | "deleted messages stay starred"
  | "starred messages that move to a channel without a subscription stay starred"
  | "a reaction that one user takes back disappears for all"
  | "a reaction that was fetched and comes as an event is there twice"
  | "new members of a group replace the others"
  | "members of a group stay when they are deactivated"
  | "an emptied topic stays"
  | "the own role never changes";

export const SMALL_BUGS: readonly SmallBug[] = [
  "deleted messages stay starred",
  "starred messages that move to a channel without a subscription stay starred",
  "a reaction that one user takes back disappears for all",
  "a reaction that was fetched and comes as an event is there twice",
  "new members of a group replace the others",
  "members of a group stay when they are deactivated",
  "an emptied topic stays",
  "the own role never changes",
];

interface Message {
  stream_id: number;
  topic: string;
  reactions: readonly string[];
}

interface Group {
  name: string;
  members: readonly number[];
  readonly is_system_group: boolean;
}

interface User {
  full_name: string;
  role: number;
  is_active: boolean;
}

/** Another request would be refused as well. */
class Refusal extends Error {}

const EVENT_TYPES = ["message", "update_message", "delete_message", "reaction", "update_message_flags"];
const MORE_TYPES = ["subscription", "stream", "user_group", "realm_user"];
const FETCHED = ["subscription", "starred_messages", "realm_user_groups", "realm_user"];
const CAPABILITIES = { notification_settings_null: true, bulk_message_deletion: true, empty_topic_name: true };
const ME = 2;

const reactionName = (row: Row): string => `${String(row["emoji_name"])} ${String(row["user_id"])}`;
const groupOf = ({ name, members, is_system_group }: Row): Group => ({
  ...{ name: String(name), members: numbers(members), is_system_group: is_system_group === true },
});
const userOf = ({ full_name, role }: Row, is_active: boolean): User => ({ full_name: String(full_name), role: Number(role), is_active });

function smallClient({ url, email, api_key, fetch, sleep, timeout }: Surroundings, bug: SmallBug | undefined) {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  let channels = new Map<number, string>();
  let messages = new Map<number, Message>();
  let starred = new Set<number>();
  let groups = new Map<number, Group>();
  let users = new Map<number, User>();
  const topics = new Map<string, Set<string>>();

  const ask = async (method: string, path: string, params: Row): Promise<JsonObject> => {
    const form = new URLSearchParams(
      Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
    );
    for (let wait = 1; ; wait = Math.min(wait * 2, 30)) {
      try {
        const init = { headers, signal: timeout(90) };
        const response =
          method === "GET"
            ? await fetch(`${url}/api/v1${path}?${form}`, init)
            : await fetch(`${url}/api/v1${path}`, { ...init, method, body: form });
        const answer = (await response.json()) as JsonObject;
        if (answer["result"] === "success") return answer;
        if (response.status === 429) {
          await sleep(Number(answer["retry-after"]));
          continue;
        }
        if (response.status < 500) throw new Refusal(String(answer["code"]));
      } catch (error) {
        if (error instanceof Refusal) throw error;
      }
      await sleep(wait);
    }
  };
  const keep = (row: Row): void => {
    const reactions = rows(row["reactions"]).map(reactionName);
    messages.set(Number(row["id"]), { stream_id: Number(row["stream_id"]), topic: String(row["subject"]), reactions });
  };
  const fetchChannel = async (streamId: number): Promise<void> => {
    const narrow = [{ operator: "channel", operand: streamId }];
    const range = { anchor: "newest", num_before: 1000, num_after: 0, apply_markdown: false, allow_empty_topic_name: true };
    for (const row of rows((await ask("GET", "/messages", { ...range, narrow }))["messages"])) keep(row);
  };
  const forget = (streamId: number): void => {
    for (const [id, message] of messages) if (message.stream_id === streamId) messages.delete(id);
  };
  const leave = (streamId: number): void => {
    channels.delete(streamId);
    forget(streamId);
  };
  const move = async (event: Row): Promise<void> => {
    const [from, to] = [Number(event["stream_id"]), Number(event["new_stream_id"] ?? event["stream_id"])];
    for (const id of numbers(event["message_ids"])) {
      const message = messages.get(id);
      if (channels.has(from) && !channels.has(to) && bug !== "starred messages that move to a channel without a subscription stay starred")
        starred.delete(id);
      if (message === undefined) continue;
      if (channels.has(to)) messages.set(id, { ...message, stream_id: to, topic: String(event["subject"] ?? message.topic) });
      else messages.delete(id);
    }
    if (channels.has(to)) await fetchChannel(to);
  };
  const take = async (event: Row): Promise<void> => {
    const op = event["op"];
    switch (event["type"]) {
      case "message": {
        const row: Row = Object(event["message"]);
        if (row["type"] === "stream" && channels.has(Number(row["stream_id"]))) keep(row);
        if (Array.isArray(event["flags"]) && event["flags"].includes("starred")) starred.add(Number(row["id"]));
        return;
      }
      case "update_message":
        return event["new_stream_id"] === undefined && event["subject"] === undefined ? undefined : move(event);
      case "delete_message":
        for (const id of numbers(event["message_ids"])) {
          messages.delete(id);
          if (bug !== "deleted messages stay starred") starred.delete(id);
        }
        return;
      case "reaction": {
        const message = messages.get(Number(event["message_id"]));
        if (message === undefined) return;
        const name = reactionName(event);
        const isSame = (one: string): boolean =>
          bug === "a reaction that one user takes back disappears for all" ? one.split(" ")[0] === event["emoji_name"] : one === name;
        if (op === "remove") message.reactions = message.reactions.filter((one) => !isSame(one));
        else if (bug === "a reaction that was fetched and comes as an event is there twice" || !message.reactions.includes(name))
          message.reactions = [...message.reactions, name];
        return;
      }
      case "update_message_flags":
        if (event["flag"] !== "starred") return;
        for (const id of numbers(event["messages"]))
          if (op === "add") starred.add(id);
          else starred.delete(id);
        return;
      case "subscription":
        for (const row of rows(event["subscriptions"])) {
          const id = Number(row["stream_id"]);
          if (op === "remove") leave(id);
          if (op !== "add") continue;
          channels.set(id, String(row["name"]));
          await fetchChannel(id);
        }
        return;
      case "stream": {
        const id = Number(event["stream_id"]);
        if (op === "update" && event["property"] === "name" && channels.has(id)) channels.set(id, String(event["value"]));
        if (op === "update" && event["property"] === "invite_only" && channels.has(id)) {
          // A channel can become private with a history that the account cannot read.
          forget(id);
          await fetchChannel(id);
        }
        if (op === "delete") for (const gone of numbers(event["stream_ids"])) leave(gone);
        return;
      }
      case "user_group":
        return takeGroup(event);
      case "realm_user": {
        const person: Row = Object(event["person"]);
        const id = Number(person["user_id"]);
        if (op === "add") users.set(id, userOf(person, true));
        const user = users.get(id);
        if (op !== "update" || user === undefined) return;
        if (person["full_name"] !== undefined) user.full_name = String(person["full_name"]);
        if (person["role"] !== undefined && !(bug === "the own role never changes" && id === ME)) user.role = Number(person["role"]);
        if (person["is_active"] !== undefined) user.is_active = person["is_active"] === true;
      }
    }
  };
  const takeGroup = (event: Row): void => {
    const id = Number(event["group_id"]);
    const ids = numbers(event["user_ids"]);
    const group = groups.get(id);
    if (event["op"] === "add") groups.set(Number(Object(event["group"]).id), groupOf(Object(event["group"])));
    if (event["op"] === "remove" || Object(event["data"]).deactivated === true) groups.delete(id);
    if (group === undefined) return;
    if (event["op"] === "update") group.name = String(Object(event["data"]).name ?? group.name);
    if (event["op"] === "add_members")
      group.members = bug === "new members of a group replace the others" ? ids : [...new Set([...group.members, ...ids])];
    if (event["op"] === "remove_members") group.members = group.members.filter((one) => !ids.includes(one));
  };
  const register = async (): Promise<JsonObject> => {
    const event_types = [...EVENT_TYPES, ...MORE_TYPES];
    const answer = await ask("POST", "/register", { event_types, fetch_event_types: FETCHED, client_capabilities: CAPABILITIES });
    channels = new Map(rows(answer["subscriptions"]).map((row) => [Number(row["stream_id"]), String(row["name"])]));
    starred = new Set(numbers(answer["starred_messages"]));
    groups = new Map(rows(answer["realm_user_groups"]).map((row) => [Number(row["id"]), groupOf(row)]));
    const listed = (name: string, is_active: boolean): (readonly [number, User])[] =>
      rows(answer[name]).map((row) => [Number(row["user_id"]), userOf(row, is_active)]);
    users = new Map([...listed("realm_users", true), ...listed("realm_non_active_users", false)]);
    messages = new Map();
    topics.clear();
    for (const id of channels.keys()) await fetchChannel(id);
    return answer;
  };
  const poll = async ({ queue_id, last_event_id }: JsonObject): Promise<void> => {
    for (let last = Number(last_event_id); ;) {
      for (const event of rows((await ask("GET", "/events", { queue_id, last_event_id: last }))["events"])) {
        await take(event);
        last = Number(event["id"]);
      }
    }
  };
  const keepUp = async (): Promise<void> => {
    for (;;)
      await register()
        .then(poll)
        .catch((error: unknown) => (error instanceof Refusal ? undefined : Promise.reject(error)));
  };
  void keepUp();
  const isMember = (id: number): boolean =>
    bug === "members of a group stay when they are deactivated" || users.get(id)?.is_active === true;
  return {
    topics: () => {
      const stays = bug === "an emptied topic stays";
      if (!stays) topics.clear();
      for (const name of channels.values()) if (!topics.has(name)) topics.set(name, new Set());
      for (const name of topics.keys()) if (![...channels.values()].includes(name)) topics.delete(name);
      for (const { stream_id, topic } of messages.values()) topics.get(channels.get(stream_id) ?? "")?.add(topic);
      return Object.fromEntries([...topics].map(([name, found]) => [name, [...found].sort()]));
    },
    reactions: () =>
      Object.fromEntries(
        [...messages].filter(([, { reactions }]) => reactions.length > 0).map(([id, { reactions }]) => [id, [...reactions].sort()]),
      ),
    starred: () => [...starred].sort(ascending),
    groups: () =>
      Object.fromEntries(
        [...groups]
          .filter(([, { is_system_group }]) => !is_system_group)
          .map(([id, { name, members }]) => [id, { name, members: members.filter(isMember).sort(ascending) }]),
      ),
    users: () => Object.fromEntries(users),
  };
}

/** A campaign against the small client, or against one with a bug; views and laws are the default ones. */
export function smallCampaign(bug?: SmallBug): CampaignOptions<object> {
  return { start: (surroundings) => smallClient(surroundings, bug) };
}
