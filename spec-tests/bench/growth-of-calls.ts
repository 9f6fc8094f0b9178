/**
 * Single calls about many things at the same time, each with few and with 8 times as many. A call may take as much more
 * time as there are more things; one that compares all of them with each other takes 64 times as long.
 */
import {
  advanceClock,
  createRealm,
  createScheduledMessage,
  type Fixture,
  getMessages,
  type Outcome,
  type Realm,
  sendMessage,
  subscribe,
} from "../../src/index";

const FEW = 50;
const MANY = 8 * FEW;
/** Twice what is in proportion: large realms miss the processor's caches. */
const ALLOWED = 16;
const ROUNDS = 7;
/** What seems too slow is timed again, so often. */
const REPEATS = 4;

const OLIVE = { email: "olive@example.test", role: 100 as const };
const TO_GENERAL = { type: "channel", to: 1, topic: "t" } as const;

const times = <Item>(count: number, make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));

const users = (count: number): NonNullable<Fixture["users"]> => [
  OLIVE,
  ...times(count, (index) => ({ email: `user${index}@example.test`, full_name: `User ${index}` })),
];

function realmOf(fixture: Fixture): Realm {
  return createRealm({ users: [OLIVE], channels: [{ name: "general", subscribers: [OLIVE.email] }], ...fixture });
}

/** By what there is much of: makes the call for a number of things. */
const CALLS: Readonly<Record<string, (count: number) => () => Outcome>> = {
  "users and mentions of them": (count) => {
    const realm = realmOf({ users: users(count) });
    const content = times(count, (index) => `@**User ${index}**`).join(" ");
    return () => sendMessage(realm, 1, { ...TO_GENERAL, content });
  },
  "groups and mentions of them": (count) => {
    const realm = realmOf({ groups: times(count, (index) => ({ name: `group ${index}` })) });
    const content = times(count, (index) => `@*group ${index}*`).join(" ");
    return () => sendMessage(realm, 1, { ...TO_GENERAL, content });
  },
  "members of a group that is mentioned": (count) => {
    const listed = users(count);
    const groups = [{ name: "all", members: listed.map(({ email }) => email) }];
    const realm = realmOf({ users: listed, groups, channels: [{ name: "general", subscribers: "all" }] });
    return () => sendMessage(realm, 1, { ...TO_GENERAL, content: "@*all*" });
  },
  "new channels of a call": (count) => {
    const realm = realmOf({});
    return () => subscribe(realm, 1, { subscriptions: times(count, (index) => ({ name: `new ${index}` })) });
  },
  "due items that the clock passes": (count) => {
    let realm = realmOf({});
    for (let index = 0; index < count; index += 1) {
      const scheduled_delivery_timestamp = realm.now + 3600 + index;
      realm = createScheduledMessage(realm, 1, { ...TO_GENERAL, content: "later", scheduled_delivery_timestamp }).realm;
    }
    return () => advanceClock(realm, { seconds: 86_400 });
  },
  "participants of a direct message": (count) => {
    const realm = realmOf({ users: users(count) });
    return () => sendMessage(realm, 1, { type: "direct", to: times(count, (index) => index + 1), content: "hi" });
  },
  "negated terms of a narrow": (count) => {
    const messages = times(500, (index) => ({ sender: OLIVE.email, channel: "general", topic: `topic ${index}`, content: "hi" }));
    const realm = realmOf({ messages });
    const narrow = times(count, (index) => ({ operator: "topic", operand: `topic ${index}`, negated: true }));
    return () => getMessages(realm, 1, { anchor: "newest", num_before: 100, num_after: 0, narrow });
  },
};

/** The shortest processor time of a call, in microseconds. */
function fastest(what: string, call: () => Outcome): number {
  let least = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = process.cpuUsage();
    const outcome = call();
    const { user, system } = process.cpuUsage(began);
    if (!outcome.ok) throw new Error(`${what}: ${outcome.error.msg}`);
    least = Math.min(least, user + system);
  }
  return least;
}

function problemOf(what: string, make: (count: number) => () => Outcome): string | undefined {
  const calls = { few: make(FEW), many: make(MANY) };
  let [few, many] = [Infinity, Infinity];
  for (let round = 0; round < REPEATS; round += 1) {
    few = Math.min(few, fastest(what, calls.few));
    many = Math.min(many, fastest(what, calls.many));
    if (many < ALLOWED * few) return undefined;
  }
  const took = `${few} µs with ${FEW}, ${many} µs with ${MANY}`;
  return `a call takes ${(many / few).toFixed(1)} times as long with more ${what} (${took}); allowed are ${ALLOWED} times`;
}

/** What is wrong, and how many calls were tried. */
export function growthOfCalls(): { readonly problems: readonly string[]; readonly calls: number } {
  const problems = Object.entries(CALLS).flatMap(([what, make]) => problemOf(what, make) ?? []);
  return { problems, calls: Object.keys(CALLS).length };
}
