/** Every operation that another user or device can call, as an action: the call that its example chooses. */
import { lazy } from "../../data/lazy";
import { listOf } from "../../matching/json-value";
import type { Choices } from "../../model/operations/choices";
import { isAdministrator } from "../../model/rules/users/people";
import { SYSTEM_GROUP_NAMES } from "../../protocol/group-settings";
import { isRecord } from "../../protocol/schema/matches-shape";
import type { Shape } from "../../protocol/schema/shapes";
import { fieldOf } from "../../protocol/schema/tables";
import { pickFrom } from "../../testing/arbitraries/pick";
import { ofShape } from "../../testing/arbitraries/sent-form";
import { type Route, routes } from "../../wire/route";
import { isException } from "./exceptions";
import { type AcceptedCall, type Action, type ActionCall, quoted, type Scene } from "./scene";

/** Operations that are not played, each with the reason. */
const NOT_PLAYED: Readonly<Record<string, string>> = {
  "register-queue": "belongs to the client",
  "delete-queue": "belongs to the client",
  "regenerate-own-api-key": "locks the client out",
  "regenerate-bot-api-key": "locks the client of a bot out",
};

/** An action, and the types of the events that it can cause. */
export interface OperationAction {
  readonly name: string;
  readonly events: readonly string[];
  readonly since: number;
  readonly until: number;
  /** The names of the actions that create what this one needs, in their order. */
  readonly after: readonly string[];
  /** How much a call can choose, by its parameters and its weight: the more, the more often it is called. */
  readonly choices: (level: number) => number;
  readonly action: Action;
}

/** An operation without parameters has its turns, too. */
const FEWEST_CHOICES = 2;

/** All actions that are derived from the declarations of operations. */
export const operationActions = lazy((): readonly OperationAction[] =>
  routes()
    .filter(({ id, method, access }) => method !== "GET" && access.open === undefined && !(id in NOT_PLAYED))
    .map((route) => ({
      name: nameOf(route.id),
      events: [...new Set(route.events.map((event) => event.split("/", 1)[0] ?? event))],
      since: route.since,
      until: route.until,
      after: (route.after ?? []).map(nameOf),
      choices: (level) => route.expected(level).length + Math.max(FEWEST_CHOICES, route.weight ?? 0),
      action: (scene) => callOf(route, scene),
    })),
);

function nameOf(id: string): string {
  return `calls ${id}`;
}

const BY_NAME = lazy(
  (): ReadonlyMap<string, Action> => new Map(operationActions().map(({ name, action }) => [name, action])),
);

/** The action of an operation by its name. */
export function operationAction(name: string): Action | undefined {
  return BY_NAME().get(name);
}

/** So many calls are tried until the realm accepts one. */
const TRIES = 3;

function callOf(route: Route, scene: Scene): AcceptedCall | undefined {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const call = chosenCall(route, scene, attempt);
    if (isException(scene, call)) continue;
    const outcome = route.operation(scene.realm, call.user_id, call.params, { client: "people" });
    if (outcome.ok) return { ...call, outcome };
  }
  return undefined;
}

/** Whose turn it is to call: most often the account itself, on another device. */
function actorOf({ me, owner, other, numbers: [, b] }: Scene, attempt: number): number {
  if (attempt > 0) return owner.user_id;
  return [me, me, me, owner, other(b) ?? owner][b % 5]?.user_id ?? me.user_id;
}

function chosenCall(route: Route, scene: Scene, attempt: number): ActionCall {
  const { id, example } = route;
  const [turn, b, c] = scene.numbers;
  const random = pickFrom(scene.realm, actorOf(scene, attempt), (turn * 1009 + b) * 1009 + c + attempt * 7919, c);
  const pick = inTurn(scene, random, isWide(route) ? turn * AT_ONCE + attempt : turn);
  const params: ActionCall["params"] = { ...example?.(pick) };
  // Where nearly all parameters are optional, one call changes several things.
  for (let more = 1; isWide(route) && attempt === 0 && more < AT_ONCE; more += 1) {
    Object.assign(params, example?.(inTurn(scene, random, turn * AT_ONCE + more)));
  }
  const elsewhere = pick.actor === scene.me.user_id ? " on another device" : "";
  const varied = attempt === TRIES - 1 ? params : withVariations(route, params, pick, turn);
  return { user_id: pick.actor, operation: id, params: varied, words: `${wordsOf(id, varied)}${elsewhere}` };
}

