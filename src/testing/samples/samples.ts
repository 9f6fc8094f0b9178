/** Answers and events of a run of the model, for unit tests in any language. */
import { advanceClock } from "../../model/clock/advance-clock";
import { createRealm } from "../../model/fixture/create-realm";
import type { Fixture } from "../../model/fixture/fixture";
import type { Outcome } from "../../model/outcome/outcome";
import type { Realm } from "../../model/realm/realm";
import { OPERATIONS, type OperationName, registerQueue } from "../../generated/operations";
import { encodeSuccess } from "../../wire/encode";
import { routes } from "../../wire/route";
import { DRAWN_OPERATIONS } from "../arbitraries/drawn-operations";
import { pickFrom } from "../arbitraries/pick";
import { SAMPLE_BEGINNING, SAMPLE_CALLS } from "./sample-calls";

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

/** People, and a bot. */
const ACCOUNTS = 6;

/** How many steps the realm goes through, how often a read is asked, and an operation without an answer tried again. */
const RUN = { steps: 600, reads: 12, tries: 60 };

/** The bodies of answers by operation ID, and events by name (`message`, `reaction.add`), as one feature level has them. */
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
  const events = new Map<string, object>();
  const ids = idsAt(feature_level);
  const keep = (name: OperationName, outcome: Outcome): void => {
    const id = ids.get(name);
    if (outcome.ok && id !== undefined) keepRicher(answers, id, { ...encodeSuccess(outcome.response, []).body });
    for (const { event } of outcome.events) {
      const key = "op" in event ? `${event.type}.${event.op}` : event.type;
      if (!events.has(key)) events.set(key, { ...event, id: 0 });
    }
  };
  const changing = [...ids.keys()].filter((name) => Object.hasOwn(DRAWN_OPERATIONS, name)).sort();
  let realm = createRealm({ ...FIXTURE, feature_level });
  for (let id = 1; id <= ACCOUNTS; id += 1) realm = registerQueue(realm, id).realm;
  for (const [userId, name, params] of SAMPLE_BEGINNING) {
    const outcome = called(realm, userId, name, params);
    keep(name, outcome);
    realm = outcome.realm;
  }
  const early = realm;
  for (let step = 0; step < RUN.steps; step += 1) {
    const name = changing[(step * 7) % changing.length];
    if (name === undefined) break;
    const outcome = tried(realm, name, step);
    if (outcome === undefined) continue;
    keep(name, outcome);
    if (!isDestructive(name)) realm = outcome.realm;
    if (step % 20 === 0) realm = advanceClock(realm, { seconds: 60 }).realm;
  }
  for (const [name, id] of [...ids].sort()) {
    const isRead = !Object.hasOwn(DRAWN_OPERATIONS, name);
    for (let attempt = 0; attempt < (isRead ? RUN.reads : RUN.tries) && (isRead || !answers.has(id)); attempt += 1) {
      const outcome = tried(attempt % 2 === 0 ? realm : early, name, RUN.steps + attempt);
      if (outcome !== undefined) keep(name, outcome);
    }
  }
  const sorted = (found: ReadonlyMap<string, object>) => Object.fromEntries([...found].sort());
  const without_answer = [...ids.values()].filter((id) => !answers.has(id)).sort();
  return { feature_level, answers: sorted(answers), events: sorted(events), without_answer };
}

/** Keeps of two bodies the one with more in it. */
function keepRicher(found: Map<string, object>, name: string, body: object): void {
  const size = (one: object | undefined): number => (one === undefined ? 0 : JSON.stringify(one).length);
  if (size(body) > size(found.get(name))) found.set(name, body);
}

/** The IDs of the operations that a feature level has, by their names. */
function idsAt(level: number): ReadonlyMap<OperationName, string> {
  const ids = new Set(routes().flatMap(({ id, since, until }) => (since <= level && level < until ? [id] : [])));
  const names = Object.keys(OPERATIONS).filter((name): name is OperationName => Object.hasOwn(OPERATIONS, name));
  return new Map(
    names.flatMap((name): [OperationName, string][] => {
      const { id } = OPERATIONS[name].declaration();
      return ids.has(id) ? [[name, id]] : [];
    }),
  );
}

/** A call by one of the accounts of the fixture; undefined if it was refused. */
function tried(realm: Realm, name: OperationName, step: number): Outcome | undefined {
  const pick = pickFrom(realm, (step % ACCOUNTS) + 1, step * 7919 + 1, step);
  const params = (SAMPLE_CALLS[name] ?? DRAWN_OPERATIONS[name]?.params)?.(pick) ?? {};
  const outcome = called(realm, pick.actor, name, params);
  return outcome.ok ? outcome : undefined;
}

function called(realm: Realm, userId: number, name: OperationName, params: object): Outcome {
  return Reflect.apply(OPERATIONS[name], undefined, [realm, userId, params]);
}

/** Whether the rest of the run would have little to talk about afterwards. */
function isDestructive(name: OperationName): boolean {
  return /^(deactivate|archive|delete|unsubscribe|remove)/.test(name);
}
