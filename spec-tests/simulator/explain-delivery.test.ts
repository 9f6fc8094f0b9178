/** Each event that a queue does not have is explained by the rule that decided it. */
import { describe, expect, test } from "vitest";
import { fixture, stepSequence, takeStep } from "../../src/arbitraries";
import { createSimulator, type Simulator } from "../../src/index";
import { forAll } from "../support/for-all";
import { propertyRuns } from "../support/property-runs";

const FIXTURE = {
  users: [
    { email: "ann@example.test", role: "owner" as const },
    { email: "bob@example.test" },
    { email: "greta@example.test", role: "guest" as const },
    { email: "gone@example.test", is_active: false },
  ],
  channels: [
    { name: "general", subscribers: "all" as const },
    { name: "open", subscribers: ["ann@example.test"] },
    { name: "secret", invite_only: true, subscribers: ["ann@example.test"] },
  ],
  messages: [{ sender: "ann@example.test", to: ["ann@example.test"], content: "note" }],
};
const CAPABILITIES = { stream_typing_notifications: true, bulk_message_deletion: true, notification_settings_null: true };

type Act = (ann: ReturnType<Simulator["must"]["as"]>, sim: Simulator) => unknown;

/** The last explanation of an event of a type that the queue of an account does not have. */
function why(act: Act, type: string, email = "bob@example.test"): string | undefined {
  const sim = createSimulator(FIXTURE);
  const { queue_id } = sim.must.as(email).registerQueue({ client_capabilities: CAPABILITIES });
  act(sim.must.as("ann@example.test"), sim);
  const deliveries = sim.explainDelivery(queue_id);
  return deliveries.findLast(({ event, withheld }) => event.type === type && withheld !== null)?.why;
}

describe("explainDelivery names the rule that decided", () => {
  test.each<[string, Act, string, string]>([
    [
      "a private channel",
      (ann) => ann.sendMessage({ type: "channel", to: "secret", topic: "t", content: "psst" }),
      "message",
      "bob is not subscribed to #secret, which is private.",
    ],
    [
      "a public channel",
      (ann) => ann.sendMessage({ type: "channel", to: "open", topic: "t", content: "hi" }),
      "message",
      "bob is not subscribed to #open.",
    ],
    [
      "a reaction in a direct conversation",
      (ann) => ann.addReaction({ message_id: 1, emoji_name: "tada" }),
      "reaction",
      "bob is not a participant of this direct conversation.",
    ],
    [
      "typing that the account does not want",
      (ann, sim) => {
        sim.must.as("bob@example.test").updateSettings({ receives_typing_notifications: false });
        ann.setTypingStatus({ type: "stream", op: "start", stream_id: 1, topic: "t" });
      },
      "typing",
      "bob turned off receives_typing_notifications.",
    ],
    [
      "an account's own data",
      (ann) => ann.addAlertWords({ alert_words: ["pizza"] }),
      "alert_words",
      "Events of type alert_words are only for the account that they belong to: ann.",
    ],
    [
      "an invitation",
      (ann) => ann.createInviteLink({}),
      "invites_changed",
      "bob is not an administrator and did not create the invitation; events of type invites_changed are for these.",
    ],
  ])("%s", (_what, act, type, sentence) => {
    expect(why(act, type)).toBe(sentence);
  });

  test("a guest and the default channels", () => {
    expect(why((ann) => ann.addDefaultStream({ stream_id: 2 }), "default_streams", "greta@example.test")).toBe(
      "greta is a guest; events of type default_streams are for members.",
    );
  });

  test("a guest who cannot see the user", () => {
    const settings = { can_access_all_users_group: "role:members" as const };
    const sim = createSimulator({ users: FIXTURE.users, settings });
    const { queue_id } = sim.must.as("greta@example.test").registerQueue({});
    sim.must.as("bob@example.test").updateSettings({ full_name: "Robert" });
    expect(sim.explainDelivery(queue_id).at(-1)?.why).toBe("greta is a guest who cannot see the user of this event.");
  });

  test("an account that was deactivated", () => {
    const sim = createSimulator(FIXTURE);
    const [ann, bob] = [sim.must.as("ann@example.test"), sim.must.as("bob@example.test")];
    const { queue_id } = bob.registerQueue({});
    ann.deactivateUser({ user_id: 2 });
    ann.sendMessage({ type: "channel", to: "general", topic: "t", content: "bye" });
    expect(sim.explainDelivery(queue_id).at(-1)?.why).toBe("bob is deactivated.");
  });

  test("a feature level that does not have the event", () => {
    const sim = createSimulator({ ...FIXTURE, feature_level: 100 });
    const { queue_id } = sim.must.as("ann@example.test").registerQueue({});
    sim.must.as("ann@example.test").muteTopic({ stream_id: 1, topic: "lunch", op: "add" });
    expect(sim.explainDelivery(queue_id).find(({ event }) => event.type === "user_topic")?.why).toBe(
      "Servers of feature level 100 do not send this event of type user_topic.",
    );
  });
});

test("no event is withheld without a rule, whatever happens", () => {
  const unexplained = new Set<string>();
  forAll([fixture({ users: 6 }), stepSequence({ minLength: 10, maxLength: 40 })], propertyRuns(100), (realm, steps) => {
    const sim = createSimulator(realm);
    const queues = Array.from(sim.snapshot().users).flatMap(({ user_id, is_active, is_bot }) => {
      if (!is_active || is_bot) return [];
      return [sim.must.asUser(user_id).registerQueue(user_id % 2 === 0 ? {} : { client_capabilities: CAPABILITIES }).queue_id];
    });
    for (const one of steps) sim.apply((present) => takeStep(present, one));
    for (const queue of queues) {
      if (typeof queue !== "string" || !sim.snapshot().queues.has(queue)) continue;
      for (const { event, withheld, why: sentence } of sim.explainDelivery(queue)) {
        if (withheld !== null && /not a recipient/.test(sentence))
          unexplained.add(`${event.type} ${JSON.stringify(event).slice(0, 200)}: ${sentence}`);
      }
    }
  });
  expect([...unexplained]).toEqual([]);
});
