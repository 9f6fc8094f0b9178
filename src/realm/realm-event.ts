import type { Channel } from "./channel";
import type { Audience } from "./event-queue";
import type { Message } from "./message";
import type { User } from "./user";

/** What the interface calls an event, in its newest form; `type` and mostly `op` say which. */
export interface EventBody {
  readonly type: string;
  readonly op?: string;
  readonly [field: string]: unknown;
}

/**
 * Something that has happened, and who hears of it. Queues adapt the body to what their client can take.
 */
export interface RealmEvent {
  readonly audience: Audience;
  readonly event: EventBody;
  /** For `message` events: the records as they were, since the view is made per queue. */
  readonly about?: EventRecords;
  /** Fields that differ per account: what is listed for an account is laid over the body. */
  readonly personal?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The records that the view of a message needs, as they were when the event happened. */
export interface EventRecords {
  readonly message: Message;
  readonly sender: User;
  readonly channel: Channel | null;
  /** The participants of a direct message. */
  readonly participants: readonly User[];
  /** The queue and the client's own ID that the sender gave. */
  readonly local?: { readonly queue_id: string; readonly local_id: string };
}
