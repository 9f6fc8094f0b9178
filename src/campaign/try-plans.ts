/** Plays plans until a client is broken, and makes each plan that breaks it short. */
import type { Fixture } from "../model/fixture/fixture";
import { firstSentence } from "../protocol/first-sentence";
import { type Limit, RunEnded } from "../targets/limit";
import { randomFrom, seedOfRun } from "../testing/arbitraries/random";
import { realmOf, touched, unionOfTouched } from "../touched/touched";
import type { CampaignOptions, CampaignReport, Counterexample, ReportedFinding } from "./campaign-options";
import { declaredCells } from "./census";
import { counterexampleScenario } from "./counterexample-scenario";
import { counterexampleText } from "./counterexample-text";
import { counterexampleTrace } from "./counterexample-trace";
import { BATCH, leverOf } from "./lever";
import { generatePlan, type PlanParts } from "./plan";
import { type PlanStep } from "./plan-step";
import type { Beginning, Finding, PlayedRun, PlayOptions } from "./run";
import { shrunkPlan } from "./shrink";
import { stopwatch } from "./stopwatch";
import { addTried, nothingTried, type Tried, triedIn } from "./tried";

/** Plays a plan around a client that is started for it. */
export type PlayOnce = (beginning: Beginning, plan: readonly PlanStep[], how?: PlayOptions) => Promise<PlayedRun>;

/** A campaign of any kind of client. */
export interface Trial extends Pick<CampaignOptions<never>, "replay" | "onProgress" | "maxFindings" | "known"> {
  readonly runs: number;
  readonly steps: number;
  readonly seed: number;
  readonly fixture: Fixture;
  readonly parts: PlanParts;
  readonly begin: (seed: number) => Beginning;
  readonly playOnce: PlayOnce;
  /** What ends the campaign. What is wrong with the client by then is reported. */
  readonly limit: Limit;
  /** How many plans are played at the same time (1). */
  readonly jobs?: number;
  /** Whether a counterexample counts only if it breaks the client once more when it is watched (no). */
  readonly isRepeated?: boolean;
  /** Whether making a counterexample short has taken long enough; never, if this is not given. */
  readonly isLate?: () => boolean;
}

/** The turns of a seed begin where those of the one before end, in campaigns of the default length. */
const PLANS_OF_A_SEED = 50;

/** A plan with its number. */
interface Planned {
  readonly run: number;
  readonly beginning: Beginning;
  readonly plan: readonly PlanStep[];
}

/** Plays plans until enough is found, all are played, or the time is over. */
export async function tryPlans(trial: Trial): Promise<CampaignReport> {
  const { seed, replay, begin, playOnce, limit, onProgress, maxFindings = 1, known = [] } = trial;
  const runs = replay === undefined ? trial.runs : 1;
  const elapsed = stopwatch();
  // A campaign that ends here has tried nothing.
  const begun = replay === undefined ? await playOnce(begin(seed), [], { check: () => undefined }) : undefined;
  const heard = begun === undefined ? null : heardIn(begun, begin(seed));
  const level = begun?.realm.feature_level;
  const parts = { ...trial.parts, heard, ...(level === undefined ? {} : { level }) };
  const cells = level === undefined ? [] : declaredCells(level, heard);
  const tried = nothingTried(parts.actions, [...parts.acts.keys()], cells);
  let all = unionOfTouched([]);
  const lever = leverOf();
  let idle = lever.idle();
  const found: ReportedFinding[] = [];
  /** Names of what has been found: plans go on past it. */
  const ignored = new Set<string>();
  const planned = (run: number): Planned => {
    const runSeed = seedOfRun(seed, run);
    const number = seed * PLANS_OF_A_SEED + run;
    const plan = replay ?? generatePlan(randomFrom(runSeed), trial.steps, { ...parts, idle, number });
    return { run, beginning: begin(runSeed), plan };
  };
  const isStopped = (): boolean => limit.ended !== undefined;
  const play = ({ beginning, plan }: Planned): Promise<PlayedRun> =>
    playOnce(beginning, plan, { ignored: new Set(ignored), everyStep: replay !== undefined });
  const players = playersOf(trial, runs, (run) => play(planned(run)), isStopped);
  const unexpected = (): readonly ReportedFinding[] => found.filter(({ reason }) => reason === undefined);
  const report = (played: number, by: CampaignReport["limit"]): CampaignReport => {
    const [first] = unexpected();
    const counts = { runs: played, seed, seconds: elapsed(), limit: by, struck: appliedIn(tried), tried };
    return { ...counts, touched: all, found, ...(first === undefined ? {} : { counterexample: first.counterexample }) };
  };
  let run = 1;
  try {
    for (; run <= runs; run += 1) {
      if (limit.ended !== undefined) return report(run - 1, limit.ended);
      if ((run - 1) % BATCH === 0) idle = lever.idle();
      let played = await players.play(run);
      if (played === undefined) continue;
      addTried(tried, triedIn(played));
      all = unionOfTouched([all, touched(played.journal, realmOf(played.realm))]);
      lever.note(played);
      while (played.findings.length > 0) {
        await players.pause();
        // A plan that was played ahead may have ended with what has been found meanwhile.
        if (played.findings.every(({ name }) => ignored.has(name))) {
          played = await play(planned(run));
          continue;
        }
        const isLate = (): boolean => trial.isLate?.() === true || isStopped();
        const shrunk = await counterexampleOf({ ...trial, isLate }, planned(run), played, new Set(ignored));
        if (shrunk === undefined) break;
        found.push(reportedOf(shrunk.counterexample, known));
        if (unexpected().length >= maxFindings) return report(run, "findings");
        if (shrunk.problem !== undefined) throw shrunk.problem;
        for (const { name } of shrunk.counterexample.findings) ignored.add(name);
        played = await play(planned(run));
      }
      players.resume();
      onProgress?.({ phase: "plans", done: run, of: runs });
    }
  } catch (problem) {
    await players.pause();
    if (problem instanceof RunEnded) return report(run - 1, problem.by);
    // What was found before the client failed counts.
    if (unexpected().length === 0) throw problem;
    return { ...report(run, "failed"), problem: problem instanceof Error ? problem.message : String(problem) };
  }
  return report(runs, "runs");
}

