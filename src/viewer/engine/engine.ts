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
import { operationForms, requestOf } from "./operation-forms";
import { refusalRule, rulesOf } from "./refusal-rules";
import { sceneFor, topicMessages } from "./scene";

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
