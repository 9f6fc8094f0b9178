/** Answers that a fault breaks or holds back. */
import { offAbort, onAbort } from "../caller-signal";

/** What arrived of an answer that was cut. */
interface CutAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes that arrive, and the length of the whole answer. */
  readonly arriving: Uint8Array<ArrayBuffer>;
  readonly whole_bytes: number;
}

const REASONS = {
  refused: ["fetch failed", "ECONNREFUSED", "The connection was refused."],
  lost: ["fetch failed", "ECONNRESET", "The connection ended before an answer came."],
  cut: ["terminated", "UND_ERR_SOCKET", "The connection ended in the middle of the answer."],
} as const;

/**
 * The error that a fetch rejects with when its connection fails: a TypeError whose cause has the `code` of the network
 * error, as in the platform's own fetch.
 */
export class ConnectionFault extends TypeError {
  constructor(
    readonly kind: keyof typeof REASONS,
    readonly cut?: CutAnswer,
  ) {
    const [message, code, reason] = REASONS[kind];
    super(message, { cause: Object.assign(new Error(reason), { code }) });
  }
}

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
            offAbort(signal, answer.go);
            resolve();
          },
        };
        held.add(answer);
        onAbort(signal, answer.go);
      }),
    wake,
    release: () => wake(Infinity),
    next: () => (held.size === 0 ? undefined : Math.min(...Array.from(held, ({ at }) => at))),
  };
}
