/** Runs that the tests of pages show. */
import { GOOD_HABITS } from "../../examples/resilient-client";
import { campaign, type Counterexample } from "../../src/campaign";
import type { Fixture } from "../../src/model/fixture/fixture";
import { createSimulator } from "../../src/simulator/create-simulator";
import type { Simulator } from "../../src/simulator/simulator";
import type { FailedExpectation } from "../../src/testing/trace/trace-file";
import { resilientCampaign } from "../client-campaign/resilient";
import { credentials } from "../server/every-transport";

export const ANN = "ann@example.test";
export const BOB = "bob@example.test";
export const CLEO = "cleo@example.test";

export const FIXTURE: Fixture = {
  now: "2026-01-01T09:00:00Z",
  realm: { name: "Harbour" },
  users: [
    { email: ANN, full_name: "Ann Meyer", role: "owner", api_key: "ann-key" },
    { email: BOB, full_name: "Bob Okafor", api_key: "bob-key" },
    { email: CLEO, full_name: "Cleo Tanaka", role: "guest", api_key: "cleo-key" },
  ],
  channels: [
    { name: "general", subscribers: "all" },
    { name: "release", subscribers: [ANN, BOB] },
  ],
};

/** Sends a message as a client would; if a fault loses the answer, it returns nothing. */
export async function send(sim: Simulator, email: string, channel: string, topic: string, content: string): Promise<void> {
  const body = new URLSearchParams({ type: "channel", to: channel, topic, content });
  const headers = credentials(email, `${email.split("@")[0]}-key`);
  await sim.fetch("/api/v1/messages", { method: "POST", headers, body }).catch(() => undefined);
}

/** Twelve steps: queues, messages, a lost answer, the message sent twice, a refusal, and the clock. */
export async function shortRun(): Promise<Simulator> {
  const sim = createSimulator(FIXTURE);
  const queue = sim.must.as(ANN).registerQueue({ event_types: ["message", "reaction"] });
  sim.must.as(BOB).registerQueue({});
  sim.must.as(CLEO).registerQueue({});
  await send(sim, ANN, "general", "lunch", "Soup at **noon**?");
  sim.clock.advance({ minutes: 8 });
  sim.faults.plan({ rules: [{ name: "lost", fault: "lose_answer", operation: "send-message", times: 1 }] });
  await send(sim, BOB, "release", "3.2", "Upgraded");
  await send(sim, BOB, "release", "3.2", "Upgraded");
  await send(sim, CLEO, "release", "3.2", "Hm");
  sim.must.as(ANN).getEvents({ queue_id: queue.queue_id ?? "", last_event_id: -1, dont_block: true });
  sim.clock.advance({ days: 1 });
  sim.must.as(ANN).addReaction({ message_id: 1, emoji_name: "tada" });
  return sim;
}

/** What a test of that run found wrong after its eighth step. */
export const SENT_TWICE: FailedExpectation = {
  step: 8,
  title: "expected the message once",
  place: "resend.test.ts:41",
  expected: '[\n  "Upgraded"\n]',
  received: '[\n  "Upgraded",\n  "Upgraded"\n]',
};

/** A run of that many steps. */
export function longRun(steps: number): Simulator {
  const sim = createSimulator(FIXTURE);
  const people = [ANN, BOB, CLEO];
  for (const email of people) sim.must.as(email).registerQueue({});
  for (let step = people.length; step < steps; step += 1) {
    const actor = sim.as(people[step % people.length] ?? ANN);
    if (step % 50 === 0) sim.clock.advance({ minutes: 3 });
    else if (step % 7 === 5) actor.getMessages({ anchor: "newest", num_before: 5, num_after: 0 });
    else
      actor.sendMessage({ type: "channel", to: step % 4 === 0 ? "release" : "general", topic: `t${step % 9}`, content: `Message ${step}` });
  }
  return sim;
}

/** A client that does not register again when its queue expires, and the shortest plan that shows it. */
export async function brokenRun(): Promise<Counterexample> {
  const { counterexample } = await campaign(resilientCampaign({ ...GOOD_HABITS, registersAgain: false }));
  if (counterexample === undefined) throw new Error("The campaign found nothing.");
  return counterexample;
}
