/** Answers and events of a run of the model, for unit tests in any language. */
import { getEvents, type OperationName, OPERATIONS, registerQueue } from "../../generated/operations";
import { caughtUp, withHeartbeat } from "../../model/changes/events/event-queues";
import { advanceClock } from "../../model/clock/advance-clock";
import { createRealm } from "../../model/fixture/create-realm";
import type { Fixture } from "../../model/fixture/fixture";
import { NO_CAPABILITIES } from "../../model/operations/events/register-queue";
import { answerPushRegistration } from "../../model/operations/push/answer-push-registration";
import { deactivateRealm, reactivateRealm } from "../../model/operations/realm/deactivate-realm";
import type { Realm } from "../../model/realm/realm";
import { addressedEvents, type Outcome } from "../../model/views/outcome";
import { withReloadEvent, withRestart } from "../../simulator/faults/faults-of-servers";
import { routes } from "../../wire/route";
import { encodeSuccess } from "../../wire/wire-request";
import { seedOfText } from "../arbitraries/by-name";
import { pickFrom } from "../arbitraries/pick";
import { generatedOperations } from "../arbitraries/steps";
import { SAMPLE_BEGINNING, SAMPLE_ENDING, type SampleStep } from "./sample-calls";

/** A realm with something of each kind. Each answer and event is checked against its declaration. */
const FIXTURE: Fixture = {
  check_answers: true,
  server: { WEB_PUBLIC_STREAMS_ENABLED: true, push_service: true, development: true },
  settings: { moderation_request_channel_id: 3 },
  users: [
    { email: "olive@example.test", full_name: "Olive Owner", role: "owner", can_create_users: true },
    { email: "ann@example.test", full_name: "Ann Meyer", role: "administrator", password: "secret" },
    { email: "mel@example.test", full_name: "Mel Okafor", alert_words: ["today"] },
    { email: "nina@example.test", full_name: "Nina Sato" },
    { email: "greta@example.test", full_name: "Greta Guest", role: "guest" },
    { email: "beep-bot@example.test", full_name: "Beep", is_bot: true, bot_owner: "ann@example.test" },
  ],
  groups: [{ name: "leads", members: ["olive@example.test", "ann@example.test"] }],
  channels: [
    { name: "general", subscribers: "all", is_default_stream: true },
    { name: "plans", subscribers: ["olive@example.test", "ann@example.test"] },
    { name: "secret", invite_only: true, subscribers: ["olive@example.test", "ann@example.test"] },
  ],
  messages: [
    { sender: "ann@example.test", channel: "general", topic: "lunch", content: "Pizza **today**?" },
    { sender: "mel@example.test", channel: "general", topic: "lunch", content: "Yes! :tada:" },
    { sender: "nina@example.test", to: ["ann@example.test"], content: "The plans are ready." },
  ],
};

/** A client that declares every capability. */
const ALL_CAPABILITIES = Object.fromEntries(Object.keys(NO_CAPABILITIES).map((name) => [name, true]));

/** How many accounts there are: users, and a bot. */
const ACCOUNTS = 6;

/** How often each operation is called, with random examples of accounts in turns. */
const TRIES = 40;

/** How often queues are polled after an event of one name. */
const LOOKS = 20;

/**
 * The bodies of answers by operation ID, and events by name (`message`, `reaction.add`), as one feature level has them.
 */
export interface Samples {
  readonly feature_level: number;
  readonly answers: Readonly<Record<string, object>>;
  readonly events: Readonly<Record<string, object>>;
  /** The operations that the run did not answer. */
  readonly without_answer: readonly string[];
}

/** Runs the model at a feature level. The same level gives the same samples. */
export function samplesAt(feature_level: number): Samples {
  const answers = new Map<string, object>();
  const events: FoundEvents = { of_current: new Map(), of_any: new Map(), looked: new Map() };
  const ids = idsAt(feature_level);
  /** The realm after an operation, whose answer and events are kept. */
  const kept = (outcome: Outcome, name: OperationName): Realm => {
    const id = ids.get(name);
    if (outcome.ok && id !== undefined) keepRicher(answers, id, { ...encodeSuccess(outcome.response, []).body });
    return hasRareEvent(outcome, events) ? withEventsKept(outcome.realm, events) : outcome.realm;
  };
  const after = (steps: readonly SampleStep[], from: Realm): Realm =>
    steps.reduce(
      (realm, [userId, name, params]) =>
        ids.has(name) ? kept(called(realm, userId, name, params(realm)), name) : realm,
      from,
    );
  let realm = after(SAMPLE_BEGINNING, withQueues(createRealm({ ...FIXTURE, feature_level })));
  const { realm: answered } = answerPushRegistration(realm, { user_id: 3, push_account_id: 1, status: "active" });
  realm = withEventsKept(answered, events);
  keepServerEvents(realm, events);
  after(SAMPLE_ENDING, realm);
  for (const [name] of [...ids].sort()) {
    // Each operation in a realm of its own, so that another operation changes none of its samples.
    const own = preparedFor(realm, name);
    for (const from of [own, advanceClock(own, { seconds: 180 }).realm]) {
      const accepted = Array.from({ length: TRIES }, (_, attempt) => tried(from, name, attempt)).filter(
        (one) => one?.ok,
      );
      for (const outcome of accepted) if (outcome !== undefined) kept(outcome, name);
      withEventsKept(advanceClock(accepted[0]?.realm ?? from, { seconds: 600 }).realm, events);
    }
  }
  const sorted = (found: ReadonlyMap<string, object>) => Object.fromEntries([...found].sort());
  const without_answer = [...ids.values()].filter((id) => !answers.has(id)).sort();
  return {
    feature_level,
    answers: sorted(answers),
    events: sorted(new Map([...events.of_any, ...events.of_current])),
    without_answer,
  };
}

