import type { Outcome, Realm, Reason } from "../../src/index";
import { GONE_MEMBER } from "./realms";

/** A call of an operation: in which realm, by whom, with which parameters. */
export interface Call<Params> {
  readonly realm: Realm;
  readonly actor: number;
  readonly params: Params;
}

/** How a call is spoilt: another actor, other parameters (undefined takes one away), a realm where something differs. */
export interface Spoiling<Params> {
  readonly actor?: number;
  readonly params?: { readonly [Name in keyof Params]?: Params[Name] | undefined };
  readonly realm?: (realm: Realm) => Realm;
}

/** Said of a rung that cannot be broken together with the one before it, since one excludes the other. */
export const APART = "apart";

/**
 * A check of an operation: the reason that it refuses for, and how a good call is spoilt for it alone. Where that
 * contradicts how the rung before is broken, the third part says how both are broken at once, or that they cannot be.
 */
export type Rung<Params> = readonly [reason: Reason, alone: Spoiling<Params>, withBefore?: Spoiling<Params> | typeof APART];

/** One test that a ladder gives: a call, and the reason that it must be refused for; null for the good call. */
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
  /** How many neighbouring rungs are broken at once, and how many exclude each other. */
  readonly inOrder: number;
  readonly isApart: number;
}

type Callable<Params> = (realm: Realm, actor: number, params: Params) => Outcome;

/** What every operation refuses before anything else. */
const BEGINNING = [
  ["actor_unknown", { actor: 999 }],
  ["account_deactivated", { actor: GONE_MEMBER }, APART],
] as const;

/**
 * Makes the tests of an operation's checks: the good call is carried out, each rung refuses alone, and of two
 * neighbours broken at once the first one speaks. That the actor exists and is active stands before all others.
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
  const actorIsSpoilt = first?.[1].actor !== undefined && first[2] === undefined;
  const joined: readonly Rung<Params>[] =
    first === undefined ? BEGINNING : [...BEGINNING, actorIsSpoilt ? [first[0], first[1], APART] : first, ...rest];
  return bareLadder(name, operation, good, joined);
}

/** The same for what is no operation of somebody: the clock, joining, requests. */
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
    cases.push(testOf(`${reason} alone`, reason, spoilt(good, alone)));
    if (before !== undefined && withBefore !== APART) {
      const both = withBefore === undefined ? joinedSpoilings(name, before, rung) : withBefore;
      cases.push(testOf(`${before[0]} before ${reason}`, before[0], spoilt(good, both)));
    }
    if (before !== undefined && withBefore !== APART) inOrder += 1;
    if (withBefore === APART) isApart += 1;
    before = rung;
  }
  return { operation: name, reasons: [...new Set(rungs.map(([reason]) => reason))], cases, inOrder, isApart };
}

function spoilt<Params>(good: Call<Params>, { actor, params, realm }: Spoiling<Params>): Call<Params> {
  const merged: Params = { ...good.params, ...params };
  const left = Object.fromEntries(Object.entries(merged ?? {}).filter(([, value]) => value !== undefined));
  return {
    realm: realm === undefined ? good.realm : realm(good.realm),
    actor: actor ?? good.actor,
    params: left as Params,
  };
}

function joinedSpoilings<Params>(name: string, [reason, first]: Rung<Params>, [next, second]: Rung<Params>): Spoiling<Params> {
  const given: Readonly<Record<string, unknown>> = { ...first.params };
  const other: Readonly<Record<string, unknown>> = { ...second.params };
  const isTwice = Object.keys(given).some((key) => key in other && other[key] !== given[key]);
  const isByTwo = first.actor !== undefined && second.actor !== undefined && first.actor !== second.actor;
  if (isTwice || isByTwo) throw new Error(`${name}: say how ${reason} and ${next} are broken at once, or APART.`);
  const actor = first.actor ?? second.actor;
  const changes = [first.realm, second.realm].filter((change) => change !== undefined);
  return {
    ...(actor === undefined ? {} : { actor }),
    params: { ...first.params, ...second.params },
    realm: (realm) => changes.reduce((present, change) => change(present), realm),
  };
}
