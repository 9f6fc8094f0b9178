import type { Outcome, Realm, Reason } from "../../src/index";
import { GONE_MEMBER } from "./realms";

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

/** Marks a rung that cannot fail together with the one before it, because one excludes the other. */
export const APART = "apart";

/**
 * A check of an operation: the reason that it refuses for, and the error in a good call for which only this check
 * refuses. Where that contradicts the error of the rung before, the third part is a call with both errors, or `APART`.
 */
export type Rung<Params> = readonly [reason: Reason, alone: CallError<Params>, withBefore?: CallError<Params> | typeof APART];

/** One test of a ladder: a call, and the reason that it must be refused for; null for the good call. */
export interface LadderCase {
  readonly name: string;
  readonly expected: Reason | null;
  readonly realm: Realm;
  readonly call: () => Outcome;
}

/** The checks of one operation, in order, as tests. */
export interface Ladder {
  readonly operation: string;
  readonly reasons: readonly Reason[];
  readonly cases: readonly LadderCase[];
  /** How many neighboring rungs fail in the same call, and how many exclude each other. */
  readonly inOrder: number;
  readonly isApart: number;
  /** The parameters of the accepted call, and that call with other parameters. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly callWith: (params: Readonly<Record<string, unknown>>) => Outcome;
}

type Callable<Params> = (realm: Realm, actor: number, params: Params) => Outcome;

/** What every operation refuses before anything else. */
const BEGINNING = [
  ["actor_unknown", { actor: 999 }],
  ["account_deactivated", { actor: GONE_MEMBER }, APART],
] as const;

/**
 * Creates the tests of an operation's checks: the good call is accepted, each check refuses alone, and of two
 * neighboring checks that both fail the first one refuses. The checks that the actor exists and is active come first.
 *
 * @param name - the operation's identifier, with what is special about the call behind a colon
 */
export function ladder<Params>(
  name: string,
  operation: Callable<Params>,
  good: Call<NoInfer<Params>>,
  rungs: readonly Rung<NoInfer<Params>>[] = [],
): Ladder {
  const [first, ...rest] = rungs;
  const actorIsChanged = first?.[1].actor !== undefined && first[2] === undefined;
  const joined: readonly Rung<Params>[] =
    first === undefined ? BEGINNING : [...BEGINNING, actorIsChanged ? [first[0], first[1], APART] : first, ...rest];
  return bareLadder(name, operation, good, joined);
}

/** The same for calls without an actor: the clock, joining, requests. */
export function bareLadder<Params>(
  name: string,
  operation: Callable<Params>,
  good: Call<NoInfer<Params>>,
  rungs: readonly Rung<NoInfer<Params>>[],
): Ladder {
  const testOf = (about: string, expected: Reason | null, call: Call<Params>): LadderCase => ({
    name: `${name}: ${about}`,
    expected,
    realm: call.realm,
    call: () => operation(call.realm, call.actor, call.params),
  });
  const cases = [testOf("carries out the good call", null, good)];
  let [inOrder, isApart] = [0, 0];
  let before: Rung<Params> | undefined;
  for (const rung of rungs) {
    const [reason, alone, withBefore] = rung;
    cases.push(testOf(`${reason} alone`, reason, withOneError(good, alone)));
    if (before !== undefined && withBefore !== APART) {
      const both = withBefore === undefined ? joinedErrors(name, before, rung) : withBefore;
      cases.push(testOf(`${before[0]} before ${reason}`, before[0], withOneError(good, both)));
    }
    if (before !== undefined && withBefore !== APART) inOrder += 1;
    if (withBefore === APART) isApart += 1;
    before = rung;
  }
  const reasons = [...new Set(rungs.map(([reason]) => reason))];
  const callWith: Ladder["callWith"] = (params) => operation(good.realm, good.actor, params as Params);
  return { operation: name, reasons, cases, inOrder, isApart, params: { ...(good.params as object) }, callWith };
}

/** A call with an error in it. */
export function withOneError<Params>(good: Call<Params>, { actor, params, realm }: CallError<Params>): Call<Params> {
  const merged: Params = { ...good.params, ...params };
  const left = Object.fromEntries(Object.entries(merged ?? {}).filter(([, value]) => value !== undefined));
  return {
    realm: realm === undefined ? good.realm : realm(good.realm),
    actor: actor ?? good.actor,
    params: left as Params,
  };
}

/** The errors of two rungs in one call. */
export function joinedErrors<Params>(name: string, [reason, first]: Rung<Params>, [next, second]: Rung<Params>): CallError<Params> {
  const given: Readonly<Record<string, unknown>> = { ...first.params };
  const other: Readonly<Record<string, unknown>> = { ...second.params };
  const isTwice = Object.keys(given).some((key) => key in other && other[key] !== given[key]);
  const isByTwo = first.actor !== undefined && second.actor !== undefined && first.actor !== second.actor;
  if (isTwice || isByTwo) throw new Error(`${name}: add a call with the errors of ${reason} and ${next}, or APART.`);
  const actor = first.actor ?? second.actor;
  const changes = [first.realm, second.realm].filter((change) => change !== undefined);
  return {
    ...(actor === undefined ? {} : { actor }),
    params: { ...first.params, ...second.params },
    realm: (realm) => changes.reduce((present, change) => change(present), realm),
  };
}
