/** Plays one plan around one client, and looks at the end whether the client shows what is true. */
import { stateDifferences } from "../../testing/client-state/state-differences";
import type { Realm } from "../../model/realm/realm";
import type { JournalEntry } from "../../simulator/journal";
import { simulatorOf, type Simulator } from "../../simulator/simulator";
import type { Route } from "../../wire/route";
import { ROUTES } from "../../wire/route-table";
import type { FaultRule } from "../../model/fixture/fault-plan";
import { drawFrom } from "./draw";
import type { ActRecord, FinishedRun, Law } from "./laws";
import { personCall, type PersonCall } from "./people";
import type { PlanStep } from "./plan";
import { answerResponseOf } from "./answer-response";
import { truthOf, type Truth } from "./truth";
import { NeverRests, type Surroundings, type World, worldOf } from "./world";

/** What is wrong with a client at the end of a run. */
export interface Finding {
  /** A view that differs from the truth, a law that is broken, or a client that never comes to rest. */
  readonly kind: "view" | "law" | "rest";
  /** The name of the view or the law; of what never comes to rest: `rest`, or `view` where it shows nothing. */
  readonly name: string;
  readonly problem: string;
}

/** What is asked for cannot be had whatever the client does: no finding, but the end of the campaign. */
export class Unplayable extends Error {
  override readonly name = "Unplayable";
}

/** A client under trial, whatever it is made of. */
export interface Subject<Client> {
  readonly start: (surroundings: Surroundings) => Client | Promise<Client>;
  readonly act: (client: Client, name: string, value: unknown, mark: string) => unknown;
  /** What the client shows under a name. @throws Unplayable where nobody could look */
  readonly view: (client: Client, name: string) => unknown;
  /** What it should show, by the names of the views. */
  readonly truths: Readonly<Record<string, (truth: Truth) => unknown>>;
  readonly laws: readonly Law<Client>[];
}

/** Where a run begins, and whose client is tried. */
export interface Beginning {
  readonly realm: Realm;
  readonly account: { readonly user_id: number; readonly email: string; readonly api_key: string };
  readonly seed: number;
  /** How long the client may take to catch up when the faults have ended, in virtual seconds. */
  readonly catch_up_seconds: number;
}

/** Something that happened in a run besides the client's requests, with how many of those were answered before. */
export type Happening = { readonly answered: number } & (
  { readonly call: PersonCall; readonly status: number } | { readonly clock: number }
);

/** A run that was played. */
export interface PlayedRun {
  readonly findings: readonly Finding[];
  /** The requests as the realm had them, in the order of their answers. */
  readonly journal: readonly JournalEntry[];
  readonly happenings: readonly Happening[];
  /** How often each fault struck. */
  readonly struck: Readonly<Record<string, number>>;
}

interface Run<Client> {
  readonly subject: Subject<Client>;
  readonly beginning: Beginning;
  readonly simulator: Simulator;
  readonly world: World;
  readonly happenings: Happening[];
  readonly acts: ActRecord[];
  armed: readonly FaultRule[];
  started: Promise<Client> | undefined;
  client: { readonly it: Client } | undefined;
  startProblem: string | undefined;
}

/** Plays a plan; the client is started after the faults that the plan begins with. */
export async function play<Client>(
  subject: Subject<Client>,
  beginning: Beginning,
  plan: readonly PlanStep[],
  surround: typeof worldOf = worldOf,
): Promise<PlayedRun> {
  const simulator = simulatorOf(beginning.realm, {}, {}, answerResponseOf);
  const world = surround(simulator, beginning.account, drawFrom(beginning.seed));
  const run: Run<Client> = {
    ...{ subject, beginning, simulator, world, happenings: [], acts: [], armed: [] },
    ...{ started: undefined, client: undefined, startProblem: undefined },
  };
  const findings = await findingsOf(run, plan);
  // What the client is told by being cut off is no part of the run.
  const journal = [...simulator.journal];
  world.end();
  const struck: Record<string, number> = {};
  for (const { fault } of journal) {
    if (fault !== undefined) struck[fault.fault] = (struck[fault.fault] ?? 0) + 1;
  }
  return { findings, journal, happenings: run.happenings, struck };
}

async function findingsOf<Client>(run: Run<Client>, plan: readonly PlanStep[]): Promise<readonly Finding[]> {
  try {
    for (const step of plan) {
      if (!("fault" in step)) await start(run);
      await take(run, step);
    }
    await start(run);
    run.simulator.faults.clear();
    await catchUp(run);
  } catch (error) {
    if (error instanceof NeverRests) return [{ kind: "rest", name: "rest", problem: error.message }];
    throw error;
  }
  return judged(run);
}

async function start<Client>(run: Run<Client>): Promise<void> {
  if (run.started !== undefined) return;
  const starting = Promise.resolve().then(() => run.subject.start(run.world.surroundings));
  run.started = starting;
  starting.then(
    (it) => (run.client = { it }),
    (error: unknown) => (run.startProblem = textOf(error)),
  );
  await run.world.begun;
  await run.world.settle();
}

