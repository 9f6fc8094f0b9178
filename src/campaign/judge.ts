/** Looks at whether a client shows what is true, and whether the laws hold. */
import type { JournalEntry } from "../simulator/journal";
import { differenceWords } from "./difference-words";
import { NeverIdle } from "./idle";
import type { FinishedRun, Law } from "./laws";
import { type Finding, relativeTime, type Run, textOf, Unplayable } from "./run";
import { type Truth, truthOf } from "./truth";

/**
 * What is shown wrong at a moment at which the client has nothing more to do; nothing at other moments. Of a client in
 * another process it is never known for certain.
 */
export async function wrongNow<Client>(run: Run<Client>): Promise<readonly Finding[]> {
  const { client } = run;
  if (client === undefined || !run.isRunning || isBusy(run)) return [];
  try {
    return await viewsWrong(run, client.it);
  } catch (error) {
    if (error instanceof Unplayable) throw error;
    // Whether it shows nothing in the end counts.
    return [];
  }
}

/** Whether the client still has something to do: it waits to try again, or for an answer, or an act is under way. */
export function isBusy<Client>({ world, simulator, acts, isUnsettled }: Run<Client>): boolean {
  return (
    isUnsettled ||
    world.nextTimer(false) !== undefined ||
    simulator.delayedUntil !== undefined ||
    acts.some(({ state }) => state === "under way") ||
    world.unanswered().length !== simulator.waiting().length ||
    simulator.waiting().some(({ waits_for }) => waits_for !== "event")
  );
}

/** What is wrong at the end of a run. */
export async function judged<Client>(run: Run<Client>): Promise<readonly Finding[]> {
  const { world, acts, client } = run;
  const idle = (problem: string): readonly Finding[] => [{ kind: "idle", name: "idle", problem }];
  const [waiting] = world.unanswered();
  const waitsFor =
    waiting === undefined
      ? "nothing that is under way"
      : `${waiting.method} ${waiting.path}, which has had no answer since ${relativeTime(run.beginning, waiting.begun_at)}`;
  if (run.thrown !== undefined) {
    const advice = "In a campaign, a client catches what its promises and timers throw, and goes on.";
    return [
      { kind: "rule", name: "throws", problem: `The client threw and nothing caught it: ${run.thrown} ${advice}` },
    ];
  }
  const starts = "In a campaign, start returns the client although requests fail, and the client retries them.";
  if (run.startProblem !== undefined) return idle(`The client could not be started: ${run.startProblem} ${starts}`);
  if (client === undefined) return idle(`The start of the client has not ended; it waits for ${waitsFor}. ${starts}`);
  const open = acts.find(({ state }) => state === "under way");
  if (open !== undefined) {
    const advice = "An act ends, done or failed, when the faults have ended; give requests a time limit.";
    return idle(`The act ${open.name} (${open.mark}) has not ended; the client waits for ${waitsFor}. ${advice}`);
  }
  try {
    const findings = await wrongWith(run, client.it);
    if (world.requests.length > 0) return findings;
    const problem = "The client made no request. In a campaign it uses the fetch and the URL that it is given.";
    return [{ kind: "rule", name: "fetch", problem }];
  } catch (error) {
    if (error instanceof Unplayable) throw error;
    const advice = "In a campaign, a view returns what the client knows at that moment.";
    const problem = `The client shows nothing: ${textOf(error)} It waits for ${waitsFor}. ${advice}`;
    return [{ kind: "idle", name: "view", problem }];
  }
}

/** What a view returns. A client in this process has to answer before it becomes quiet. */
async function shownBy<Client>(
  { subject, world, isRunning }: Run<Client>,
  client: Client,
  name: string,
): Promise<unknown> {
  if (!isRunning) return subject.view(client, name);
  try {
    const shown = subject.view(client, name);
    if (!(shown instanceof Promise)) return shown;
    const late = world.settle().then(() => UNENDED);
    late.catch(() => undefined);
    const ended = await Promise.race([shown, late]);
    if (ended !== UNENDED) return ended;
  } catch (error) {
    if (error instanceof NeverIdle) throw error;
    throw new Error(`the view ${name} threw: ${textOf(error)}`);
  }
  throw new Error(`the view ${name} has not ended.`);
}

/** What a view has come to that does not end. */
const UNENDED = Symbol("the view has not ended");

