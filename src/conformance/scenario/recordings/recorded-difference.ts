/** How an answer or an event differs from the recorded one. */

/**
 * The kinds of difference. Soft are those of order, of rendered HTML, of wording, and of who a system bot is.
 */
export type DifferenceKind =
  | "events"
  | "extra"
  | "html"
  | "id"
  | "length"
  | "missing"
  | "msg"
  | "order"
  | "outcome"
  | "queue"
  | "status"
  | "sysbot"
  | "type"
  | "value";

/** One place that differs: `path` leads to it, with the key of the event before a colon. */
export interface RecordedDifference {
  readonly kind: DifferenceKind;
  readonly path: string;
  readonly recorded: unknown;
  readonly received: unknown;
  /** Whose queue has other events; undefined for an answer. */
  readonly actor?: string;
}

const SOFT_KINDS: ReadonlySet<DifferenceKind> = new Set(["html", "msg", "order", "sysbot"]);

/** Whether a difference is one of those that a client can live with. */
export function isSoft({ kind, recorded }: RecordedDifference): boolean {
  // The recorder did not collect the queues of deactivated accounts, so a queue that only it kept says nothing.
  return SOFT_KINDS.has(kind) || (kind === "queue" && recorded === "alive");
}
