/** A connection that ends before the whole answer has arrived. */

/** What arrived of an answer that was cut. */
export interface CutAnswer {
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
