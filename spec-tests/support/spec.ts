/** The tests that every operation has: its example is accepted, its mistakes are refused in order, its lists are complete. */
import { describe, expect, test } from "vitest";
import type { Reason, Realm } from "../../src/index";
import { addressedEvents } from "../../src/model/outcome/outcome";
import { REASONS } from "../../src/protocol/refusals/reasons";
import { type DeclaredOperation, exampleIn } from "./example-call";
import { APART, bareLadder, type CallError, type Rung } from "./ladder";
import { CHANGING_WHEN_REFUSED } from "./outcomes";
import { GONE_MEMBER, MEL_MEMBER } from "./realms";

/**
 * A mistake: the reason and the code of its refusal, and what alone is wrong. With the mistake before it, the earlier
 * one refuses; where they contradict each other, the fourth part is a call with both, or `APART`.
 */
export type Mistake<Params> = readonly [
  reason: Reason,
  code: string,
  alone: CallError<Params>,
  withBefore?: CallError<Params> | typeof APART,
];

/** One way of calling an operation: by default its example, by Mel. */
export interface SpecCase<Params> {
  /** Where an operation has several ways. */
  readonly name?: string;
  readonly realm: Realm;
  readonly actor?: number;
  readonly params?: Params;
  /** In the order of the checks. */
  readonly mistakes: readonly Mistake<Params>[];
}

/** Whether two mistakes cannot be made in one call: in one parameter, or by two accounts. */
function excludeEachOther<Params>(one: CallError<Params>, other: CallError<Params>): boolean {
  const isTwice = Object.keys(one.params ?? {}).some((name) => name in (other.params ?? {}));
  return isTwice || (one.actor !== undefined && other.actor !== undefined);
}

const CALLERS: readonly Mistake<never>[] = [
  ["actor_unknown", "BAD_REQUEST", { actor: 999 }],
  ["account_deactivated", "USER_DEACTIVATED", { actor: GONE_MEMBER }],
];

function rungsOf<Params>(mistakes: readonly Mistake<Params>[]): Rung<Params>[] {
  return mistakes.map(([reason, , alone, withBefore], index) => {
    const before = mistakes[index - 1]?.[2];
    const isApart = withBefore === undefined && before !== undefined && excludeEachOther(before, alone);
    const both = isApart ? APART : withBefore;
    return both === undefined ? [reason, alone] : [reason, alone, both];
  });
}

export function spec<Params>(operation: DeclaredOperation<Params>, cases: readonly SpecCase<NoInfer<Params>>[]): void {
  const { id, refusals, events, parameters } = operation.declaration();
  describe(id, () => {
    const proven: (readonly [Reason, Reason])[] = [];
    for (const { name, realm, actor = MEL_MEMBER, params, mistakes } of cases) {
      const example = exampleIn(operation, realm, actor);
      const good = params === undefined ? example : { ...example, params };
      const all = [...(CALLERS as readonly Mistake<Params>[]), ...mistakes];
      const rungs = rungsOf(all);
      const codes = new Map(all.map(([reason, code]) => [reason, code]));
      const title = name === undefined ? id : `${id}, ${name}`;
      test.each(bareLadder(title, operation, good, rungs).cases)("$name", ({ expected, realm: before, call }) => {
        const outcome = call();
        if (outcome.ok) {
          expect(expected).toBeNull();
          expect(eventNames(addressedEvents(outcome)).filter((one) => !events.some((declared) => declared === one))).toEqual([]);
          return;
        }
        expect([outcome.error.reason, outcome.error.code]).toEqual([expected, codes.get(outcome.error.reason)]);
        expect(REASONS[outcome.error.reason].codes).toContain(outcome.error.code);
        if (!CHANGING_WHEN_REFUSED.has(id)) expect(outcome.realm).toBe(before);
      });
      test(`${title}: the call has only declared parameters`, () => {
        expect(Object.keys(good.params as object).filter((one) => !(one in parameters))).toEqual([]);
      });
      rungs.forEach(([reason, , both], index) => {
        const before = rungs[index - 1]?.[0];
        if (both !== APART && before !== undefined) proven.push([before, reason]);
      });
    }
    test("declares its refusals in the order of its checks", () => {
      const place = (reason: Reason): number => refusals.indexOf(reason);
      const isBothWays = ([one, other]: readonly [Reason, Reason]) => proven.some(([a, b]) => a === other && b === one);
      const wrong = proven.filter((pair) => place(pair[1]) >= 0 && place(pair[0]) > place(pair[1]) && !isBothWays(pair));
      expect(wrong.map(([one, other]) => `${one} is checked before ${other}`)).toEqual([]);
    });
    test("has a mistake for each refusal", () => {
      const made = new Set(cases.flatMap(({ mistakes }) => mistakes.map(([reason]) => reason)));
      expect(refusals.filter((reason) => !made.has(reason))).toEqual([]);
    });
  });
}

function eventNames(addressed: ReturnType<typeof addressedEvents>): string[] {
  return addressed.map(({ event }) => ("op" in event ? `${event.type}/${event.op}` : event.type));
}
