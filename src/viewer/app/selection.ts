/** The chosen step, the states around it, and the account that they are shown as. */
import { computed } from "@preact/signals";
import type { Realm } from "../../index";
import type { TraceAccount } from "../../trace-player";
import { accountOf, accounts, engine, paramsOf, realmAfter, stepAt, type StepRef } from "./run";
import { failures, type Item, items, lanes } from "./run-items";
import { show, url } from "./url-state";

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

/** The states around the chosen step. */
export function moment(): { before: Realm; after: Realm } | undefined {
  const item = selected.value;
  const step = item === null ? undefined : stepAt(item);
  if (step !== undefined) return { before: step.before, after: step.after };
  const realm = item === null ? realmAfter(0) : undefined;
  return realm === undefined ? undefined : { before: realm, after: realm };
}

/** The account that the state is shown as. */
export const viewedAs = computed((): TraceAccount | undefined => {
  const given = url.value.as;
  const acting = accountOf(selected.value?.row.account ?? 0);
  return accounts.value.find(({ email }) => email === given) ?? acting ?? lanes.value[0] ?? accounts.value[0];
});
