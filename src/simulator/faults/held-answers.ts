/** Answers that wait until the virtual clock reaches their time. */

/** The answers that are held back now. */
export interface HeldAnswers {
  /** Resolves when the clock reaches the time (UNIX seconds), or when the caller aborts. */
  until(at: number, signal: AbortSignal): Promise<void>;
  /** Releases the answers that are due. */
  wake(now: number): void;
  /** Releases all answers, due or not. */
  release(): void;
  /** The time of the next answer, in UNIX seconds; undefined when no answer waits. */
  next(): number | undefined;
}

/** Starts without a waiting answer. */
export function heldAnswers(): HeldAnswers {
  const held = new Set<{ readonly at: number; readonly go: () => void }>();
  const wake = (now: number): void => {
    if (held.size === 0) return;
    const due = [...held].filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
    for (const answer of due) answer.go();
  };
  return {
    until: (at, signal) =>
      new Promise((resolve) => {
        const answer = {
          at,
          go: () => {
            held.delete(answer);
            signal.removeEventListener("abort", answer.go);
            resolve();
          },
        };
        held.add(answer);
        signal.addEventListener("abort", answer.go);
      }),
    wake,
    release: () => wake(Infinity),
    next: () => (held.size === 0 ? undefined : Math.min(...Array.from(held, ({ at }) => at))),
  };
}
