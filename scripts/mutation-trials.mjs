// Tries planted faults in threads of this process, on the tests that reach them, the likeliest first. A fault that keeps
// a thread from answering, or that brings it down, is noticed.
import { basename } from "node:path";
import { Worker } from "node:worker_threads";

/** How long the tests of one fault may take together, of the processor's time. */
const TRIAL_MS = 4_000;
/** The same where the fault is awake from the beginning. */
const AWAKE_MS = 6_000;
/** The number that no fault has. */
const NO_FAULT = -1;
/** How long a thread may work on after that before it is taken to be in a loop, and how long it may do nothing. */
const LOOP_MS = 15_000;
const IDLE_MS = 20_000;
/** How long the tests of a file may take without a fault. */
const LOADING_MS = 600_000;
const LOOK_EVERY_MS = 250;

/** Milliseconds that the processor has worked for this process. */
function worked() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Gives "silent" once the process has worked for so long, or has done next to nothing for a while, before `answer`
 * came.
 */
function withPatience(answer, milliseconds, idle) {
  return new Promise((resolve) => {
    const end = worked() + milliseconds;
    let [last, since] = [worked(), performance.now()];
    const timer = setInterval(() => {
      const [now, at] = [worked(), performance.now()];
      if (now - last > 50) [last, since] = [now, at];
      if (now <= end && at - since <= idle) return;
      clearInterval(timer);
      resolve({ kind: "silent" });
    }, LOOK_EVERY_MS);
    answer.then((message) => (clearInterval(timer), resolve(message)));
  });
}

/** A thread; `next()` gives its next message, also where it comes down or says nothing for too long. */
function threadOf(bundle, isFirst) {
  const worker = new Worker(bundle, {
    workerData: { isFirst },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 2048 },
  });
  const [arrived, waiting] = [[], []];
  const take = (message) => (waiting.length > 0 ? waiting.shift()(message) : arrived.push(message));
  worker.on("message", take);
  worker.on("error", (error) => take({ kind: "down", problem: error.stack ?? String(error) }));
  const next = (milliseconds, idle) => {
    const answer =
      arrived.length > 0 ? Promise.resolve(arrived.shift()) : new Promise((resolve) => waiting.push(resolve));
    return withPatience(answer, milliseconds, idle);
  };
  const asked = (trial) => {
    worker.postMessage(trial);
    return next(trial.milliseconds + LOOP_MS, IDLE_MS);
  };
  return { next, asked, stop: () => worker.terminate() };
}

/** A thread that has run all tests, what each reaches, and what loading each file reaches. */
async function first(bundle, onLoaded) {
  const thread = threadOf(bundle, true);
  for (;;) {
    const message = await thread.next(LOADING_MS, LOADING_MS);
    if (message.kind === "ready") return { thread, ...message };
    if (message.kind !== "loaded") throw new Error(message.problem ?? "The tests cannot be loaded.");
    onLoaded(message.file);
  }
}

/** Slow tests come last: they would take the time of all others. */
const SLOW_MS = 200;

/** The beginnings of the words of a text; short words say nothing. */
function stems(text) {
  return new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5)));
}

/**
 * Puts the likeliest tests first: those of the file's own name, then those that share words with the file and the
 * reason of the fault, of these the quickest.
 */
function byLikelihood(fault, records) {
  const own = basename(fault.file, ".ts");
  const words = stems(`${fault.file.replace(/^src\/\w+/, "")} ${fault.why}`);
  const rated = records.map((record) => {
    const shared = [...stems(`${record.file} ${record.name}`)].filter((word) => words.has(word)).length;
    const rank = basename(record.file, ".test.ts") === own ? Infinity : record.milliseconds > SLOW_MS ? -1 : shared;
    return { record, rank };
  });
  rated.sort((one, other) => {
    if (one.rank !== other.rank) return other.rank > one.rank ? 1 : -1;
    return one.record.milliseconds - other.record.milliseconds;
  });
  return rated.map(({ record }) => record);
}