/** A queue that no stage of the run outlives, by its names at all levels. */
const LONGEST = { queue_lifespan_secs: 604_800, idle_queue_timeout: 604_800 } as const;

/** The realm with two queues for each account: of a client with all capabilities, and of one with none. */
function withQueues(realm: Realm): Realm {
  let next = realm;
  for (let id = 1; id <= ACCOUNTS; id += 1) {
    for (const client_capabilities of [ALL_CAPABILITIES, { notification_settings_null: false }]) {
      next = registerQueue(next, id, { ...LONGEST, client_capabilities, apply_markdown: true }).realm;
    }
  }
  return next;
}

/** The first event of each name: those of clients with all capabilities, and those of any client. */
interface FoundEvents {
  readonly of_current: Map<string, object>;
  readonly of_any: Map<string, object>;
  /** How often queues were polled for events of a name. */
  readonly looked: Map<string, number>;
}

function nameOfEvent(event: object & { readonly type: string }): string {
  return "op" in event ? `${event.type}.${String(event.op)}` : event.type;
}

/** Whether an outcome has an event whose name was polled a few times only: clients can get it in different forms. */
function hasRareEvent(outcome: Outcome, { looked }: FoundEvents): boolean {
  const names = addressedEvents(outcome).map(({ event }) => nameOfEvent(event));
  const isRare = names.some((name) => (looked.get(name) ?? 0) < LOOKS);
  for (const name of isRare ? names : []) looked.set(name, (looked.get(name) ?? 0) + 1);
  return isRare;
}

/** Stores the first event of each name that a queue receives, and acknowledges the events of the queues. */
function withEventsKept(realm: Realm, events: FoundEvents): Realm {
  let next = realm;
  for (const queue of realm.queues.values()) {
    const { queue_id, user_id, client_capabilities } = queue;
    const first = caughtUp(realm, queue).pending.find(({ returned }) => !returned);
    if (first === undefined) continue;
    const found = client_capabilities.empty_topic_name ? [events.of_current, events.of_any] : [events.of_any];
    const outcome = getEvents(next, user_id, { queue_id, last_event_id: first.id - 1, dont_block: true });
    if (!outcome.ok) continue;
    for (const event of outcome.response.events) {
      const key = nameOfEvent(event);
      for (const map of found) if (!map.has(key)) map.set(key, { ...event, id: 0 });
    }
    next = outcome.realm;
  }
  return next;
}

/** Stores the events that no operation sends: reload, restart, heartbeat, and that the realm was deactivated. */
function keepServerEvents(realm: Realm, events: FoundEvents): void {
  const [queue] = realm.queues.values();
  if (queue === undefined) return;
  for (const next of [
    withReloadEvent(realm),
    withRestart(realm),
    withHeartbeat(realm, queue.queue_id),
    // A deactivated realm answers no request for events.
    reactivateRealm(deactivateRealm(realm).realm).realm,
  ]) {
    withEventsKept(next, events);
  }
}

/** Stores the larger one of two bodies. */
function keepRicher(found: Map<string, object>, name: string, body: object): void {
  const size = (one: object | undefined): number => (one === undefined ? 0 : JSON.stringify(one).length);
  if (size(body) > size(found.get(name))) found.set(name, body);
}

/** The IDs of the operations that a feature level has, by their names. */
function idsAt(level: number): ReadonlyMap<OperationName, string> {
  const ids = new Set(routes().flatMap(({ id, since, until }) => (since <= level && level < until ? [id] : [])));
  return new Map(
    operationNames().flatMap((name): [OperationName, string][] => {
      const { id } = OPERATIONS[name].declaration();
      return ids.has(id) ? [[name, id]] : [];
    }),
  );
}

/** A call by one of the accounts of the fixture; undefined if it was refused. */
function tried(realm: Realm, name: OperationName, attempt: number): Outcome | undefined {
  const pick = pickFrom(realm, (attempt % ACCOUNTS) + 1, seedOfText(name, attempt), attempt);
  const params = generatedOperations()[name]?.params(pick) ?? {};
  const outcome = called(realm, pick.actor, name, params);
  return outcome.ok ? outcome : undefined;
}

/** The realm in which the operations were called that come before this one. */
function preparedFor(realm: Realm, name: OperationName): Realm {
  const { after = [] } = OPERATIONS[name].declaration();
  return after.reduce((present, id) => {
    const before = nameOf(id);
    if (before === undefined) return present;
    const prepared = preparedFor(present, before);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const outcome = tried(prepared, before, attempt);
      if (outcome !== undefined) return outcome.realm;
    }
    return prepared;
  }, realm);
}

function nameOf(id: string): OperationName | undefined {
  return operationNames().find((name) => OPERATIONS[name].declaration().id === id);
}

function operationNames(): OperationName[] {
  return Object.keys(OPERATIONS).filter((name): name is OperationName => Object.hasOwn(OPERATIONS, name));
}

function called(realm: Realm, userId: number, name: OperationName, params: object): Outcome {
  return Reflect.apply(OPERATIONS[name], undefined, [realm, userId, params]);
}
