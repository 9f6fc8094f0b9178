import {
  createRealm,
  createSimulator,
  getEvents,
  getMessages,
  type Realm,
  registerQueue,
  sendMessage,
  updateMessageFlags,
} from "../../src/index";
import { timedPair } from "./measure";
import { type BenchRow, ratioRow } from "./report";

const PEOPLE = 50;
const MESSAGES = 200;
const ROUNDS = 151;
const OLD = 218;
const NEW = 421;

/** A realm at a feature level with users that have queues, and some messages. */
function talked(feature_level: number): Realm {
  const users = Array.from({ length: PEOPLE }, (_, index) => ({ email: `p${index}@example.test` }));
  return createRealm({ feature_level, users, channels: [{ name: "general", subscribers: "all" }] });
}

/** What a client of a busy realm does: it registers, users write, it polls, reads the messages and marks them. */
function useOnce(start: Realm): void {
  const registered = registerQueue(start, 1, {});
  if (!registered.ok) throw new Error("A queue must open.");
  const { queue_id } = registered.response;
  let { realm } = registered;
  for (let index = 0; index < MESSAGES; index += 1) {
    realm = sendMessage(realm, 2 + (index % 9), { type: "stream", to: 1, topic: `t${index % 5}`, content: `*m* ${index}` }).realm;
  }
  const polled = getEvents(realm, 1, { queue_id, last_event_id: -1, dont_block: true });
  const found = getMessages(polled.realm, 1, { anchor: "newest", num_before: MESSAGES, num_after: 0 });
  if (!found.ok || found.response.messages.length !== MESSAGES) throw new Error("All messages must be found.");
  updateMessageFlags(found.realm, 1, { messages: found.response.messages.map(({ id }) => id), op: "add", flag: "read" });
}

/** A simulator of the newest level, and one of the default level, created again and again. */
export function newestSimulatorRow(): BenchRow {
  const fixture = { users: [{ email: "ann@example.test" }], channels: [{ name: "general", subscribers: "all" as const }] };
  const [ours, other] = timedPair(
    () => createSimulator({ ...fixture, feature_level: "newest" }),
    () => createSimulator(fixture),
    10,
    ROUNDS,
  );
  return ratioRow("createSimulator: the newest level ÷ level 421", ours, other, "≤ 1.10");
}

/** The same work in a realm of an old level and in one of the newest. */
export function levelRow(): BenchRow {
  const [before, now] = [talked(OLD), talked(NEW)];
  const [ours, other] = timedPair(
    () => useOnce(before),
    () => useOnce(now),
    1,
    ROUNDS,
  );
  return ratioRow(`a client's work: level ${OLD} ÷ level ${NEW}`, ours, other, "≤ 1.10");
}
