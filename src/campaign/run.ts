/** A run of a plan: its state, its steps and its findings. */
import type { CreateUserParams } from "../generated/operations";
import type { FaultRule } from "../model/fixture/fault-plan";
import type { Realm } from "../model/realm/realm";
import type { Outcome } from "../model/views/outcome";
import type { JournalEntry } from "../simulator/journal";
import type { Simulator } from "../simulator/simulator";
import { stepLogOf } from "../simulator/simulator-parts";
import type { TraceFile } from "../testing/trace/trace-file";
import type { Action, ActionCall } from "./actions/scene";
import type { ActRecord, Law } from "./laws";
import { type PlanStep, seconds } from "./plan-step";
import type { Truth } from "./truth";
import type { ClientAccount, Surroundings, World, worldOf } from "./world";

/** A finding: what is wrong with a client at the end of a run. */
export interface Finding {
  /** A view that differs, a broken law, a client that does not become idle, or a broken rule of campaigns. */
  readonly kind: "view" | "law" | "idle" | "rule";
  /**
   * The name of the view, law or rule; `idle` for a client that does not become idle, or `view` if it shows nothing.
   */
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
  /** Functions of a realm that plans name as actions. */
  readonly moves?: Readonly<Record<string, (realm: Realm) => Outcome>>;
}

/** The call that creates the account of the client. */
export interface Joining {
  /** The ID of the owner who makes it. */
  readonly owner_id: number;
  readonly params: CreateUserParams;
}

/** Where a run begins, and whose client is tested. */
export interface Beginning {
  readonly realm: Realm;
  readonly account: ClientAccount;
  /** How the account is created during a run; absent if the realm has it from the beginning. */
  readonly joining?: Joining;
  readonly seed: number;
  /** How long the client may take to catch up when the faults have ended, in virtual seconds. */
  readonly catch_up_seconds: number;
}

/** A step of a run: of its plan, or what comes before and after that. */
export interface PlayedStep {
  readonly step: PlanStep | "start" | "catch up";
  /** The step in words, with names. */
  readonly words: string;
  /** How many requests were answered before it, and how many calls were made. */
  readonly answered: number;
  readonly called: number;
  /** The call of an action, with its HTTP status. */
  readonly call?: ActionCall;
  /** The address of the account that made the call, at that moment. */
  readonly by?: string;
  readonly status?: number;
  /** Why the call was refused. */
  readonly refusal?: string;
  /** UNIX seconds of the virtual clock after the step. */
  ended_at: number;
  /** The names of the views and laws that were wrong after it; empty unless the run was watched. */
  wrong: readonly string[];
}

/** A run that was played. */
export interface PlayedRun {
  readonly findings: readonly Finding[];
  /** The requests as the realm received them, in the order of their answers. */
  readonly journal: readonly JournalEntry[];
  readonly steps: readonly PlayedStep[];
  /** The realm at the end. */
  readonly realm: Realm;
  /** The calls of a run that was watched, to play them again. */
  readonly calls?: RunCalls;
}

/** The calls of a run: the requests of the client, those of others, moves of the clock and changes of the fault plan. */
export interface RunCalls {
  readonly trace: TraceFile;
  /** The number of the call that a request is, from 1. */
  readonly numbers: ReadonlyMap<JournalEntry, number>;
}

/** What a run needs besides the plan. */
export interface PlayOptions {
  /** What surrounds the client; by default it is in this process. */
  readonly surround?: typeof worldOf;
  /** Whether the views and laws are looked at after each step, to see at which the client diverges. */
  readonly watch?: boolean;
  /** Whether the views are compared after each step, and not only after every third (no); a run that is watched does. */
  readonly everyStep?: boolean;
  /** The names of findings that do not end the run, and do not count. */
  readonly ignored?: ReadonlySet<string>;
  /** Called again and again while the plan is played; throws when the campaign has ended. */
  readonly check?: () => void;
}

/** A run that is being played. */
export interface Run<Client> {
  readonly subject: Subject<Client>;
  readonly beginning: Beginning;
  readonly simulator: Simulator;
  readonly world: World;
  /** The account of the client; its key is empty until it has joined. */
  account: ClientAccount;
  readonly steps: PlayedStep[];
  readonly acts: ActRecord[];
  /** Whether the run is played again afterwards, from the calls that it has noted. */
  readonly isWatched: boolean;
  readonly realms: Set<Realm>;
  /** UNIX seconds at which the faults have ended; undefined while they last. */
  well_since: number | undefined;
  /** How many requests had been made when the laws were last checked. */
  checked_at: number;
  /** The rules of faults that have been planned and not been applied yet. */
  planned: readonly FaultRule[];
  /** The acts that begin with the next one. */
  readonly concurrent: Extract<PlanStep, { act: string }>[];
  /** Whether the client has not reacted yet to the last step. */
  isUnsettled: boolean;
  started: Promise<Client> | undefined;
  client: { readonly it: Client } | undefined;
  startProblem: string | undefined;
  /** What the client has thrown where nothing catches it. */
  thrown: string | undefined;
  /** Whether the client runs in this process. */
  readonly isRunning: boolean;
}

/** Adds a step to a run. */
export function note<Client>(
  { simulator, steps }: Run<Client>,
  step: PlayedStep["step"],
  words: string,
  call: Partial<Pick<PlayedStep, "call" | "by" | "status" | "refusal">> = {},
  before = progressOf(simulator),
): void {
  steps.push({ step, words, ...before, ...call, ended_at: simulator.clock.now, wrong: [] });
}

/** How much has happened so far. */
export function progressOf(simulator: Simulator): Pick<PlayedStep, "answered" | "called"> {
  return { answered: simulator.journal.length, called: stepLogOf(simulator)?.steps.length ?? 0 };
}

/** What was thrown, as a sentence. */
export function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}

/** The relative time of a moment of a run: `+6 s`. */
export function relativeTime({ realm }: Beginning, at: number): string {
  return `+${seconds(at - realm.now)}`;
}
