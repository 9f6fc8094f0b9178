/** Answers requests while a fault plan is in force. */
import { utf8Bytes } from "../../model/collections/utf8";
import type { AnyFaultRule, FaultRule } from "../../model/fixture/fault-plan";
import { type Failure, failure, isFailure } from "../../model/outcome/failures";
import { accepted } from "../../model/outcome/outcome";
import { transition } from "../../model/outcome/transition";
import type { Realm } from "../../model/realm/realm";
import { userByDeliveryEmail } from "../../model/rules/users/people";
import { credentialsIn } from "../../wire/authenticate";
import { encodeFailure, type WireRequest, type WireResponse } from "../../wire/wire-request";
import { clientName, type Handled, receive, type ReceivedRequest } from "../../wire/handle";
import type { Answer, SimulatorCell, TextAnswer } from "../simulator-cell";
import { offAbort, onAbort } from "../caller-signal";
import { asSent, type JournalEntry, outboundOf, type Recorder } from "../journal";
import type { AnyValue } from "../../protocol/schema/shapes";
import { requestFacts } from "../waiting-requests";
import { ConnectionFault } from "./faulty-answers";
import type { RequestFacts, Turn } from "./strike";
import { withoutQueue, withoutQueues, withReloadEvent, withRestartEvent } from "./fault-cell";

/** After how many seconds a request may be tried again where the plan does not say. */
const DEFAULT_RETRY_AFTER = 1;

/** How the realm answers a request without faults, and how the answer is recorded. */
export interface PlainAnswers {
  readonly record: Recorder;
  /** Handles the request now, also if it could wait. */
  readonly immediately: (received: ReceivedRequest) => Handled;
  /** Handles the request now or when there is something to answer with, and continues synchronously. */
  readonly inTime: <Result>(
    received: ReceivedRequest,
    then: (handled: Handled) => Result | Promise<Result>,
  ) => Result | Promise<Result>;
}

type Struck = { readonly rule: FaultRule; readonly name: string } | undefined;

/**
 * Answers a request under a fault plan: finds the rule that strikes, lets the realm act if the fault allows it, and
 * damages the answer. The journal names the rule that struck.
 *
 * @throws ConnectionFault if the connection ends without an answer
 */
export function answerWithFaults(
  cell: SimulatorCell,
  received: ReceivedRequest,
  signal: AbortSignal,
  answers: PlainAnswers,
): Answer {
  const { request } = received;
  const facts = factsOf(cell.realm(), received);
  const struck = cell.faults.strike(facts);
  const withoutRealm = answerWithoutActing(cell.realm(), struck?.rule);
  if (withoutRealm !== undefined) {
    const response = withoutRealm instanceof ConnectionFault ? undefined : withoutRealm;
    answers.record(entryOf(cell.realm(), request, facts, struck, undefined, response));
    if (struck?.rule.fault === "stall") return stalled(cell, received, signal);
    if (withoutRealm instanceof ConnectionFault) throw withoutRealm;
    return withoutRealm;
  }
  beforeRequest(cell, struck?.rule, facts);
  const turn = cell.faults.takeTurn(() => whoseTurn(received), facts.now);
  return withRealm(cell, received, turn, struck?.rule, answers, (response, handled) => {
    answers.record(entryOf(cell.realm(), request, facts, struck, handled, response), handled?.outcome);
    const delayed = held(cell, struck?.rule, received, signal);
    return delayed === undefined
      ? damaged(response, struck?.rule)
      : delayed.then(() => damaged(response, struck?.rule));
  });
}

function factsOf(realm: Realm, { request, operation }: ReceivedRequest): RequestFacts {
  return {
    operation,
    method: request.method,
    path: request.path,
    account: credentialsIn(request.authorization)?.email.toLowerCase() ?? null,
    client: clientName(request),
    queue_id: request.parameters.find(([name]) => name === "queue_id")?.[1] ?? null,
    now: realm.now,
  };
}

