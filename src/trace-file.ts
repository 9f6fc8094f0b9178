/**
 * Traces as HTML files that play the run again. Needs Node.
 *
 * @public
 */
export {
  type FailureOptions,
  saveCampaignTrace,
  saveTrace,
  traceOfFailedTest,
  traceOnFailure,
} from "./testing/trace/save-trace";
export { type TraceOptions, traceOf } from "./testing/trace/trace-of";
export type { FailedExpectation, SavedCall, TraceAccount, TraceFile } from "./testing/trace/trace-file";
export type { TraceRow } from "./testing/trace/trace-row";
