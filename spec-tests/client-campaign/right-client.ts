/** A right client of the views that follow from the state of a client: the reference client, with directMessages of its own. */
import { type CampaignOptions, projections, type Surroundings } from "../../src/campaign";
import { applyEvent, type ClientState, clientState, unreadCount } from "../../src/client-state";
import type { JsonObject } from "../../src/index";
import { NEWEST_CAPABILITIES } from "../../src/model/realm/event-queue";
import { LIMITS } from "../../src/protocol/limits";

/** What the client stores: the state, and the direct messages by ID. */
export interface Right {
  state: ClientState;
  direct: Map<number, { readonly others: string; content: string }>;
  readonly me: () => number;
  readonly now: () => number;
}

/** How a client registers. */
export interface Registers {
  readonly capabilities?: object;
  readonly all_public_streams?: boolean;
}

const rowsOf = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? (value as readonly JsonObject[]) : []);

async function rightClient(
  { url, email, api_key, fetch, sleep, timeout, now }: Surroundings,
  { capabilities = NEWEST_CAPABILITIES, all_public_streams }: Registers,
): Promise<Right> {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  const ask = async (method: string, path: string, params: Record<string, string>): Promise<JsonObject> => {
    for (;;) {
      try {
        const form = new URLSearchParams(params);
        const response =
          method === "GET"
            ? await fetch(`${url}/api/v1${path}?${form}`, { headers, signal: timeout(90) })
            : await fetch(`${url}/api/v1${path}`, { method, headers, body: form, signal: timeout(90) });
        const answer = (await response.json()) as JsonObject;
        if (answer["result"] === "success" || answer["code"] === "BAD_EVENT_QUEUE_ID") return answer;
        await sleep(Number(answer["retry-after"] ?? 1));
      } catch {
        await sleep(1);
      }
    }
  };
  let me = 0;
  const client: Right = { state: {}, direct: new Map(), me: () => me, now };
  const take = ({ id, content, type, display_recipient }: JsonObject): void => {
    if (type !== "private") return;
    const others = rowsOf(display_recipient)
      .map((row) => Number(row["id"]))
      .filter((one) => one !== me)
      .sort((one, other) => one - other);
    client.direct.set(Number(id), { content: String(content), others: others.join(",") });
  };
  const register = async (): Promise<string> => {
    const answer = await ask("POST", "/register", {
      client_capabilities: JSON.stringify(capabilities),
      include_subscribers: "true",
      apply_markdown: "false",
      ...(all_public_streams === undefined ? {} : { all_public_streams: String(all_public_streams) }),
    });
    me = Number(answer["user_id"]);
    client.state = clientState(answer);
    client.direct = new Map();
    const narrow = JSON.stringify([{ operator: "is", operand: Number(answer["zulip_feature_level"]) >= 177 ? "dm" : "private" }]);
    const query = { anchor: "newest", num_before: "1000", num_after: "0", apply_markdown: "false", narrow };
    for (const message of rowsOf((await ask("GET", "/messages", query))["messages"])) take(message);
    return String(answer["queue_id"]);
  };
  const poll = async (queue_id: string): Promise<void> => {
    for (let last = -1; ;) {
      const { events } = await ask("GET", "/events", { queue_id, last_event_id: String(last) });
      if (events === undefined) return;
      for (const event of rowsOf(events)) {
        last = Math.max(last, Number(event["id"]));
        if (event["type"] === "message") rowsOf([event["message"]]).forEach(take);
        for (const id of deletedIn(event)) client.direct.delete(id);
        const edited = client.direct.get(Number(event["message_id"]));
        if (event["type"] === "update_message" && event["content"] !== undefined && edited) edited.content = String(event["content"]);
        client.state = applyEvent(client.state, event);
      }
    }
  };
  const keepUp = async (): Promise<void> => {
    for (;;) await poll(await register());
  };
  void keepUp();
  return client;
}

function deletedIn({ type, message_id, message_ids }: JsonObject): readonly number[] {
  if (type !== "delete_message") return [];
  return (Array.isArray(message_ids) ? message_ids : [message_id]).map(Number);
}

