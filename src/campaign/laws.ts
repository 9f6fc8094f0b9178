/** Laws: conditions on a client that are not about its views. */
import { checkKeys } from "../model/outcome/call-problem";
import type { AnyValue } from "../protocol/schema/shapes";
import type { JournalEntry } from "../simulator/journal";
import type { ClientRequest } from "./client-request";
import type { Truth } from "./truth";
import { UNANSWERED } from "./unanswered";

/** An act of the client, with its result. */
export interface ActRecord {
  readonly name: string;
  readonly with: AnyValue;
  /** A text that no other act has. The act includes it in what it sends. */
  readonly mark: string;
  state: "under way" | "done" | "failed";
}

/** A finished run: the faults have ended, and the client has caught up. */
export interface FinishedRun<Client> {
  readonly client: Client;
  readonly truth: Truth;
  readonly acts: readonly ActRecord[];
  /** The requests of the client in the order in which it made them. */
  readonly requests: readonly ClientRequest[];
  /** The requests as the realm received them, in the order of their answers. */
  readonly journal: readonly JournalEntry[];
  /** UNIX seconds at which the faults have ended; undefined while they last. */
  readonly well_since?: number | undefined;
  /** UNIX seconds at which the client wakes up next; undefined if it does not sleep. */
  readonly wakes_at?: number | undefined;
}

/** A condition that must hold at the end of every run. */
export interface Law<Client> {
  readonly name: string;
  /** Returns a sentence about what is wrong, or undefined. */
  readonly problem: (run: FinishedRun<Client>) => string | undefined | Promise<string | undefined>;
  /** Whether a run that has broken it cannot mend it, so that the run ends there; false by default. */
  readonly is_final?: boolean;
}

/**
 * The realm performs no act twice, and it performed each act that the client reports as done. An act is recognised by
 * its mark. Requests that the network doubled do not count, and neither do messages that the account can no longer see:
 * the client could not know that it had sent them.
 *
 * @param names - the acts that send their mark; by default all acts
 */
export function actsOnce<Client>(names?: readonly string[]): Law<Client> {
  return {
    name: "every act once",
    problem: ({ acts, journal, truth }) => {
      // What was sent is written out once, however many acts are looked for in it.
      const sent = journal
        .filter((entry) => entry.method !== "GET" && entry.status === 200)
        .map(({ params, result }) => ({ text: JSON.stringify(params), result }));
      for (const { name, mark, state } of acts) {
        if (names?.includes(name) === false) continue;
        const accepted = sent.filter(({ text }) => text.includes(mark));
        const kept = accepted.filter(({ result }) => isVisible(truth, result));
        if (kept.length > 1) return `the act ${name} (${mark}) was performed ${kept.length} times.`;
        if (accepted.length === 0 && state === "done")
          return `the act ${name} (${mark}) ended as done and was never performed.`;
      }
      return undefined;
    },
  };
}

/** Whether the account can still see the message that an answer names; true if it names none. */
function isVisible(truth: Truth, result: unknown): boolean {
  const id: unknown = Object(result)["id"];
  return typeof id !== "number" || truth.visible([id]).length > 0;
}

/** The client knows every unread message. */
export function nothingUnreadLost<Client>(known: (client: Client) => Iterable<number>): Law<Client> {
  return {
    name: "no unread message lost",
    problem: ({ client, truth }) => {
      const ids = new Set(known(client));
      const unread = Object.keys(truth.state(["message", "update_message_flags"]).unread ?? {}).map(Number);
      const lost = unread.filter((id) => !ids.has(id));
      return lost.length === 0 ? undefined : `unread and not known to the client: ${lost.join(", ")}.`;
    },
  };
}

/** The account can see every message that the client shows. */
export function nothingHiddenShown<Client>(shown: (client: Client) => Iterable<number>): Law<Client> {
  return {
    name: "nothing hidden shown",
    problem: ({ client, truth }) => {
      const ids = [...shown(client)];
      const visible = new Set(truth.visible(ids).map(({ id }) => id));
      const hidden = ids.filter((id) => !visible.has(id));
      return hidden.length === 0 ? undefined : `shown, although the account cannot see them: ${hidden.join(", ")}.`;
    },
  };
}

/** So many failures in a row at one moment of the virtual clock are hammering. */
const MAX_FAILURES_AT_ONCE = 5;

