/** What a campaign takes, as types and as a schema for programs without types, and what it returns. */
import type { OperationId } from "../generated/operations";
import type { Scenario } from "../matching/scenario";
import { FAULT_NAME, type FaultName, unknownName } from "../model/fixture/fault-plan";
import type { Fixture } from "../model/fixture/fixture";
import { fromOne } from "../model/operations/call-shapes";
import type { AnyValue } from "../protocol/schema/shapes";
import * as v from "../protocol/shape";
import type { Arbitrary, Random } from "../testing/arbitraries/random";
import type { CampaignTrace } from "../testing/trace/trace-file";
import type { Touched } from "../touched/touched";
import { routes } from "../wire/route";
import type { Action } from "./actions/scene";
import type { Law } from "./laws";
import type { PlanStep } from "./plan-step";
import type { Finding } from "./run";
import type { Tried } from "./tried";
import type { Truth } from "./truth";
import type { Surroundings } from "./world";

/** An action of the client under test. */
export interface ClientAct<Client> {
  /** What generates its value: an arbitrary of fast-check, or a function. Without it, there is no value. */
  readonly arbitrary?: Arbitrary | ((random: Random) => AnyValue);
  /**
   * Makes the client perform the act. The act ends when the promise is settled.
   *
   * @param mark - a text that no other act has, for the act to put into what it sends
   */
  readonly run: (client: Client, value: never, mark: string) => AnyValue;
}

/** Something that the client shows, with its expected value. */
export interface ClientView<Client> {
  readonly client: (client: Client) => AnyValue;
  /** One of `projections`, or any function of the truth. */
  readonly truth: (truth: Truth) => AnyValue;
}

/** The progress of a campaign. */
export interface CampaignProgress {
  readonly phase: "plans" | "shrinking";
  /** The number of plans that were played; while shrinking, of shorter plans that were tried. */
  readonly done: number;
  /** The number of plans. */
  readonly of: number;
  /** While shrinking: the number of steps of the shortest plan so far. */
  readonly steps?: number;
}

/** The options of a campaign: the client, its acts, its views and its laws. */
export interface CampaignOptions<Client> {
  /** Starts a client. Each run starts a new one. */
  readonly start: (surroundings: Surroundings) => Client | Promise<Client>;
  /** The acts; by default `send(channel, topic, content)` and `markRead(id)`, if the client has these methods. */
  readonly acts?: Readonly<Record<string, ClientAct<Client>>>;
  /** The views; by default the methods of the client with names of `projections`: `messages()`, `unread()`, … */
  readonly views?: Readonly<Record<string, ClientView<Client>>>;
  /**
   * The laws; by default `actsOnce(["send"])`, if `send` is an act, and `standardLaws()`. With `views`, no law applies
   * by default.
   */
  readonly laws?: readonly Law<Client>[];
  /** Actions of other users, by name, in addition to the built-in ones. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** The initial realm; by default four users, three channels and some messages. */
  readonly fixture?: Fixture;
  /** The address of the account of the client; by default that of the second account of the realm. */
  readonly account?: string;
  /**
   * Whether the account joins during each plan: an owner creates it, and then its client starts. The fixture does not
   * have it, and `account` is its address (`joiner@example.test`). Default: false.
   */
  readonly joins?: boolean;
  /** The faults to choose from; by default those that a client can handle without help. */
  readonly faults?: readonly FaultName[];
  /** Whether the machine of the client sleeps at times; true by default. */
  readonly sleeps?: boolean;
  /** The operations that faults apply to, in addition to any request; by default those that most clients need. */
  readonly operations?: readonly OperationId[];
  /** The number of plans (50 by default; nightly runs use more), the number of steps of each (40), and the seed (1). */
  readonly runs?: number;
  readonly steps?: number;
  readonly seed?: number;
  /**
   * The time limit, in seconds of real time. After it, no plan starts and no plan is shortened; by default no limit.
   */
  readonly seconds?: number;
  /** The number of findings after which the campaign ends; 1 by default. */
  readonly maxFindings?: number;
  /** Expected findings, each with a reason. They do not count; the report lists them. */
  readonly known?: readonly KnownFinding[];
  /** The time that the client has to catch up after the faults, in virtual seconds; 900 by default. */
  readonly catch_up_seconds?: number;
  /** Plays only this plan, and does not shorten it: the `steps` of a counterexample, as a regression test. */
  readonly replay?: readonly PlanStep[];
  /** Ends the campaign early. If a counterexample is being shortened, the shortest one so far is reported. */
  readonly signal?: AbortSignal;
  /** Called after each plan. */
  readonly onProgress?: (progress: CampaignProgress) => void;
}

