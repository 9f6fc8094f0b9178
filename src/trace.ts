/** What was asked of a realm, step by step: requests, answers, and the events with those who were told of them. */
export { type Trace, traced, type TracedSimulator } from "./trace/traced";
export { type TracedAnswer, type TracedCall, type TracedEvent, type TraceStep, traceStep } from "./trace/trace-step";
export { traceText } from "./trace/trace-text";
