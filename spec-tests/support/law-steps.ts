/** One step of a sequence: an operation of an account, with parameters that are generated from the realm. */
import { OPERATIONS } from "../../src/generated/operations";
import { advanceClock, type Outcome, type Realm } from "../../src/index";
import { LIMITS } from "../../src/protocol/limits";
import { isParameterKnown } from "../../src/protocol/schema/parameters";
import { pickFrom } from "../../src/testing/arbitraries/pick";
import { generatedOperations } from "../../src/testing/arbitraries/steps";
import { routes } from "../../src/wire/route";
import { probes } from "./law-probes";
import type { Seen } from "./law-watcher";
import { countOperations } from "./property-runs";
import { START } from "./realms";
import { marksIn, type VisibilityOracle } from "./visibility-oracle";

/** A step: which operation, by which account, and the number that its parameters are generated from. */
export interface LawStep {
  readonly name: string;
  readonly actor: number;
  readonly seed: number;
  /** Whether the laws are held after it. */
  readonly isChecked: boolean;
}

type Call = (realm: Realm, actor: number, params: unknown) => Outcome;

/** The name of the step that lets time pass. */
export const CLOCK = "advanceClock";

const DAY = 86_400;
/** The newest level. */
export const NEWEST = LIMITS.NEWEST_FEATURE_LEVEL;
const ROUTES_BY_NAME = new Map(routes().map((route) => [camelCase(route.id), route]));
/** Operations whose answers list the requested messages, known or not. */
const ECHOING = ["updateMessageFlags"];
/** Where steps are taken, who may know what there, and what was done. */
export interface Place {
  readonly realm: Realm;
  readonly oracle: VisibilityOracle;
  readonly log: string[];
}

function camelCase(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}

/** Whether clients of a realm can call an operation, which is not there at every level. */
export function isThere(name: string, { feature_level: at }: Realm): boolean {
  const route = ROUTES_BY_NAME.get(name);
  return route === undefined || (route.since <= at && at < route.until);
}

/** The parameters that are there at the realm's level, by whatever name they travel. */
export function known(name: string, { feature_level: at }: Realm, params: Readonly<Record<string, unknown>>): typeof params {
  const parameters = ROUTES_BY_NAME.get(name)?.parameters ?? {};
  const isKnown = ([key]: readonly [string, unknown]): boolean => {
    const parameter = parameters[key];
    return parameter === undefined || isParameterKnown(parameter, at);
  };
  return at === NEWEST ? params : Object.fromEntries(Object.entries(params).filter(isKnown));
}

/** Calls an operation by its name. */
export function called(name: string, realm: Realm, actor: number, params: unknown): Outcome {
  const call = (OPERATIONS as unknown as Record<string, Call>)[name];
  if (call === undefined) throw new Error(`There is no operation ${name}.`);
  return call(realm, actor, params);
}

/**
 * A day passes now and then, after which messages are too old, but none that came on the way; not a whole week, which is
 * as long as queues live.
 */
function passesADay({ name, seed }: LawStep, realm: Realm): boolean {
  return name === CLOCK && seed % 11 === 0 && realm.now < START + 5 * DAY;
}

/** Performs a step, logs it, and returns the result and what its actor was shown. */
export function taken({ realm, oracle, log }: Place, step: LawStep, number: number): [Outcome, Seen] {
  const { name, actor: generated, seed } = step;
  if (name === CLOCK) {
    const outcome = advanceClock(realm, { seconds: passesADay(step, realm) ? DAY : 1 + (seed % 300) });
    return [outcome, { userId: 0, what: CLOCK, value: null, isRefusal: false }];
  }
  const pick = pickFrom(realm, generated <= realm.users.size ? generated : generated - 4, seed, number);
  const generatedParams = known(name, realm, generatedOperations()[name]?.params(pick) ?? {});
  const { actor } = pick;
  const params = withFile(withoutPassing(withoutReturn(generatedParams)), realm, actor, seed);
  marksIn(params).forEach((mark) => oracle.of(actor)?.texts.add(mark));
  const outcome = called(name, realm, actor, params);
  const said = outcome.ok ? "" : ` refused: ${outcome.error.code} ${outcome.error.msg}`;
  log.push(`${number}. ${name} by ${actor} ${JSON.stringify(params)}${said}`);
  return [
    outcome,
    {
      userId: actor,
      what: `the answer to ${name}`,
      value: outcome.ok ? outcome.response : outcome.error,
      isRefusal: !outcome.ok || ECHOING.includes(name),
    },
  ];
}

/** A request that subscribes to channels and not from the same ones: who only passes through is seen for a moment. */
function withoutReturn(params: Readonly<Record<string, unknown>>): typeof params {
  const { add, delete: left } = params;
  if (!Array.isArray(add) || !Array.isArray(left)) return params;
  const names = add.map((item: unknown) => (item as { readonly name?: unknown }).name);
  return { ...params, delete: left.filter((name: unknown) => !names.includes(name)) };
}

/** What of a request decides who may see a channel. */
const SIGHT = ["is_private", "is_web_public", "history_public_to_subscribers", "is_archived"];

/**
 * A request that changes which accounts see a channel, but not its texts: parts of such a request come one after the
 * other, and an account that can see the channel newly gets the state in between.
 */
function withoutPassing(params: Readonly<Record<string, unknown>>): typeof params {
  if (!SIGHT.some((key) => key in params)) return params;
  const { new_name: _name, description: _description, ...rest } = params;
  return rest;
}

/** A text with a link to a file of its author now and then. */
function withFile(params: Readonly<Record<string, unknown>>, realm: Realm, actor: number, seed: number): typeof params {
  const files = [...realm.attachments.values()].filter((file) => file.owner_id === actor);
  const file = files[seed % Math.max(1, files.length)];
  if (typeof params["content"] !== "string" || file === undefined || seed % 4 > 0) return params;
  return { ...params, content: `${params["content"]} [file](/user_uploads/${file.path_id})` };
}

/** The answers to some reads of an account, generated from a number. */
export function seenAround(realm: Realm, userId: number, seed: number, count: number): Seen[] {
  return probes(realm, userId, seed + userId, count).flatMap((asked): Seen[] => {
    const { name, params } = asked;
    if (!isThere(name, realm)) return [];
    countOperations();
    const outcome = called(name, realm, userId, known(name, realm, params));
    // A refusal repeats the parameters, known or not.
    if (!outcome.ok) return [];
    const what = `the answer to ${name} ${JSON.stringify(params)}`;
    return [{ userId, what, value: outcome.response, isRefusal: false, asked }];
  });
}
