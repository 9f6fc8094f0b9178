/** The tests that every operation has: its example is accepted, its mistakes are refused in order, its lists are complete. */
import { describe, expect, test } from "vitest";
import type { Outcome, Realm, Reason } from "../../src/index";
import { addressedEvents } from "../../src/model/views/outcome";
import { REASONS } from "../../src/protocol/refusals/reasons";
import { type DeclaredOperation, exampleIn } from "./example-call";
import { CHANGING_WHEN_REFUSED } from "./outcomes";
import { GONE_MEMBER, MEL_MEMBER } from "./realms";
import { requested } from "./wire-call";

/** A call of an operation: in which realm, by whom, with which parameters. */
export interface Call<Params> {
  readonly realm: Realm;
  readonly actor: number;
  readonly params: Params;
}

/** The error in a call: another actor, other parameters (undefined removes one), a realm where something differs. */
export interface CallError<Params> {
  readonly actor?: number;
  readonly params?: { readonly [Name in keyof Params]?: Params[Name] | undefined };
  readonly realm?: (realm: Realm) => Realm;
}

/** Marks a mistake that cannot be made together with the one before it, because one excludes the other. */
export const APART = "apart";

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
  /** True if no account can carry it out, so that the call without mistakes is refused, too. */
  readonly isNeverAccepted?: true;
  /** In the order of the checks. */
  readonly mistakes: readonly Mistake<Params>[];
}

/** Whether two mistakes cannot be made in one call: they need different values of a parameter, or two accounts. */
function excludeEachOther<Params>(one: CallError<Params>, other: CallError<Params>): boolean {
  const values = new Map<string, unknown>(Object.entries(one.params ?? {}));
  const isTwice = Object.entries(other.params ?? {}).some(([name, value]) => values.has(name) && values.get(name) !== value);
  return isTwice || (one.actor !== undefined && other.actor !== undefined && one.actor !== other.actor);
}

/** A call with an error in it. */
function withOneError<Params>(good: Call<Params>, { actor, params, realm }: CallError<Params>): Call<Params> {
  const merged: Params = { ...good.params, ...params };
  const left = Object.fromEntries(Object.entries(merged ?? {}).filter(([, value]) => value !== undefined));
  return {
    realm: realm === undefined ? good.realm : realm(good.realm),
    actor: actor ?? good.actor,
    params: left as Params,
  };
}

/** Two errors in one call. */
function joinedErrors<Params>(first: CallError<Params>, second: CallError<Params>): CallError<Params> {
  const actor = first.actor ?? second.actor;
  const changes = [first.realm, second.realm].filter((change) => change !== undefined);
  return {
    ...(actor === undefined ? {} : { actor }),
    params: { ...first.params, ...second.params },
    realm: (realm) => changes.reduce((present, change) => change(present), realm),
  };
}

const CALLERS: readonly Mistake<never>[] = [
  ["actor_unknown", "BAD_REQUEST", { actor: 999 }],
  ["account_deactivated", "USER_DEACTIVATED", { actor: GONE_MEMBER }],
];

type Pair = readonly [earlier: Reason, later: Reason];

/** A call, and how it must be refused. */
interface Refused<Params> {
  readonly name: string;
  readonly expected: readonly [reason: Reason, code: string];
  readonly call: Call<Params>;
}

/** The reasons that are checked at two places, so that they have no order. */
function atTwoPlaces<Params>(mistakes: readonly Mistake<Params>[]): ReadonlySet<Reason> {
  const reasons = mistakes.map(([reason]) => reason);
  return new Set(reasons.filter((reason, index) => reasons[index - 1] !== reason && reasons.indexOf(reason) < index));
}

/** Each mistake alone, and each with the one before it; and which reasons were so compared. */
function refusedCalls<Params>(title: string, good: Call<Params>, mistakes: readonly Mistake<Params>[]) {
  const calls: Refused<Params>[] = [];
  const proven: Pair[] = [];
  const unordered = atTwoPlaces(mistakes);
  let before: Mistake<Params> | undefined;
  for (const mistake of mistakes) {
    const [reason, code, alone, withBefore] = mistake;
    calls.push({ name: `${title}: ${reason} alone`, expected: [reason, code], call: withOneError(good, alone) });
    if (before !== undefined && withBefore !== APART && !(withBefore === undefined && excludeEachOther(before[2], alone))) {
      const both = withBefore ?? joinedErrors(before[2], alone);
      calls.push({ name: `${title}: ${before[0]} before ${reason}`, expected: [before[0], before[1]], call: withOneError(good, both) });
      if (!unordered.has(before[0]) && !unordered.has(reason)) proven.push([before[0], reason]);
    }
    before = mistake;
  }
  return { calls, proven };
}

