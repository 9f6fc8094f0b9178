/** A request that was made of a simulator, and what came of it. */
export interface JournalEntry {
  readonly method: string;
  readonly path: string;
  /** The operation's identifier; null when the request led to none. */
  readonly operation: string | null;
  readonly user_id: number | null;
  /** The parameters, decoded. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly result: unknown;
  /** UNIX seconds of the virtual clock. */
  readonly at: number;
}
