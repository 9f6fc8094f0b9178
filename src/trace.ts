/**
 * The steps of a realm as text or data: calls, requests and answers, and the events with their audiences.
 *
 * @public
 */
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
} from "./testing/trace/trace-file";
