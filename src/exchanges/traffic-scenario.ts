/** Writes what passes between clients and a server as a scenario. */
import { INTERFACE_ROUTES } from "../matching/interface";
import { isJsonObject, listOf, ownValue } from "../matching/json-value";
import { asJson, escaped } from "../matching/repair";
import type { Caller, CallStep, EventsStep, GivenFile, Scenario, Step } from "../matching/scenario";
import type { Fixture } from "../model/fixture/fixture";
import { chosenLevel } from "../protocol/level-choice";
import { jsonOrText } from "../protocol/parsed-json";
import { credentialsIn } from "../wire/authenticate";
import { findRoute, type FoundRoute, routeIndex, routes } from "../wire/route";
import {
  type CapturedValues,
  expectedValue,
  isSecret,
  namedIn,
  NO_THINGS,
  noCapturedValues,
  type Things,
} from "./written-values";

/** A request that passed, with its answer. */
export interface Exchange {
  readonly method: string;
  /** Below `/api/v1`, still escaped, beginning with a slash. */
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, text: string])[];
  /** Files that travelled with it; undefined where their contents are not stored. */
  readonly files?: readonly GivenFile[];
  readonly authorization: string | null;
  readonly user_agent: string | null;
  readonly status: number;
  /** The JSON of the answer; undefined where it was none. */
  readonly body: unknown;
}

/** Whether a request has to stay out, because it could be replayed only with what must not be written. */
export function carriesSecret({ parameters }: Pick<Exchange, "parameters">): boolean {
  return parameters.some(([name]) => isSecret(name));
}

/** A call of an operation, with its answer. */
export interface Answered {
  /** The ID of the operation, or method and path where they lead to none. */
  readonly call: string;
  /** The ID of the operation; undefined where they lead to none. */
  readonly id: string | undefined;
  readonly as: Caller;
  /** The parameters, as what they mean. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly files?: readonly GivenFile[];
  readonly user_agent: string | null;
  readonly status: number;
  /** The JSON of the answer; undefined where it was none. */
  readonly body: unknown;
}

/** A scenario that grows. */
export interface TrafficScenario {
  /** Gives a request that begins its place; what it returns takes the exchange once the answer is there. */
  readonly begin: () => (exchange: Exchange) => void;
  /** Takes a call in this process, or a whole step. */
  readonly add: (passed: Answered | Step) => void;
  /** What has passed so far; without requests that have no answer. */
  readonly scenario: () => Scenario;
}

const OK = 200;
const FIRST_ERROR = 400;
const LAST_ERROR = 499;
/** A registration has all that an account can read, which is too long for an expectation. */
const REGISTRATION = "register-queue";
const EVENTS = "get-events";

/**
 * Begins a scenario.
 *
 * Requests stand in the order in which they began, and what a poll brought stands where it came, so that an event is
 * behind its cause even where it overtook the answer.
 */
export function trafficScenario(
  name: string,
  fixture: Fixture | undefined,
  things: Things = NO_THINGS,
): TrafficScenario {
  const index = routeIndex(routes());
  const level = chosenLevel(fixture?.feature_level);
  const places: { passed?: Answered | Step }[] = [];
  return {
    begin: () => {
      const place: { passed?: Answered | Step } = {};
      places.push(place);
      return (exchange) => {
        const passed = answeredOf(exchange, findRoute(index, level, exchange.method, exchange.path));
        if (isPoll(passed)) places.push(...places.splice(places.indexOf(place), 1));
        place.passed = passed;
      };
    },
    add: (passed) => void places.push({ passed }),
    scenario: () => {
      const memory: Memory = { level, captured: noCapturedValues(), things, seen: new Map() };
      const steps = places.flatMap(({ passed }) => {
        if (passed === undefined) return [];
        return "params" in passed ? stepsOf(passed, memory) : [passed];
      });
      const purpose = "What passed between clients and a server, as it was recorded.";
      return { name, purpose, ...(fixture === undefined ? {} : { fixture }), steps };
    },
  };
}

interface Memory {
  readonly level: number;
  readonly captured: CapturedValues;
  readonly things: Things;
  /** The last event of each queue that is in the scenario already. */
  readonly seen: Map<string, number>;
}

function isPoll({ id, status, body }: Answered): boolean {
  return id === EVENTS && status === OK && isJsonObject(body);
}

function answeredOf(exchange: Exchange, found: FoundRoute): Answered {
  const { method, path, user_agent, status, body, files = [] } = exchange;
  const id = found.kind === "route" ? found.route.id : undefined;
  const params = parametersOf(exchange, found);
  return { call: id ?? `${method} ${path}`, id, as: callerOf(exchange), params, files, user_agent, status, body };
}

