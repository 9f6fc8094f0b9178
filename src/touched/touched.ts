/** What runs touched of the interface, as counts. Every part has a name, so that two runs are added by adding counts. */

import type { Realm } from "../model/realm/realm";
import { eventName } from "./event-name";

/** A request and its answer, in plain data. An entry of a journal is one. */
export interface TouchedExchange {
  /** The identifier of the operation; null if the request does not reach one. */
  readonly operation: string | null;
  /** The parameters, decoded. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  /** The answer, as JSON; null without an answer. */
  readonly result: object | null;
  /** The reason of a refusal, where it is known; of servers only the code is. */
  readonly reason: string | null;
  /** True if a bounded journal has dropped the answer. */
  readonly result_dropped?: true;
  /** The events that it sent to others, where they are known. */
  readonly sent?: readonly object[];
}

/** Whom a run asked: the feature level, and whether the realm follows the documentation or servers. */
export interface TouchedRealm {
  readonly feature_level: number;
  /** `real` is a server that is not a simulator. */
  readonly follow: "documented" | "server" | "real";
}

/** What counters need to know of a realm. */
export function realmOf({ feature_level, profile: { follow } }: Realm): TouchedRealm {
  return { feature_level, follow };
}

/** How often something occurred, by its name. */
export type TouchedCounts = Readonly<Record<string, number>>;

/** What runs touched: for each kind, how often each of its parts occurred. */
export interface Touched {
  /** Requests by feature level: `421`. */
  readonly levels: TouchedCounts;
  /** Requests by `documented`, `server` or `real`. */
  readonly modes: TouchedCounts;
  /** `send-message` */
  readonly operations: TouchedCounts;
  /** By operation and feature level: `send-message 421`. */
  readonly operation_levels: TouchedCounts;
  /** Requests of an operation that were refused before their parameters were decoded. */
  readonly unread: TouchedCounts;
  /** Parameters that were given, with the form of the value: `send-message.to number`. */
  readonly parameters: TouchedCounts;
  /** Top-level fields of accepted answers: `send-message.id`. */
  readonly fields: TouchedCounts;
  /** By operation and reason: `send-message.channel_unknown`; of servers by code: `send-message.BAD_REQUEST`. */
  readonly refusals: TouchedCounts;
  /** Reasons of refusals where they are known, also of requests that do not reach an operation: `channel_unknown`. */
  readonly reasons: TouchedCounts;
  /** Codes of refusals, also of requests that do not reach an operation: `BAD_REQUEST`. */
  readonly codes: TouchedCounts;
  /** Events that were received: `reaction/add`. */
  readonly events: TouchedCounts;
  /** Events that were sent to others, where they are known. */
  readonly sent: TouchedCounts;
  /** Top-level fields of events: `reaction/add.emoji_name`. */
  readonly event_fields: TouchedCounts;
  /** Rows of the state tables, where the realms around each step are known. */
  readonly rows: TouchedCounts;
  /** Requests of an operation whose answers were dropped, so that their fields and events are unknown. */
  readonly dropped: TouchedCounts;
}

type TouchedKind = keyof Touched;

/** Counts while a run goes on. */
export interface TouchedCounter {
  readonly count: (exchange: TouchedExchange, realm: TouchedRealm) => void;
  /** What was counted so far. */
  readonly touched: () => Touched;
}

/** Counts of one operation, or of one kind of events. Names are joined at the end only, since joining costs most. */
interface PartCounts {
  times: number;
  unread: number;
  dropped: number;
  readonly levels: Map<number, number>;
  readonly parameters: Map<string, Map<string, number>>;
  readonly fields: Map<string, number>;
  readonly refusals: Map<string, number>;
}

/** Begins with nothing. */
export function touchedCounter(): TouchedCounter {
  const modes = new Map<string, number>();
  const operations = new Map<string, PartCounts>();
  const events = new Map<string, Map<string, PartCounts>>();
  const [reasons, codes, sent] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  return {
    count: (exchange, { feature_level, follow }) => {
      const { operation, status, result, reason } = exchange;
      const code = codeOf(exchange);
      if (code !== undefined) increment(codes, code);
      if (status >= FIRST_ERROR && reason !== null) increment(reasons, reason);
      for (const event of exchange.sent ?? []) increment(sent, eventName(Object(event)));
      if (operation === null) return;
      increment(modes, follow);
      const counts = entryIn(operations, operation, noCounts);
      increment(counts.levels, feature_level);
      countRequest(counts, exchange, code);
      if (status >= FIRST_ERROR || exchange.result_dropped === true || result === null) return;
      for (const name in result) if (name !== "result" && name !== "msg") increment(counts.fields, name);
      if (operation === "get-events") countEvents(events, result);
    },
    touched: () => {
      const ofEvents = [...events].flatMap(([type, ops]) =>
        [...ops].map(([op, counts]) => [op === "" ? type : `${type}/${op}`, counts] as const),
      );
      const all = [...operations];
      return {
        levels: countsByName(all.flatMap(([, counts]) => [...counts.levels])),
        modes: countsByName(modes),
        operations: countsByName(all.map(([name, { times }]) => [name, times])),
        operation_levels: below(all, ({ levels }) => levels, " "),
        unread: countsByName(all.map(([name, { unread }]) => [name, unread])),
        parameters: countsByName(
          all.flatMap(([operation, { parameters }]) =>
            [...parameters].flatMap(([name, forms]) =>
              [...forms].map(([form, count]) => [`${operation}.${name} ${form}`, count] as const),
            ),
          ),
        ),
        fields: below(all, ({ fields }) => fields),
        refusals: below(all, ({ refusals }) => refusals),
        reasons: countsByName(reasons),
        codes: countsByName(codes),
        events: countsByName(ofEvents.map(([name, { times }]) => [name, times])),
        sent: countsByName(sent),
        event_fields: below(ofEvents, ({ fields }) => fields),
        rows: {},
        dropped: countsByName(all.map(([name, { dropped }]) => [name, dropped])),
      };
    },
  };
}

