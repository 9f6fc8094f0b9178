/** The run that is shown: what was recorded, and what is known of it by playing it again. */
import { computed, signal } from "@preact/signals";
import type { Realm } from "../../index";
import type {
  CampaignTrace,
  PlayedStep,
  Player,
  SavedCall,
  TraceAccount,
  TraceFile,
  TraceRow,
} from "../../trace-player";
import type { Engine } from "../engine/engine";

export type Mode = "trace" | "live" | "playground" | "campaign";

export const mode = signal<Mode>("trace");
export const trace = signal<TraceFile | null>(null);
export const campaignRun = signal<CampaignTrace | null>(null);
/** What an item of the list is: a counterexample has steps of its plan, and calls. */
export const unit = computed(() => (campaignRun.value === null ? "step" : "call"));
/** A sentence instead of a run: a format that is not known, or a run that cannot be read. */
export const unreadable = signal<string | null>(null);
export const engine = signal<Engine | null>(null);
export const rows = signal<readonly TraceRow[]>([]);
export const accounts = signal<readonly TraceAccount[]>([]);
/** How many steps have been played. */
export const playedCount = signal(0);
/** The first step, from 1, that is answered otherwise than recorded. */
export const differsAt = signal<number | null>(null);
export const playProblem = signal<string | null>(null);

let current: Player | undefined;
let start: Realm | undefined;

/** A branch: calls from a step on, in addition to the run. */
export interface Branch {
  readonly from: number;
  readonly calls: readonly SavedCall[];
}
export const branch = signal<Branch | null>(null);
export const branchRows = signal<readonly TraceRow[]>([]);
let branchSteps: readonly PlayedStep[] = [];

/** A step by its place: `n` counts from 1, `b` is the place in the branch, 0 for the run itself. */
export interface StepRef {
  readonly n: number;
  readonly b: number;
}

/** The parameters that were sent or given with a step. */
export function paramsOf(step: PlayedStep): Readonly<Record<string, unknown>> {
  const { call, entry } = step;
  if (call.kind === "request") {
    const read = entry?.params ?? {};
    return Object.keys(read).length > 0 ? read : (engine.value?.sentParams(call.request) ?? {});
  }
  return "params" in call ? Object(call.params) : {};
}

/** How often the run gives each parameter of an operation, once it has been played. */
export function usesOf(operation: string): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  if (playedCount.value < rows.value.length) return uses;
  rows.value.forEach((row, index) => {
    const step = row.operation === operation ? stepAt({ n: index + 1, b: 0 }) : undefined;
    for (const name of step === undefined ? [] : Object.keys(paramsOf(step))) uses.set(name, (uses.get(name) ?? 0) + 1);
  });
  return uses;
}

const accountsById = computed(() => new Map(accounts.value.map((account) => [account.user_id, account])));

export function accountOf(userId: number): TraceAccount | undefined {
  return accountsById.value.get(userId);
}

/** The played step; undefined while it has not been played. */
export function stepAt({ n, b }: StepRef): PlayedStep | undefined {
  void playedCount.value;
  return b > 0 ? branchSteps[b - 1] : current?.steps[n - 1];
}

/** The state after a step of the run; the start for 0. */
export function realmAfter(n: number): Realm | undefined {
  void playedCount.value;
  return n === 0 ? start : current?.steps[n - 1]?.after;
}

/** The newest state that was played. */
export function newestRealm(): Realm | undefined {
  void playedCount.value;
  return current?.steps.at(-1)?.after ?? start;
}

export function allSteps(): readonly PlayedStep[] {
  void playedCount.value;
  return current?.steps ?? [];
}

/** Begins with a run: shows immediately what was recorded. */
export function openTrace(file: TraceFile): void {
  trace.value = file;
  rows.value = file.rows;
  accounts.value = file.accounts;
  current = undefined;
  start = undefined;
  playedCount.value = 0;
  differsAt.value = null;
}

const SLICE_MS = 10;
let generation = 0;

/** Plays the calls that have not been played yet, in slices, so that the page answers meanwhile. */
export async function playOn(calls: readonly SavedCall[], digests: readonly string[] = []): Promise<void> {
  const library = engine.value;
  const file = trace.value;
  if (library === null || file === null) return;
  generation += 1;
  const mine = generation;
  try {
    if (current === undefined) {
      start = library.loadedStart(file.start);
      current = library.player(start, file.faults);
    }
    const own = current;
    let began = performance.now();
    for (let index = own.steps.length; index < calls.length; index += 1) {
      const call = calls[index];
      if (call === undefined || mine !== generation) return;
      const step = await own.take(library.loadedCall(call, (place) => realmAfter(place + 1) ?? own.realm()));
      const recorded = digests[index];
      if (
        differsAt.value === null &&
        recorded !== undefined &&
        step.entry !== undefined &&
        recorded !== library.answerDigest(step)
      )
        differsAt.value = index + 1;
      else if (
        differsAt.value === null &&
        recorded !== undefined &&
        step.call.kind !== "request" &&
        recorded !== library.answerDigest(step)
      )
        differsAt.value = index + 1;
      if (performance.now() - began > SLICE_MS) {
        playedCount.value = own.steps.length;
        await new Promise((resolve) => setTimeout(resolve, 0));
        began = performance.now();
      }
    }
    playedCount.value = own.steps.length;
  } catch (error) {
    playProblem.value = error instanceof Error ? error.message : String(error);
  }
}

/** Takes over the rows of what was played, where none were recorded: the live inspector and the playground. */
export function rowsFromPlay(): void {
  const library = engine.value;
  if (library === null || current === undefined) return;
  const known = rows.value;
  // A request that waited when it was summarized may have been answered since.
  const settled = known.filter(({ gist }) => gist === "waits for events").length === 0 ? known.length : 0;
  rows.value = [...known.slice(0, settled), ...current.steps.slice(settled).map(library.traceRow)];
  accounts.value = library.traceAccounts(current.realm());
}

/** Plays the branch on a state of its own. */
export async function playBranch(next: Branch | null): Promise<void> {
  branch.value = next;
  const library = engine.value;
  const realm = next === null ? undefined : realmAfter(next.from);
  if (next === null || library === null || realm === undefined) {
    branchRows.value = [];
    branchSteps = [];
    return;
  }
  const own = library.player(realm);
  for (const call of next.calls) await own.take(library.loadedCall(call, () => realm));
  branchSteps = own.steps;
  branchRows.value = own.steps.map(library.traceRow);
}
