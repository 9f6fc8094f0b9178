/** The run that is shown: what was recorded, and what is known of it by playing it again. */
import { computed, signal } from "@preact/signals";
import type { Engine } from "../engine/engine";
import type { PlayedStep, Player } from "../../testing/trace/player";
import type {
  CampaignTrace,
  FailedExpectation,
  SavedCall,
  TraceAccount,
  TraceFile,
} from "../../testing/trace/trace-file";
import type { TraceRow } from "../../testing/trace/trace-row";
import type { Realm } from "../../model/realm/realm";
import { isTrouble, parseFilter, passes } from "./filter";
import { show, url } from "./url-state";

export type Mode = "trace" | "live" | "playground" | "campaign";

export const mode = signal<Mode>("trace");
export const trace = signal<TraceFile | null>(null);
export const campaign = signal<CampaignTrace | null>(null);
/** What an item of the list is: a counterexample has steps of its plan, and calls. */
export const unit = computed(() => (campaign.value === null ? "step" : "call"));
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

/** An item of the list: a step, with its row. */
export interface Item extends StepRef {
  readonly row: TraceRow;
  readonly failed: readonly FailedExpectation[];
}

export const items = computed((): readonly Item[] => {
  const failures = grouped();
  const all: Item[] = [];
  rows.value.forEach((row, index) => {
    const n = index + 1;
    all.push({ n, b: 0, row, failed: failures.get(n) ?? [] });
    if (branch.value?.from === n)
      branchRows.value.forEach((one, place) => all.push({ n, b: place + 1, row: one, failed: [] }));
  });
  if (branch.value?.from === 0)
    branchRows.value.forEach((one, place) => all.splice(place, 0, { n: 0, b: place + 1, row: one, failed: [] }));
  return all;
});

function grouped(): Map<number, FailedExpectation[]> {
  const groups = new Map<number, FailedExpectation[]>();
  for (const one of trace.value?.expectations ?? []) groups.set(one.step, [...(groups.get(one.step) ?? []), one]);
  return groups;
}

/** The filter as read. */
export const filter = computed(() => parseFilter(url.value.q));

const range = computed((): readonly [number, number] => {
  const found = /^(\d+)-(\d+)$/.exec(url.value.range ?? "");
  return found === null ? [0, Infinity] : [Number(found[1]), Number(found[2])];
});

/** The items that pass the filter and lie in the range. */
export const shownItems = computed((): readonly Item[] => {
  const { terms } = filter.value;
  const [from, to] = range.value;
  const inRange = from === 0 && to === Infinity ? items.value : items.value.filter(({ n }) => n >= from && n <= to);
  if (terms.length === 0) return inRange;
  const needsTypes = terms.some(({ name }) => name === "type");
  return inRange.filter((item) =>
    passes(item.row, filter.value, accountOf(item.row.account), haystackOf(item), needsTypes ? typesOf(item) : []),
  );
});