/** The answer of faults that strike before the realm acts; undefined for other faults. */
function answerWithoutActing(
  realm: Realm,
  rule: FaultRule | undefined,
): ConnectionFault | WireResponse | TextAnswer | undefined {
  switch (rule?.fault) {
    case "refuse_connection":
      return new ConnectionFault("refused");
    case "lose_request":
    case "stall":
      return new ConnectionFault("lost");
    case "status":
      return errorPage(rule.status ?? 500);
    case "rate_limit":
      return rateLimited(realm, rule.retry_after ?? DEFAULT_RETRY_AFTER);
    default: {
      const refusal = rule === undefined ? undefined : refusalByFault(rule);
      return !isFailure(refusal) ? undefined : encodeFailure(realm, refusal);
    }
  }
}

/**
 * The refusal by a fault that strikes before the realm acts.
 *
 * @returns undefined for a fault that is not a refusal
 */
export function refusalByFault(rule: FaultRule): Failure | undefined {
  switch (rule.fault) {
    case "rate_limit":
      return rateLimit(rule.retry_after ?? DEFAULT_RETRY_AFTER);
    case "unauthorized":
      return failure("UNAUTHORIZED", "credentials_wrong", "The API key is not that of this account.");
    case "realm_deactivated":
      return failure("UNAUTHORIZED", "realm_deactivated", "This realm is deactivated.");
    default:
      return undefined;
  }
}

function errorPage(status: number): TextAnswer {
  const text = `<!DOCTYPE html>\n<html><head><title>${status}</title></head><body><h1>${status}</h1></body></html>\n`;
  return { status, headers: { "content-type": "text/html; charset=utf-8" }, text };
}

function rateLimit(retryAfter: number): Failure {
  const msg = `Too many requests: try again in ${retryAfter} second${retryAfter === 1 ? "" : "s"}.`;
  return failure("RATE_LIMIT_HIT", "rate_limited", msg, { "retry-after": retryAfter });
}

function rateLimited(realm: Realm, retryAfter: number): WireResponse {
  const response = encodeFailure(realm, rateLimit(retryAfter));
  return { ...response, headers: { ...response.headers, "retry-after": String(retryAfter) } };
}

/** What happens to the server before it looks at the request. */
function beforeRequest(cell: SimulatorCell, rule: FaultRule | undefined, { queue_id }: RequestFacts): void {
  const change = (make: (realm: Realm) => Realm): void => {
    cell.apply((realm) => accepted(transition(make(realm)), {}));
  };
  switch (rule?.fault) {
    case "lose_queue":
      if (queue_id !== null) change((realm) => withoutQueue(realm, queue_id));
      return;
    case "restart":
      cell.faults.queuesGone(Array.from(cell.realm().queues.values(), ({ user_id }) => user_id));
      change(withoutQueues);
      return;
    case "web_reload_client":
      change(withReloadEvent);
  }
}

/** The account that a request counts for. A wrong key counts for no account: it must not use up another's requests. */
function whoseTurn({ sender }: ReceivedRequest): string | null {
  return isFailure(sender) ? null : sender.delivery_email.toLowerCase();
}

function withRealm(
  cell: SimulatorCell,
  received: ReceivedRequest,
  turn: Turn | undefined,
  rule: FaultRule | undefined,
  answers: PlainAnswers,
  then: (response: WireResponse, handled: Handled | undefined) => Answer,
): Answer {
  if (turn?.retry_after !== undefined) {
    const { headers, ...response } = rateLimited(cell.realm(), turn.retry_after);
    return then({ ...response, headers: { ...headers, ...turn.headers } }, undefined);
  }
  let last = received;
  if (rule?.fault === "duplicate_request") {
    answers.immediately(received);
    last = receive(cell.realm(), received.request);
  }
  return answers.inTime(last, (handled) => {
    restartEvents(cell, handled);
    const { response } = handled;
    const headers = { ...response.headers, ...turn?.headers };
    return then(turn === undefined ? response : { ...response, headers }, handled);
  });
}