function testRefusals<Params>(calls: readonly Refused<Params>[], run: (call: Call<Params>) => Outcome, changesWhenRefused = false): void {
  for (const { name, expected, call } of calls) {
    test(name, () => {
      const outcome = run(call);
      expect(outcome.ok ? null : [outcome.error.reason, outcome.error.code]).toEqual(expected);
      if (outcome.ok) return;
      expect(REASONS[outcome.error.reason].codes).toContain(outcome.error.code);
      if (!changesWhenRefused) expect(outcome.realm).toBe(call.realm);
    });
  }
}

/** The tests of an operation. */
export function spec<Params>(operation: DeclaredOperation<Params> | undefined, cases: readonly SpecCase<NoInfer<Params>>[]): void {
  if (operation === undefined) throw new Error("spec: this operation is not among the generated ones. Run: npm run generate");
  const { id, refusals, events, parameters, access } = operation.declaration();
  const run = ({ realm, actor, params }: Call<Params>): Outcome => operation(realm, actor, params);
  const callers = access.open === undefined ? (CALLERS as readonly Mistake<Params>[]) : [];
  describe(id, () => {
    const proven: Pair[] = [];
    for (const { name, realm, actor, params, isNeverAccepted, mistakes } of cases) {
      const example = exampleIn(operation, realm, actor ?? MEL_MEMBER);
      const good = params === undefined ? example : { ...example, actor: actor ?? example.actor, params };
      const title = name === undefined ? id : `${id}, ${name}`;
      if (isNeverAccepted !== true) {
        test(`${title}: accepts the good call, and sends only declared events`, () => {
          const outcome = run(good);
          expect(outcome.ok ? null : outcome.error).toBeNull();
          expect(eventNames(addressedEvents(outcome)).filter((one) => !events.some((declared) => declared === one))).toEqual([]);
        });
      }
      if (isNeverAccepted !== true) {
        test(`${title}: a request is answered as the typed call`, () => {
          const outcome = run(good);
          expect(requested(id, good).response.body).toMatchObject({ result: "success", ...(outcome.ok ? outcome.response : {}) });
        });
      }
      test(`${title}: the call has only declared parameters`, () => {
        expect(Object.keys(good.params as object).filter((one) => !(one in parameters))).toEqual([]);
      });
      const { calls, proven: pairs } = refusedCalls(title, good, [...callers, ...mistakes]);
      testRefusals(calls, run, CHANGING_WHEN_REFUSED.has(id));
      proven.push(...pairs);
    }
    test("declares its refusals in the order of its checks", () => {
      const place = (reason: Reason): number => refusals.indexOf(reason);
      const isInCircle = ([one, other]: Pair) => checkedAfter(proven, other).has(one);
      const wrong = proven.filter((pair) => place(pair[1]) >= 0 && place(pair[0]) > place(pair[1]) && !isInCircle(pair));
      expect(wrong.map(([one, other]) => `${one} is checked before ${other}`)).toEqual([]);
    });
    test("has a mistake for each refusal", () => {
      const made = new Set(cases.flatMap(({ mistakes }) => mistakes.map(([reason]) => reason)));
      expect(refusals.filter((reason) => !made.has(reason))).toEqual([]);
    });
  });
}

/** The reasons that are checked after one, as far as pairs show it. Calls of different kinds can show a circle. */
function checkedAfter(proven: readonly Pair[], reason: Reason): ReadonlySet<Reason> {
  const found = new Set([reason]);
  for (const one of found) for (const [earlier, later] of proven) if (earlier === one) found.add(later);
  return found;
}

/** The order of checks of calls that are not operations, such as the clock and requests. */
export function checksOf<Params>(
  title: string,
  run: (realm: Realm, params: Params) => Outcome,
  good: { readonly realm: Realm; readonly params: NoInfer<Params> },
  mistakes: readonly Mistake<NoInfer<Params>>[],
): void {
  const call: Call<Params> = { ...good, actor: 0 };
  describe(title, () => {
    test("accepts the good call", () => {
      expect(run(call.realm, call.params).ok).toBe(true);
    });
    testRefusals(refusedCalls(title, call, mistakes).calls, ({ realm, params }) => run(realm, params));
  });
}

function eventNames(addressed: ReturnType<typeof addressedEvents>): string[] {
  return addressed.map(({ event }) => ("op" in event ? `${event.type}/${event.op}` : event.type));
}
