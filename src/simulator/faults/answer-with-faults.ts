/** Answers requests while a fault plan is in force. */
import type { FaultRule } from "../../model/fixture/fault-plan";
import { isFailure } from "../../model/outcome/failures";
import { transition } from "../../model/outcome/transition";
import type { Realm } from "../../model/realm/realm";
import { userByDeliveryEmail } from "../../model/rules/users/people";
import { accepted } from "../../model/views/outcome";
import { jsonOrText } from "../../protocol/parsed-json";
import { credentialsIn } from "../../wire/authenticate";
import { clientName, type Handled, receive, type ReceivedRequest } from "../../wire/handle";
import type { WireRequest, WireResponse } from "../../wire/wire-request";
import { asSent, type JournalEntry, outboundOf, type Recorder } from "../journal";
import type { Answer, SimulatorCell, TextAnswer } from "../simulator-cell";
import { answerWithoutActing, damaged, rateLimited } from "./answers-of-faults";
import { held, stalled } from "./delays";
import type { TurnTaken } from "./fault-cell";
import { withoutQueue, withoutQueues, withReloadEvent, withRestart, withUpgrade } from "./faults-of-servers";
import { ConnectionFault } from "./faulty-answers";
import type { RequestFacts } from "./strike";

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
    if ("text" in withoutRealm) return withoutRealm;
    const { headers } = cell.faults.takeTurn(countedAccount(received), facts.now);
    return withHeaders({ ...withoutRealm, headers }, withoutRealm.headers);
  }
  beforeRequest(cell, struck?.rule, facts);
  const turn = cell.faults.takeTurn(countedAccount(received), facts.now);
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

/** What happens to the server before it looks at the request. */
function beforeRequest(cell: SimulatorCell, rule: FaultRule | undefined, { queue_id }: RequestFacts): void {
  const change = (make: (realm: Realm) => Realm): void => {
    cell.apply((realm) => accepted(transition(make(realm)), {}));
  };
  switch (rule?.fault) {
    case "lose_queue":
      if (rule.all === true) change(withoutQueues);
      else if (queue_id !== null) change((realm) => withoutQueue(realm, queue_id));
      return;
    case "restart":
      change(withRestart);
      return;
    case "upgrade":
      change((realm) => withUpgrade(realm, rule));
      return;
    case "web_reload_client":
      change(withReloadEvent);
  }
}

/** An answer with further headers. */
export function withHeaders(response: WireResponse, headers: WireResponse["headers"]): WireResponse {
  return { ...response, headers: { ...response.headers, ...headers } };
}

/** The account that a request counts for. A wrong key counts for no account: it must not use up another's requests. */
export function countedAccount({ sender }: ReceivedRequest): string | null {
  return isFailure(sender) ? null : sender.delivery_email.toLowerCase();
}

function withRealm(
  cell: SimulatorCell,
  received: ReceivedRequest,
  turn: TurnTaken,
  rule: FaultRule | undefined,
  answers: PlainAnswers,
  then: (response: WireResponse, handled: Handled | undefined) => Answer,
): Answer {
  if (turn.retry_after !== undefined) {
    return then(withHeaders(rateLimited(cell.realm(), turn.retry_after), turn.headers), undefined);
  }
  let last = received;
  if (rule?.fault === "duplicate_request") {
    answers.immediately(received);
    last = receive(cell.realm(), received.request);
  }
  return answers.inTime(last, (handled) => {
    return then(withHeaders(handled.response, turn.headers), handled);
  });
}

/** The parameters of a request that was not decoded: JSON where they are JSON, else text. */
function parametersAsSent({ parameters }: WireRequest): JournalEntry["params"] {
  return Object.fromEntries(parameters.map(([name, text]) => [name, jsonOrText(text)]));
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
