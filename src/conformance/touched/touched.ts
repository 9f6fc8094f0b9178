/** What runs touched of the interface, as counts. Every part has a name, so that two runs are added by adding counts. */

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
}

/** Whom a run asked: the feature level, and whether the realm follows the documentation or servers. */
export interface TouchedRealm {
  readonly feature_level: number;
  /** `real` is a server that is not a simulator. */
  readonly follow: "documented" | "server" | "real";
}

/** How often something occurred, by its name. */
export type TouchedCounts = Readonly<Record<string, number>>;

/** What runs touched: for each kind, how often each of its parts occurred. */
export interface Touched {
  /** Requests by feature level: `421`. */
  readonly levels: TouchedCounts;
  /** Requests by `documented`, `server` or `real`. */
  readonly follow: TouchedCounts;
  /** `send-message` */
  readonly operations: TouchedCounts;
  /** Requests of an operation that were refused before their parameters were decoded. */
  readonly unread: TouchedCounts;
  /** Parameters that were given, with the form of the value: `send-message.to number`. */
  readonly parameters: TouchedCounts;
  /** Top-level fields of accepted answers: `send-message.id`. */
  readonly fields: TouchedCounts;
  /** By operation and reason: `send-message.channel_unknown`; of servers by code: `send-message.BAD_REQUEST`. */
  readonly refusals: TouchedCounts;
  /** `reaction/add` */
  readonly events: TouchedCounts;
  /** Top-level fields of events: `reaction/add.emoji_name`. */
  readonly event_fields: TouchedCounts;
  /** Requests of an operation whose answers were dropped, so that their fields and events are unknown. */
  readonly dropped: TouchedCounts;
}

type TouchedKind = keyof Touched;

/** The names of the kinds. */
export const TOUCHED_KINDS: readonly TouchedKind[] = [
  "levels",
  "follow",
  "operations",
  "unread",
  "parameters",
  "fields",
  "refusals",
  "events",
  "event_fields",
  "dropped",
];

/** Counts while a run goes on. */
export interface TouchedCounter {
  readonly count: (exchange: TouchedExchange, realm: TouchedRealm) => void;
  /** What was counted so far. */
  readonly touched: () => Touched;
}

/** Begins with nothing. Counting one request costs about as much as looking at its parameters. */
export function touchedCounter(): TouchedCounter {
  const counts = byKind(() => new Map<string, number>());
  const add = (kind: TouchedKind, name: string): void => {
    counts[kind].set(name, (counts[kind].get(name) ?? 0) + 1);
  };
  return {
    count: (exchange, { feature_level, follow }) => {
      const { operation, params, result } = exchange;
      if (operation === null) return;
      add("levels", String(feature_level));
      add("follow", follow);
      add("operations", operation);
      const given = Object.keys(params);
      if (given.length === 0 && exchange.status >= FIRST_ERROR) add("unread", operation);
      for (const name of given) add("parameters", `${operation}.${name} ${formOf(params[name])}`);
      if (exchange.status >= FIRST_ERROR) {
        const code: unknown = Object(result)["code"];
        const refusal = exchange.reason ?? (typeof code === "string" ? code : undefined);
        if (refusal !== undefined) add("refusals", `${operation}.${refusal}`);
      } else if (exchange.result_dropped === true) add("dropped", operation);
      else if (result !== null) countAnswer(operation, result, add);
    },
    touched: () => byKind((kind) => sorted(counts[kind])),
  };
}

const FIRST_ERROR = 400;
/** The envelope of every answer. */
const ENVELOPE: ReadonlySet<string> = new Set(["result", "msg"]);

function countAnswer(operation: string, result: object, add: (kind: TouchedKind, name: string) => void): void {
  for (const name of Object.keys(result)) if (!ENVELOPE.has(name)) add("fields", `${operation}.${name}`);
  if (operation !== "get-events") return;
  const events: unknown = Object(result)["events"];
  for (const event of Array.isArray(events) ? events : []) {
    const { type, op }: { type?: unknown; op?: unknown } = Object(event);
    if (typeof type !== "string" || type === "heartbeat") continue;
    const name = typeof op === "string" ? `${type}/${op}` : type;
    add("events", name);
    for (const field of Object.keys(event)) add("event_fields", `${name}.${field}`);
  }
}

/** What a run touched: the entries of a journal, or exchanges with a server. */
export function touched(run: Iterable<TouchedExchange>, realm: TouchedRealm): Touched {
  const counter = touchedCounter();
  for (const exchange of run) counter.count(exchange, realm);
  return counter.touched();
}

/** What is touched by several runs: the union of what each touches. */
export function unionOfTouched(all: Iterable<Touched>): Touched {
  const sums = byKind(() => new Map<string, number>());
  for (const one of all) {
    for (const kind of TOUCHED_KINDS) {
      for (const [name, count] of Object.entries(one[kind])) sums[kind].set(name, (sums[kind].get(name) ?? 0) + count);
    }
  }
  return byKind((kind) => sorted(sums[kind]));
}

/** The form of a value that was sent: `number`, `text`, `list of numbers`. */
export function formOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return value.length === 0 ? "empty list" : `list of ${formOf(value[0])}s`;
  if (typeof value === "string") return "text";
  return typeof value;
}

function byKind<Value>(of: (kind: TouchedKind) => Value): Readonly<Record<TouchedKind, Value>> {
  return Object.fromEntries(TOUCHED_KINDS.map((kind) => [kind, of(kind)])) as Record<TouchedKind, Value>;
}

function sorted(counts: ReadonlyMap<string, number>): TouchedCounts {
  return Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
}
