/** Signals of callers, which abort when the caller no longer wants an answer. */

/** The signal of callers that never abort. */
export const STAYING = new AbortController().signal;

/** The functions that wait for each signal: with a listener for each, many requests of one caller look like a leak. */
const WAITING = new WeakMap<AbortSignal, Set<() => void>>();

/** Calls a function when the caller aborts, once. */
export function onAbort(signal: AbortSignal, act: () => void): void {
  if (signal === STAYING) return;
  const known = WAITING.get(signal);
  if (known !== undefined) return void known.add(act);
  const waiting = new Set([act]);
  WAITING.set(signal, waiting);
  const callAll = (): void => {
    for (const one of waiting) one();
    waiting.clear();
  };
  signal.addEventListener("abort", callAll, { once: true });
}

/** No longer calls the function. */
export function offAbort(signal: AbortSignal, act: () => void): void {
  WAITING.get(signal)?.delete(act);
}
