/** Tests a client: other users act, the clock advances, requests fail, and the client has to show what is true. */
import { createRealm } from "../../model/fixture/create-realm";
import type { Fixture } from "../../model/fixture/fixture";
import type { OperationId } from "../../generated/operations";
import type { Realm } from "../../model/realm/realm";
import { userByDeliveryEmail } from "../../model/rules/users/people";
import type { AnyValue } from "../../protocol/schema/shapes";
import { checkedParams } from "../../simulator/calls/checked-arguments";
import { simulatorOf } from "../../simulator/simulator";
import { type Random, generatorOf, randomFrom } from "./random";
import { CAMPAIGN_FIXTURE, defaultActs, defaultViews } from "./defaults";
import {
  CAMPAIGN_SHAPE,
  type CampaignOptions,
  type CampaignReport,
  type ClientAct,
  type Counterexample,
} from "./campaign-options";
import { counterexampleScenario } from "./counterexample-scenario";
import { counterexampleText } from "./counterexample-text";
import { counterexampleTrace } from "./counterexample-trace";
import { actsOnce, backOffKept, type Law } from "./laws";
import { generatePlan, type PlanParts, type PlanStep, SURVIVABLE_FAULTS } from "./plan";
import { play } from "./play";
import type { Beginning, Finding, PlayedRun, PlayOptions, Subject } from "./run";
import { shrunk } from "./shrink";
import { addedTried, nothingTried, type Tried, triedIn } from "./tried";
import { worldOf } from "./world";

/**
 * Plays random plans around a client until one breaks it, and makes that one short. The same options find the same.
 *
 * @throws CallProblem for options that are missing, unknown or of another shape, and for a client without views;
 *   FixtureProblem for a fixture that cannot be used; RangeError for an account that does not exist
 * @example
 * const { counterexample } = await campaign({ start: (surroundings) => myClient(surroundings), runs: 10 });
 * expect(counterexample?.trace).toBeUndefined();
 */
export async function campaign<Client>(options: CampaignOptions<Client>): Promise<CampaignReport> {
  checkedParams("campaign", CAMPAIGN_SHAPE, options);
  const { runs = 200, steps = 40, seed = 1, fixture = CAMPAIGN_FIXTURE } = options;
  const realm = createRealm(fixture);
  const begin = (runSeed: number): Beginning => beginningOf(options, realm, runSeed);
  const complete = await withDefaults(options, begin(seed));
  const subject = subjectOf(complete);
  const playOnce: PlayOnce = (beginning, plan, how) => play(subject, beginning, plan, how);
  const parts = await partsOf(complete, seed);
  return tryPlans({ ...options, runs, steps, seed, fixture, begin, playOnce, parts });
}

type CompleteOptions<Client> = CampaignOptions<Client> &
  Required<Pick<CampaignOptions<Client>, "acts" | "views" | "laws">>;

/** The options with acts, views and laws; where they are not given, a client that is started for it shows what it has. */
async function withDefaults<Client>(
  options: CampaignOptions<Client>,
  beginning: Beginning,
): Promise<CompleteOptions<Client>> {
  const { acts, views, laws } = options;
  const isGiven = views !== undefined;
  const known = isGiven ? { acts: acts ?? {}, views } : await methodsOf(options, beginning);
  const complete = { ...options, acts: acts ?? known.acts, views: views ?? known.views };
  return { ...complete, laws: laws ?? (isGiven ? [] : defaultLaws(Object.keys(complete.acts))) };
}

/** The acts and views of a client that is started to see which methods it has. */
async function methodsOf<Client>(
  { start }: CampaignOptions<Client>,
  beginning: Beginning,
): Promise<Pick<CompleteOptions<unknown>, "acts" | "views">> {
  const world = worldOf(simulatorOf(beginning.realm), beginning.account, randomFrom(beginning.seed));
  let client: { readonly it: unknown } | undefined;
  const started = Promise.resolve().then(() => start(world.surroundings));
  started.then(
    (it) => (client = { it }),
    () => undefined,
  );
  try {
    await world.settle();
  } finally {
    world.end();
  }
  // What goes wrong here goes wrong in the first plan as well, and is reported there.
  if (client === undefined) return { acts: {}, views: {} };
  return { acts: defaultActs(client.it), views: defaultViews(client.it) };
}

function defaultLaws<Client>(acts: readonly string[]): readonly Law<Client>[] {
  return [...(acts.includes("send") ? [actsOnce<Client>(["send"])] : []), backOffKept<Client>()];
}

/** Plays a plan around a client that is started for it. */
export type PlayOnce = (beginning: Beginning, plan: readonly PlanStep[], how?: PlayOptions) => Promise<PlayedRun>;

/** A campaign, whatever the client is made of. */
export interface Trial extends Pick<CampaignOptions<never>, "replay" | "signal" | "onProgress"> {
  readonly runs: number;
  readonly steps: number;
  readonly seed: number;
  readonly fixture: Fixture;
  readonly parts: PlanParts;
  readonly begin: (seed: number) => Beginning;
  readonly playOnce: PlayOnce;
  /** How many plans are played at the same time (1). */
  readonly jobs?: number;
  /** Whether a counterexample counts only if it breaks the client once more when it is watched (no). */
  readonly isRepeated?: boolean;
  /** Whether making a counterexample short has taken long enough; never, if this is not given. */
  readonly isLate?: () => boolean;
}

/** So many plans per further job are played before they are looked at: a long plan then holds up no other job. */
const AHEAD = 4;

