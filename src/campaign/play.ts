/** Plays one plan around one client, and looks at the end whether the client shows what is true. */
import { answerResponseOf } from "../simulator/answer-response";
import { simulatorOf } from "../simulator/create-simulator";
import type { JournalEntry } from "../simulator/journal";
import type { Simulator } from "../simulator/simulator";
import { stepLogOf } from "../simulator/simulator-parts";
import { randomFrom } from "../testing/arbitraries/random";
import { traceOf } from "../testing/trace/trace-of";
import { NeverIdle } from "./idle";
import { hasJoined, isJoining, join, joinsLater } from "./joining";
import { brokenForGood, isBusy, judged, judgedWithoutRealm, wrongNow, wrongWith } from "./judge";
import type { PlanStep } from "./plan-step";
import {
  type Beginning,
  type Finding,
  note,
  type PlayedRun,
  type PlayOptions,
  type Run,
  type RunCalls,
  type Subject,
  textOf,
} from "./run";
import { takePlanStep } from "./take-step";
import { watchThrown } from "./thrown";
import { type ClientAccount, worldOf } from "./world";

const NOTHING: ReadonlySet<string> = new Set();
const NEVER_ENDS = (): void => undefined;

/**
 * The views are compared after every third step, and at the end: to compare them costs more than a step, and what is
 * wrong mostly stays so.
 */
const STEPS_BETWEEN_LOOKS = 3;

/** Plays a plan; the client is started after the faults that the plan begins with. */
export async function playPlan<Client>(
  subject: Subject<Client>,
  beginning: Beginning,
  plan: readonly PlanStep[],
  { surround = worldOf, watch = false, everyStep = watch, ignored = NOTHING, check = NEVER_ENDS }: PlayOptions = {},
): Promise<PlayedRun> {
  const options = { onUnhandledRequest: "bypass", validate: false } as const;
  const simulator = simulatorOf(beginning.realm, {}, options, { respond: answerResponseOf });
  const account = (): ClientAccount => run.account;
  const world = surround(simulator, account, randomFrom(beginning.seed), undefined, check);
  const run: Run<Client> = {
    ...{
      subject,
      beginning,
      simulator,
      world,
      account: beginning.account,
      steps: [],
      acts: [],
      planned: [],
      realms: new Set([beginning.realm]),
    },
    ...{ concurrent: [], isUnsettled: false, started: undefined, client: undefined, startProblem: undefined },
    ...{ well_since: undefined, checked_at: 0, thrown: undefined, isRunning: surround === worldOf, isWatched: watch },
  };
  const timers = realTimers();
  const endWatch = run.isRunning ? watchThrown((error) => void (run.thrown ??= textOf(error))) : () => undefined;
  const ended = (error: unknown): never => {
    world.end();
    throw error;
  };
  const findings = await findingsOf(run, plan, { watch, everyStep, ignored }).catch(ended).finally(endWatch);
  const isRealTime = findings.length > 0 && run.isRunning && realTimers() > timers;
  // What the client receives when it is cut off is not part of the run.
  const journal = [...simulator.journal];
  const realm = simulator.snapshot();
  const calls = watch ? { calls: await callsOf(simulator) } : {};
  world.end();
  return { findings: isRealTime ? findings.map(withRealTime) : findings, journal, steps: run.steps, realm, ...calls };
}

async function callsOf(simulator: Simulator): Promise<RunCalls> {
  const numbers = new Map<JournalEntry, number>();
  for (const [index, { entry }] of (stepLogOf(simulator)?.steps ?? []).entries()) {
    if (entry !== undefined) numbers.set(entry, index + 1);
  }
  return { numbers, trace: await traceOf(simulator, { result: "failed" }) };
}

async function findingsOf<Client>(
  run: Run<Client>,
  plan: readonly PlanStep[],
  { watch, everyStep, ignored }: Required<Omit<PlayOptions, "surround" | "check">>,
): Promise<readonly Finding[]> {
  const counted = (findings: readonly Finding[]): readonly Finding[] =>
    findings.filter(({ name }) => !ignored.has(name));
  const look = async (): Promise<void> => {
    const last = run.steps.at(-1);
    if (last === undefined) return;
    last.ended_at = run.simulator.clock.now;
    if (!watch) return;
    run.realms.add(run.simulator.snapshot());
    // A client that is still busy, or shows nothing now, is not wrong yet; one that was wrong before stays so.
    if (last.step !== "catch up" && isBusy(run)) {
      last.wrong = run.steps.at(-2)?.wrong ?? [];
      return;
    }
    const wrong = run.client === undefined ? [] : await wrongWith(run, run.client.it).catch(() => []);
    last.wrong = wrong.map(({ name }) => name);
  };
  try {
    for (const [index, step] of plan.entries()) {
      if (!hasJoined(run) && !joinsLater(plan.slice(index))) join(run, isJoining(step) ? step : "start");
      if (isJoining(step)) continue;
      if (hasJoined(run) && run.started === undefined && !("fault" in step)) {
        note(run, "start", "the client starts");
        await start(run);
        await look();
      }
      await takePlanStep(run, step, plan[index + 1]);
      if (run.simulator.snapshot().profile.is_deactivated === true) return counted(await judgedWithoutRealm(run));
      await look();
      if (run.thrown !== undefined) return counted(await judged(run));
      const broken = counted(await brokenForGood(run));
      if (broken.length > 0) return broken;
      const isTurn = everyStep || (index + 1) % STEPS_BETWEEN_LOOKS === 0;
      const wrong = isTurn && !("fault" in step) ? counted(await wrongNow(run)) : [];
      if (wrong.length > 0) return wrong;
    }
    if (run.started === undefined) {
      if (!hasJoined(run)) join(run, "start");
      note(run, "start", "the client starts");
      await start(run);
      await look();
    }
    note(run, "catch up", "no more faults; the client catches up");
    run.simulator.faults.clear();
    run.well_since = run.simulator.clock.now;
    const broken = counted(await catchUp(run));
    await look();
    if (broken.length > 0) return broken;
  } catch (error) {
    if (error instanceof NeverIdle) return counted([{ kind: "idle", name: "idle", problem: error.message }]);
    throw error;
  }
  return counted(await judged(run));
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

/**
 * Lets the client do what it still has to do: it has caught up when it no longer sleeps and nothing is delayed. Returns
 * the laws that it breaks permanently.
 */
async function catchUp<Client>(run: Run<Client>): Promise<readonly Finding[]> {
  const { simulator, world, beginning } = run;
  await world.settle();
  const until = simulator.clock.now + beginning.catch_up_seconds;
  // A time limit of a request matters only if a request may never be answered.
  const hasStalled = simulator.journal.some(({ fault }) => fault?.fault === "stall");
  for (;;) {
    const moments = [world.nextTimer(hasStalled), simulator.delayedUntil].filter((moment) => moment !== undefined);
    const next = Math.max(Math.min(...moments), simulator.clock.now);
    if (moments.length === 0 || next > until) return [];
    await world.advance(next - simulator.clock.now);
    const broken = await brokenForGood(run);
    if (broken.length > 0) return broken;
  }
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
