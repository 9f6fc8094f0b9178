/** Plays one plan around one client, and looks at the end whether the client shows what is true. */
import { simulatorOf, type Simulator } from "../../simulator/simulator";
import type { JournalEntry } from "../../simulator/journal";
import type { Realm } from "../../model/realm/realm";
import type { FaultRule } from "../../model/fixture/fault-plan";
import { userById } from "../../model/rules/users/people";
import { type Route, routes } from "../../wire/route";
import { ACTIONS, actionCall } from "./actions/actions";
import { type Action, type ActionCall, userName } from "./actions/scene";
import { answerResponseOf } from "./answer-response";
import { differenceWords } from "./difference-words";
import { randomFrom } from "./random";
import type { ActRecord, FinishedRun, Law } from "./laws";
import { type PlanStep, seconds, stepText } from "./plan";
import { watchThrown } from "./thrown";
import { truthOf, type Truth } from "./truth";
import { NeverRests, type Surroundings, type World, worldOf } from "./world";

/** What is wrong with a client at the end of a run. */
export interface Finding {
  /** A view that differs, a law that is broken, a client that never becomes quiet, or a broken rule of campaigns. */
  readonly kind: "view" | "law" | "rest" | "rule";
  /** The name of the view, law or rule; of a client that never becomes quiet `rest`, or `view` if it shows nothing. */
  readonly name: string;
  readonly problem: string;
}

/** What the campaign requests is impossible whatever the client does: not a finding, but the end of the campaign. */
export class Unplayable extends Error {
  override readonly name = "Unplayable";
}

/** A client under test, whatever it is made of. */
export interface Subject<Client> {
  readonly start: (surroundings: Surroundings) => Client | Promise<Client>;
  readonly act: (client: Client, name: string, value: unknown, mark: string) => unknown;
  /** What the client shows under a name. @throws Unplayable if no client could be looked at */
  readonly view: (client: Client, name: string) => unknown;
  /** What it should show, by the names of the views. */
  readonly truths: Readonly<Record<string, (truth: Truth) => unknown>>;
  readonly laws: readonly Law<Client>[];
  /** User-defined actions of other users. */
  readonly actions?: Readonly<Record<string, Action>>;
}

/** Where a run begins, and whose client is tested. */
export interface Beginning {
  readonly realm: Realm;
  readonly account: { readonly user_id: number; readonly email: string; readonly api_key: string };
  readonly seed: number;
  /** How long the client may take to catch up when the faults have ended, in virtual seconds. */
  readonly catch_up_seconds: number;
}

/** A step of a run: of its plan, or what comes before and after that. */
export interface PlayedStep {
  readonly step: PlanStep | "start" | "catch up";
  /** The step in words, with names. */
  readonly words: string;
  /** How many requests were answered before it. */
  readonly answered: number;
  /** The call of an action, with its HTTP status. */
  readonly call?: ActionCall;
  readonly status?: number;
  /** UNIX seconds of the virtual clock after the step. */
  ended_at: number;
  /** The names of the views and laws that were wrong after it; empty unless the run was watched. */
  wrong: readonly string[];
}

/** A run that was played. */
export interface PlayedRun {
  readonly findings: readonly Finding[];
  /** The requests as the realm had them, in the order of their answers. */
  readonly journal: readonly JournalEntry[];
  readonly steps: readonly PlayedStep[];
  /** The realm at the end. */
  readonly realm: Realm;
}

/** What a run needs besides the plan. */
export interface PlayOptions {
  /** What surrounds the client; by default it is in this process. */
  readonly surround?: typeof worldOf;
  /** Whether the views and laws are looked at after each step, to see at which the client diverges. */
  readonly watch?: boolean;
}

