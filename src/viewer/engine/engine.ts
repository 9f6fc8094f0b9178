/** The library as the page uses it: it arrives after the first paint, and plays the run again. */
import { createRealm } from "../../index";
import {
  answerDigest,
  eventAsSent,
  eventGist,
  eventIdIn,
  eventLabel,
  loadedCall,
  loadedStart,
  operationForms,
  player,
  queueHoldings,
  refusalRule,
  refusalRules,
  sentParams,
  stepEvents,
  traceAccounts,
  traceRow,
  typicalParameters,
  whyWithheld,
} from "../../trace-player";
import { changesOfOthers, realmChanges, seenChanges } from "./changes";
import { byUse, formRequest } from "./forms";
import { foundPlace, messageIdOf, sceneFor, topicMessages } from "./scene";

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
  eventLabel,
  traceAccounts,
  sceneFor,
  topicMessages,
  messageIdOf,
  foundPlace,
  changesOfOthers,
  realmChanges,
  seenChanges,
  operationForms,
  typicalParameters,
  byUse,
  formRequest,
  refusalRule,
  refusalRules,
};

export type Engine = typeof ENGINE;

Object.assign(globalThis, { realmEngine: ENGINE });
