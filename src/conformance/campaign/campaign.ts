/** Tries a client: other people act, the clock moves, requests fail, and the client has to show what is true. */
import { createRealm } from "../../model/fixture/create-realm";
import type { Fixture } from "../../model/fixture/fixture";
import type { FaultName } from "../../model/fixture/fault-plan";
import type { OperationId } from "../../model/operations/index";
import type { Realm } from "../../model/realm/realm";
import { userByDeliveryEmail } from "../../model/rules/users/people";
import type { Scenario } from "../scenario/scenario";
import { checkedParams } from "../../simulator/calls/checked-arguments";
import { drawerOf, type Arbitrary } from "./arbitraries";
import { CAMPAIGN_SHAPE } from "./campaign-shape";
import { counterexampleScenario, counterexampleText } from "./counterexample";
import { drawFrom, type Draw } from "./draw";
import type { Law } from "./laws";
import { drawPlan, type PlanParts, type PlanStep, SURVIVABLE_FAULTS } from "./plan";
import { type Beginning, type Finding, play, type PlayedRun, type Subject } from "./play";
import { shrunk } from "./shrink";
import type { Truth } from "./truth";
import type { Surroundings } from "./world";
import type { AnyValue } from "../../protocol/schema/shapes";

/** Something that the client can do. */
export interface ClientAct<Client> {
  /** What its values are drawn from: an arbitrary of fast-check, or a function; without it there is no value. */
  readonly arbitrary?: Arbitrary | ((draw: Draw) => AnyValue);
  /**
   * Lets the client do it; the act is over when the promise is.
   *
   * @param mark - a text that no other act has, for the act to put into what it sends
   */
  readonly run: (client: Client, value: never, mark: string) => AnyValue;
}

/** Something that the client shows, and what it should be. */
export interface ClientView<Client> {
  readonly client: (client: Client) => AnyValue;
  /** One of `projections`, or any function of what is true. */
  readonly truth: (truth: Truth) => AnyValue;
}

/** A campaign: the client, what it can do, what it shows, and what must hold. */
export interface CampaignOptions<Client> {
  /** Starts a client; every run starts a new one. */
  readonly start: (surroundings: Surroundings) => Client | Promise<Client>;
  readonly acts?: Readonly<Record<string, ClientAct<Client>>>;
  readonly views: Readonly<Record<string, ClientView<Client>>>;
  readonly laws?: readonly Law<Client>[];
  /** The realm to begin with; by default four people, two channels and some messages. */
  readonly fixture?: Fixture;
  /** The address of the account whose client it is; by default the second of the realm. */
  readonly account?: string;
  /** The faults to draw from; by default those that a client can survive by itself. */
  readonly faults?: readonly FaultName[];
  /** Whether the client's machine sleeps now and then (true). */
  readonly sleeps?: boolean;
  /** The operations that faults are for, besides any request; by default those that most clients live on. */
  readonly operations?: readonly OperationId[];
  /** How many plans are tried (200), of how many steps each (30), from which seed (1). */
  readonly runs?: number;
  readonly steps?: number;
  readonly seed?: number;
  /** How long the client may take to catch up after the faults, in virtual seconds (900). */
  readonly catch_up_seconds?: number;
}

/** A plan that breaks the client, made as short as it could be. */
export interface Counterexample {
  /** The number of the run, from 1. */
  readonly run: number;
  readonly steps: readonly PlanStep[];
  readonly findings: readonly Finding[];
  /** The same as a scenario, for `replay`: what the realm saw of it. */
  readonly scenario: Scenario;
  /** What happened, line by line, for people. */
  readonly trace: string;
}

/** What came of a campaign. */
export interface CampaignReport {
  /** How many plans were played; the last is the one that broke the client, where one did. */
  readonly runs: number;
  readonly seed: number;
  /** How often each fault struck. */
  readonly struck: Readonly<Record<string, number>>;
  readonly counterexample?: Counterexample;
}

/** The realm of campaigns that bring none. */
export const CAMPAIGN_FIXTURE: Fixture = {
  now: 1767225600,
  realm: { name: "Campaign" },
  users: [
    { email: "olive@example.test", full_name: "Olive", role: 100, api_key: "olive-key" },
    { email: "client@example.test", full_name: "Client", api_key: "client-key" },
    { email: "bo@example.test", full_name: "Bo", api_key: "bo-key" },
    { email: "cleo@example.test", full_name: "Cleo", api_key: "cleo-key" },
  ],
  channels: [
    { name: "general", subscribers: "all" },
    { name: "random", subscribers: "all" },
  ],
  messages: [
    { sender: "olive@example.test", channel: "general", topic: "lunch", content: "Soup?", sent: -3600, unread: true },
    { sender: "bo@example.test", channel: "random", topic: "plans", content: "Later.", sent: -1800, unread: true },
  ],
};