interface Run<Client> {
  readonly subject: Subject<Client>;
  readonly beginning: Beginning;
  readonly simulator: Simulator;
  readonly world: World;
  readonly steps: PlayedStep[];
  readonly acts: ActRecord[];
  readonly realms: Set<Realm>;
  armed: readonly FaultRule[];
  /** The acts that begin with the next one. */
  readonly together: Extract<PlanStep, { act: string }>[];
  /** Whether the client has not reacted yet to the last step. */
  isUnsettled: boolean;
  started: Promise<Client> | undefined;
  client: { readonly it: Client } | undefined;
  startProblem: string | undefined;
  /** What the client has thrown where nothing catches it. */
  thrown: string | undefined;
  /** Whether the client is in this process. */
  readonly isHere: boolean;
}

/** Plays a plan; the client is started after the faults that the plan begins with. */
export async function play<Client>(
  subject: Subject<Client>,
  beginning: Beginning,
  plan: readonly PlanStep[],
  { surround = worldOf, watch = false }: PlayOptions = {},
): Promise<PlayedRun> {
  const simulator = simulatorOf(beginning.realm, {}, { onUnhandledRequest: "bypass" }, answerResponseOf);
  const world = surround(simulator, beginning.account, randomFrom(beginning.seed));
  const run: Run<Client> = {
    ...{ subject, beginning, simulator, world, steps: [], acts: [], armed: [], realms: new Set([beginning.realm]) },
    ...{ together: [], isUnsettled: false, started: undefined, client: undefined, startProblem: undefined },
    ...{ thrown: undefined, isHere: surround === worldOf },
  };
  const timers = realTimers();
  const endWatch = run.isHere ? watchThrown((error) => void (run.thrown ??= textOf(error))) : () => undefined;
  const findings = await findingsOf(run, plan, watch).finally(endWatch);
  const isRealTime = findings.length > 0 && run.isHere && realTimers() > timers;
  // What the client receives when it is cut off is not part of the run.
  const journal = [...simulator.journal];
  const realm = simulator.snapshot();
  world.end();
  return { findings: isRealTime ? findings.map(withRealTime) : findings, journal, steps: run.steps, realm };
}

async function findingsOf<Client>(
  run: Run<Client>,
  plan: readonly PlanStep[],
  watch: boolean,
): Promise<readonly Finding[]> {
  const look = async (): Promise<void> => {
    const last = run.steps.at(-1);
    if (last === undefined) return;
    last.ended_at = run.simulator.clock.now;
    if (!watch) return;
    run.realms.add(run.simulator.snapshot());
    // A client that shows nothing now is not wrong yet.
    const wrong = run.client === undefined ? [] : await wrongWith(run, run.client.it).catch(() => []);
    last.wrong = wrong.map(({ name }) => name);
  };
  try {
    for (const [index, step] of plan.entries()) {
      if (!("fault" in step) && run.started === undefined) {
        note(run, "start", "the client starts");
        await start(run);
        await look();
      }
      await take(run, step, plan[index + 1]);
      await look();
      if (run.thrown !== undefined) return judged(run);
      const wrong = "fault" in step ? [] : await wrongNow(run);
      if (wrong.length > 0) return wrong;
    }
    if (run.started === undefined) {
      note(run, "start", "the client starts");
      await start(run);
      await look();
    }
    note(run, "catch up", "no more faults; the client catches up");
    run.simulator.faults.clear();
    await catchUp(run);
    await look();
  } catch (error) {
    if (error instanceof NeverRests) return [{ kind: "rest", name: "rest", problem: error.message }];
    throw error;
  }
  return judged(run);
}

/**
 * What is shown wrong at a moment at which the client has nothing more to do; nothing at other moments. Of a client in
 * another process it is never known for certain.
 */
async function wrongNow<Client>(run: Run<Client>): Promise<readonly Finding[]> {
  const { world, simulator, acts, client } = run;
  const isBusy =
    !run.isHere ||
    run.isUnsettled ||
    world.nextTimer(false) !== undefined ||
    simulator.delayedUntil !== undefined ||
    acts.some(({ state }) => state === "under way") ||
    world.unanswered().length !== simulator.waiting().length ||
    simulator.waiting().some(({ waits_for }) => waits_for !== "event");
  if (client === undefined || isBusy) return [];
  try {
    return await viewsWrong(run, client.it);
  } catch (error) {
    if (error instanceof Unplayable) throw error;
    // Whether it shows nothing in the end counts.
    return [];
  }
}

