/**
 * After every fault the laws hold as they do without: the same requests get the same bytes, a request that never arrived
 * leaves the very same realm, what is kept stays as it was, no ID is given twice, every event comes once and in order,
 * also to who registers again because its queue is gone, and a realm that went through JSON on the way goes on alike,
 * with the plan's counters.
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { clientState, unreadCount } from "../../src/client-state";
import {
  createSimulator,
  type EventView,
  type FaultName,
  type FaultPlan,
  type FaultRule,
  type Realm,
  realmFromJSON,
  realmToJSON,
  type Simulator,
} from "../../src/index";
import { userById } from "../../src/model/rules/users/people";
import { forAllAsync } from "../support/for-all";
import { type Ids, idsOf } from "../support/ids-of";
import { LAW_FIXTURE } from "../support/law-realm";
import { NEW_CLIENT } from "../support/law-watcher";
import { countOperations, IN_FUZZ, propertyRuns } from "../support/property-runs";
import { OLIVE_OWNER } from "../support/realms";
import { toRequest } from "../wire/any-request";
import { type FittingRequest, fittingRequest, generatedFrom } from "../wire/fitting-request";

const RUNS = 8;
/** In the fuzz more is asked of a realm that was once made. */
const STEPS = IN_FUZZ ? 160 : 40;

/** Faults before the request reaches the realm. */
const BEFORE = ["refuse_connection", "lose_request", "status", "rate_limit", "unauthorized", "realm_deactivated"] as const;
/** Faults of the answer to an accepted request, accepted once or twice. */
const AFTER = ["lose_answer", "cut_answer", "malformed_json", "duplicate_request", "delay"] as const;
/** Faults of the server, which send clients an event or end their queues. */
const AROUND = ["restart", "upgrade", "web_reload_client", "lose_queue", "lose_queue"] as const;
const rule = fc.record({
  fault: fc.constantFrom(...BEFORE, ...AFTER, ...AFTER, ...AROUND),
  share: fc.constantFrom(0.1, 0.3, 0.5),
  nth: fc.constantFrom(1, 2, 5),
  all: fc.boolean(),
});
/** Adds the values that some faults require. */
function withDetails({ fault, all, ...when }: { fault: FaultName; share: number; nth: number; all: boolean }): FaultRule {
  if (fault === "lose_queue") return { ...when, fault, all };
  if (fault === "upgrade") return { ...when, fault, zulip_version: "12.9" };
  if (fault === "status") return { ...when, fault, status: 503 };
  return fault === "delay" ? { ...when, fault, seconds: 20 } : { ...when, fault };
}

const plan: fc.Arbitrary<FaultPlan> = fc
  .record({
    seed: fc.nat(),
    rules: fc.array(rule, { minLength: 1, maxLength: 4 }),
    rate_limits: fc.boolean().map((isLimited) => (isLimited ? [{ requests: 4, seconds: 60 }] : [])),
  })
  .map(({ rules, ...rest }) => ({ ...rest, rules: rules.map(withDetails) }));

/** Waiting for events would not end, and only the client that polls a queue sees its events. */
const LEFT_OUT = ["/events", "/register"];

const digestOf = (realm: Realm): string => String(realmToJSON(realm).digest);
const throughJSON = (realm: Realm): Realm => realmFromJSON(JSON.parse(JSON.stringify(realmToJSON(realm))));

/** What a client gets of a request: the status and the text, or how it failed. */
async function got(simulator: Simulator, step: FittingRequest, index: number): Promise<string> {
  const request = generatedFrom(simulator.snapshot(), index, step);
  if (LEFT_OUT.includes(request.path)) return "";
  countOperations();
  try {
    const response = await inTime(simulator, simulator.fetch(toRequest(request, "none", new AbortController().signal)));
    return `${response.status} ${await response.text().catch((problem: unknown) => String(problem))}`;
  } catch (problem) {
    return String(problem);
  }
}

/** Moves the clock to the time at which a delayed answer comes. */
async function inTime(simulator: Simulator, answer: Promise<Response>): Promise<Response> {
  let isHere = false;
  const noticed = answer.finally(() => (isHere = true));
  // The caller of the answer handles its failure.
  noticed.catch(() => undefined);
  while (!isHere) {
    await new Promise((resolve) => setImmediate(resolve));
    const { delayedUntil } = simulator;
    if (delayedUntil !== undefined) simulator.clock.advanceTo(delayedUntil);
  }
  return noticed;
}

/** What of the realm is kept twice agrees with what it is kept for. */
function checkIndexes(realm: Realm): void {
  const names = [...realm.channels].map(({ name, stream_id }) => [name.toLowerCase(), stream_id]);
  expect(new Map([...realm.channel_ids_by_name])).toEqual(new Map(names as [string, number][]));
  const messages = [...realm.messages].flatMap((message) => message ?? []);
  for (const [streamId, { message_ids }] of realm.channel_contents) {
    expect([...message_ids]).toEqual(messages.filter((message) => message.stream_id === streamId).map(({ id }) => id));
  }
  for (const message of messages) {
    for (const id of message.user_ids ?? []) expect([...(realm.direct_keys.get(id) ?? [])]).toContain(message.user_ids?.join(","));
  }
}

