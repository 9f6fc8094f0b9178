import type { Failure } from "../../model/outcome/failures";
import type { RealmEvent } from "../../model/realm/event-queue";
import type { Realm } from "../../model/realm/realm";
import { allGroups } from "../../model/rules/user-groups/group-membership";
import { type Accepted, addressedEvents, type Outcome, type Refused } from "../../model/views/outcome";
import { cut, similarNames } from "../../protocol/problem-words";

/** How many characters of the parameters a sentence shows. */
const SHOWN = 500;

/** An operation was refused that a test expects to succeed; the message explains the refusal. */
export class RefusalError extends Error {
  override readonly name = "RefusalError";
  /** The refusal itself, with code, reason and the code's own fields. */
  readonly error: Failure;

  constructor(refused: Refused) {
    super(refusalText(refused));
    this.error = refused.error;
  }
}

/**
 * Returns the response of a call that must succeed.
 *
 * @throws RefusalError with operation, account, parameters, code, reason and message, and with the nearest name if a
 *   channel, a user or a group does not exist. The message names operation and account only for calls of a simulator
 * @example const { id } = must(sendMessage(sim.snapshot(), 1, { type: "direct", to: [2], content: "hi" }));
 */
export function must<Response extends object>(outcome: Outcome<Response>): Response {
  if (!isOutcome(outcome)) {
    const received = outcome === null ? "null" : typeof outcome;
    throw new TypeError(`must: expected the outcome of an operation, received ${received}.`);
  }
  if (outcome.ok) return outcome.response;
  throw new RefusalError(outcome);
}

/** Whether a value is the outcome of an operation. */
export function isOutcome(value: unknown): value is Accepted<object> | Refused {
  return typeof value === "object" && value !== null && "ok" in value && "realm" in value && "events" in value;
}

/** All that is known of a refusal, line by line. */
export function refusalText(refused: Refused): string {
  const { error } = refused;
  const call = callOf(refused);
  const { code, msg, reason, http_status, ...fields } = error;
  const who = call === undefined ? "The operation" : `${call.operation} by ${call.account}`;
  return [
    `${who} was refused: ${code} (${reason}, ${http_status}): ${msg}`,
    ...(Object.keys(fields).length === 0 ? [] : [`  with ${JSON.stringify(fields)}`]),
    ...(call === undefined ? [] : [`  called with ${shortened(JSON.stringify(call.params))}`]),
    ...refusalHints(refused.realm, error, call?.params).map((hint) => `  ${hint}`),
  ].join("\n");
}

function shortened(text: string): string {
  return cut(text, SHOWN);
}

/** Texts that are never names. */
const NO_NAMES: ReadonlySet<string> = new Set(["content", "type", "description", "password"]);
/** How many names a list in a hint has at most. */
const LISTED = 12;

interface Kind {
  readonly what: string;
  readonly names: readonly string[];
  /** In the order of the names; omitted where another kind lists the same accounts. */
  readonly ids?: readonly number[];
  /** Matches the reasons which say that a thing of this kind is unknown. */
  readonly reasons?: RegExp;
}

/** What a call can name: channels, accounts by address and by name, groups. */
function kindsOf(realm: Realm): readonly Kind[] {
  const [channels, people] = [[...realm.channels], [...realm.users]];
  const groups = [...allGroups(realm)].sort(
    (one, other) => Number(one.system_name !== null) - Number(other.system_name !== null),
  );
  return [
    {
      what: "channel",
      names: channels.map(({ name }) => name),
      ids: channels.map(({ stream_id }) => stream_id),
      reasons: /channel_unknown$/,
    },
    {
      what: "account",
      names: people.map(({ delivery_email }) => delivery_email),
      ids: people.map(({ user_id }) => user_id),
      reasons: /(?:user|member|recipient|principal)_unknown$/,
    },
    { what: "person", names: people.map(({ full_name }) => full_name) },
    {
      what: "group",
      names: groups.map(({ name }) => name),
      ids: groups.map(({ id }) => id),
      reasons: /(?<!stream_)group_unknown$/,
    },
  ];
}

/**
 * What a refused call probably intended, if it was refused because it names something unknown.
 *
 * @returns whole sentences, like `There is no channel "generl"; did you mean general?`. For IDs, and for names without
 *   a similar one, a list of what exists
 */
function refusalHints(realm: Realm, error: Failure, params: unknown): readonly string[] {
  if (!error.reason.includes("unknown")) return [];
  const kinds = kindsOf(realm);
  const known = new Set(kinds.flatMap(({ names }) => names));
  const unknown = [...new Set(textsIn({ ...error, msg: "", code: "", reason: "", params }))].filter(
    (text) => text !== "" && !known.has(text),
  );
  const hints = unknown.flatMap((text) => {
    const [near] = similarNames(text, known);
    const what = kinds.find(({ names }) => near !== undefined && names.includes(near))?.what;
    return what === undefined ? [] : [`There is no ${what} "${text}"; did you mean ${near}?`];
  });
  const meant = kinds.find(({ reasons }) => reasons?.test(error.reason) === true);
  return hints.length > 0 || meant === undefined ? hints : [listOf(meant)];
}

function listOf({ what, names, ids = [] }: Kind): string {
  if (names.length === 0) return `The realm has no ${what}s.`;
  const listed = names.slice(0, LISTED).map((name, index) => `${name} (${ids[index]})`);
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : "";
  return `There are the ${what}s ${listed.join(", ")}${more}.`;
}

function* textsIn(value: unknown): Iterable<string> {
  if (typeof value === "string") yield value;
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) if (!NO_NAMES.has(key)) yield* textsIn(inner);
}

/** A typed call: the function, the account, and the parameters. */
interface Call {
  readonly operation: string;
  readonly account: string;
  readonly params: unknown;
}

/** The calls that outcomes came from, so that a failing test can show them. An entry lives as long as its outcome. */
const CALLS = new WeakMap<Outcome, Call>();

/** Notes which call led to an outcome. */
export function recordCall(outcome: Outcome, call: Call): void {
  CALLS.set(outcome, call);
}

/** The call that led to an outcome; undefined for calls that no simulator made. */
export function callOf(outcome: Outcome): Call | undefined {
  return CALLS.get(outcome);
}

/**
 * The events that requests led to. An entry lives as long as its entry of the journal. The map does not hold whole
 * outcomes: the engine frees its values late, and outcomes hold realms.
 */
const EVENTS = new WeakMap<object, readonly RealmEvent[]>();

/** Notes the events that a request led to. */
export function noteEvents(entry: object, outcome: Outcome): void {
  const events = addressedEvents(outcome);
  if (events.length > 0) EVENTS.set(entry, events);
}

/** The events that a request led to. */
export function eventsOf(entry: object): readonly RealmEvent[] {
  return EVENTS.get(entry) ?? [];
}
