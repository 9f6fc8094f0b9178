/** Events reach a client in order and once, whatever happens to answers, since the client acknowledges them. */
import { expect, test } from "vitest";
import { campaign, type Surroundings } from "../../src/campaign";
import { applyEvent, type ClientState, clientState } from "../../src/client-state";
import type { JsonObject } from "../../src/index";

const PLANS = 1000;
const TYPES = ["stream", "message", "update_message_flags", "subscription", "realm_user", "user_topic", "delete_message", "update_message"];
const PARTS = [...TYPES, "starred_messages"];
const CAPABILITIES = JSON.stringify({
  bulk_message_deletion: true,
  empty_topic_name: true,
  notification_settings_null: true,
  user_list_incomplete: true,
  user_avatar_url_field_optional: true,
  archived_channels: true,
});

/** A client that keeps what the reference client keeps, and the IDs of the events as they came. */
interface Keeper {
  state: ClientState;
  /** For each of its queues, one after the other. */
  readonly seen: number[][];
}

async function keeper({ url, email, api_key, fetch, sleep, timeout }: Surroundings): Promise<Keeper> {
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
    const answer = await ask("POST", "/register", { event_types: JSON.stringify(PARTS), client_capabilities: CAPABILITIES });
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
        kept.state = applyEvent(kept.state, event);
      }
    }
  };
  const keepUp = async (): Promise<void> => {
    for (;;) await poll(await register());
  };
  void keepUp();
  return kept;
}

test(`${PLANS} plans: the reference client knows what is true, and has seen each event once, in order`, async () => {
  const { runs, counterexample } = await campaign({
    start: keeper,
    views: { state: { client: ({ state }) => without(state), truth: (truth) => without(truth.state(PARTS)) } },
    laws: [
      {
        name: "in order, and once",
        problem: ({ client }) => {
          const broken = client.seen.find((ids) => ids.some((id, place) => place > 0 && id <= (ids[place - 1] ?? -1)));
          return broken === undefined ? undefined : `the events came as ${broken.join(", ")}.`;
        },
      },
    ],
    runs: PLANS,
    seed: 2,
  });
  expect(counterexample?.trace).toBeUndefined();
  expect(runs).toBe(PLANS);
}, 120_000);

/**
 * Subscribers and lists of channels depend on what a client asks for, not only on what is true. A registration omits the
 * policies of topics in archived channels; a client keeps them, for the channel may be restored.
 */
function without({ user_id: _, subscriptions = {}, streams: _streams, user_topics = {}, ...state }: ClientState): ClientState {
  const shown = Object.entries(user_topics).filter(([, { stream_id }]) => subscriptions[stream_id]?.is_archived !== true);
  return { ...state, user_topics: Object.fromEntries(shown) };
}
