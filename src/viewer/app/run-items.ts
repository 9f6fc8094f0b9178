/** The steps of the run as items of a list: those that the filter and the range show, and those that failed. */
import { computed } from "@preact/signals";
import type { FailedExpectation, TraceAccount, TraceRow } from "../../trace-player";
import { isTrouble, parseFilter, passes } from "./filter";
import { accountOf, accounts, branch, branchRows, engine, paramsOf, rows, stepAt, type StepRef, trace } from "./run";
import { url } from "./url-state";

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

function typesOf(item: Item): readonly string[] {
  const step = stepAt(item);
  return step === undefined || engine.value === null
    ? []
    : engine.value.stepEvents(step).map(({ event }) => event.event.type);
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

export const troubles = computed(() => items.value.filter(({ row, failed }) => isTrouble(row) || failed.length > 0));
