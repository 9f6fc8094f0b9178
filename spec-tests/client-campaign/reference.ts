/** The reference client of `realm-simulator/client-state` as a campaign tries it. */
import { type CampaignOptions, type Law, projections, type Surroundings } from "../../src/campaign";
import { applyEvent, type ClientState, clientState } from "../../src/client-state";
import type { JsonObject } from "../../src/index";
import { NEWEST_CAPABILITIES } from "../../src/model/realm/event-queue";
import { isRecord } from "../../src/protocol/schema/matches-shape";

const CAPABILITIES = JSON.stringify(NEWEST_CAPABILITIES);

/** A client that keeps what the reference client keeps, and the IDs of the events as they came. */
export interface Keeper {
  state: ClientState;
  /** For each of its queues, one after the other. */
  readonly seen: number[][];
}

/** What a client makes of an event before it takes it. */
export type Hears = (event: JsonObject) => JsonObject | undefined;

function isOwnRole({ type, person }: JsonObject): boolean {
  return type === "realm_user" && isRecord(person) && person["user_id"] === 2 && "role" in person;
}

async function keeper({ url, email, api_key, fetch, sleep, timeout }: Surroundings, hears: Hears): Promise<Keeper> {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  const ask = async (method: string, path: string, params: Record<string, string>): Promise<JsonObject> => {
    for (;;) {
      try {
        const form = new URLSearchParams(params);
        const signal = timeout(90);
        const response =
          method === "GET"
            ? await fetch(`${url}/api/v1${path}?${form}`, { headers, signal })
            : await fetch(`${url}/api/v1${path}`, { method, headers, body: form, signal });
        const answer = (await response.json()) as JsonObject;
        if (answer["result"] === "success" || answer["code"] === "BAD_EVENT_QUEUE_ID") return answer;
        await sleep(Number(answer["retry-after"] ?? 1));
      } catch {
        await sleep(1);
      }
    }
  };
  const kept: Keeper = { state: {}, seen: [] };
  const register = async (): Promise<string> => {
    const answer = await ask("POST", "/register", { client_capabilities: CAPABILITIES, include_subscribers: "true" });
    kept.state = clientState({ user_id: 2, ...answer });
    kept.seen.push([]);
    return String(answer["queue_id"]);
  };
  const poll = async (queue_id: string): Promise<void> => {
    const seen = kept.seen.at(-1) ?? [];
    for (;;) {
      const { events } = await ask("GET", "/events", { queue_id, last_event_id: String(seen.at(-1) ?? -1) });
      if (!Array.isArray(events)) return;
      for (const event of events as JsonObject[]) {
        seen.push(Number(event["id"]));
        const heard = hears(event);
        if (heard !== undefined) kept.state = applyEvent(kept.state, heard);
      }
      // What another role can see, such as addresses and bots, only a new registration shows.
      if ((events as JsonObject[]).some(isOwnRole)) return;
    }
  };
  const keepUp = async (): Promise<void> => {
    for (;;) await poll(await register());
  };
  void keepUp();
  return kept;
}
/** The active subscribers of the channels that the account subscribes to, by name. */
function subscribersIn({ state: { subscriptions = {}, users = {} } }: Keeper): Readonly<Record<string, readonly number[]>> {
  return Object.fromEntries(
    Object.values(subscriptions)
      .filter(({ subscribed }) => subscribed)
      .map(({ name, subscribers = [] }) => [
        name,
        subscribers.filter((id) => users[id]?.is_active === true).sort((one, other) => one - other),
      ]),
  );
}

/** The events came in order, and each of them once. */
const inOrder: Law<Keeper> = {
  name: "in order, and once",
  problem: ({ client }) => {
    const broken = client.seen.find((ids) => ids.some((id, place) => place > 0 && id <= (ids[place - 1] ?? -1)));
    return broken === undefined ? undefined : `the events came as ${broken.join(", ")}.`;
  },
};

/** A campaign against the reference client, or against one that makes something else of events. */
export function referenceCampaign(hears: Hears = (event) => event): CampaignOptions<Keeper> {
  return {
    start: (surroundings) => keeper(surroundings, hears),
    views: {
      state: { client: ({ state }) => without(state), truth: (truth) => without(truth.state()) },
      subscribers: { client: subscribersIn, truth: projections.subscribers },
    },
    laws: [inOrder],
  };
}

/**
 * Subscribers and lists of channels depend on what a client requests, not only on what is true. A registration omits the
 * policies of topics in channels that are archived or not visible; a client keeps them, for the channel may come back.
 * `muted_topics` is a former name for policies, and servers do not send it after every move. Whether a user hides its
 * presence is announced only with a status.
 */
function without({
  user_id: _,
  subscriptions = {},
  streams: _streams,
  user_topics = {},
  muted_topics: _muted,
  user_status = {},
  ...state
}: ClientState): ClientState {
  const shown = Object.entries(user_topics).filter(([, { stream_id }]) => {
    const channel = subscriptions[stream_id];
    return channel?.subscribed === true && channel.is_archived === false;
  });
  const statuses = Object.entries(user_status).map(([id, row]) => {
    if (typeof row !== "object") return [id, row];
    const { away: _, ...said } = row;
    return [id, said];
  });
  return {
    ...state,
    user_topics: Object.fromEntries(shown),
    user_status: Object.fromEntries(statuses.filter(([, row]) => typeof row !== "object" || Object.keys(row).length > 0)),
  };
}
