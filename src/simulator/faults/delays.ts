/** Requests whose answer a fault delays or withholds. */
import type { AnyFaultRule, FaultRule } from "../../model/fixture/fault-plan";
import type { ReceivedRequest } from "../../wire/handle";
import { offAbort, onAbort } from "../caller-signal";
import type { SimulatorCell } from "../simulator-cell";
import { requestFacts } from "../waiting-requests";

/** Rejects when the caller aborts; a caller that never aborts waits forever. */
export function stalled(
  cell: SimulatorCell,
  { request, operation }: ReceivedRequest,
  signal: AbortSignal,
): Promise<never> {
  const open = cell.waiting.add({ ...requestFacts(request, operation), waits_for: "client", due: null });
  return new Promise((_, reject) => {
    const end = (): void => {
      open.end();
      reject(signal.reason);
    };
    onAbort(signal, end);
  });
}

/**
 * Waits as long as a rule delays the answer; undefined if it does not delay it. The wait begins before this returns.
 */
export function held(
  cell: SimulatorCell,
  rule: FaultRule | undefined,
  { request, operation }: ReceivedRequest,
  signal: AbortSignal,
): Promise<void> | undefined {
  if (rule?.fault !== "delay" || signal.aborted) return undefined;
  const { seconds, real_seconds }: AnyFaultRule = rule;
  const facts = requestFacts(request, operation);
  if (real_seconds !== undefined) {
    const open = cell.waiting.add({ ...facts, waits_for: "real_time", due: null });
    return realTime(real_seconds * 1000, signal).finally(open.end);
  }
  if (seconds === undefined) return undefined;
  const at = cell.realm().now + seconds;
  const open = cell.waiting.add({ ...facts, waits_for: "clock", due: at });
  return cell.held.until(at, signal).finally(open.end);
}

function realTime(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds);
    function end(): void {
      clearTimeout(timer);
      offAbort(signal, end);
      resolve();
    }
    onAbort(signal, end);
  });
}
