/** A client without state: at each look it registers again, or fetches, and returns what it got. No plan can break it. */
import { CAMPAIGN_FIXTURE, type CampaignOptions, projections, type Surroundings } from "../../src/campaign";
import type { JsonObject } from "../../src/index";
import type { ClientCapabilities } from "../../src/model/realm/event-queue";

const OFFLINE_THRESHOLD_SECONDS = 140;

type Row = Readonly<Record<string, unknown>>;
const rows = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as readonly Row[]) : []);
const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map(Number) : []);
const byNumber = (one: number, other: number): number => one - other;

/** A record of what is there and not empty. */
const filled = (entries: readonly (readonly [unknown, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== ""));

const UNREAD = ["message", "update_message_flags"];

/** What a client without state shows, by the names of the views. */
export type StatelessClient = Readonly<Record<string, () => Promise<unknown>>>;

export function statelessClient(
  { url, email, api_key, fetch, now }: Surroundings,
  capabilities: Partial<ClientCapabilities>,
  level: number,
): StatelessClient {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  const ask = async (method: string, path: string, params: Row): Promise<JsonObject> => {
    const texts = Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]);
    const form = new URLSearchParams(texts);
    const answer =
      method === "GET"
        ? await fetch(`${url}/api/v1${path}?${form}`, { headers })
        : await fetch(`${url}/api/v1${path}`, { method, headers, body: form });
    const result = (await answer.json()) as JsonObject;
    if (result["result"] !== "success") throw new Error(`${path}: ${JSON.stringify(result)}`);
    return result;
  };
  const register = (fetch_event_types: readonly string[], more: Row = {}): Promise<Row> =>
    ask("POST", "/register", { event_types: [], fetch_event_types, client_capabilities: capabilities, ...more });
  const messages = async (narrow: unknown): Promise<readonly Row[]> => {
    const empty = capabilities.empty_topic_name === true && level >= 334 ? { allow_empty_topic_name: true } : {};
    const range = { anchor: "newest", num_before: 1000, num_after: 0, apply_markdown: false, ...empty };
    return rows((await ask("GET", "/messages", { ...range, narrow }))["messages"]);
  };
  const subscriptions = async (more: Row = {}): Promise<readonly Row[]> => rows((await register(["subscription"], more))["subscriptions"]);
  const operator = level >= 250 ? "channel" : "stream";
  const messagesByChannel = async (): Promise<readonly (readonly [Row, readonly Row[]])[]> => {
    const found: (readonly [Row, readonly Row[]])[] = [];
    for (const row of await subscriptions()) found.push([row, await messages([{ operator, operand: row["stream_id"] }])]);
    return found;
  };
  const unreadRows = async (more: readonly string[] = []): Promise<Row> => register([...UNREAD, ...more]);
  const unreadIds = (msgs: unknown): readonly number[] => {
    const { streams, pms, huddles } = Object(msgs);
    return [...rows(streams), ...rows(pms), ...rows(huddles)].flatMap((row) => numbers(row["unread_message_ids"])).sort(byNumber);
  };
  const key = (streamId: unknown, topic: unknown): string => `${String(streamId)}/${String(topic)}`.toLowerCase();
  const muted = ({ subscriptions: subscribed, user_topics }: Row): ((streamId: unknown, topic: unknown) => boolean) => {
    const policies = new Map(rows(user_topics).map((row) => [key(row["stream_id"], row["topic_name"]), row["visibility_policy"]]));
    const channels = new Set(rows(subscribed).flatMap((row) => (row["is_muted"] === true ? [row["stream_id"]] : [])));
    return (streamId, topic) => {
      const policy = policies.get(key(streamId, topic));
      return policy === undefined ? channels.has(streamId) : policy === 1;
    };
  };
  const names = (users: unknown): Record<string, unknown> =>
    Object.fromEntries(rows(users).map((user) => [String(user["user_id"]), user["full_name"]]));
  const statuses = async (name: string): Promise<Record<string, unknown>> =>
    filled(Object.entries(Object((await register(["user_status"]))["user_status"])).map(([id, row]) => [id, Object(row)[name]]));
  return {
    unread: async () => unreadIds((await unreadRows())["unread_msgs"]),
    unreadByTopic: async () =>
      Object.fromEntries(
        rows(Object((await unreadRows())["unread_msgs"]).streams).map((row) => [
          `${String(row["stream_id"])}/${String(row["topic"])}`,
          numbers(row["unread_message_ids"]).length,
        ]),
      ),
    unreadCount: async () => Object((await unreadRows())["unread_msgs"]).count,
    mentioned: async () => numbers(Object((await unreadRows())["unread_msgs"]).mentions).toSorted(byNumber),
    starred: async () => numbers((await register(["starred_messages"]))["starred_messages"]).toSorted(byNumber),
    muted: async () => {
      const isMuted = muted(await register(["subscription", "user_topic"]));
      return (await messagesByChannel())
        .flatMap(([, found]) => found.filter((message) => isMuted(message["stream_id"], message["subject"])))
        .map((message) => Number(message["id"]))
        .sort(byNumber);
    },
    mutedChannels: async () => (await subscriptions()).flatMap((row) => (row["is_muted"] === true ? [row["name"]] : [])).sort(),
    subscriptions: async () => (await subscriptions()).map((row) => row["name"]).sort(),
    subscribers: async () => {
      const { subscriptions: subscribed, realm_users } = await register(["subscription", "realm_user"], { include_subscribers: true });
      const active = new Set(rows(realm_users).map((user) => user["user_id"]));
      return Object.fromEntries(
        rows(subscribed).map((row) => [
          row["name"],
          numbers(row["subscribers"])
            .filter((id) => active.has(id))
            .sort(byNumber),
        ]),
      );
    },
    people: async () => names((await register(["realm_user"]))["realm_users"]),
    users: async () => {
      const { realm_users, realm_non_active_users } = await register(["realm_user"]);
      const listed = (users: unknown, is_active: boolean): (readonly [string, unknown])[] =>
        rows(users).map(({ user_id, full_name, role }) => [String(user_id), { full_name, role, is_active }]);
      return Object.fromEntries([...listed(realm_users, true), ...listed(realm_non_active_users, false)]);
    },
    groups: async () => {
      const groups = rows((await register(["realm_user_groups"]))["realm_user_groups"]).filter(
        (group) => group["is_system_group"] !== true,
      );
      return Object.fromEntries(
        groups.map(({ id, name, members }) => [String(id), { name, members: numbers(members).toSorted(byNumber) }]),
      );
    },
    topics: async () =>
      Object.fromEntries(
        (await messagesByChannel()).map(([row, found]) => [row["name"], [...new Set(found.map((message) => message["subject"]))].sort()]),
      ),
    messages: async () => {
      const shown: Record<string, unknown[]> = {};
      for (const [row, found] of await messagesByChannel())
        for (const message of found) (shown[`${String(row["name"])}/${String(message["subject"])}`] ??= []).push(message["content"]);
      return shown;
    },
    reactions: async () => {
      const found = (await messagesByChannel()).flatMap(([, listed]) => listed).filter((message) => rows(message["reactions"]).length > 0);
      return Object.fromEntries(
        found.map((message) => [
          message["id"],
          rows(message["reactions"])
            .map((reaction) => `${String(reaction["emoji_name"])} ${String(reaction["user_id"] ?? Object(reaction["user"]).id)}`)
            .sort(),
        ]),
      );
    },
    drafts: async () => Object.fromEntries(rows((await register(["drafts"]))["drafts"]).map(({ id, content }) => [id, content])),
    mutedUsers: async () =>
      rows((await register(["muted_users"]))["muted_users"])
        .map(({ id }) => Number(id))
        .sort(byNumber),
    alertWords: async () => [...((await register(["alert_words"]))["alert_words"] as readonly string[])].sort(),
    statuses: () => statuses("status_text"),
    emojiStatuses: () => statuses("emoji_name"),
    presence: async () => {
      const { presences, realm_users, user_id } = await register(["presence", "realm_user"], { slim_presence: true });
      const people = rows(realm_users).filter((user) => user["is_bot"] !== true && user["user_id"] !== user_id);
      const isOnline = (time: unknown): boolean => typeof time === "number" && now() - time <= OFFLINE_THRESHOLD_SECONDS;
      return filled(
        people.map((user) => {
          const { active_timestamp, idle_timestamp } = Object(Object(presences)[String(user["user_id"])]);
          return [user["user_id"], isOnline(active_timestamp) ? "active" : isOnline(idle_timestamp) ? "idle" : undefined];
        }),
      );
    },
    scheduled: async () =>
      filled(
        rows((await register(["scheduled_messages"]))["scheduled_messages"]).map((row) => [row["scheduled_message_id"], row["content"]]),
      ),
    savedSnippets: async () =>
      filled(rows((await register(["saved_snippets"]))["saved_snippets"]).map(({ id, title, content }) => [id, { title, content }])),
    directMessages: async () => {
      const { user_id } = await register(["realm_user"]);
      const shown: Record<string, unknown[]> = {};
      for (const message of await messages([{ operator: "is", operand: level >= 177 ? "dm" : "private" }])) {
        const others = rows(message["display_recipient"])
          .map(({ id }) => Number(id))
          .filter((id) => id !== user_id);
        (shown[others.sort(byNumber).join(",")] ??= []).push(message["content"]);
      }
      return shown;
    },
    topicVisibility: async () =>
      filled(
        rows((await register(["user_topic"]))["user_topics"]).map((row) => [
          `${String(row["stream_id"])}/${String(row["topic_name"]).toLowerCase()}`,
          { 2: "unmuted", 3: "followed" }[Number(row["visibility_policy"])],
        ]),
      ),
    channelFolders: async () =>
      filled(
        rows((await register(["channel_folders"]))["channel_folders"])
          .filter((row) => row["is_archived"] !== true)
          .map(({ id, name }) => [id, name]),
      ),
    customEmoji: async () =>
      (Object.values(Object((await register(["realm_emoji"]))["realm_emoji"])) as readonly Row[])
        .filter((row) => row["deactivated"] !== true)
        .map((row) => row["name"])
        .sort(),
    typists: async () => [],
  };
}

/** Each view of the client without state. */
export type StatelessView = keyof typeof projections;

/** A campaign against a client without state. */
export function statelessCampaign(capabilities: Partial<ClientCapabilities>, feature_level: number): CampaignOptions<StatelessClient> {
  const start = (surroundings: Surroundings): StatelessClient => statelessClient(surroundings, capabilities, feature_level);
  return { start, laws: [], fixture: { ...CAMPAIGN_FIXTURE, feature_level } };
}