const FIRST_ERROR = 400;

function noCounts(): PartCounts {
  return {
    times: 0,
    unread: 0,
    dropped: 0,
    levels: new Map(),
    parameters: new Map(),
    fields: new Map(),
    refusals: new Map(),
  };
}

/** The code of a refusal. */
function codeOf({ status, result }: TouchedExchange): string | undefined {
  if (status < FIRST_ERROR) return undefined;
  const code: unknown = Object(result)["code"];
  return typeof code === "string" ? code : undefined;
}

function countRequest(
  counts: PartCounts,
  { params, status, reason, result_dropped }: TouchedExchange,
  code: string | undefined,
): void {
  counts.times += 1;
  let given = 0;
  for (const name in params) {
    given += 1;
    increment(
      entryIn(counts.parameters, name, () => new Map<string, number>()),
      formOf(params[name]),
    );
  }
  if (status < FIRST_ERROR) {
    if (result_dropped === true) counts.dropped += 1;
    return;
  }
  if (given === 0) counts.unread += 1;
  const refusal = reason ?? code;
  if (refusal !== undefined) increment(counts.refusals, refusal);
}

function countEvents(all: Map<string, Map<string, PartCounts>>, result: object): void {
  const events: unknown = Object(result)["events"];
  for (const event of Array.isArray(events) ? events : []) {
    const { type, op }: { type?: unknown; op?: unknown } = Object(event);
    if (typeof type !== "string" || type === "heartbeat") continue;
    const ops = entryIn(all, type, () => new Map<string, PartCounts>());
    const counts = entryIn(ops, typeof op === "string" ? op : "", noCounts);
    counts.times += 1;
    for (const field of Object.keys(Object(event))) increment(counts.fields, field);
  }
}

function increment<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function entryIn<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const created = create();
  map.set(key, created);
  return created;
}

/** The counts inside of parts, each with the name of its part. */
function below(
  parts: Iterable<readonly [string, PartCounts]>,
  inside: (counts: PartCounts) => ReadonlyMap<string | number, number>,
  separator = ".",
): TouchedCounts {
  return countsByName(
    [...parts].flatMap(([owner, counts]) =>
      [...inside(counts)].map(([name, count]) => [`${owner}${separator}${name}`, count] as const),
    ),
  );
}

/** What a run touched: the entries of a journal, or exchanges with a server. */
export function touched(run: Iterable<TouchedExchange>, realm: TouchedRealm): Touched {
  const counter = touchedCounter();
  for (const exchange of run) counter.count(exchange, realm);
  return counter.touched();
}

/** What is touched by several runs: the union of what each touches. */
export function unionOfTouched(all: Iterable<Touched>): Touched {
  const runs = [...all];
  return byKind((kind) => countsByName(runs.flatMap((one) => Object.entries(one[kind]))));
}

/** The form of a value that was sent: `number`, `text`, `list of numbers`. */
export function formOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value))
    return value.length === 0 ? "empty list" : `list of ${formOf(value[0]).replace(/^(empty list|\w+)/u, "$1s")}`;
  if (typeof value === "string") return "text";
  return typeof value;
}

/** A value for each kind. */
export function byKind<Value>(of: (kind: TouchedKind) => Value): Readonly<Record<TouchedKind, Value>> {
  return {
    levels: of("levels"),
    modes: of("modes"),
    operations: of("operations"),
    operation_levels: of("operation_levels"),
    unread: of("unread"),
    parameters: of("parameters"),
    fields: of("fields"),
    refusals: of("refusals"),
    reasons: of("reasons"),
    codes: of("codes"),
    events: of("events"),
    sent: of("sent"),
    event_fields: of("event_fields"),
    rows: of("rows"),
    dropped: of("dropped"),
  };
}

/** Counts by name, sorted; what never occurred is omitted. */
export function countsByName(counts: Iterable<readonly [string | number, number]>): TouchedCounts {
  const sums: Record<string, number> = {};
  for (const [name, count] of counts) if (count > 0) sums[name] = (sums[name] ?? 0) + count;
  return Object.fromEntries(Object.entries(sums).sort(([one], [other]) => (one < other ? -1 : 1)));
}