/** What the views show wrong. What is true depends on what the client has declared, also in a request of the view itself. */
async function viewsWrong<Client>(run: Run<Client>, client: Client): Promise<readonly Finding[]> {
  const { subject, simulator, beginning } = run;
  const findings: Finding[] = [];
  const before = simulator.journal.length;
  let truth: Truth | undefined;
  for (const [name, expected] of Object.entries(subject.truths)) {
    const read = simulator.journal.length;
    const shown = await shownBy(run, client, name);
    if (truth === undefined || simulator.journal.length > read) {
      truth = truthOf(simulator.snapshot(), beginning.account.user_id, simulator.journal);
    }
    const problem = differenceWords(name, shown, expected, truth, run.realms);
    if (problem !== undefined) findings.push({ kind: "view", name, problem });
  }
  const written = simulator.journal.slice(before).find(isWrite);
  if (written === undefined) return findings;
  const problem = `While the views were read, the client changed the realm by ${written.method} ${written.path}. A view only returns what the client knows; what changes something is an act.`;
  return [{ kind: "rule", name: "views", problem }, ...findings];
}

/** Requests that change nothing that a view shows. */
const HARMLESS: readonly (string | null)[] = ["register-queue", "delete-queue", null];

function isWrite({ method, operation, status }: JournalEntry): boolean {
  return method !== "GET" && status === 200 && !HARMLESS.includes(operation);
}

/** So many requests since the laws were last checked make it worth to check them again. */
const REQUESTS_BETWEEN_CHECKS = 200;

/** The laws that are broken permanently, after many requests: a client that repeats itself does not play on for long. */
export async function brokenForGood<Client>(run: Run<Client>): Promise<readonly Finding[]> {
  const { client, subject, world } = run;
  if (client === undefined || world.requests.length < run.checked_at + REQUESTS_BETWEEN_CHECKS) return [];
  run.checked_at = world.requests.length;
  const finished = finishedRun(run, client.it);
  const findings: Finding[] = [];
  for (const law of subject.laws) if (law.is_final === true) findings.push(...(await brokenLaw(law, finished)));
  return findings;
}

/**
 * What is wrong when the realm was deactivated. It answers no account any longer, so nothing is compared, and a client
 * may ask again and again; but it does not throw.
 */
export async function judgedWithoutRealm<Client>(run: Run<Client>): Promise<readonly Finding[]> {
  try {
    await run.world.settle();
  } catch (error) {
    if (!(error instanceof NeverIdle)) throw error;
  }
  return run.thrown === undefined ? [] : await judged(run);
}

function finishedRun<Client>(
  { simulator, world, acts, beginning, well_since }: Run<Client>,
  client: Client,
): FinishedRun<Client> {
  const { journal } = simulator;
  const truth = truthOf(simulator.snapshot(), beginning.account.user_id, journal);
  return { client, truth, acts, requests: world.requests, journal, well_since, wakes_at: world.nextTimer(false) };
}

/** What is wrong with the views and the laws. */
export async function wrongWith<Client>(run: Run<Client>, client: Client): Promise<readonly Finding[]> {
  const { subject, simulator } = run;
  const findings = [...(await viewsWrong(run, client))];
  const finished = finishedRun(run, client);
  const { journal } = simulator;
  for (const law of subject.laws) findings.push(...(await brokenLaw(law, finished)));
  const refusal = refusedRegistration(journal);
  if (refusal !== undefined) findings.push({ kind: "rule", name: "registration", problem: refusal });
  return findings;
}

async function brokenLaw<Client>(
  { name, problem }: Law<Client>,
  run: FinishedRun<Client>,
): Promise<readonly Finding[]> {
  const advice = "A law returns a sentence about what is wrong, or undefined.";
  try {
    const sentence: unknown = await problem(run);
    if (sentence === undefined) return [];
    if (typeof sentence === "string") return [{ kind: "law", name, problem: sentence }];
    return [{ kind: "rule", name, problem: `The law "${name}" returned ${JSON.stringify(sentence)}. ${advice}` }];
  } catch (error) {
    return [{ kind: "rule", name, problem: `The law "${name}" threw: ${textOf(error)} ${advice}` }];
  }
}

/** A sentence about a client whose newest registration was refused for its parameters. */
function refusedRegistration(journal: readonly JournalEntry[]): string | undefined {
  const newest = journal.findLast(({ operation, fault }) => operation === "register-queue" && fault === undefined);
  if (newest?.status !== 400) return undefined;
  const { code, msg } = Object(newest.result);
  return `The registration of the client was refused: POST /register was answered with 400 ${String(code)}, "${String(msg)}" Register with parameters that the server takes.`;
}
