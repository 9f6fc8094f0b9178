/** Tests a client: other users act, the clock advances, requests fail, and the client has to show what is true. */
import type { OperationId } from "../generated/operations";
import { createRealm } from "../model/fixture/create-realm";
import { CallProblem, checkedParams } from "../model/outcome/call-problem";
import type { Realm } from "../model/realm/realm";
import type { User } from "../model/realm/user";
import { isGuest, userByDeliveryEmail } from "../model/rules/users/people";
import type { AnyValue } from "../protocol/schema/shapes";
import { simulatorOf } from "../simulator/create-simulator";
import { Limit, RunEnded } from "../targets/limit";
import { generatorOf, type Random, randomFrom } from "../testing/arbitraries/random";
import { CAMPAIGN_SHAPE, type CampaignOptions, type CampaignReport, type ClientAct } from "./campaign-options";
import { checkPlan } from "./check-plan";
import { defaultActs, defaultFixture, defaultViews } from "./defaults";
import { NeverIdle } from "./idle";
import { joined, joiningOf } from "./joining";
import { actsOnce, type Law, standardLaws } from "./laws";
import { type PlanParts, SURVIVABLE_FAULTS } from "./plan";
import { checkNames } from "./plan-step";
import { playPlan } from "./play";
import type { Beginning, Subject } from "./run";
import { watchThrown } from "./thrown";
import { type PlayOnce, tryPlans } from "./try-plans";
import { worldOf } from "./world";

/** Enough plans for nine of ten known bugs. */
export const DEFAULT_RUNS = 50;

/**
 * Plays random plans around a client until one breaks it, and shortens that plan. The same options have the same
 * result.
 *
 * @throws CallProblem for options that are missing, unknown or of another shape, and for a client without views;
 *   FixtureProblem for a fixture that cannot be used; RangeError for an account that does not exist
 * @example
 * const { counterexample } = await campaign({ start: (surroundings) => myClient(surroundings), runs: 10 });
 * expect(counterexample?.trace).toBeUndefined();
 */
export async function campaign<Client>(options: CampaignOptions<Client>): Promise<CampaignReport> {
  checkedParams("campaign", CAMPAIGN_SHAPE, options);
  checkNames("campaign: actions", Object.keys(options.actions ?? {}));
  const { runs = DEFAULT_RUNS, steps = 40, seed = 1, joins = false, fixture = defaultFixture(joins), replay } = options;
  const realm = createRealm(fixture);
  const begin = (runSeed: number): Beginning => beginningOf(options, realm, runSeed);
  const complete = await withDefaults(options, begin(seed));
  const subject = subjectOf(complete);
  const parts = await partsOf(complete, seed);
  if (replay !== undefined) checkPlan(replay, { acts: [...parts.acts.keys()], actions: parts.actions, joins });
  const limit = new Limit({ seconds: options.seconds, signal: options.signal });
  const check = (): void => {
    if (limit.ended !== undefined) throw new RunEnded(limit.ended);
  };
  const playOnce: PlayOnce = (beginning, plan, how) => playPlan(subject, beginning, plan, { check, ...how });
  try {
    const report = await tryPlans({ ...options, runs, steps, seed, fixture, begin, playOnce, parts, limit });
    // A test that awaits no counterexample passes, although little was tried.
    if (report.limit === "seconds" && options.replay === undefined && report.runs < runs / 2) {
      const plans = `${report.runs} of ${runs} plans`;
      console.warn(`campaign: ${options.seconds} s were over after ${plans}; give it more seconds, or fewer runs.`);
    }
    for (const [name, reason] of Object.entries(report.tried.refused ?? {})) {
      if (Object.hasOwn(options.actions ?? {}, name))
        console.warn(`campaign: actions.${name}: the realm never accepted it: ${reason}`);
    }
    return report;
  } finally {
    limit.close();
  }
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
  const { account, joining } = beginning;
  const simulator = simulatorOf(beginning.realm);
  const user = joining === undefined ? account : joined(simulator, account, joining);
  const world = worldOf(simulator, () => user, randomFrom(beginning.seed));
  let client: { readonly it: unknown } | undefined;
  const started = Promise.resolve().then(() => start(world.surroundings));
  started.then(
    (it) => (client = { it }),
    () => undefined,
  );
  const endWatch = watchThrown(() => undefined);
  try {
    await world.settle();
  } catch (error) {
    if (!(error instanceof NeverIdle)) throw error;
  } finally {
    world.end();
    endWatch();
  }
  // What goes wrong here goes wrong in the first plan as well, and is reported there.
  if (client === undefined) return { acts: {}, views: {} };
  return { acts: defaultActs(client.it), views: defaultViews(client.it) };
}

function defaultLaws<Client>(acts: readonly string[]): readonly Law<Client>[] {
  return [...(acts.includes("send") ? [actsOnce<Client>(["send"])] : []), ...standardLaws<Client>()];
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
  const { faults = SURVIVABLE_FAULTS, operations = NEEDED_OPERATIONS, actions = {} } = options;
  const { sleeps = true, joins = false } = options;
  return { acts, faults, sleeps, joins, operations: [null, ...operations], actions: Object.keys(actions) };
}

/** The first feature level at which guests are notified of the subscribers of their channels. */
const GUESTS_SINCE = 220;
const INCOMING_WEBHOOK = 2;

/** Why no client of an account can be tested; undefined for an account whose client can. */
function accountProblem(realm: Realm, account: User): string | undefined {
  if (!account.is_active) return "is deactivated; choose an active account.";
  if (account.bot_type === INCOMING_WEBHOOK)
    return "is a bot of type 2 (incoming webhook), which cannot register an event queue; choose another account.";
  if (isGuest(account) && realm.feature_level < GUESTS_SINCE)
    return `is a guest, and before feature level ${GUESTS_SINCE} guests are not notified of subscribers; choose a member.`;
  return undefined;
}

/**
 * Where the runs of a campaign begin.
 *
 * @param name - what was called, for the sentence of an error
 * @throws RangeError for an account that does not exist; CallProblem for one whose client cannot be tested
 */
export function beginningOf(
  options: {
    readonly account?: string | undefined;
    readonly joins?: boolean | undefined;
    readonly catch_up_seconds?: number;
  },
  realm: Realm,
  seed: number,
  name = "campaign",
): Beginning {
  const email = options.account;
  const catch_up_seconds = options.catch_up_seconds ?? 900;
  if (options.joins === true) return { realm, ...joiningOf(realm, email), seed, catch_up_seconds };
  const account = email === undefined ? (realm.users.get(1) ?? realm.users.get(0)) : userByDeliveryEmail(realm, email);
  if (account === undefined) throw new RangeError(`account: there is no account with the address "${email}".`);
  const problem = accountProblem(realm, account);
  if (problem !== undefined) throw new CallProblem(`${name}: account: ${account.delivery_email} ${problem}`);
  const { user_id, delivery_email, api_key } = account;
  return { realm, account: { user_id, email: delivery_email, api_key }, seed, catch_up_seconds };
}
