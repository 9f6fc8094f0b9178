/** Plans are about actions that reach the client: what families of actions say of their events is true, and counts. */
import { expect, test } from "vitest";
import { type Action, CAMPAIGN_FIXTURE } from "../../src/campaign";
import { actionCall, ACTIONS, chooseActions, FAMILIES, randomNumbers } from "../../src/campaign/actions/actions";
import { createSimulator } from "../../src/index";
import { NEWEST_CAPABILITIES } from "../../src/model/realm/event-queue";
import { randomFrom } from "../../src/testing/arbitraries/random";
import { routes } from "../../src/wire/route";

const ME = 2;
const ROUTES = new Map(routes().map((route) => [route.id, route]));

/** The types of the events that reach the account when actions happen again and again. */
function heardOf(actions: readonly string[], feature_level: number): ReadonlySet<string> {
  const simulator = createSimulator({ ...CAMPAIGN_FIXTURE, feature_level });
  const random = randomFrom(1);
  const api = simulator.as("ann@example.test");
  const registration = api.registerQueue({ client_capabilities: NEWEST_CAPABILITIES });
  if (!registration.ok) throw new Error(registration.error.msg);
  for (let times = 0; times < 60; times += 1) {
    for (const name of actions) {
      const action = ACTIONS[name];
      const call = action && actionCall(simulator.snapshot(), ME, action, randomNumbers(random));
      if (call === undefined) continue;
      simulator.apply((realm) => ROUTES.get(call.operation)!.operation(realm, call.user_id, call.params, { client: "people" }));
    }
  }
  const answer = api.getEvents({ queue_id: registration.response.queue_id ?? "", last_event_id: -1 });
  if (!answer.ok) throw new Error(answer.error.msg);
  return new Set((answer.response.events ?? []).map(({ type }) => type));
}

test.each(FAMILIES.map(({ events, actions, since = 421 }) => [actions.join(", "), events, actions, since] as const))(
  "a client is notified of: %s",
  (_names, events, actions, since) => {
    expect([...heardOf(actions, since)]).toEqual(expect.arrayContaining([...events]));
  },
);

test("plans have the actions of a later level from that level on", () => {
  const later = FAMILIES.flatMap(({ since, actions }) => (since === 470 ? actions : []));
  expect(later).toContain("adds a device");
  expect([469, 470, 512].map((level) => shareOf(later, null, level) > 0)).toEqual([false, true, true]);
});

/** How many of the chosen actions are some of those. */
function shareOf(actions: readonly string[], heard: ReadonlySet<string> | null, level = 421): number {
  const random = randomFrom(5);
  let those = 0;
  for (let plan = 0; plan < 200; plan += 1) {
    const { one } = chooseActions(random, { own: [], heard, level, number: plan });
    for (let step = 0; step < 20; step += 1) if (actions.includes(one(random))) those += 1;
  }
  return those / 4000;
}

test("most actions are about what the client listens to, some about anything", () => {
  const drafts = ["saves a draft on another device", "edits a draft on another device", "deletes a draft on another device"];
  expect(shareOf(drafts, new Set(["drafts"]))).toBeGreaterThan(0.5);
  expect(shareOf(drafts, new Set(["message"]))).toBeLessThan(0.02);
  expect(shareOf(drafts, new Set(["message"]))).toBeGreaterThan(0);
  expect(shareOf(drafts, null)).toBeGreaterThan(0.02);
  expect(shareOf(drafts, new Set(["an unknown type"]))).toBeGreaterThan(0.02);
});

test("in a row of plans each family has its turn", () => {
  const random = randomFrom(1);
  const families = FAMILIES.filter(({ since = 0 }) => since <= 421);
  const met = new Set<string>();
  for (let number = 0; number < families.length; number += 1) {
    const { one } = chooseActions(random, { own: [], heard: null, level: 421, number });
    for (let step = 0; step < 200; step += 1) met.add(one(random));
  }
  expect(families.flatMap(({ actions }) => actions).filter((name) => !met.has(name))).toEqual([]);
});

/** The named exception "archived channels before level 378". */
test.each([
  [377, true, undefined],
  [377, false, "archive-stream"],
  [378, true, "archive-stream"],
])("at level %i, a channel is archived for a client with archived_channels %s: %s", (feature_level, archived_channels, operation) => {
  const simulator = createSimulator({ ...CAMPAIGN_FIXTURE, feature_level });
  simulator.must.as("ann@example.test").registerQueue({ client_capabilities: { ...NEWEST_CAPABILITIES, archived_channels } });
  const action = ACTIONS["archives a channel"];
  expect(action && actionCall(simulator.snapshot(), ME, action, [0, 0, 0])?.operation).toBe(operation);
});

/** The named exception "drafts that are not synchronized". */
test.each([
  [["drafts"], true],
  [["drafts", "user_settings"], false],
  [["message"], false],
] as const)("while a client hears %j, an account that stops synchronizing drafts is an exception: %s", (event_types, isKnown) => {
  const simulator = createSimulator(CAMPAIGN_FIXTURE);
  simulator.must.as("ann@example.test").registerQueue({ event_types });
  const turnOff: Action = ({ me }) => ({
    user_id: me.user_id,
    operation: "update-settings",
    params: { enable_drafts_synchronization: false },
    words: "stops synchronizing drafts",
  });
  expect(actionCall(simulator.snapshot(), ME, turnOff, [0, 0, 0]) === undefined).toBe(isKnown);
});

/** The named exception "subscriptions to archived channels". */
test.each([
  [true, "subscribe"],
  [false, undefined],
])("users are subscribed to an archived channel for a client with archived_channels %s: %s", (archived_channels, operation) => {
  const simulator = createSimulator(CAMPAIGN_FIXTURE);
  simulator.must.as("olive@example.test").archiveStream({ stream_id: 4 });
  simulator.must.as("ann@example.test").registerQueue({ client_capabilities: { ...NEWEST_CAPABILITIES, archived_channels } });
  const subscriptions = [{ name: simulator.snapshot().channels.get(3)?.name }];
  const subscribes: Action = ({ me }) => ({ user_id: me.user_id, operation: "subscribe", params: { subscriptions }, words: "subscribes" });
  expect(actionCall(simulator.snapshot(), ME, subscribes, [0, 0, 0])?.operation).toBe(operation);
});

/** The named exception "restored channels". */
test.each([true, false])("a channel of the account is restored for a client with archived_channels: %s", (archived_channels) => {
  const simulator = createSimulator(CAMPAIGN_FIXTURE);
  const restore = () => {
    const action = ACTIONS["restores an archived channel"];
    return action && actionCall(simulator.snapshot(), ME, action, [0, 0, 0])?.operation;
  };
  simulator.must.as("olive@example.test").archiveStream({ stream_id: 1 });
  expect(restore()).toBe("update-stream");
  simulator.must.as("ann@example.test").registerQueue({ client_capabilities: { ...NEWEST_CAPABILITIES, archived_channels } });
  expect(restore()).toBe(archived_channels ? "update-stream" : undefined);
  simulator.must.as("olive@example.test").archiveStream({ stream_id: 4 });
  expect(restore()).toBe("update-stream");
});
