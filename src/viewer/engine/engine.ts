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
import { changesOfOthers, realmChanges, seenChanges } from "./changes";
import { byUse, operationForms, requestOf, typicalParameters } from "./forms";
import { messageIdOf, placeOf, sceneFor, topicMessages } from "./scene";
import { type Reason, REASONS } from "../../protocol/refusals/reasons";
import { routes } from "../../wire/route";

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
  messageIdOf,
  placeOf,
  changesOfOthers,
  realmChanges,
  seenChanges,
  operationForms,
  typicalParameters,
  byUse,
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
