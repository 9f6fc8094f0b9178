/** Writes what passes between clients and a server as a scenario. */
import type { Fixture } from "../../../model/fixture/fixture";
import { LIMITS } from "../../../protocol/limits";
import { credentialsIn } from "../../../wire/authenticate";
import { findRoute, type FoundRoute, routeIndex } from "../../../wire/find-route";
import { routes } from "../../../wire/route";
import { INTERFACE_ROUTES } from "../interface";
import { isJsonObject, ownValue } from "../matching/json-value";
import { asJson, escaped } from "../repair/repaired-pattern";
import type { CallStep, Caller, EventsStep, Scenario, Step } from "../scenario";
import { type CapturedValues, capturedValues } from "./captured-values";
import { expectedValue, isSecret } from "./written-values";

/** A request that passed, with its answer. */
export interface Exchange {
  readonly method: string;
  /** Below `/api/v1`, still escaped, beginning with a slash. */
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, text: string])[];
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

/** A scenario that grows. */
export interface TrafficScenario {
  /** Gives a request that begins its place; what it returns takes the exchange once the answer is there. */
  readonly begin: () => (exchange: Exchange) => void;
  /** What has passed so far; requests without an answer are left out. */
  readonly scenario: () => Scenario;
}

const OK = 200;
const FIRST_ERROR = 400;
const LAST_ERROR = 499;
/** A registration holds all that somebody may see: nobody would read it as an expectation. */
const REGISTRATION = "register-queue";
const EVENTS = "get-events";

/**
 * Begins a scenario.
 *
 * Requests stand in the order in which they began, and what a poll brought stands where it came, so that an event is
 * behind its cause even where it overtook the answer.
 */
export function trafficScenario(name: string, fixture: Fixture | undefined): TrafficScenario {
  const index = routeIndex(routes());
  const level = fixture?.feature_level ?? LIMITS.NEWEST_FEATURE_LEVEL;
  const places: { exchange?: Exchange }[] = [];
  return {
    begin: () => {
      const place: { exchange?: Exchange } = {};
      places.push(place);
      return (exchange) => {
        const found = findRoute(index, level, exchange.method, exchange.path);
        if (isPoll(found, exchange)) places.push(...places.splice(places.indexOf(place), 1));
        place.exchange = exchange;
      };
    },
    scenario: () => {
      const memory: Memory = { level, captured: capturedValues(), seen: new Map() };
      const steps = places.flatMap(({ exchange }) => {
        if (exchange === undefined) return [];
        return stepOf(exchange, findRoute(index, level, exchange.method, exchange.path), memory);
      });
      const purpose = "What passed between clients and a server, as it was recorded.";
      return { name, purpose, card: ["Endpoints"], ...(fixture === undefined ? {} : { fixture }), steps };
    },
  };
}

interface Memory {
  readonly level: number;
  readonly captured: CapturedValues;
  /** The last event of each queue that is in the scenario already. */
  readonly seen: Map<string, number>;
}

function isPoll(found: FoundRoute, { status, body }: Exchange): boolean {
  return found.kind === "route" && found.route.id === EVENTS && status === OK && isJsonObject(body);
}

function stepOf(exchange: Exchange, found: FoundRoute, memory: Memory): readonly Step[] {
  const given = parametersOf(exchange, found, memory.captured);
  if (isPoll(found, exchange)) return pollStep(exchange, given, memory);
  const id = found.kind === "route" ? found.route.id : undefined;
  const { status, body, user_agent } = exchange;
  const call = id ?? `${exchange.method} ${exchange.path}`;
  const known = id === undefined ? undefined : INTERFACE_ROUTES.get(id)?.parametersAt?.(memory.level);
  const ignores = known === undefined ? [] : Object.keys(given).filter((name) => !known.includes(name));
  const isRefusal = isJsonObject(body) && ownValue(body, "result") === "error";
  const asImplied = isRefusal ? status >= FIRST_ERROR && status <= LAST_ERROR : status === OK;
  const save = status === OK ? memory.captured.capture(id, body) : undefined;
  const step: CallStep = {
    call,
    as: callerOf(exchange),
    ...(Object.keys(given).length === 0 ? {} : { with: given }),
    ...(user_agent === null ? {} : { user_agent }),
    ...(asImplied && id !== undefined ? {} : { status }),
    ...(ignores.length === 0 ? {} : { ignores }),
    expect: asJson(expectationOf(id, body)),
    ...(save === undefined ? {} : { save }),
  };
  return [step];
}

/** Only what the scenario has not had yet: a poll may be asked twice, and heartbeats are nothing. */
function pollStep(exchange: Exchange, given: Readonly<Record<string, unknown>>, memory: Memory): readonly Step[] {
  const queue = String(given["queue_id"] ?? "");
  const events = isJsonObject(exchange.body) ? ownValue(exchange.body, "events") : undefined;
  const listed: readonly unknown[] = Array.isArray(events) ? events : [];
  const last = memory.seen.get(queue) ?? -1;
  const fresh = listed.filter(isJsonObject).filter(({ id }) => typeof id === "number" && id > last);
  for (const { id } of fresh) memory.seen.set(queue, Math.max(memory.seen.get(queue) ?? -1, Number(id)));
  const told = fresh.filter(({ type }) => type !== "heartbeat");
  if (told.length === 0) return [];
  const expect = told.map(({ id: _, ...event }) => asJson(expectedValue("", event)));
  const step: EventsStep = { events: { queue, as: callerOf(exchange) }, expect };
  return [step];
}

/** Parameters that travel as JSON are written as what they mean; texts stay texts. */
function parametersOf(
  { parameters }: Exchange,
  found: FoundRoute,
  captured: CapturedValues,
): NonNullable<CallStep["with"]> {
  const route = found.kind === "route" ? found.route : undefined;
  const fromPath = found.kind === "route" ? Object.entries(found.path_values) : [];
  const written = [...fromPath, ...parameters].map(([name, text]) => {
    const encoding = route?.parameters[name]?.encoding;
    const value = encoding === "text" ? text : jsonOr(text, encoding === "json");
    const meant = captured.referring(name, value);
    return [name, meant === value ? asJson(escaped(value)) : asJson(meant)] as const;
  });
  return Object.fromEntries(written);
}

/** Where a text need not be JSON, it is taken for such only if writing it gives the same text again. */
function jsonOr(text: string, isJson: boolean): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value !== "string" && (isJson || JSON.stringify(value) === text) ? value : text;
  } catch {
    return text;
  }
}

/** Accounts are named by their addresses; a key that was refused is another one in the scenario, too. */
function callerOf({ authorization, status, body }: Exchange): Caller {
  const credentials = credentialsIn(authorization);
  if (credentials === undefined) return null;
  const isWrongKey = status === 401 && isJsonObject(body);
  return isWrongKey ? { email: credentials.email, api_key: "another-key" } : credentials.email;
}

function expectationOf(id: string | undefined, body: unknown): unknown {
  if (!isJsonObject(body)) return { $any: true };
  if (id === REGISTRATION && ownValue(body, "result") === "success") return { queue_id: { $string: true } };
  const { result, msg: _, ...own } = body;
  const expected = expectedValue("", own);
  return result === "error" && isJsonObject(expected) ? { result, ...expected } : expected;
}
