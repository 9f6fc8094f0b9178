/** The journal of requests, and the outbox of emails, push notifications and webhooks. */
import type { FaultName } from "../model/fixture/fault-plan";
import type { Outbound, OutboundEmail, OutboundPush, OutboundWebhook } from "../model/outcome/transition";
import { frozen } from "../model/realm/freeze";
import type { Outcome } from "../model/views/outcome";
import type { Reason } from "../protocol/refusals/reasons";
import type { AnyValue } from "../protocol/schema/shapes";
import { noteEvents } from "./calls/must";

/** A request to a simulator, and its result. */
export interface JournalEntry {
  /** The HTTP method. */
  readonly method: string;
  /** The path, below the address of the server. */
  readonly path: string;
  /** The identifier of the operation; null if the request does not reach one. */
  readonly operation: string | null;
  /** The ID of the account whose key the request has; null without a valid key. */
  readonly user_id: number | null;
  /** The parameters, decoded. */
  readonly params: Readonly<Record<string, AnyValue>>;
  /** The HTTP status of the answer; 0 if the request did not reach the realm. */
  readonly status: number;
  /** The answer, as JSON; null without an answer. */
  readonly result: object | null;
  /**
   * True if `result` is null because the answer was dropped: a journal stores the answers of its newest requests, up to
   * 32 MiB of JSON. Omitted for other requests.
   */
  readonly result_dropped?: true;
  /** The rule of the fault plan that was applied to the request; absent if none was. */
  readonly fault?: {
    /** The name of the rule. */
    readonly rule: string;
    /** What happened to the request. */
    readonly fault: FaultName;
  };
  /**
   * Why no parameters were read from the body, as a sentence: its type is neither urlencoded nor multipart. Servers
   * answer then as if the request had no body. Omitted for other requests.
   */
  readonly unread_body?: string;
  /** Why the request was refused, more exactly than in the answer; null if it was accepted. */
  readonly reason: Reason | null;
  /**
   * What is probably wrong: with a path or method that the realm does not have, with credentials that it refuses, or with
   * a client that was not started again after a restore. An example: `there is no account anne@example.test; did you mean
   * ann@example.test?` Omitted for other requests.
   */
  readonly hint?: string;
  /** UNIX seconds of the virtual clock. */
  readonly at: number;
  /** The emails, push notifications and webhook requests that the request caused; absent if none. */
  readonly outbound?: readonly Outbound[];
}

/** What left the realm by a request, for its entry. */
export function outboundOf(handled: { readonly outcome: Outcome } | undefined): Pick<JournalEntry, "outbound"> {
  const outbound = handled?.outcome.outbound ?? [];
  return outbound.length === 0 ? {} : { outbound };
}

type Sent = Pick<JournalEntry, "method" | "path" | "unread_body">;

/** The part of an entry that is known before the request is answered. */
export function asSent({ method, path, unread_body }: Sent): Sent {
  return { method, path, ...(unread_body === undefined ? {} : { unread_body }) };
}

/** How many requests a journal stores; it drops the oldest first. */
const JOURNAL_LENGTH = 10_000;

/** How large the stored answers are in all, as JSON, in bytes; those of the oldest requests are dropped first. */
const ANSWERS_SIZE = 32 * 1024 ** 2;

/** Where the entry of a request is stored, for the journal and for the log of steps. */
export interface EntryPlace {
  entry?: JournalEntry;
}

/** Records a request, with its outcome in the realm. */
export type Recorder = (entry: JournalEntry, outcome?: Outcome) => void;

/** The requests of a simulator, the newest JOURNAL_LENGTH of them. */
export interface Journal {
  /** Oldest first; the list and its entries are frozen. */
  entries(): readonly JournalEntry[];
  /**
   * Returns the function that records a request that begins now. After `restart`, the journal ignores it.
   *
   * @param place - where the entry is stored; when its answer is dropped, the entry is replaced there
   */
  recorder(place: EntryPlace): Recorder;
  clear(): void;
  /** Calls a function with each request that is recorded from now on. */
  observe(observer: (entry: JournalEntry) => void): void;
  /** Empties the journal, and ignores the requests that still wait for their answers. */
  restart(): void;
}

/** A request with the size of its answer. */
interface RecordedRequest {
  readonly place: EntryPlace;
  readonly size: number;
}