function chosenFor(fault, place, records) {
  const reaching = records.filter(({ isSound, places }) => isSound && places.includes(place));
  return byLikelihood(fault, reaching).map(placeOfTest);
}

function placeOfTest({ file, index }) {
  return { file, index };
}

/**
 * The tests for a fault in what is made once: those that reach it when their file is loaded or in what comes before its
 * tests, or those that come to it first, and then all others.
 */
function chosenFromTheBeginning(fault, place, records, loadings) {
  const early = new Set(loadings.filter(({ places }) => places.includes(place)).map(({ file }) => file));
  const reach = new Set(records.filter(({ places }) => places.includes(place)));
  // What is made when the source is loaded belongs to the first file that needs it, and to all others.
  const isOfSource = early.size <= 1;
  const sound = records.filter(({ isSound, file }) => isSound && (isOfSource || early.has(file)));
  const [firsts, others] = [sound.filter((record) => reach.has(record)), sound.filter((record) => !reach.has(record))];
  return [...byLikelihood(fault, firsts), ...byLikelihood(fault, others)].map(placeOfTest);
}

/** What noticed a fault if no test failed: a thread that gave no result. */
function withoutAnswer({ kind, by }) {
  if (kind === "tried") return by;
  return kind === "silent" ? "a test that does not end" : "a thread that comes down";
}

/**
 * Tries faults one after the other.
 *
 * @param faults - each `{ number, file, why }`
 * @param places - for each place the numbers of its faults
 * @param report - functions that are called when a file of tests is loaded, and when a fault was tried
 * @returns by the number of the fault what noticed it, or null
 */
export async function tried(bundle, faults, places, report) {
  const placeOf = new Map(places.flatMap((numbers, place) => numbers.map((number) => [number, place])));
  let { thread, records, loadings } = await first(bundle, report.loaded);

  const asked = async (trial) => {
    const answer = await thread.asked(trial);
    if (answer.kind === "tried" && answer.corrupted === null) return answer;
    await thread.stop();
    thread = threadOf(bundle, false);
    return answer;
  };
  /** In a thread of its own, where nothing was made without the fault. */
  const alone = async (trial) => {
    const fresh = threadOf(bundle, false);
    const answer = await fresh.asked({ ...trial, isAwake: true, milliseconds: AWAKE_MS });
    await fresh.stop();
    return withoutAnswer(answer);
  };
  const byOf = async (fault, place, chosen) => {
    const trial = { number: fault.number, place, milliseconds: TRIAL_MS, isAwake: false };
    let left = chosen;
    let wasReached = false;
    while (left.length > 0) {
      const answer = await asked({ ...trial, tests: left });
      if (answer.kind !== "tried") return withoutAnswer(answer);
      wasReached ||= answer.wasReached;
      if (answer.by === null) break;
      if (answer.corrupted === null) return answer.by;
      const { file, index } = answer.corrupted;
      const tests = [answer.corrupted];
      const by = await alone({ ...trial, tests });
      if (by !== null && (await alone({ ...trial, number: NO_FAULT, tests })) === null) return by;
      left = left.slice(left.findIndex((test) => test.file === file && test.index === index) + 1);
    }
    const isMadeOnce = loadings.some((loading) => loading.places.includes(place)) || (chosen.length > 0 && !wasReached);
    const tests = isMadeOnce ? chosenFromTheBeginning(fault, place, records, loadings) : chosen;
    return alone({ ...trial, tests });
  };

  const results = new Map();
  for (const fault of faults) {
    const place = placeOf.get(fault.number);
    const chosen = chosenFor(fault, place, records);
    const isReached = chosen.length > 0 || loadings.some((loading) => loading.places.includes(place));
    const by = isReached ? await byOf(fault, place, chosen) : null;
    results.set(fault.number, by);
    report.tried(fault, by);
  }
  await thread.stop();
  return results;
}
