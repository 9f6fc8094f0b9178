/** What a campaign takes, as types and as a schema for programs without types, and what it returns. */
import type { Fixture } from "../../model/fixture/fixture";
import { FAULT_NAME, type FaultName, unknownName } from "../../model/fixture/fault-plan";
import type { OperationId } from "../../generated/operations";
import type { AnyValue } from "../../protocol/schema/shapes";
import type { CampaignTrace } from "../../testing/trace/trace-file";
import type { Scenario } from "../scenario/scenario";
import type { Action } from "./actions/scene";
import type { Arbitrary, Random } from "./random";
import type { Law } from "./laws";
import type { PlanStep } from "./plan-step";
import type { Finding } from "./run";
import type { Tried } from "./tried";
import type { Truth } from "./truth";
import type { Surroundings } from "./world";
import { fromOne } from "../../simulator/calls/checked-arguments";
import * as v from "../../protocol/shape";
import { routes } from "../../wire/route";

/** Something that the client can do. */
export interface ClientAct<Client> {
  /** What its values are chosen by: an arbitrary of fast-check, or a function; without it there is no value. */
  readonly arbitrary?: Arbitrary | ((random: Random) => AnyValue);
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

/** How far a campaign is. */
export interface CampaignProgress {
  readonly phase: "plans" | "shrinking";
  /** Plans that were played; while shrinking, shorter plans that were tried. */
  readonly done: number;
  /** How many plans there are. */
  readonly of: number;
  /** While shrinking: the number of steps of the shortest plan so far. */
  readonly steps?: number;
}

/** A campaign: the client, what it can do, what it shows, and what must hold. */
export interface CampaignOptions<Client> {
  /** Starts a client; every run starts a new one. */
  readonly start: (surroundings: Surroundings) => Client | Promise<Client>;
  /** By default `send(channel, topic, content)` and `markRead(id)`, if the client has these methods. */
  readonly acts?: Readonly<Record<string, ClientAct<Client>>>;
  /** By default the methods of the client that have names of `projections`: `messages()`, `unread()`, … */
  readonly views?: Readonly<Record<string, ClientView<Client>>>;
  /** By default `actsOnce(["send"])`, if `send` is an act, and `standardLaws()`. With `views` no law applies by default. */
  readonly laws?: readonly Law<Client>[];
  /** User-defined actions of other users, by name, in addition to those that a campaign has. */
  readonly actions?: Readonly<Record<string, Action>>;
  /** The realm to begin with; by default four users, three channels and some messages. */
  readonly fixture?: Fixture;
  /** The address of the account whose client it is; by default the second of the realm. */
  readonly account?: string;
  /** The faults to choose from; by default those that a client can survive by itself. */
  readonly faults?: readonly FaultName[];
  /** Whether the client's machine sleeps now and then (true). */
  readonly sleeps?: boolean;
  /** The operations that faults are for, besides any request; by default those that most clients need. */
  readonly operations?: readonly OperationId[];
  /** How many plans are tried (50; nightly runs take more), of how many steps each (40), from which seed (1). */
  readonly runs?: number;
  readonly steps?: number;
  readonly seed?: number;
  /** After so many seconds of real time no further plan begins, and no plan is made shorter; by default no limit. */
  readonly seconds?: number;
  /** The campaign goes on past what it has found until it has found so much (1). */
  readonly maxFindings?: number;
  /** Findings that are expected, each with a reason: they do not count, and the report lists them. */
  readonly known?: readonly KnownFinding[];
  /** How long the client may take to catch up after the faults, in virtual seconds (900). */
  readonly catch_up_seconds?: number;
  /** Plays this plan alone, and does not make it shorter: the `steps` of a counterexample as a regression test. */
  readonly replay?: readonly PlanStep[];
  /** Ends the campaign early. While a counterexample is made shorter, the shortest so far is reported. */
  readonly signal?: AbortSignal;
  /** Called after each plan. */
  readonly onProgress?: (progress: CampaignProgress) => void;
}

/** A finding that is expected. */
export interface KnownFinding {
  /** The name of the view, law or rule. */
  readonly name: string;
  /** Why it is expected. */
  readonly reason: string;
}

/** Something that was found. */
export interface ReportedFinding extends Finding {
  /** Why it was expected; absent for what was not. */
  readonly reason?: string;
  /** Its shortest plan. */
  readonly counterexample: Counterexample;
}

/** A plan that breaks the client, made as short as it could be. */
export interface Counterexample {
  /** The number of the run, from 1. */
  readonly run: number;
  /** The plan; `campaign({ …, replay: steps })` plays it again. */
  readonly steps: readonly PlanStep[];
  readonly findings: readonly Finding[];
  /** The same as a scenario, for `replay`: what the realm saw of it. */
  readonly scenario: Scenario;
  /** What happened, line by line, for people. */
  readonly trace: string;
  /** What happened as data, for a diagram. */
  readonly diagram: CampaignTrace;
}

/** The result of a campaign. */
export interface CampaignReport {
  /** How many plans were played; the last is the one that broke the client, if one did. */
  readonly runs: number;
  readonly seed: number;
  /** Seconds of real time. */
  readonly seconds: number;
  /** Why the campaign ended: all plans were played, its time was over, it has found enough, or it was ended early. */
  readonly limit: "runs" | "seconds" | "findings" | "signal";
  /** How often each fault was applied. */
  readonly struck: Readonly<Record<string, number>>;
  /** What the client met, and what it never met. */
  readonly tried: Tried;
  /** All that was found, also what was expected, each with its shortest plan. */
  readonly found: readonly ReportedFinding[];
  /** The first that was found and not expected. */
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