/**
 * Plays drawn plans around a client until one breaks it, and makes that one short. The same options find the same.
 *
 * @throws CallProblem for options that are missing, unknown or of another shape, FixtureProblem for a fixture that
 *   cannot be used, RangeError for an account that is not there
 */
export async function campaign<Client>(options: CampaignOptions<Client>): Promise<CampaignReport> {
  checkedParams("campaign", CAMPAIGN_SHAPE, options);
  const { runs = 200, steps = 30, seed = 1, fixture = CAMPAIGN_FIXTURE } = options;
  const realm = createRealm(fixture);
  const subject = subjectOf(options);
  const begin = (runSeed: number): Beginning => beginningOf(options, realm, runSeed);
  const playOnce: PlayOnce = (beginning, plan) => play(subject, beginning, plan);
  return tryPlans({ runs, steps, seed, fixture, begin, playOnce, parts: await partsOf(options, seed) });
}

/** Plays a plan around a client that is started for it. */
export type PlayOnce = (beginning: Beginning, plan: readonly PlanStep[]) => Promise<PlayedRun>;

/** A campaign whatever the client is made of. */
export interface Trial {
  readonly runs: number;
  readonly steps: number;
  readonly seed: number;
  readonly fixture: Fixture;
  readonly parts: PlanParts;
  readonly begin: (seed: number) => Beginning;
  readonly playOnce: PlayOnce;
  /** Whether making a counterexample short has taken long enough; never, where this is left out. */
  readonly isLate?: () => boolean;
}

/** Plays plans until one breaks the client or all are played. */
export async function tryPlans(trial: Trial): Promise<CampaignReport> {
  const { runs, steps, seed, parts, begin, playOnce } = trial;
  const struck: Record<string, number> = {};
  for (let run = 1; run <= runs; run += 1) {
    const runSeed = Math.imul(seed, 0x10001) + run;
    const beginning = begin(runSeed);
    const plan = drawPlan(drawFrom(runSeed), steps, parts);
    const played = await playOnce(beginning, plan);
    for (const [fault, times] of Object.entries(played.struck)) struck[fault] = (struck[fault] ?? 0) + times;
    if (played.findings.length === 0) continue;
    return { runs: run, seed, struck, counterexample: await counterexampleOf(trial, run, beginning, plan, played) };
  }
  return { runs, seed, struck };
}

function subjectOf<Client>({ start, acts = {}, views, laws = [] }: CampaignOptions<Client>): Subject<Client> {
  return {
    start,
    act: (client, name, value, mark) => runAct(acts[name], client, value, mark),
    view: (client, name) => views[name]?.client(client),
    truths: Object.fromEntries(Object.entries(views).map(([name, { truth }]) => [name, truth])),
    laws,
  };
}

function runAct<Client>(act: ClientAct<Client> | undefined, client: Client, value: AnyValue, mark: string): AnyValue {
  // What is drawn from an act's own arbitrary is what the act takes; its type is known where the act is written.
  return act === undefined ? undefined : Reflect.apply(act.run, act, [client, value, mark]);
}

/** The operations that most clients live on. */
export const LIVED_ON: readonly OperationId[] = ["register-queue", "get-events", "get-messages", "send-message"];

async function partsOf<Client>(options: CampaignOptions<Client>, seed: number): Promise<PlanParts> {
  const acts = new Map<string, (draw: Draw) => AnyValue>();
  for (const [name, { arbitrary }] of Object.entries(options.acts ?? {}))
    acts.set(name, await drawerOf(arbitrary, seed));
  const { faults = SURVIVABLE_FAULTS, operations = LIVED_ON, sleeps = true } = options;
  return { acts, faults, sleeps, operations: [null, ...operations] };
}

/** Where the runs of a campaign begin. @throws RangeError for an account that is not there */
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
  { playOnce, fixture, isLate }: Trial,
  run: number,
  beginning: Beginning,
  plan: readonly PlanStep[],
  first: PlayedRun,
): Promise<Counterexample> {
  let played = first;
  const isSame = ({ kind, name }: Finding): boolean =>
    kind === first.findings[0]?.kind && name === first.findings[0].name;
  const breaks = async (shorter: readonly PlanStep[]): Promise<boolean> => {
    const again = await playOnce(beginning, shorter);
    if (!again.findings.some(isSame)) return false;
    played = again;
    return true;
  };
  const steps = await shrunk(plan, breaks, isLate);
  const scenario = counterexampleScenario(played, beginning, fixture);
  return { run, steps, findings: played.findings, scenario, trace: counterexampleText(played, beginning, steps) };
}
