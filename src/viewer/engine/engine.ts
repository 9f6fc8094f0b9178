/** The library as the page uses it: it arrives after the first paint, and plays the run again. */
import { createRealm } from "../../index";
import {
  accountsOf,
  answerDigest,
  eventAsSent,
  eventGist,
  eventIdIn,
  eventName,
  loadedCall,
  loadedStart,
  operationForms,
  player,
  queueHoldings,
  refusalRule,
  rulesOf,
  sentParams,
  stepEvents,
  traceRow,
  typicalParameters,
  whyWithheld,
} from "../../trace-player";
import { changesOfOthers, realmChanges, seenChanges } from "./changes";
import { byUse, requestOf } from "./forms";
import { messageIdOf, placeOf, sceneFor, topicMessages } from "./scene";

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