/** An expected finding. */
export interface KnownFinding {
  /** The name of the view, law or rule. */
  readonly name: string;
  /** Why it is expected. */
  readonly reason: string;
}

/** A finding of the campaign. */
export interface ReportedFinding extends Finding {
  /** Why it is expected; absent if it is not. */
  readonly reason?: string;
  /** The shortest plan that shows it. */
  readonly counterexample: Counterexample;
}

/** A plan that breaks the client, shortened as far as possible. */
export interface Counterexample {
  /** The number of the run, from 1. */
  readonly run: number;
  /** The plan; `campaign({ …, replay: steps })` plays it again. */
  readonly steps: readonly PlanStep[];
  readonly findings: readonly Finding[];
  /** The plan as a scenario, for `replay`: the requests and changes that the realm received. */
  readonly scenario: Scenario;
  /** A description of the run, line by line. */
  readonly trace: string;
  /** The run as data, for a diagram. */
  readonly diagram: CampaignTrace;
}

/** The result of a campaign. */
export interface CampaignReport {
  /** The number of plans that were played. */
  readonly runs: number;
  readonly seed: number;
  /** The duration, in seconds of real time. */
  readonly seconds: number;
  /**
   * Why the campaign ended: all plans were played, the time was over, it had enough findings, it was ended early, or
   * the client could not be played with any longer after it was found wrong.
   */
  readonly limit: "runs" | "seconds" | "findings" | "signal" | "failed";
  /** Why the client could not be played with any longer; absent for other limits. */
  readonly problem?: string;
  /** How often each fault was applied. */
  readonly struck: Readonly<Record<string, number>>;
  /** What the client met, and what it did not. */
  readonly tried: Tried;
  /** What the requests of the client touched. */
  readonly touched: Touched;
  /** All findings, including expected ones, each with its shortest plan. */
  readonly found: readonly ReportedFinding[];
  /** The first finding that is not expected. */
  readonly counterexample?: Counterexample;
}

const called = v.custom((value) => typeof value === "function", "expected a function");
const OPERATIONS = routes().map(({ id }) => id);

/** The options of a campaign; the fixture is checked where the realm is created. */
export const CAMPAIGN_SHAPE = v.strictObject({
  start: called,
  acts: v.optional(v.record(v.string(), v.object({ arbitrary: v.optional(v.unknown()), run: called }))),
  views: v.optional(v.record(v.string(), v.object({ client: called, truth: called }))),
  actions: v.optional(v.record(v.string(), called)),
  laws: v.optional(v.array(v.object({ name: v.string(), problem: called }))),
  fixture: v.optional(v.unknown()),
  account: v.optional(v.string()),
  joins: v.optional(v.boolean()),
  faults: v.optional(v.array(FAULT_NAME)),
  sleeps: v.optional(v.boolean()),
  operations: v.optional(
    v.array(v.picklist(OPERATIONS, ({ input }) => unknownName("operation", String(input), OPERATIONS))),
  ),
  runs: v.optional(fromOne),
  steps: v.optional(fromOne),
  seed: v.optional(v.pipe(v.number(), v.safeInteger("expected a whole number"))),
  seconds: v.optional(v.pipe(v.number(), v.minValue(0, "expected at least 0"))),
  maxFindings: v.optional(fromOne),
  known: v.optional(v.array(v.object({ name: v.string(), reason: v.string() }))),
  replay: v.optional(v.array(v.unknown())),
  signal: v.optional(v.unknown()),
  onProgress: v.optional(called),
  catch_up_seconds: v.optional(v.pipe(v.number(), v.minValue(0, "expected at least 0"))),
});
