// Tries planted faults in threads of this process: first in one that has run every test, then, if no test notices a
// fault there, in one where it is awake from the beginning.
import { basename } from "node:path";
import { Worker } from "node:worker_threads";

/** How long the tests of one fault may take together, and how long a fault may keep a thread from answering. */
const TRIAL_MS = 20_000;
const ALONE_MS = 10_000;
const SILENCE_MS = 60_000;
/** The same for the tests of a file without a fault. */
const LOADING_MS = 600_000;

/** A thread; `next()` gives its next message, also where it comes down or says nothing for too long. */
function hand(bundle, workerData, silence = SILENCE_MS) {
  const worker = new Worker(bundle, { workerData, stdout: true, stderr: true });
  const [arrived, waiting] = [[], []];
  const take = (message) => (waiting.length > 0 ? waiting.shift()(message) : arrived.push(message));
  worker.on("message", take);
  worker.on("error", (error) => take({ kind: "down", problem: error.stack ?? String(error) }));
  const next = () => {
    if (arrived.length > 0) return Promise.resolve(arrived.shift());
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ kind: "silent" }), silence);
      waiting.push((message) => (clearTimeout(timer), resolve(message)));
    });
  };
  return { next, ask: (message) => worker.postMessage(message), stop: () => worker.terminate() };
}

/** A thread that has loaded all tests, what they reach, and what loading each file reaches. */
async function begun(bundle, known, onLoaded) {
  const thread = hand(bundle, { kind: "all", known }, LOADING_MS);
  for (;;) {
    const message = await thread.next();
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
  const reaching = records
    .map((record, index) => ({ ...record, index }))
    .filter(({ isSound, places }) => isSound && places.includes(place));
  return byLikelihood(fault, reaching).map(({ index }) => index);
}

/** The tests of the files that reach the place when they are loaded, or in what comes before their tests. */
function chosenFromTheBeginning(fault, place, records, loadings) {
  const early = loadings.filter(({ places }) => places.includes(place)).map(({ file }) => file);
  // What is made once, when the source is loaded, belongs to the first file that needs it, and to all others.
  const isOfSource = early.length === 1;
  const candidates = records.filter(({ isSound, file }) => isSound && (isOfSource || early.includes(file)));
  return byLikelihood(fault, candidates).map(({ file, index }) => ({ file, index }));
}

/**
 * Tries the faults one after the other.
 *
 * @param places - for each place the numbers of its faults
 * @param told - what is called when a file of tests is loaded, and when a fault was tried
 * @returns by fault, what noticed it, or null; and the tests that fail without any fault
 */
export async function tried(bundle, faults, places, told) {
  const placeOf = new Map(places.flatMap((numbers, place) => numbers.map((number) => [number, place])));
  let { thread, records, loadings } = await begun(bundle, null, told.loaded);
  const results = [];
  for (const [number, fault] of faults.entries()) {
    if (fault.problem !== undefined) {
      results.push(null);
      continue;
    }
    const place = placeOf.get(number);
    thread.ask({ number, tests: chosenFor(fault, place, records), milliseconds: TRIAL_MS });
    let answer = await thread.next();
    if (answer.kind !== "tried") {
      await thread.stop();
      ({ thread } = await begun(bundle, records, () => undefined));
      answer = { by: answer.kind === "silent" ? "a test that does not end" : "a thread that comes down" };
    }
    const by = answer.by ?? (await triedAlone(bundle, number, chosenFromTheBeginning(fault, place, records, loadings)));
    results.push(by);
    told.tried(fault, by);
  }
  await thread.stop();
  return { results, unsound: records.filter(({ isSound }) => !isSound), count: records.length };
}

async function triedAlone(bundle, number, tests) {
  const thread = hand(bundle, { kind: "one", number, tests, milliseconds: ALONE_MS });
  const answer = await thread.next();
  await thread.stop();
  if (answer.kind === "tried") return answer.by;
  return answer.kind === "silent" ? "a test that does not end" : "a thread that comes down";
}
