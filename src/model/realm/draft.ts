/** @spec Draft */
export interface Draft {
  readonly id: number;
  readonly user_id: number;
  readonly type: "" | "stream" | "private";
  readonly to: readonly number[];
  readonly topic: string;
  readonly content: string;
  /** UNIX seconds of the last edit. */
  readonly timestamp: number;
}