/** Plays plans until one breaks the client or all are played. */
export async function tryPlans(trial: Trial): Promise<CampaignReport> {
  const { seed, replay, begin, playOnce, jobs = 1, signal, onProgress } = trial;
  const runs = replay === undefined ? trial.runs : 1;
  const heard = replay === undefined ? heardIn(await playOnce(begin(seed), []), begin(seed)) : null;
  const parts = { ...trial.parts, heard };
  let tried = nothingTried(parts.actions, [...parts.acts.keys()]);
  const planned = (run: number): { beginning: Beginning; plan: readonly PlanStep[] } => {
    const runSeed = Math.imul(seed, 0x10001) + run;
    const plan = replay ?? generatePlan(randomFrom(runSeed), trial.steps, parts);
    return { beginning: begin(runSeed), plan };
  };
  // Plans are played side by side and looked at in their order, so that the number of jobs changes nothing.
  const playing = new Map<number, Promise<PlayedRun>>();
  let [looksAt, begun, underWay, isPaused] = [1, 0, 0, false];
  const playAhead = (): void => {
    const last = Math.min(runs, looksAt + (jobs - 1) * AHEAD);
    while (!isPaused && signal?.aborted !== true && underWay < jobs && begun < last) {
      begun += 1;
      underWay += 1;
      const { beginning, plan } = planned(begun);
      const played = playOnce(beginning, plan);
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
  const report = (played: number): CampaignReport => ({ runs: played, seed, struck: struckOf(tried), tried });
  for (let run = 1; run <= runs; run += 1) {
    if (signal?.aborted === true) return report(run - 1);
    looksAt = run;
    playAhead();
    const played = await playing.get(run);
    playing.delete(run);
    if (played === undefined) continue;
    tried = addedTried(tried, triedIn(played));
    if (played.findings.length === 0) {
      onProgress?.({ phase: "plans", done: run, of: runs });
      continue;
    }
    isPaused = true;
    await Promise.allSettled(playing.values());
    const counterexample = await counterexampleOf(trial, run, planned(run), played);
    if (counterexample !== undefined) return { ...report(run), counterexample };
    isPaused = false;
  }
  return report(runs);
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

function struckOf({ faults }: Tried): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(faults).filter(([, times]) => times > 0));
}

function subjectOf<Client>({ start, acts, views, laws, actions = {} }: CompleteOptions<Client>): Subject<Client> {
  return {
    start,
    act: (client, name, value, mark) => runAct(acts[name], client, value, mark),
    view: (client, name) => views[name]?.client(client),
    truths: Object.fromEntries(Object.entries(views).map(([name, { truth }]) => [name, truth])),
    laws,
    actions,
  };
}

function runAct<Client>(act: ClientAct<Client> | undefined, client: Client, value: AnyValue, mark: string): AnyValue {
  // What an act's own arbitrary generates is what the act takes; its type is known where the act is written.
  return act === undefined ? undefined : Reflect.apply(act.run, act, [client, value, mark]);
}

/** The operations that most clients need. */
export const NEEDED_OPERATIONS: readonly OperationId[] = [
  "register-queue",
  "get-events",
  "get-messages",
  "send-message",
];

async function partsOf<Client>(options: CompleteOptions<Client>, seed: number): Promise<PlanParts> {
  const acts = new Map<string, (random: Random) => AnyValue>();
  for (const [name, { arbitrary }] of Object.entries(options.acts)) acts.set(name, await generatorOf(arbitrary, seed));
  const { faults = SURVIVABLE_FAULTS, operations = NEEDED_OPERATIONS, sleeps = true, actions = {} } = options;
  return { acts, faults, sleeps, operations: [null, ...operations], actions: Object.keys(actions) };
}

/** Where the runs of a campaign begin. @throws RangeError for an account that does not exist */
export function beginningOf(
  options: { readonly account?: string | undefined; readonly catch_up_seconds?: number },
  realm: Realm,
  seed: number,
): Beginning {
  const email = options.account;
  const account = email === undefined ? (realm.users.get(1) ?? realm.users.get(0)) : userByDeliveryEmail(realm, email);
  if (account === undefined) throw new RangeError(`account: there is no account with the address "${email}".`);
  const { user_id, delivery_email, api_key } = account;
  const catch_up_seconds = options.catch_up_seconds ?? 900;
  return { realm, account: { user_id, email: delivery_email, api_key }, seed, catch_up_seconds };
}

async function counterexampleOf(
  { playOnce, fixture, isLate, isRepeated, replay, seed, signal, onProgress, runs }: Trial,
  run: number,
  { beginning, plan }: { readonly beginning: Beginning; readonly plan: readonly PlanStep[] },
  first: PlayedRun,
): Promise<Counterexample | undefined> {
  let played = first;
  // A shorter plan may break something else first; but a wrong view is not exchanged for a client that never ends.
  const isIdle = first.findings[0]?.kind === "idle";
  const isSame = ({ kind }: Finding): boolean => isIdle || kind !== "idle";
  const breaks = async (shorter: readonly PlanStep[]): Promise<boolean> => {
    const again = await playOnce(beginning, shorter);
    if (!again.findings.some(isSame)) return false;
    played = again;
    return true;
  };
  const shrinking = {
    breaks,
    isStopped: () => signal?.aborted === true || isLate?.() === true,
    onTry: (done: number, steps: number) => onProgress?.({ phase: "shrinking", done, of: runs, steps }),
  };
  const steps = replay ?? (await shrunk(plan, shrinking));
  const watched = await playOnce(beginning, steps, { watch: true });
  if (watched.findings.some(isSame)) played = watched;
  else if (isRepeated === true) return undefined;
  return {
    run,
    steps,
    findings: played.findings,
    scenario: counterexampleScenario(played, beginning, fixture),
    trace: counterexampleText(played, beginning, steps),
    diagram: counterexampleTrace(played, beginning, `Plan ${run} from seed ${seed}`),
  };
}
