import type { AnswerWebhookParams } from "../../model/operations/bots/answer-webhook";
import { checkKeys, checkList } from "../../model/outcome/call-problem";
import type { Realm } from "../../model/realm/realm";
import { userById } from "../../model/rules/users/people";
import { cut } from "../../protocol/problem-words";
import { checkPlayedStep } from "../../simulator/calls/checked-parts";
import { credentialsIn } from "../../wire/authenticate";
import type { WireRequest } from "../../wire/wire-request";
import { digest, kebabCase, stepEvents } from "./deliveries";
import { gist } from "./gist";
import type { PlayedStep } from "./player";

/** A step in lists and lanes. */
export interface TraceRow {
  /** UNIX seconds of the virtual clock before the step. */
  readonly at: number;
  /** The ID of the account that acts; 0 for the clock, faults and restored states. */
  readonly account: number;
  /** The identifier of the operation, `GET /path` for a request without one, or a description of another step. */
  readonly operation: string;
  readonly kind: "request" | "call" | "clock" | "world";
  readonly gist: string;
  /**
   * The HTTP status, also of typed calls; 0 without an answer; undefined for a waiting request and for steps without a
   * call.
   */
  readonly status?: number;
  readonly code?: string;
  readonly fault?: { readonly rule: string; readonly fault: string };
  /** Whether the realm changed, except for the positions of queues. */
  readonly writes: boolean;
  /** The number of events that it caused. */
  readonly events: number;
  /** The IDs of the accounts whose queues received one of them. */
  readonly to: readonly number[];
  /** By how many seconds the clock moved. */
  readonly moved?: number;
  /** The number of the later step, from 1, in which a request that waited was answered; absent for other steps. */
  readonly answered_in?: number;
}

/** The summary of a step. */
export function traceRow(step: PlayedStep): TraceRow {
  checkPlayedStep("traceRow", step);
  const { call, before, after } = step;
  const events = stepEvents(step);
  const base = {
    at: before.now,
    events: events.length,
    to: receivers(step),
    writes: events.length > 0 || isChanged(before, after),
  };
  switch (call.kind) {
    case "request": {
      const { entry } = step;
      const operation = entry?.operation ?? `${call.request.method} ${call.request.path}`;
      const params = entry?.params ?? sentParams(call.request);
      const answer: Readonly<Record<string, unknown>> = Object(entry?.result);
      return {
        ...base,
        kind: "request",
        account: entry?.user_id ?? accountOf(before, call.request),
        operation: entry === undefined ? "get-events" : operation,
        gist:
          entry === undefined ? "waits for events" : gist({ operation: entry.operation, params, answer, realm: after }),
        ...(entry === undefined ? {} : { status: entry.status }),
        ...(typeof answer["code"] === "string" ? { code: answer["code"] } : {}),
        ...(entry?.fault === undefined ? {} : { fault: entry.fault }),
        ...(step.answered_in === undefined ? {} : { answered_in: step.answered_in }),
      };
    }
    case "call": {
      const { outcome } = step;
      const operation = kebabCase(call.operation);
      const answer: Readonly<Record<string, unknown>> = outcome?.ok === true ? Object(outcome.response) : {};
      const params: Readonly<Record<string, unknown>> = Object(call.params);
      return {
        ...base,
        kind: "call",
        account: call.user_id,
        operation,
        gist: step.problem ?? gist({ operation, params, answer, realm: after }),
        status: outcome === undefined ? 0 : outcome.ok ? 200 : outcome.error.http_status,
        ...(outcome === undefined || outcome.ok ? {} : { code: outcome.error.code }),
      };
    }
    case "clock":
      return {
        ...base,
        kind: "clock",
        account: 0,
        operation: "clock",
        gist: firedText(step),
        moved: after.now - before.now,
      };
    default:
      return { ...base, kind: "world", account: 0, operation: call.kind.replace(/_/g, " "), gist: worldText(step) };
  }
}

export function answerDigest(step: PlayedStep): string {
  checkPlayedStep("answerDigest", step);
  const { call, entry, outcome } = step;
  if (call.kind === "request") return digest([entry?.status ?? null, entry?.result ?? null]);
  if (outcome === undefined) return "";
  return digest(outcome.ok ? [200, outcome.response] : [outcome.error.http_status, outcome.error.code]);
}

/** Form parameters as they were sent. */
export function sentParams(request: WireRequest): Readonly<Record<string, string>> {
  checkKeys("sentParams", request, ["parameters"], "a request with its parameters");
  const { parameters } = request;
  checkList("sentParams", parameters, "a list of parameters");
  return Object.fromEntries(parameters);
}

function accountOf(realm: Realm, { authorization }: WireRequest): number {
  const email = credentialsIn(authorization)?.email.toLowerCase();
  return email === undefined ? 0 : (realm.user_ids_by_email.get(email) ?? 0);
}

function isChanged(before: Realm, after: Realm): boolean {
  if (before === after) return false;
  const names = Object.keys(after) as (keyof Realm)[];
  return names.some(
    (name) =>
      name !== "queues" &&
      name !== "event_log" &&
      name !== "random" &&
      name !== "presences" &&
      before[name] !== after[name],
  );
}

function receivers(step: PlayedStep): readonly number[] {
  const all = stepEvents(step).flatMap(({ deliveries }) => deliveries.filter(({ withheld }) => withheld === null));
  return [...new Set(all.map(({ user_id }) => user_id))].sort((a, b) => a - b);
}

function firedText({ outcome }: PlayedStep): string {
  const fired: readonly { readonly kind: string; readonly id: number }[] =
    outcome?.ok === true ? (Object(outcome.response)["fired"] ?? []) : [];
  const words = fired.slice(0, 3).map(({ kind, id }) => `${kind.replace(/_/g, " ")} ${id}`);
  return words.join(", ") + (fired.length > 3 ? ` and ${fired.length - 3} more` : "");
}

/** An answer of a webhook in a few words. */
function answerText({ id, content, status, failure }: AnswerWebhookParams): string {
  const answered = content ?? failure ?? (status === undefined ? "no message" : `status ${status}`);
  return `request ${id}: ${cut(answered, 60)}`;
}

function worldText({ call, outcome, after }: PlayedStep): string {
  switch (call.kind) {
    case "accept_invitation":
      return `${call.params.full_name} joins${outcome?.ok === false ? ": refused" : ""}`;
    case "faults":
      return (call.plan.rules ?? []).map(({ name, fault }) => name ?? fault).join(", ") || "none";
    case "restore":
      return call.step === undefined
        ? "to a state"
        : call.step === -1
          ? "to the start"
          : `to the state after step ${call.step + 1}`;
    case "hang_up":
      return `the client of step ${call.step + 1} goes away`;
    case "deactivate_realm":
      return "the realm is deactivated";
    case "reactivate_realm":
      return "the realm is active again";
    case "answer_webhook":
      return answerText(call.params);
    case "push_relay":
      return userById(after, call.params.user_id)?.full_name ?? "";
    default:
      return "the program changes the realm";
  }
}
