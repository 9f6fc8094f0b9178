/** Some plans end with the deactivation of the realm: the client is notified, and nothing is compared afterwards. */
import { expect, test } from "vitest";
import { campaign, type CampaignOptions, type Surroundings } from "../../src/campaign";
import { replayScenario } from "../../src/scenario";
import { referenceCampaign } from "./reference";

const ENDS = [{ action: "the operator deactivates the realm", numbers: [0, 0, 0] }] as const;

/** Registers again and again, whatever is answered, and notes the events. */
function client({ url, email, api_key, fetch }: Surroundings, heard: (event: { readonly type: string; readonly op?: string }) => void) {
  const headers = { authorization: `Basic ${btoa(`${email}:${api_key}`)}` };
  const asked = async (path: string, init = {}) => (await fetch(`${url}/api/v1${path}`, { headers, ...init })).json();
  const poll = async (queue_id: string, last_event_id: number): Promise<void> => {
    const { events = [] } = await asked(`/events?queue_id=${queue_id}&last_event_id=${last_event_id}`);
    for (const event of events) heard(event);
    if (events.length > 0) await poll(queue_id, events.at(-1).id);
  };
  void (async () => {
    for (;;) {
      const { queue_id, last_event_id } = await asked("/register", { method: "POST" });
      if (queue_id !== undefined) await poll(queue_id, last_event_id);
    }
  })();
  return {};
}

function options(heard: Parameters<typeof client>[1]): CampaignOptions<object> {
  return { start: (surroundings) => client(surroundings, heard), views: { unread: { client: () => [], truth: () => [] } } };
}

test("the client is notified, and may ask again and again", async () => {
  const types: string[] = [];
  const { counterexample, tried } = await campaign({ ...options(({ type, op }) => types.push(`${type}/${op}`)), replay: ENDS });
  expect(counterexample?.trace).toBeUndefined();
  expect(types).toContain("realm/deactivated");
  expect(tried.actions["the operator deactivates the realm"]).toBe(1);
});

test("a client that throws is found, and the scenario of the run can be replayed", async () => {
  const throwing = options(({ op }) => {
    if (op === "deactivated") void Promise.reject(new Error("no realm"));
  });
  const { counterexample } = await campaign({ ...throwing, replay: ENDS });
  expect(counterexample?.findings[0]?.problem).toContain("The client threw and nothing caught it: no realm.");
  expect(counterexample?.trace).toContain("1. +0 s the operator deactivates the realm\n");
  expect(counterexample?.scenario.steps).toContainEqual({ control: "POST /deactivate_realm" });
  await replayScenario(counterexample?.scenario as never);
});

test("one of twenty plans ends so, after the comparisons of its steps", async () => {
  const { tried, counterexample } = await campaign({ ...referenceCampaign(), runs: 40, steps: 3, faults: [] });
  expect(counterexample?.trace).toBeUndefined();
  expect(tried.actions["the operator deactivates the realm"]).toBe(2);
});