function restartEvents(cell: SimulatorCell, { operation, user_id, response }: Handled): void {
  const queueId = response.body?.["queue_id"];
  if (operation !== "register-queue" || user_id === null || typeof queueId !== "string") return;
  if (!cell.faults.takesRestartEvent(user_id)) return;
  cell.apply((realm) => accepted(transition(withRestartEvent(realm, queueId)), {}));
}

/** Rejects when the caller aborts; a caller that never aborts waits forever. */
function stalled(cell: SimulatorCell, { request, operation }: ReceivedRequest, signal: AbortSignal): Promise<never> {
  const open = cell.waiting.add({ ...requestFacts(request, operation), waits_for: "client", due: null });
  return new Promise((_, reject) => {
    const end = (): void => {
      open.end();
      reject(signal.reason);
    };
    onAbort(signal, end);
  });
}

/**
 * Waits as long as a rule delays the answer; undefined if it does not delay it. The wait begins before this returns.
 */
function held(
  cell: SimulatorCell,
  rule: FaultRule | undefined,
  { request, operation }: ReceivedRequest,
  signal: AbortSignal,
): Promise<void> | undefined {
  if (rule?.fault !== "delay" || signal.aborted) return undefined;
  const { seconds, real_seconds }: AnyFaultRule = rule;
  const facts = requestFacts(request, operation);
  if (real_seconds !== undefined) {
    const open = cell.waiting.add({ ...facts, waits_for: "real_time", due: null });
    return realTime(real_seconds * 1000, signal).finally(open.end);
  }
  if (seconds === undefined) return undefined;
  const at = cell.realm().now + seconds;
  const open = cell.waiting.add({ ...facts, waits_for: "clock", due: at });
  return cell.held.until(at, signal).finally(open.end);
}

function realTime(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end(): void {
      clearTimeout(timer);
      offAbort(signal, end);
      resolve();
    }
    onAbort(signal, end);
  });
}

/** The answer as it arrives after a fault: complete, cut, or lost. */
function damaged(response: WireResponse, rule: FaultRule | undefined): WireResponse | TextAnswer {
  const { status, headers } = response;
  switch (rule?.fault) {
    case "lose_answer":
      throw new ConnectionFault("lost");
    case "cut_answer": {
      const text = JSON.stringify(response.body);
      return { status, headers, text, arriving_bytes: Math.floor(utf8Bytes(text).byteLength / 2) };
    }
    case "malformed_json": {
      const text = JSON.stringify(response.body);
      return { status: 200, headers, text: text.slice(0, Math.floor(text.length / 2)) };
    }
    default:
      return response;
  }
}

/** The parameters of a request that was not decoded: JSON where they are JSON, else text. */
function parametersAsSent({ parameters }: WireRequest): JournalEntry["params"] {
  return Object.fromEntries(parameters.map(([name, text]) => [name, jsonOrText(text)]));
}

function jsonOrText(text: string): AnyValue {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function entryOf(
  realm: Realm,
  request: WireRequest,
  { operation, account }: RequestFacts,
  struck: Struck,
  handled: Handled | undefined,
  response: WireResponse | TextAnswer | undefined,
): JournalEntry {
  const user = account === null ? undefined : userByDeliveryEmail(realm, account);
  return {
    ...asSent(request),
    operation: handled === undefined ? operation : handled.operation,
    user_id: handled === undefined ? (user?.user_id ?? null) : handled.user_id,
    params: handled?.params ?? parametersAsSent(request),
    status: response?.status ?? 0,
    result: response !== undefined && "body" in response ? response.body : null,
    reason: handled === undefined || handled.outcome.ok ? null : handled.outcome.error.reason,
    at: realm.now,
    ...outboundOf(handled),
    ...(struck === undefined ? {} : { fault: { rule: struck.name, fault: struck.rule.fault } }),
  };
}
