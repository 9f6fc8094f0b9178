/** What was asked of a realm, step by step: requests, answers, and the events with those who were told of them. */
export { type Trace, traced, type TracedSimulator } from "./testing/trace/traced";
export {
  type TracedAnswer,
  type TracedCall,
  type TracedEvent,
  type TraceStep,
  traceStep,
} from "./testing/trace/trace-step";
export { traceText } from "./testing/trace/trace-of";
export type {
  CampaignTrace,
  CampaignTraceProblem,
  CampaignTraceStep,
  TraceMessage,
  TraceParticipant,
} from "./testing/trace/campaign-trace";