function stepsOf(answered: Answered, memory: Memory): readonly Step[] {
  const { call, id, as, files = [], status, body, user_agent } = answered;
  const given = writtenParameters(answered.params, memory);
  if (isPoll(answered)) return pollStep(answered, given, memory);
  const known = id === undefined ? undefined : INTERFACE_ROUTES.get(id)?.parametersAt?.(memory.level);
  const ignores = known === undefined ? [] : Object.keys(given).filter((name) => !known.includes(name));
  const isRefusal = isJsonObject(body) && ownValue(body, "result") === "error";
  const asImplied = isRefusal ? status >= FIRST_ERROR && status <= LAST_ERROR : status === OK;
  const save = status === OK ? memory.captured.capture(id, body) : undefined;
  const step: CallStep = {
    call,
    as,
    ...(Object.keys(given).length === 0 ? {} : { with: given }),
    ...(files.length === 0 ? {} : { files }),
    ...(user_agent === null ? {} : { user_agent }),
    ...(asImplied && id !== undefined ? {} : { status }),
    ...(ignores.length === 0 ? {} : { ignores }),
    expect: asJson(expectationOf(id, body, memory.things)),
    ...(save === undefined ? {} : { save }),
  };
  return [step];
}

/** Only what the scenario has not had yet: a poll may be asked twice, and heartbeats are nothing. */
function pollStep({ as, body }: Answered, given: Readonly<Record<string, unknown>>, memory: Memory): readonly Step[] {
  const queue = String(given["queue_id"] ?? "");
  const events = isJsonObject(body) ? ownValue(body, "events") : undefined;
  const listed = listOf(events);
  const last = memory.seen.get(queue) ?? -1;
  const fresh = listed.filter(isJsonObject).filter(({ id }) => typeof id === "number" && id > last);
  for (const { id } of fresh) memory.seen.set(queue, Math.max(memory.seen.get(queue) ?? -1, Number(id)));
  const shown = fresh.filter(({ type }) => type !== "heartbeat");
  if (shown.length === 0) return [];
  const expect = shown.map(({ id: _, ...event }) => asJson(expectedValue("", event, memory.things)));
  const step: EventsStep = { events: { queue, as }, expect };
  return [step];
}

/** Parameters that travel as JSON are written as what they mean; texts stay texts. */
function parametersOf({ parameters }: Exchange, found: FoundRoute): Answered["params"] {
  const route = found.kind === "route" ? found.route : undefined;
  const fromPath = found.kind === "route" ? Object.entries(found.path_values) : [];
  const meant = [...fromPath, ...parameters].map(([name, text]) => {
    const encoding = route?.parameters[name]?.encoding;
    return [name, encoding === "text" ? text : jsonOr(text, encoding === "json")] as const;
  });
  return Object.fromEntries(meant);
}

function writtenParameters(params: Answered["params"], memory: Memory): NonNullable<CallStep["with"]> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, asJson(writtenValue(name, value, params, memory))]),
  );
}

/** A value of a request: saved values and what the fixture names are references. */
function writtenValue(name: string, value: unknown, inside: object, memory: Memory): unknown {
  if (Array.isArray(value)) return value.map((item) => writtenValue(name, item, inside, memory));
  if (isJsonObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, writtenValue(key, item, value, memory)]),
    );
  }
  const saved = memory.captured.referring(name, value, inside);
  if (saved !== value) return saved;
  return namedIn(memory.things, name, value, inside) ?? escaped(value);
}

/** Where a text need not be JSON, it is taken for such only if writing it gives the same text again. */
function jsonOr(text: string, isJson: boolean): unknown {
  const value = jsonOrText(text);
  return typeof value !== "string" && (isJson || JSON.stringify(value) === text) ? value : text;
}

/** Accounts are named by their addresses; a key that was refused is another one in the scenario, too. */
function callerOf({ authorization, status, body }: Exchange): Caller {
  const credentials = credentialsIn(authorization);
  if (credentials === undefined) return null;
  const isWrongKey = status === 401 && isJsonObject(body);
  return isWrongKey ? { email: credentials.email, api_key: "another-key" } : credentials.email;
}

/** What is expected of an answer: the one that came, without what would be another one the next time. */
export function expectationOf(id: string | undefined, body: unknown, things: Things): unknown {
  if (!isJsonObject(body)) return { $any: true };
  if (id === REGISTRATION && ownValue(body, "result") === "success") return { queue_id: { $string: true } };
  const { result, msg: _, ...own } = body;
  const expected = expectedValue("", own, things);
  return result === "error" && isJsonObject(expected) ? { result, ...expected } : expected;
}
