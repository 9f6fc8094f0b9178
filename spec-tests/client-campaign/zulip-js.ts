/** The JavaScript client library, unchanged, as a campaign tries it: its own event loop, and sending. */
import { createRequire } from "node:module";
import {
  actsOnce,
  backOffKept,
  campaign,
  CAMPAIGN_FIXTURE,
  type CampaignReport,
  type FinishedRun,
  type Law,
  type PlanStep,
  type Surroundings,
} from "../../src/campaign";
import type { FaultName } from "../../src/model/fixture/fault-plan";

type Row = Readonly<Record<string, unknown>>;

interface Library {
  readonly messages: { send(params: Row): Promise<Row> };
  callOnEachEvent(callback: (event: Row) => void, types: readonly string[]): Promise<void>;
}

/** A program around the library: it notes the messages that it receives. */
interface Listener {
  readonly library: Library;
  readonly heard: readonly number[];
}

const load = createRequire(import.meta.url);
const { FormData: platformForm } = globalThis;

async function listener({ url, email, api_key, fetch }: Surroundings): Promise<Listener> {
  // Where the library reaches the network; the library itself is as it was published.
  const network = load("zulip-js/lib/helper") as { fetch: unknown; FormData: unknown };
  // Loading it has put another form in the place of the platform's.
  Object.assign(globalThis, { FormData: platformForm });
  Object.assign(network, { fetch, FormData: platformForm });
  const zulip = load("zulip-js") as (config: Row) => Promise<Library>;
  const library = await zulip({ username: email, apiKey: api_key, realm: url });
  const heard: number[] = [];
  void library.callOnEachEvent(
    (event) => {
      const { id } = (event["message"] ?? {}) as { readonly id?: number };
      if (id !== undefined) heard.push(id);
    },
    ["message"],
  );
  return { library, heard };
}

/** How many messages there are when the library registers. */
const OLD_MESSAGES = CAMPAIGN_FIXTURE.messages?.length ?? 0;

/** The messages that the account has received since the library registered, if they still exist. */
const everyMessageHeard: Law<Listener> = {
  name: "every message heard once",
  problem: ({ client, truth }: FinishedRun<Listener>) => {
    const twice = client.heard.find((id, index) => client.heard.indexOf(id) !== index);
    if (twice !== undefined) return `message ${twice} was heard twice.`;
    for (const message of truth.realm.messages) {
      if (message === null || message.id <= OLD_MESSAGES || !message.received_by.has(truth.user_id)) continue;
      if (!client.heard.includes(message.id)) return `message ${message.id} was never received.`;
    }
    return undefined;
  },
};

/** Lets the library sleep by the clock of the campaign, and keeps its complaints to itself. */
async function withItsTimers<Result>(timers: { sleep: Surroundings["sleep"] }, run: () => Promise<Result>): Promise<Result> {
  const { setTimeout: timeout } = globalThis;
  const { log } = console;
  const virtual = (call: () => void, milliseconds = 0): unknown => void timers.sleep(milliseconds / 1000).then(call);
  Object.assign(globalThis, { setTimeout: virtual });
  console.log = () => undefined;
  try {
    return await run();
  } finally {
    Object.assign(globalThis, { setTimeout: timeout });
    console.log = log;
  }
}

/** Tries the library with some faults, or with one plan. */
export function zulipJsCampaign(
  faults: readonly FaultName[],
  runs: number,
  sleeps = false,
  replay?: readonly PlanStep[],
): Promise<CampaignReport> {
  const timers = { sleep: (_seconds: number): Promise<void> => Promise.resolve() };
  return withItsTimers(timers, () =>
    campaign({
      start: (surroundings) => {
        timers.sleep = surroundings.sleep;
        return listener(surroundings);
      },
      acts: {
        send: {
          run: async ({ library }: Listener, _value: never, mark: string) => {
            const { result } = await library.messages.send({ type: "stream", to: "general", topic: "x", content: mark });
            if (result !== "success") throw new Error("refused");
          },
        },
      },
      views: {},
      laws: [actsOnce(["send"]), backOffKept(), everyMessageHeard],
      ...{ faults, runs, sleeps, catch_up_seconds: 400, ...(replay === undefined ? {} : { replay }) },
    }),
  );
}
