// The workers of the fuzz: threads of this process, so that none of them outlives it.
import { Worker } from "node:worker_threads";

/** How long a property may go on after the end, before its thread is stopped. */
const GRACE_MS = 1_000;
/** The shortest share of the time that is worth a start. */
const LEAST_SHARE_MS = 20;
/** The part of the time that the first round takes; each further round takes twice as much as the one before. */
const FIRST_ROUND = 1 / 15;
const PROGRESS_EVERY_MS = 500;
const [RUNS, OPERATIONS] = [0, 1];

/** A thread that answers each message by one; what brings it down is an answer, too. */
function hand(bundle) {
  // Shared memory: what a run did that never ends is known, too.
  const counters = new Float64Array(new SharedArrayBuffer(16));
  const worker = new Worker(bundle, { workerData: { counters }, env: { ...process.env, FUZZ: "1" } });
  let answered = () => undefined;
  worker.on("message", (answer) => answered(answer));
  worker.on("error", (error) => answered({ problem: `The thread came down: ${error.stack ?? error}`, isDown: true }));
  const answer = () => new Promise((resolve) => (answered = resolve));
  const ask = (order) => {
    const coming = answer();
    worker.postMessage(order);
    return coming;
  };
  return {
    began: answer(),
    ask,
    count: (index) => counters[index],
    stop: () => worker.terminate(),
  };
}

/** Starts the threads; gives the names of the properties and a function that tries them. */
export async function crew(bundle, jobs) {
  const hands = Array.from({ length: jobs }, () => hand(bundle));
  const [names] = await Promise.all(hands.map(({ began }) => began));
  if (!Array.isArray(names)) throw new Error(names.problem);
  return { names, start: (chosen, asked) => tried(hands, chosen, asked) };
}

/** Every property in turn, again and again; the seed goes up with the rounds. */
function* turns(chosen, asked) {
  let share = Math.max(LEAST_SHARE_MS, (asked.seconds * 1000 * asked.jobs * FIRST_ROUND) / chosen.length);
  for (let round = 0; ; round += 1) {
    for (const { property } of chosen) yield { property, seed: asked.seed + round, share };
    share *= 2;
  }
}

function after(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

async function tried(hands, chosen, asked) {
  const begin = performance.now();
  const end = begin + asked.seconds * 1000;
  const queue = turns(chosen, asked);
  const found = [];
  const [failed, done] = [new Set(), new Set()];
  const total = (index) => hands.reduce((sum, { count }) => sum + count(index), 0);
  const before = process.cpuUsage();
  // How long the turns took that made operations, and how long all took: others generate texts and tables, and no operations.
  const milliseconds = { ofOperations: 0, ofAll: 0 };
  const figures = () => {
    const { user, system } = process.cpuUsage(before);
    const seconds = (performance.now() - begin) / 1000;
    const share = milliseconds.ofAll === 0 ? 1 : milliseconds.ofOperations / milliseconds.ofAll;
    const coreSeconds = ((user + system) / 1e6) * share;
    return { runs: total(RUNS), operations: total(OPERATIONS), seconds, coreSeconds };
  };
  const isOver = () => failed.size === chosen.length || (failed.size > 0 && !asked.keepsGoing);

  const next = () => {
    let turn = queue.next().value;
    while (failed.has(turn.property)) turn = queue.next().value;
    return turn;
  };
  const workOf = async ({ ask, count }) => {
    for (;;) {
      const left = end - performance.now();
      if (isOver() || left < LEAST_SHARE_MS) return;
      const { property, seed, share } = next();
      const [runsBefore, operationsBefore, begun] = [count(RUNS), count(OPERATIONS), performance.now()];
      const order = { property, seed, milliseconds: Math.ceil(Math.min(share, left)) };
      const report = await Promise.race([ask(order), after(left + GRACE_MS)]);
      const [runs, operations, took] = [
        count(RUNS) - runsBefore,
        count(OPERATIONS) - operationsBefore,
        performance.now() - begun,
      ];
      if (runs > 0) done.add(property);
      milliseconds.ofAll += took;
      if (operations > 0 && operations >= runs) milliseconds.ofOperations += took;
      if (report?.problem && !failed.has(property)) {
        failed.add(property);
        found.push({ property, seed, problem: report.problem });
      }
      if (report === undefined || report.isDown) return;
    }
  };
  const bar = setInterval(() => asked.progress({ ...figures(), found: found.length }), PROGRESS_EVERY_MS);
  await Promise.all(hands.map(workOf));
  clearInterval(bar);
  const all = { ...figures(), found, tried: done.size };
  await Promise.all(hands.map(({ stop }) => stop()));
  return all;
}