/** Starts an empty journal. It drops old entries many at a time, so that recording always costs the same. */
export function emptyJournal(): Journal {
  /** Up to twice the length, also requests before `clear`: the log of steps has them, too. */
  let requests: RecordedRequest[] = [];
  /** The index of the first request after `clear`, and of the first one that has its answer. */
  let [cleared, answered] = [0, 0];
  let size = 0;
  let listed: readonly JournalEntry[] | undefined;
  let restarts = 0;
  const observers: ((entry: JournalEntry) => void)[] = [];
  const dropOldestAnswer = (): void => {
    const oldest = requests[answered];
    answered += 1;
    if (oldest?.place.entry === undefined) return;
    oldest.place.entry = withoutAnswer(oldest.place.entry);
    size -= oldest.size;
  };
  const dropOldestRequests = (count: number): void => {
    while (answered < count) dropOldestAnswer();
    requests = requests.slice(count);
    cleared = Math.max(0, cleared - count);
    answered -= count;
  };
  return {
    entries: () => {
      listed ??= listOf(requests.slice(Math.max(cleared, requests.length - JOURNAL_LENGTH)));
      return listed;
    },
    recorder: (place) => {
      const before = restarts;
      return (entry, outcome) => {
        place.entry = entry;
        if (before !== restarts) return;
        if (outcome !== undefined) noteEvents(entry, outcome);
        for (const observer of observers) observer(entry);
        if (requests.length >= 2 * JOURNAL_LENGTH) dropOldestRequests(JOURNAL_LENGTH);
        const added = sizeOf(entry.result);
        requests.push({ place, size: added });
        size += added;
        while (size > ANSWERS_SIZE && answered < requests.length - 1) dropOldestAnswer();
        listed = undefined;
      };
    },
    observe: (observer) => void observers.push(observer),
    clear: () => {
      cleared = requests.length;
      listed = undefined;
    },
    restart: () => {
      restarts += 1;
      requests = [];
      [cleared, answered, size] = [0, 0, 0];
      listed = undefined;
    },
  };
}

function listOf(requests: readonly RecordedRequest[]): readonly JournalEntry[] {
  return Object.freeze(requests.flatMap(({ place: { entry } }) => (entry === undefined ? [] : [frozen(entry)])));
}

/** The entry of an old request. Its events are noted with the former entry only, so they are dropped, too. */
function withoutAnswer(entry: JournalEntry): JournalEntry {
  return entry.result === null ? entry : { ...entry, result: null, result_dropped: true };
}

/** About the length of a value as JSON text. */
function sizeOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  let size = 8;
  if (typeof value !== "object" || value === null) return size;
  for (const item of Array.isArray(value) ? value : Object.values(value)) size += sizeOf(item);
  return size;
}

type Unaddressed<Sent> = Sent extends Outbound ? Omit<Sent, "channel"> : never;

/** The outbound items: what a server would send to users and other programs, oldest first. */
export interface Outbox {
  readonly emails: readonly Unaddressed<OutboundEmail>[];
  readonly pushes: readonly Unaddressed<OutboundPush>[];
  /** The requests of outgoing webhook bots; `answerWebhook` answers them. */
  readonly webhooks: readonly Unaddressed<OutboundWebhook>[];
}

/** Sorts what would have left the realm into mails, pushes and webhooks. */
export function outboxOf(sent: readonly Outbound[]): Outbox {
  const emails: Unaddressed<OutboundEmail>[] = [];
  const pushes: Unaddressed<OutboundPush>[] = [];
  const webhooks: Unaddressed<OutboundWebhook>[] = [];
  for (const outbound of sent) {
    if (outbound.channel === "email") emails.push(unaddressed(outbound));
    else if (outbound.channel === "push") pushes.push(unaddressed(outbound));
    else webhooks.push(unaddressed(outbound));
  }
  return { emails, pushes, webhooks };
}

function unaddressed(sent: OutboundEmail): Unaddressed<OutboundEmail>;
function unaddressed(sent: OutboundPush): Unaddressed<OutboundPush>;
function unaddressed(sent: OutboundWebhook): Unaddressed<OutboundWebhook>;
function unaddressed({ channel: _channel, ...fields }: Outbound): Unaddressed<Outbound> {
  return fields;
}
