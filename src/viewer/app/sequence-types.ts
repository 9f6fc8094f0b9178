/** What the sequence diagram is drawn from: its rows, and what is known of a step. */
import type { Item } from "./run-items";

/** An event, and the queues that received it. */
export interface SequenceEvent {
  readonly text: string;
  readonly queues: readonly string[];
}

/** What is known of a step once it has been played: its events, and the queues after it with their accounts. */
export interface PlayedItem {
  readonly events: readonly SequenceEvent[];
  readonly queues: ReadonlyMap<string, number>;
}

/** A row of the diagram: a message between two lanes with its answer, or a band across all. */
export type SequenceRow =
  | {
      readonly kind: "message";
      readonly key: string;
      readonly number: string;
      readonly after_seconds: number;
      /** The place of the sender among the lanes; the realm is the last but one, the queue the last. */
      readonly from: number;
      readonly to: number;
      readonly title: string;
      readonly gist: string;
      readonly answer: string;
      readonly status: number | undefined;
      readonly fault: string | undefined;
      readonly plan: number | undefined;
      readonly item?: Item;
      readonly events: readonly SequenceEvent[];
      /** Of a request that waits, one row is the request and a later one its answer. */
      readonly half?: "request" | "answer";
    }
  | {
      readonly kind: "band";
      readonly key: string;
      readonly text: string;
      readonly plan: number | undefined;
      readonly seconds: number;
      readonly events: readonly SequenceEvent[];
    }
  | { readonly kind: "wrong"; readonly key: string; readonly text: string };
