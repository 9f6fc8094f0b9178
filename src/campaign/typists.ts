/** Who types to an account: no realm stores it, so it follows from the events that its client received. */
import type { Realm } from "../model/realm/realm";
import { TYPING } from "../model/views/registration/server-state";
import { isRecord } from "../protocol/schema/matches-shape";
import type { JournalEntry } from "../simulator/journal";
import { UNANSWERED } from "./unanswered";

/** The IDs of users who are typing. */
export interface Typists {
  /** Users who are typing, where the client was notified of it. */
  readonly shown: ReadonlySet<number>;
  /**
   * Users whom the client may show, too: it was notified late, or has registered again since, or the user has sent a
   * message.
   */
  readonly possible: ReadonlySet<number>;
}

/** What the client was notified of one user in one conversation. */
interface Typing {
  readonly user_id: number;
  /** UNIX seconds: when the realm first sent the event, and when the client can have received it last. */
  readonly began_at: number;
  readonly last_at: number;
  /** Whether the client knows for certain, and nothing has happened since that may end it. */
  readonly isCertain: boolean;
}

/** Seconds after which a client takes back that a user types, if no further event comes. */
const EXPIRY_SECONDS = TYPING.STARTED_EXPIRY_MILLISECONDS / 1000;
const EXPIRY_FIELD = "server_typing_started_expiry_period_milliseconds";
/** The least that a client assumes if its registration does not say how many. */
const UNKNOWN_EXPIRY_SECONDS = 15;

const LOST: readonly string[] = [...UNANSWERED, "malformed_json"];

/**
 * Who types to the account.
 *
 * @param journal - the requests of the client
 */
export function typistsIn(realm: Realm, userId: number, journal: readonly JournalEntry[]): Typists {
  const known = new Map<string, Typing>();
  let shortest = UNKNOWN_EXPIRY_SECONDS;
  let hearsMutes = false;
  for (const { operation, user_id, status, params, result, fault, at } of journal) {
    if (user_id !== userId || status !== 200) continue;
    const isReceived = fault === undefined || !LOST.includes(fault.fault);
    if (operation === "register-queue" && isReceived) {
      forgetQueue(known);
      const { event_types } = params;
      hearsMutes = !Array.isArray(event_types) || event_types.includes("muted_users");
      shortest = EXPIRY_FIELD in Object(result) ? EXPIRY_SECONDS : UNKNOWN_EXPIRY_SECONDS;
    }
    const { events } = Object(result);
    if (operation !== "get-events" || !Array.isArray(events)) continue;
    // A delayed answer arrives later: the client counts from then.
    const last_at = fault?.fault === "delay" ? Infinity : at;
    for (const event of events.filter(isRecord)) take(known, event, { at, last_at, isReceived });
  }
  const isMuted = (id: number): boolean => realm.muted_users.get(userId)?.some((muted) => muted.id === id) === true;
  const rows = [...known.values()];
  const shown = rows.filter(
    // The account itself types on another device: clients show that, or do not.
    ({ user_id, isCertain, began_at }) =>
      user_id !== userId && isCertain && realm.now < began_at + shortest && !isMuted(user_id),
  );
  const possible = rows.filter(
    ({ user_id, last_at }) => realm.now <= last_at + EXPIRY_SECONDS && !(hearsMutes && isMuted(user_id)),
  );
  return { shown: idsOf(shown), possible: idsOf(possible) };
}

function idsOf(rows: readonly Typing[]): ReadonlySet<number> {
  return new Set(rows.map(({ user_id }) => user_id));
}

function forgetQueue(known: Map<string, Typing>): void {
  for (const [key, row] of known) known.set(key, { ...row, isCertain: false });
}

interface Arrival {
  readonly at: number;
  readonly last_at: number;
  readonly isReceived: boolean;
}

function take(known: Map<string, Typing>, event: Readonly<Record<string, unknown>>, arrival: Arrival): void {
  const { at, last_at, isReceived } = arrival;
  if (event["type"] === "message") {
    const { sender_id } = Object(event["message"]);
    for (const [key, row] of known) if (row.user_id === sender_id) known.set(key, { ...row, isCertain: false });
  }
  if (event["type"] !== "typing") return;
  const user_id = Number(Object(event["sender"]).user_id);
  const key = `${user_id} ${placeOf(event)}`;
  const before = known.get(key);
  if (event["op"] === "stop") {
    if (isReceived) known.delete(key);
    else if (before !== undefined) known.set(key, { ...before, isCertain: false });
    return;
  }
  // An event whose answer was lost comes again; until then only servers know.
  known.set(key, { user_id, began_at: at, last_at, isCertain: isReceived });
}

function placeOf({ stream_id, topic, recipients }: Readonly<Record<string, unknown>>): string {
  if (stream_id !== undefined) return `${String(stream_id)}/${String(topic)}`;
  return Array.isArray(recipients) ? recipients.map((one) => String(Object(one).user_id)).join(",") : "";
}