function note<Client>(
  { simulator, steps }: Run<Client>,
  step: PlayedStep["step"],
  words: string,
  call: Pick<PlayedStep, "call" | "status"> = {},
  answered = simulator.journal.length,
): void {
  steps.push({ step, words, answered, ...call, ended_at: simulator.clock.now, wrong: [] });
}

async function start<Client>(run: Run<Client>): Promise<void> {
  const starting = Promise.resolve().then(() => run.subject.start(run.world.surroundings));
  run.started = starting;
  starting.then(
    (it) => (run.client = { it }),
    (error: unknown) => (run.startProblem = textOf(error)),
  );
  await run.world.begun;
  await run.world.settle();
}

async function take<Client>(run: Run<Client>, step: PlanStep, next: PlanStep | undefined): Promise<void> {
  const { world } = run;
  // Only acts and actions come before the client can react to what was before.
  if (run.isUnsettled && !("act" in step) && !("action" in step)) await world.settle();
  run.isUnsettled = "soon" in step;
  if ("action" in step) takeAction(run, step);
  else note(run, step, stepText(step));
  if ("fault" in step) return arm(run, step.fault);
  if ("clock" in step) return world.advance(step.clock);
  if ("sleep" in step) return world.sleepThrough(step.sleep);
  if ("act" in step) {
    run.together.push(step);
    // Acts at the same moment begin together: none is answered before the next begins.
    if (step.soon === true && next !== undefined && "act" in next) return;
    for (const one of run.together.splice(0)) act(run, one.act, one.with);
  }
  return step.soon === true ? undefined : world.settle("act" in step);
}

function takeAction<Client>(run: Run<Client>, step: Extract<PlanStep, { action: string }>): void {
  const { simulator, beginning, subject } = run;
  const answered = simulator.journal.length;
  const name = step.action;
  const action = subject.actions?.[name] ?? ACTIONS[name];
  if (action === undefined) throw new Unplayable(`The plan has the action "${name}", which does not exist.`);
  const call = actionCall(simulator.snapshot(), beginning.account.user_id, action, step.numbers);
  const status = call === undefined ? undefined : statusOf(simulator, call);
  if (call === undefined || status === undefined) {
    note(run, step, `a user: ${name}, which is not possible here`);
    return;
  }
  const who = userName(userById(beginning.realm, call.user_id) ?? { delivery_email: `user ${call.user_id}` });
  const words = `${who} ${call.words}${status === 200 ? "" : ", which is refused"}`;
  note(run, step, words, { call, status }, answered);
}

/** Every armed rule is for one request; a rule that has struck is removed, the others stay. */
function arm<Client>(run: Run<Client>, rule: FaultRule): void {
  const { simulator, beginning } = run;
  const waiting = run.armed.filter((_, index) => simulator.faults.rules[index]?.struck === 0);
  run.armed = [...waiting, { ...rule, account: beginning.account.email, times: 1 }];
  simulator.faults.plan({ rules: [...run.armed] });
}

const ROUTES_BY_ID: ReadonlyMap<string, Route> = new Map(routes().map((route) => [route.id, route]));