/** A counterexample is expected if all that it breaks is. */
function reportedOf(counterexample: Counterexample, known: NonNullable<Trial["known"]>): ReportedFinding {
  const reasonOf = ({ name }: Finding): string | undefined => known.find((expected) => expected.name === name)?.reason;
  const { findings } = counterexample;
  const first = findings.find((finding) => reasonOf(finding) === undefined) ?? findings[0];
  if (first === undefined) throw new Error("A counterexample has a finding.");
  const reason = reasonOf(first);
  return { ...first, ...(reason === undefined ? {} : { reason }), counterexample };
}

/** So many plans per further job are played before they are looked at: a long plan then holds up no other job. */
const AHEAD = 4;

interface Players {
  /** The run of a plan; undefined if it was stopped before. */
  play(run: number): Promise<PlayedRun | undefined>;
  /** Resolves when no plan is being played. */
  pause(): Promise<void>;
  resume(): void;
}

/** Plans are played side by side and looked at in their order, so that the number of jobs changes nothing. */
function playersOf(
  { jobs = 1 }: Trial,
  runs: number,
  play: (run: number) => Promise<PlayedRun>,
  isStopped: () => boolean,
): Players {
  const playing = new Map<number, Promise<PlayedRun>>();
  let [looksAt, begun, underWay, isPaused] = [1, 0, 0, false];
  const playAhead = (): void => {
    const last = Math.min(runs, looksAt + (jobs - 1) * AHEAD, Math.ceil(looksAt / BATCH) * BATCH);
    while (!isPaused && !isStopped() && underWay < jobs && begun < last) {
      begun += 1;
      underWay += 1;
      const played = play(begun);
      played.then(
        () => {
          underWay -= 1;
          playAhead();
        },
        () => (isPaused = true),
      );
      playing.set(begun, played);
    }
  };
  return {
    play: async (run) => {
      looksAt = run;
      playAhead();
      const played = await playing.get(run);
      playing.delete(run);
      return played;
    },
    pause: async () => {
      isPaused = true;
      await Promise.allSettled(playing.values());
    },
    resume: () => (isPaused = false),
  };
}

/** The types of events that the client of a run listens to; null for all. */
function heardIn({ realm }: PlayedRun, { account }: Beginning): ReadonlySet<string> | null {
  const heard = new Set<string>();
  for (const { user_id, event_types } of realm.queues.values()) {
    if (user_id !== account.user_id) continue;
    if (event_types === null) return null;
    for (const type of event_types) heard.add(type);
  }
  return heard.size === 0 ? null : heard;
}

function appliedIn({ faults }: Tried): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(faults).filter(([, times]) => times > 0));
}

async function counterexampleOf(
  { playOnce, fixture, isLate, isRepeated, replay, onProgress, runs, seed }: Trial,
  { run, beginning, plan }: Planned,
  first: PlayedRun,
  ignored: ReadonlySet<string>,
): Promise<{ readonly counterexample: Counterexample; readonly problem?: Error } | undefined> {
  let [played, steps] = [first, plan];
  // A shorter plan may break something else first; but a wrong view is not exchanged for a client that never ends.
  const isIdle = first.findings[0]?.kind === "idle";
  const isSame = ({ kind }: Finding): boolean => isIdle || kind !== "idle";
  const breaks = async (shorter: readonly PlanStep[]): Promise<boolean> => {
    const again = await playOnce(beginning, shorter, { ignored });
    if (!again.findings.some(isSame)) return false;
    [played, steps] = [again, shorter];
    return true;
  };
  const shrinking = {
    breaks,
    isStopped: () => isLate?.() === true,
    onTry: (done: number, steps: number) => onProgress?.({ phase: "shrinking", done, of: runs, steps }),
  };
  let problem: Error | undefined;
  try {
    if (replay === undefined) await shrunkPlan(plan, shrinking);
    const watched = await playOnce(beginning, steps, { ignored, watch: true });
    if (watched.findings.some(isSame)) played = watched;
    else if (isRepeated === true) return undefined;
  } catch (thrown) {
    // The plan is reported as it was when the campaign ended, or the client failed.
    problem = thrown instanceof Error ? thrown : new Error(String(thrown));
  }
  const sentence = firstSentence(played.findings[0]?.problem ?? "");
  const counterexample = {
    run,
    steps,
    findings: played.findings,
    scenario: counterexampleScenario(played, beginning, fixture),
    trace: counterexampleText(played, beginning, steps),
    diagram: counterexampleTrace(played, beginning, `${sentence} (Plan ${run} from seed ${seed})`),
  };
  return { counterexample, ...(problem === undefined ? {} : { problem }) };
}
