/** The library as the page uses it: it arrives after the first paint, and plays the run again. */
import { createRealm } from "../../model/fixture/create-realm";
import { whyWithheld } from "../../simulator/explain-delivery";
import { answerDigest, sentParams, traceRow } from "../../testing/trace/trace-row";
import {
  eventAsSent,
  eventGist,
  eventIdIn,
  eventName,
  queueHoldings,
  stepEvents,
} from "../../testing/trace/deliveries";
import { accountsOf } from "../../testing/trace/trace-of";
import { loadedCall, loadedStart } from "../../testing/trace/trace-file";
import { player } from "../../testing/trace/player";
import { changesFor } from "./changes";
import { sceneFor, topicMessages } from "./scene";
import { type Reason, REASONS } from "../../protocol/refusals/reasons";
import { routes } from "../../wire/route";
import { describeShape } from "../../protocol/schema/matches-shape";
import type { AnyParameter } from "../../protocol/schema/parameters";
import type { Realm } from "../../model/realm/realm";
import { userById } from "../../model/rules/users/people";
import type { WireRequest } from "../../wire/wire-request";

const ENGINE = {
  createRealm,
  player,
  loadedCall,
  loadedStart,
  traceRow,
  answerDigest,
  sentParams,
  stepEvents,
  queueHoldings,
  eventAsSent,
  eventIdIn,
  whyWithheld,
  eventGist,
  eventName,
  accountsOf,
  sceneFor,
  topicMessages,
  changesFor,
  operationForms,
  requestOf,
  refusalRule,
  rulesOf,
};

export type Engine = typeof ENGINE;

Object.assign(globalThis, { realmEngine: ENGINE });

/** A rule that can refuse a request: its name, and what it means. */
interface RefusalRule {
  readonly reason: string;
  readonly means: string;
}

/** The rule of a reason; undefined for a reason that this version does not have. */
export function refusalRule(reason: string): RefusalRule | undefined {
  return isReason(reason) ? { reason, means: REASONS[reason].means } : undefined;
}

function isReason(reason: string): reason is Reason {
  return Object.hasOwn(REASONS, reason);
}

/** The rules of an operation, in the order in which they are checked. */
export function rulesOf(operation: string): readonly RefusalRule[] {
  const refusals = routes().find(({ id }) => id === operation)?.refusals ?? [];
  return refusals.map((reason) => ({ reason, means: REASONS[reason].means }));
}

/** A parameter as a form offers it. */
interface FormParameter {
  readonly name: string;
  readonly required: boolean;
  /** What is allowed, in words. */
  readonly hint: string;
}

/** An operation as a form offers it. */
export interface OperationForm {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly FormParameter[];
}

/** The operations of a feature level with their parameters, from the declarations. */
export function operationForms(level: number): readonly OperationForm[] {
  return routes()
    .filter(({ since, until }) => level >= since && level < until)
    .map((route) => ({
      id: route.id,
      method: route.method,
      path: route.path,
      parameters: route
        .expected(level)
        .map(({ sent, parameter }) => ({ name: sent, required: parameter.required, hint: hintOf(parameter, level) }))
        .sort((a, b) => Number(b.required) - Number(a.required)),
    }));
}

function hintOf({ shape, encoding }: AnyParameter, level: number): string {
  return encoding === "file" ? "a file" : describeShape(shape, level);
}

/** The request of a filled form, with the key of the account. */
export function requestOf(
  realm: Realm,
  form: Pick<OperationForm, "method" | "path">,
  userId: number,
  values: Readonly<Record<string, string>>,
): WireRequest {
  const used = new Set<string>();
  const path = form.path.replace(/\{(\w+)\}/g, (_all, name: string) => {
    used.add(name);
    return encodeURIComponent(values[name] ?? "");
  });
  const user = userById(realm, userId);
  const parameters = Object.entries(values).filter(([name, value]) => !used.has(name) && value !== "");
  return {
    method: form.method,
    path,
    parameters,
    files: [],
    authorization: user === undefined ? null : `Basic ${btoa(`${user.delivery_email}:${user.api_key}`)}`,
    user_agent: "viewer",
  };
}