function haystackOf(item: Item): string {
  const { row, failed } = item;
  const account = accountOf(row.account);
  const step = stepAt(item);
  const params = step === undefined ? "" : JSON.stringify(paramsOf(step));
  const code = row.code ?? "";
  return `${row.operation} ${row.gist} ${account?.name ?? ""} ${account?.email ?? ""} ${code} ${row.fault?.rule ?? ""} ${row.fault?.fault ?? ""} ${params} ${failed.length > 0 ? "expectation failed" : ""}`.toLowerCase();
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

function typesOf(item: Item): readonly string[] {
  const step = stepAt(item);
  return step === undefined || engine.value === null
    ? []
    : engine.value.stepEvents(step).map(({ event }) => event.event.type);
}

const accountsById = computed(() => new Map(accounts.value.map((account) => [account.user_id, account])));

export function accountOf(userId: number): TraceAccount | undefined {
  return accountsById.value.get(userId);
}

/** The accounts with a lane: those that act or receive in the run. */
export const lanes = computed((): readonly TraceAccount[] => {
  const ids = new Set<number>();
  for (const row of rows.value) {
    ids.add(row.account);
    for (const id of row.to) ids.add(id);
  }
  for (const row of branchRows.value) ids.add(row.account);
  const present = accounts.value.filter(({ user_id }) => ids.has(user_id));
  return present.length > 0 ? present : accounts.value.filter(({ is_bot }) => !is_bot).slice(0, 4);
});

export const failures = computed(() => items.value.filter(({ failed }) => failed.length > 0));

/** The chosen step: the one of the address, else the first failure, else the last; null without steps. */
export const selected = computed((): Item | null => {
  const all = items.value;
  const given = url.value.step;
  if (given !== null) {
    const [n = 0, b = 0] = given.split(".").map(Number);
    const exact = all.find((item) => item.n === n && item.b === b);
    return (
      exact ??
      all.reduce<Item | null>(
        (best, item) => (best === null || Math.abs(item.n - n) <= Math.abs(best.n - n) ? item : best),
        null,
      )
    );
  }
  return failures.value[0] ?? all.at(-1) ?? null;
});

/** Whether the address names a step that is not there. */
export const isNearest = computed(() => {
  const given = url.value.step;
  const item = selected.value;
  return given !== null && item !== null && refText(item) !== given;
});

export function refText({ n, b }: StepRef): string {
  return b === 0 ? String(n) : `${n}.${b}`;
}

/** Chooses a step. A step with a message shows it; otherwise the topic that is shown stays. */
export function select(ref: StepRef, replace = false): void {
  const leavesTopic = messageOf(ref) !== undefined && /^(messages|direct)\//.test(url.value.part ?? "");
  show({ step: refText(ref), cell: null, ...(leavesTopic ? { part: null } : {}) }, replace);
}

/** The ID of the message that a step sent or is about. */
export function messageOf(ref: StepRef): number | undefined {
  const step = stepAt(ref);
  return step === undefined ? undefined : engine.value?.messageIdOf(step, paramsOf(step));
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

/** The states around the chosen step. */
export function moment(): { before: Realm; after: Realm } | undefined {
  const item = selected.value;
  const step = item === null ? undefined : stepAt(item);
  if (step !== undefined) return { before: step.before, after: step.after };
  const realm = item === null ? realmAfter(0) : undefined;
  return realm === undefined ? undefined : { before: realm, after: realm };
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

/** The account that the state is shown as. */
export const viewedAs = computed((): TraceAccount | undefined => {
  const given = url.value.as;
  const acting = accountOf(selected.value?.row.account ?? 0);
  return accounts.value.find(({ email }) => email === given) ?? acting ?? lanes.value[0] ?? accounts.value[0];
});

export const troubles = computed(() => items.value.filter(({ row, failed }) => isTrouble(row) || failed.length > 0));

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
  accounts.value = library.accountsOf(current.realm());
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

/** A queue of the run, and how many events it holds after each step: not fetched, or not acknowledged. */
export interface QueueCounts {
  readonly queue_id: string;
  readonly user_id: number;
  /** By the place of the step; not given where the queue does not exist. */
  readonly held: readonly (number | undefined)[];
}

/** The queues in the order of their registration, once the run has been played. */
export const queueCounts = computed((): readonly QueueCounts[] => {
  const library = engine.value;
  const played = playedCount.value;
  const counts = new Map<string, { queue_id: string; user_id: number; held: (number | undefined)[] }>();
  if (library === null || played > MOST_COUNTED || played < rows.value.length) return [];
  allSteps().forEach(({ after }, index) => {
    for (const { queue_id, user_id } of after.queues.values()) {
      const { waiting, held } = library.queueHoldings(after, queue_id);
      const own = counts.get(queue_id) ?? { queue_id, user_id, held: [] };
      own.held[index] = waiting + held;
      counts.set(queue_id, own);
    }
  });
  return [...counts.values()];
});

/** Beyond this many steps the strip shows density, and no queues. */
const MOST_COUNTED = 200;