/** The parameters of an example, some with another value or an empty one, and one more that it can have. */
function withVariations({ parameters }: Route, params: ActionCall["params"], pick: Choices, turn: number): Params {
  const varied: Record<string, unknown> = { ...params };
  for (const [name, value] of Object.entries(params)) {
    const shape = parameters[name]?.shape;
    if (shape !== undefined) varied[name] = variedValue(shape, value, pick);
  }
  const others = Object.entries(parameters).filter(
    ([name, { encoding, since = 0 }]) =>
      encoding !== "file" && !Object.hasOwn(params, name) && since <= pick.realm.feature_level,
  );
  const [name, parameter] = others[turn % Math.max(1, others.length)] ?? [];
  if (name !== undefined && parameter !== undefined && pick.chance(2)) varied[name] = ofShape(parameter.shape, pick);
  return varied;
}

/** One of so many values is another one than in the example. */
const VARIED = 5;

/** A value of an example, of which a part can be another one that the shape allows, or empty. */
function variedValue(shape: Shape, value: unknown, pick: Choices): unknown {
  const isVaried = pick.chance(VARIED);
  switch (shape.kind) {
    case "literal":
    case "boolean":
      return isVaried ? ofShape(shape, pick) : value;
    case "text":
      return isVaried && typeof value === "string" ? "" : value;
    case "list": {
      const items = listOf(value);
      if (!Array.isArray(value)) return value;
      return isVaried ? items.slice(0, -1) : items.map((item) => variedValue(shape.item, item, pick));
    }
    case "record": {
      if (!isRecord(value)) return value;
      const fields = Object.entries(value).map(([name, inside]) => {
        const declared = shape.fields[name];
        return [name, declared === undefined ? inside : variedValue(fieldOf(declared).shape, inside, pick)];
      });
      return Object.fromEntries(fields);
    }
    default:
      return value;
  }
}

type Params = ActionCall["params"];

/** So many examples of an operation with many parameters are joined. */
const AT_ONCE = 3;
const WIDE = 20;

function isWide({ parameters }: Route): boolean {
  const all = Object.values(parameters);
  return all.length >= WIDE && all.filter(({ required }) => required).length <= 1;
}

/** A choice among so many has turns: calls with one number after the other choose each of them. */
const MANY = 5;

/**
 * Choices of an example, in turn where they are many. Examples make one of the first two accounts the actor if it takes
 * an administrator: here that is the owner.
 */
function inTurn(scene: Scene, pick: Choices, turn: number): Choices {
  let changed: number | undefined;
  const as = (userId: number | undefined): void => {
    if (userId === undefined) return;
    const user = scene.realm.users.get(userId - 1);
    const takesAdministrator = userId <= 2 && user !== undefined && !isAdministrator(user);
    changed = takesAdministrator ? scene.owner.user_id : userId;
  };
  const inTurnOf = <Item>(items: readonly Item[]): Item | undefined =>
    items.length < MANY ? undefined : items[turn % items.length];
  return {
    ...pick,
    as,
    one: (items) => inTurnOf(items) ?? pick.one(items),
    some: (items, most) => {
      const first = inTurnOf(items);
      return first === undefined || pick.chance(4) ? pick.some(items, most) : [first];
    },
    fields: (fields) => {
      const name = inTurnOf(Object.keys(fields));
      return name === undefined || pick.chance(4) ? pick.fields(fields) : onlyField(fields, name);
    },
    // Of each kind: a group, and from none to two members and subgroups.
    groupValue: () => {
      const kind = pick.int(GROUP_KINDS);
      if (kind === 3) return 1 + pick.int(SYSTEM_GROUP_NAMES.length);
      if (kind > 3) return pick.groupValue();
      const direct_members = scene.realm.users.size < 3 ? [] : [1, 2, 3].slice(0, kind);
      return { direct_members, direct_subgroups: [1, 2, 3, 4].slice(1, 1 + ((kind + turn) % 3)) };
    },
    owned: (rows) => {
      const all = [...rows];
      const mine = all.filter(({ user_id }) => user_id === scene.me.user_id);
      if (all.length === 0) return undefined;
      const row = pick.one(mine.length > 0 ? mine : all);
      as(row.user_id);
      return row;
    },
    get actor() {
      return changed ?? pick.actor;
    },
  };
}

/** Of so many group settings, three have a number of members in turn. */
const GROUP_KINDS = 5;

function onlyField<Fields extends Readonly<Record<string, () => unknown>>>(
  fields: Fields,
  name: string,
): { readonly [Name in keyof Fields]?: ReturnType<Fields[Name]> };
function onlyField(fields: Readonly<Record<string, () => unknown>>, name: string): object {
  return { [name]: fields[name]?.() };
}

function wordsOf(id: string, params: ActionCall["params"]): string {
  const given = Object.entries(params).map(([name, value]) => `${name} ${quoted(textOf(value))}`);
  return `calls ${id}${given.length === 0 ? "" : ` with ${given.join(", ")}`}`;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