/** The rows of a part of the state that a value is taken of, by key. */
function byKey<Value extends object, Shown>(
  rows: Readonly<Record<string, Value | string>> | string | undefined,
  shown: (row: Value) => Shown | undefined,
): Record<string, Shown | string> {
  const found = Object.entries(typeof rows === "object" ? rows : {}).flatMap(([key, row]) => {
    // What the client cannot know stays so.
    const value = typeof row === "object" ? shown(row) : row;
    return value === undefined || value === "" ? [] : [[key, value] as const];
  });
  return Object.fromEntries(found);
}

function presence({ state, now, me }: Right): unknown {
  // In the older form, its rows have addresses: the reference client does not know them.
  if (typeof state.presences === "string") return state.presences;
  const isOnline = (time = 0): boolean => now() - time <= LIMITS.OFFLINE_THRESHOLD_SECONDS;
  const rows = byKey(state.presences, (row) => {
    if ("aggregated" in row || "website" in row) return undefined;
    const { active_timestamp, idle_timestamp } = row as { active_timestamp?: number; idle_timestamp?: number };
    return isOnline(active_timestamp) ? "active" : isOnline(idle_timestamp) ? "idle" : undefined;
  });
  const isShown = ([id]: [string, unknown]): boolean => Number(id) !== me() && state.users?.[id]?.is_active === true;
  return Object.fromEntries(Object.entries(rows).filter(isShown));
}

const VIEWS = {
  unread: ({ state }: Right) =>
    Object.keys(state.unread ?? {})
      .map(Number)
      .sort((one, other) => one - other),
  unreadCount: ({ state }: Right) => unreadCount(state),
  people: ({ state }: Right) => byKey(state.users, ({ is_active, full_name }) => (is_active ? full_name : undefined)),
  statuses: ({ state }: Right) => byKey(state.user_status, (row) => row.status_text),
  emojiStatuses: ({ state }: Right) => byKey(state.user_status, (row) => row.emoji_name),
  groups: ({ state }: Right) =>
    byKey(state.user_groups, ({ is_system_group, name, members }) =>
      is_system_group ? undefined : { name, members: [...members].sort((one, other) => one - other) },
    ),
  presence,
  scheduled: ({ state }: Right) => byKey(state.scheduled_messages, ({ content }) => content),
  savedSnippets: ({ state }: Right) => byKey(state.saved_snippets, ({ title, content }) => ({ title, content })),
  directMessages: ({ direct }: Right) => {
    const found: Record<string, string[]> = {};
    for (const [, { others, content }] of [...direct].sort(([one], [other]) => one - other)) (found[others] ??= []).push(content);
    return found;
  },
  topicVisibility: ({ state }: Right) => {
    const words: Readonly<Record<number, string>> = { 2: "unmuted", 3: "followed" };
    const rows = Object.values(state.user_topics ?? {});
    return Object.fromEntries(
      rows.flatMap((row) => {
        const word = words[row.visibility_policy ?? 0];
        return word === undefined ? [] : [[`${row.stream_id}/${row.topic_name.toLowerCase()}`, word]];
      }),
    );
  },
  channelFolders: ({ state }: Right) => byKey(state.channel_folders, ({ name, is_archived }) => (is_archived ? undefined : name)),
  customEmoji: ({ state }: Right) =>
    Object.values(state.realm_emoji ?? {})
      .filter(({ deactivated }) => !deactivated)
      .map(({ name }) => name)
      .sort(),
} as const;

type ViewName = keyof typeof VIEWS;

/** A campaign of the right client, or of one that makes something else of a view. */
export function rightCampaign(
  registers: Registers = {},
  wrong: { readonly [Name in ViewName]?: (client: Right) => unknown } = {},
): CampaignOptions<Right> {
  const names = Object.keys(VIEWS) as ViewName[];
  return {
    start: (surroundings) => rightClient(surroundings, registers),
    views: Object.fromEntries(names.map((name) => [name, { client: wrong[name] ?? VIEWS[name], truth: projections[name] }])),
  };
}
