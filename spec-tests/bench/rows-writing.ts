import { createRealm, createSimulator, type Realm, sendMessage } from "../../src/index";
import { inWords, timed, timedPair, type Timing } from "./measure";
import { type BenchRow, fasterRow, ratioRow } from "./report";
import { CONTENT, crowdedRealm, filledMutable, mutableSendMany, quietRealm, sendMany, topicOf } from "./starting-points";

const BATCH = 1000;

/** Sending at growing sizes, compared with the mutable append of the same data. */
export function sendingRows(sizes: readonly number[]): BenchRow[] {
  return sizes.map((size) => {
    const realm = sendMany(quietRealm(), size);
    const mutable = filledMutable(size);
    const [ours, other] = timedPair(
      () => {
        sendMany(realm, BATCH);
      },
      () => mutableSendMany(mutable, BATCH),
      BATCH,
    );
    return ratioRow(`sendMessage, ${size.toLocaleString("en")} messages ÷ mutable append`, ours, other, "≤ 10");
  });
}

/** A send to very many subscribers, compared with a send to ten. */
export function crowdRow(people: number): BenchRow {
  // Both channels have a message already: the first one also notifies all users that the channel is in use.
  const small = sendTo(crowdedRealm(10), 1);
  const large = sendTo(crowdedRealm(people), 1);
  const [many, few] = timedPair(
    () => {
      sendTo(large, BATCH);
    },
    () => {
      sendTo(small, BATCH);
    },
    BATCH,
  );
  return ratioRow(`send to ${people.toLocaleString("en")} subscribers ÷ send to 10`, many, few, "≤ 1.2");
}

function sendTo(start: Realm, count: number): Realm {
  let realm = start;
  for (let index = 0; index < count; index += 1) {
    realm = sendMessage(realm, 1, { type: "channel", to: 1, topic: "crowd", content: CONTENT }).realm;
  }
  return realm;
}

/** Branching, as tests do it: a simulator stores its state and goes back to another, against a clone of the mutable store. */
export function branchRow(size: number): BenchRow {
  const sim = createSimulator();
  sim.restore(sendMany(quietRealm(), size));
  let kept = sim.snapshot();
  sim.must.asUser(1).sendMessage({ type: "channel", to: 1, topic: topicOf(1), content: CONTENT });
  const mutable = filledMutable(size);
  const calls = 100_000;
  const ours = timed(() => {
    for (let index = 0; index < calls; index += 1) {
      const present = sim.snapshot();
      sim.restore(kept);
      kept = present;
    }
  }, calls);
  const other: Timing = timed(
    () => {
      structuredClone(mutable);
    },
    1,
    3,
  );
  const what = `snapshot() and restore() at ${size.toLocaleString("en")} messages, against structuredClone`;
  return fasterRow(what, ours, other, "≥ 100,000 × faster");
}

/** Making a small realm. */
export function createRow(): BenchRow {
  const ours = timed(() => {
    for (let index = 0; index < 100; index += 1) createRealm({ channels: [{ name: "a", subscribers: "all" }] });
  }, 100);
  return { what: "creating a small realm", ours: inWords(ours), other: "", ratio: "", goal: "< 1 ms" };
}

/** Heap per message without a log of events, compared with the mutable store; needs a garbage collector to call. */
export function memoryRow(size: number): BenchRow {
  const ours = heapOf(() => sendMany(quietRealm(), size)) / size;
  const other = heapOf(() => ({ ...filledMutable(size), events: [] })) / size;
  return {
    what: `memory per message, ${size.toLocaleString("en")} messages`,
    ours: `${ours.toFixed(0)} B`,
    other: `${other.toFixed(0)} B`,
    ratio: `${(ours / other).toFixed(2)} ×`,
    goal: "≤ 1.3",
  };
}

function heapOf(make: () => unknown): number {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error("Run node with --expose-gc.");
  // The first round warms up what stays: compiled code, shapes, caches.
  make();
  collect();
  collect();
  const before = process.memoryUsage().heapUsed;
  const made = make();
  collect();
  collect();
  const after = process.memoryUsage().heapUsed;
  if (made === undefined) throw new Error("Something must have been made.");
  return after - before;
}
