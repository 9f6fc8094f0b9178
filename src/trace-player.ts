/**
 * Plays a saved trace again, and explains what happened: steps with their states, events and deliveries. For pages and
 * tools that show runs. The page of this package uses nothing else of the library.
 *
 * @experimental
 */
export { whyWithheld, type WhyWithheld } from "./simulator/explain-delivery";
export {
  eventAsSent,
  eventGist,
  eventIdIn,
  eventLabel,
  queueHoldings,
  type QueueDelivery,
  type StepEvent,
  stepEvents,
} from "./testing/trace/deliveries";
export { type Player, type PlayedStep, player } from "./testing/trace/player";
export {
  type CampaignTrace,
  type FailedExpectation,
  loadedCall,
  loadedStart,
  type SavedCall,
  type TraceAccount,
  type TraceFile,
} from "./testing/trace/trace-file";
export { traceAccounts } from "./testing/trace/trace-of";
export { answerDigest, sentParams, type TraceRow, traceRow } from "./testing/trace/trace-row";
export {
  type FormParameter,
  type OperationForm,
  operationForms,
  typicalParameters,
} from "./testing/forms/operation-forms";
export { type RefusalRule, refusalRule, refusalRules } from "./testing/forms/refusal-rules";
export type { EventQueue } from "./model/realm/event-queue";
export type { WireRequest } from "./wire/wire-request";