function checkNewIds(before: Ids, after: Ids, given: Map<string, Set<number>>): void {
  for (const [kind, ids] of after) {
    const known = given.get(kind) ?? new Set(before.get(kind));
    for (const id of ids) {
      if (before.get(kind)?.has(id) !== true) expect(known.has(id), `${kind} ${id} is given away again`).toBe(false);
      known.add(id);
    }
    given.set(kind, known);
  }
}

/** Changes of flags become one event without a poll between them, as do restarts and requests to load the page again. */
const mayBeJoined = (event: EventView): boolean => isOfServer(event) || isFlagsChange(event);

const isOfServer = ({ type }: EventView): boolean => type === "web_reload_client" || type === "restart";

const isFlagsChange = (event: EventView): event is Extract<EventView, { type: "update_message_flags" }> =>
  event.type === "update_message_flags" && !event.all;

const newestOfServer = (events: readonly EventView[]): (EventView | undefined)[] =>
  (["web_reload_client", "restart"] as const).map((wanted) => events.findLast(({ type }) => type === wanted));

/** What a client holds of messages' flags after being notified of their changes. */
function flagsAfter(events: readonly EventView[]): Set<string> {
  const held = new Set<string>();
  for (const { flag, op, messages } of events.filter(isFlagsChange)) {
    for (const id of messages) held[op === "add" ? "add" : "delete"](`${flag} ${id}`);
  }
  return held;
}

/** Two clients of an account: one polls now and then, the other at the end. */
interface Listening {
  readonly queue_id: string;
  /** The queue that is polled at the end. */
  readonly last: string;
  readonly heard: EventView[];
}

/**
 * A client that polls several times receives the same as one that polls at the end. Where the queues are deleted, both
 * register again; a deactivated account receives nothing.
 */
function listening(simulator: Simulator): { poll: () => boolean; end: () => void } {
  const account = simulator.asUser(OLIVE_OWNER);
  const calls = simulator.must.asUser(OLIVE_OWNER);
  // Older clients receive presences with the time at which they poll.
  const register = (): string => calls.registerQueue(NEW_CLIENT).queue_id;
  const begun = (): Listening => ({ queue_id: register(), last: register(), heard: [] });
  const isActive = (): boolean => userById(simulator.snapshot(), OLIVE_OWNER)?.is_active === true;
  let clients = begun();
  /** Returns whether the client had to register again, which generates an ID for the queue. */
  const poll = (): boolean => {
    if (!isActive()) return false;
    const { queue_id, heard } = clients;
    const outcome = account.getEvents({ queue_id, last_event_id: heard.at(-1)?.id ?? -1, dont_block: true });
    if (outcome.ok) heard.push(...outcome.response.events);
    else {
      expect(outcome.error.code).toBe("BAD_EVENT_QUEUE_ID");
      clients = begun();
    }
    return !outcome.ok;
  };
  const end = (): void => {
    poll();
    if (!isActive()) return;
    const { heard, last } = clients;
    const all = calls.getEvents({ queue_id: last, last_event_id: -1, dont_block: true }).events;
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    expect(heard.filter((event) => !mayBeJoined(event))).toEqual(all.filter((event) => !mayBeJoined(event)));
    expect(flagsAfter(heard)).toEqual(flagsAfter(all));
    expect(newestOfServer(heard)).toEqual(newestOfServer(all));
    // A client without events of archived channels cannot know which of them are muted.
    const fresh = calls.registerQueue({ client_capabilities: { notification_settings_null: false, archived_channels: true } });
    expect(unreadCount(clientState(fresh))).toBe(fresh.unread_msgs?.count);
  };
  return { poll, end };
}

test("the laws hold after every fault", async () => {
  const steps = fc.array(fittingRequest, { minLength: STEPS, maxLength: STEPS, size: "max" });

  await forAllAsync([plan, steps, fc.nat(300), fc.nat(300)], propertyRuns(RUNS), async (faults, all, a, b) => {
    const [one, other] = [createSimulator({ ...LAW_FIXTURE, faults }), createSimulator({ ...LAW_FIXTURE, faults })];
    const [client, twin] = [listening(one), listening(other)];
    const given = new Map<string, Set<number>>();
    const kept: (readonly [Realm, string])[] = [];
    for (const [index, step] of all.entries()) {
      const before = one.snapshot();
      if (index % 10 === 0) kept.push([before, digestOf(before)]);
      if (index === STEPS / 2) other.restore(throughJSON(other.snapshot()));
      const answer = await got(one, step, index);
      expect(await got(other, step, index), step.fitting).toBe(answer);
      const fault = one.journal.at(-1)?.fault?.fault;
      if (answer !== "" && BEFORE.some((name) => name === fault)) expect(one.snapshot(), fault).toBe(before);
      checkNewIds(idsOf(before), idsOf(one.snapshot()), given);
      if (index % 7 === 0 && client.poll()) twin.poll();
    }
    expect(other.faults.rules).toEqual(one.faults.rules);
    one.clock.advance({ seconds: a });
    one.clock.advance({ seconds: b });
    other.clock.advance({ seconds: a + b });
    client.end();
    twin.poll();
    twin.end();
    checkIndexes(one.snapshot());
    for (const [realm, digest] of kept) expect(digestOf(realm)).toBe(digest);
    const [fork] = kept.at(-1) ?? [];
    if (fork === undefined) return;
    one.restore(fork);
    other.restore(throughJSON(fork));
    for (const [index, step] of all.slice(0, 5).entries()) expect(await got(one, step, index)).toBe(await got(other, step, index));
  });
});