/** The HTTP status that the call would have; undefined if the feature level does not have the operation. */
function statusOf(simulator: Simulator, { user_id, operation, params }: ActionCall): number | undefined {
  const route = ROUTES_BY_ID.get(operation);
  if (route === undefined) throw new Unplayable(`There is no operation ${operation}.`);
  const level = simulator.snapshot().feature_level;
  const known = route.expected(level).map(({ name }) => name);
  if (level < route.since || level >= route.until || !Object.keys(params).every((name) => known.includes(name))) {
    return undefined;
  }
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

/** Lets the client do what it still has to do: it has caught up when it no longer sleeps and nothing is delayed. */
async function catchUp<Client>({ simulator, world, beginning }: Run<Client>): Promise<void> {
  await world.settle();
  const until = simulator.clock.now + beginning.catch_up_seconds;
  // A time limit of a request matters only if a request may never be answered.
  const hasStalled = simulator.journal.some(({ fault }) => fault?.fault === "stall");
  for (;;) {
    const moments = [world.nextTimer(hasStalled), simulator.delayedUntil].filter((moment) => moment !== undefined);
    const next = Math.max(Math.min(...moments), simulator.clock.now);
    if (moments.length === 0 || next > until) return;
    await world.advance(next - simulator.clock.now);
  }
}

async function judged<Client>(run: Run<Client>): Promise<readonly Finding[]> {
  const { world, acts, client } = run;
  const rest = (problem: string): readonly Finding[] => [{ kind: "rest", name: "rest", problem }];
  const [waiting] = world.unanswered();
  const waitsFor = waiting === undefined ? "nothing that is under way" : `${waiting.method} ${waiting.path}`;
  if (run.thrown !== undefined) {
    const advice = "In a campaign, a client catches what its promises and timers throw, and goes on.";
    return [
      { kind: "rule", name: "throws", problem: `The client threw and nothing caught it: ${run.thrown} ${advice}` },
    ];
  }
  const starts = "In a campaign, start returns the client although requests fail, and the client retries them.";
  if (run.startProblem !== undefined) return rest(`The client could not be started: ${run.startProblem} ${starts}`);
  if (client === undefined) return rest(`The start of the client has not ended; it waits for ${waitsFor}. ${starts}`);
  const open = acts.find(({ state }) => state === "under way");
  if (open !== undefined) {
    const advice = "An act ends, done or failed, when the faults have ended; give requests a time limit.";
    return rest(`The act ${open.name} (${open.mark}) has not ended; the client waits for ${waitsFor}. ${advice}`);
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
    return [{ kind: "rest", name: "view", problem }];
  }
}

/** What a view returns. A client in this process has to answer before it becomes quiet. */
async function shownBy<Client>(
  { subject, world, isHere }: Run<Client>,
  client: Client,
  name: string,
): Promise<unknown> {
  const shown = subject.view(client, name);
  if (!isHere || !(shown instanceof Promise)) return shown;
  const late = world.settle().then(() => {
    throw new Error(`the view ${name} has not ended.`);
  });
  late.catch(() => undefined);
  return Promise.race([shown, late]);
}

async function viewsWrong<Client>(
  run: Run<Client>,
  client: Client,
  truth = truthOf(run.simulator.snapshot(), run.beginning.account.user_id),
): Promise<readonly Finding[]> {
  const { subject } = run;
  const findings: Finding[] = [];
  for (const [name, expected] of Object.entries(subject.truths)) {
    const shown = await shownBy(run, client, name);
    const problem = differenceWords(name, shown, expected, truth, run.realms);
    if (problem !== undefined) findings.push({ kind: "view", name, problem });
  }
  return findings;
}

async function wrongWith<Client>(run: Run<Client>, client: Client): Promise<readonly Finding[]> {
  const { subject, simulator, world, acts, beginning } = run;
  const truth = truthOf(simulator.snapshot(), beginning.account.user_id);
  const findings = [...(await viewsWrong(run, client, truth))];
  const finished: FinishedRun<Client> = { client, truth, acts, requests: world.requests, journal: simulator.journal };
  for (const { name, problem } of subject.laws) {
    const sentence = await problem(finished);
    if (sentence !== undefined) findings.push({ kind: "law", name, problem: sentence });
  }
  return findings;
}

/** How many timers of the real clock keep this process alive. */
function realTimers(): number {
  const { process } = globalThis;
  return process?.getActiveResourcesInfo?.().filter((name) => name === "Timeout").length ?? 0;
}

function withRealTime(finding: Finding): Finding {
  const advice = "A timer of the real clock runs: in a campaign a client waits by the sleep that it is given.";
  return { ...finding, problem: `${finding.problem} ${advice}` };
}

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

/** The relative time of a moment of a run: `+6 s`. */
export function relativeTime({ realm }: Beginning, at: number): string {
  return `+${seconds(at - realm.now)}`;
}