async function take<Client>(run: Run<Client>, step: PlanStep): Promise<void> {
  const { simulator, world } = run;
  if ("fault" in step) return arm(run, step.fault);
  if ("clock" in step) {
    const target = simulator.clock.now + step.clock;
    await world.advance(step.clock);
    run.happenings.push({ answered: simulator.journal.length, clock: target });
    return;
  }
  if ("sleep" in step) {
    const clock = simulator.clock.now + step.sleep;
    return world.sleepThrough(step.sleep, () => run.happenings.push({ answered: simulator.journal.length, clock }));
  }
  if ("act" in step) act(run, step.act, step.with);
  else {
    const call = personCall(simulator.snapshot(), run.beginning.account.user_id, step.person);
    if (call !== undefined) {
      run.happenings.push({ answered: simulator.journal.length, call, status: carryOut(simulator, call) });
    }
  }
  return world.settle();
}

/** Every armed rule is for one request; what has struck is taken away, what has not stays. */
function arm<Client>(run: Run<Client>, rule: FaultRule): void {
  const { simulator, beginning } = run;
  const waiting = run.armed.filter((_, index) => simulator.faults.rules[index]?.struck === 0);
  run.armed = [...waiting, { ...rule, account: beginning.account.email, times: 1 }];
  simulator.faults.plan({ rules: [...run.armed] });
}

const ROUTES_BY_ID: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.id, route]));

/** The HTTP status that the call would have had. */
function carryOut(simulator: Simulator, { user_id, operation, params }: PersonCall): number {
  const route = ROUTES_BY_ID.get(operation);
  if (route === undefined) throw new Error(`There is no operation ${operation}.`);
  const outcome = simulator.apply((realm) => route.call(realm, user_id, params, { client: "people" }));
  return outcome.ok ? 200 : outcome.error.http_status;
}

function act<Client>(run: Run<Client>, name: string, value: unknown): void {
  const record: ActRecord = { name, with: value, mark: `act-${run.acts.length + 1}.`, state: "under way" };
  run.acts.push(record);
  const end = (state: ActRecord["state"]) => (): void => {
    record.state = state;
  };
  run.started?.then((client) => run.subject.act(client, name, value, record.mark)).then(end("done"), end("failed"));
}

/** Lets the client do what it still has to do: it is over when the client sleeps no more and nothing is delayed. */
async function catchUp<Client>({ simulator, world, beginning }: Run<Client>): Promise<void> {
  await world.settle();
  const until = simulator.clock.now + beginning.catch_up_seconds;
  for (;;) {
    const moments = [world.nextTimer(), simulator.delayedUntil].filter((moment) => moment !== undefined);
    const next = Math.max(Math.min(...moments), simulator.clock.now);
    if (moments.length === 0 || next > until) return;
    await world.advance(next - simulator.clock.now);
  }
}

async function judged<Client>(run: Run<Client>): Promise<readonly Finding[]> {
  const { subject, simulator, world, acts, client } = run;
  const rest = (problem: string): Finding => ({ kind: "rest", name: "rest", problem });
  const [waiting] = world.unanswered();
  const waitsFor = waiting === undefined ? "nothing that is under way" : `${waiting.method} ${waiting.path}`;
  if (run.startProblem !== undefined) return [rest(`The client could not be started: ${run.startProblem}`)];
  if (client === undefined) return [rest(`The start of the client has not ended; it waits for ${waitsFor}.`)];
  const open = acts.find(({ state }) => state === "under way");
  if (open !== undefined)
    return [rest(`The act ${open.name} (${open.mark}) has not ended; the client waits for ${waitsFor}.`)];
  const truth = truthOf(simulator.snapshot(), run.beginning.account.user_id);
  const findings: Finding[] = [];
  try {
    for (const [name, expected] of Object.entries(subject.truths)) {
      const finding = differing(name, await subject.view(client.it, name), expected(truth));
      if (finding !== undefined) findings.push(finding);
    }
  } catch (error) {
    if (error instanceof Unplayable) throw error;
    return [{ ...rest(`The client shows nothing: ${textOf(error)} It waits for ${waitsFor}.`), name: "view" }];
  }
  const finished: FinishedRun<Client> = {
    ...{ client: client.it, truth, acts, requests: world.requests, journal: simulator.journal },
  };
  for (const { name, problem } of subject.laws) {
    const sentence = await problem(finished);
    if (sentence !== undefined) findings.push({ kind: "law", name, problem: sentence });
  }
  return findings;
}

function differing(name: string, shown: unknown, expected: unknown): Finding | undefined {
  const [difference] = stateDifferences({ [name]: shown }, { [name]: expected });
  if (difference === undefined) return undefined;
  const { path, one, other } = difference;
  const problem = `${path}: the client shows ${textIn(one)}, true is ${textIn(other)}.`;
  return { kind: "view", name, problem };
}

/** A value of a view, in one line. */
function textIn(value: unknown): string {
  return JSON.stringify(value) ?? "nothing";
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