/** The client waits as long as `retry-after` states, and pauses before it repeats a failed request. */
export function backOffKept<Client>(): Law<Client> {
  return {
    name: "back-off kept",
    is_final: true,
    problem: ({ requests, acts }) => {
      for (const { ended_at, retry_after } of requests) {
        if (ended_at === undefined || retry_after === undefined) continue;
        const until = ended_at + retry_after;
        const early = requests.find(({ begun_at }) => begun_at > ended_at && begun_at < until);
        if (early !== undefined) {
          const waited = early.begun_at - ended_at;
          return `the answer said retry-after ${retry_after} s; the client sent ${early.method} ${early.path} after ${waited} s.`;
        }
      }
      // Each act may fail once.
      return hammering(requests, MAX_FAILURES_AT_ONCE + acts.length);
    },
  };
}

/** A client asks again within this time after the server is well. */
const SILENCE_SECONDS = 120;

/**
 * After the server is well again, and the longest wait that it stated is over, the client sends a request within some
 * seconds, or waits for events. A client that does not sleep breaks this law never: its views show what it misses.
 *
 * @param seconds - how many virtual seconds it can be silent; 120 by default
 */
export function asksAgain<Client>(seconds: number = SILENCE_SECONDS): Law<Client> {
  return {
    name: `asks again within ${seconds} s`,
    problem: ({ requests, well_since, wakes_at }) => {
      if (well_since === undefined) return undefined;
      const waits = requests.flatMap(({ ended_at = 0, retry_after }) =>
        retry_after === undefined ? [] : [Math.ceil(ended_at + retry_after)],
      );
      const from = Math.max(well_since, ...waits);
      const until = from + seconds;
      const asks = requests.some(({ begun_at, ended_at = Infinity }) => begun_at <= until && ended_at >= from);
      if (asks) return undefined;
      const later = requests.map(({ begun_at }) => begun_at).filter((at) => at > until);
      const next = Math.min(...later, wakes_at ?? Infinity);
      if (next === Infinity || next <= until) return undefined;
      return `the server was well again, and the client sent nothing for ${next - from} s; it slept until ${next - well_since} s after the last fault. At most ${seconds} s are allowed.`;
    },
  };
}

/** How often a client may send requests. */
export interface RequestRate {
  /** The identifier of the operation. By default, each operation is counted separately. */
  readonly operation?: string;
  /** Whether only failed requests count: those without an answer, or with a status of 400 or more; false by default. */
  readonly failed?: boolean;
  /** The maximum number of requests … */
  readonly atMost: number;
  /** … in this number of virtual seconds. */
  readonly per: number;
}

/**
 * The client sends at most this number of requests in any span of virtual time.
 *
 * @example requestRate({ operation: "register-queue", atMost: 30, per: 60 });
 */
export function requestRate<Client>(rate: RequestRate): Law<Client> {
  checkKeys("requestRate", rate, ["atMost", "per"], "a rate like { atMost: 5, per: 60 }");
  const { operation, failed = false, atMost, per } = rate;
  const what = operation ?? "each operation";
  return {
    is_final: true,
    name: `at most ${atMost} ${failed ? "failures" : "requests"} of ${what} in ${per} s`,
    problem: ({ journal }) => {
      const times = new Map<string, number[]>();
      for (const { method, path, operation: id, at, status, fault } of journal) {
        if (operation !== undefined && id !== operation) continue;
        if (failed && status > 0 && status < 400 && !isUnanswered(fault)) continue;
        const name = id ?? `${method} ${path}`;
        const moments = times.get(name) ?? [];
        times.set(name, moments);
        moments.push(at);
        const first = moments.at(-1 - atMost);
        if (first === undefined || at - first >= per) continue;
        const failing = failed ? ", which all failed" : "";
        return `the client sent ${name} ${atMost + 1} times in ${at - first} s${failing}; at most ${atMost} in ${per} s are allowed.`;
      }
      return undefined;
    },
  };
}

function isUnanswered(fault: JournalEntry["fault"]): boolean {
  return fault !== undefined && UNANSWERED.includes(fault.fault);
}

/**
 * The laws for any client: it obeys `retry-after`, does not register or repeat failed requests too often, and asks again
 * when the server is well.
 */
export function standardLaws<Client>(): readonly Law<Client>[] {
  return [
    backOffKept(),
    requestRate({ operation: "register-queue", atMost: 30, per: 60 }),
    requestRate({ failed: true, atMost: 30, per: 60 }),
    asksAgain(),
  ];
}

function hammering(requests: readonly ClientRequest[], most: number): string | undefined {
  let failures = 0;
  let before: ClientRequest | undefined;
  for (const request of requests) {
    const isSame = before?.path === request.path && before.begun_at === request.begun_at;
    const hasFailed = request.ended_at !== undefined && (request.status === undefined || request.status >= 400);
    failures = hasFailed ? (isSame ? failures + 1 : 1) : 0;
    before = request;
    if (failures > most) {
      return `${failures} times in a row, at one moment, ${request.method} ${request.path} failed and was repeated.`;
    }
  }
  return undefined;
}
