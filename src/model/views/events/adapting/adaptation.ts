import type { EventBody } from "../../../../generated/event-types";
import type { ChannelView } from "../../../../protocol/records/channels";
import type { CustomEmojiView } from "../../../../protocol/records/realm-lists";
import type { ClientCapabilities, EventQueue, OlderFormRecords } from "../../../realm/event-queue";
import type { Realm } from "../../../realm/realm";
import type { User } from "../../../realm/user";

/** For whom an event is adapted. */
export interface Receiver {
  readonly realm: Realm;
  readonly queue: EventQueue;
  readonly viewer: User;
  /** UNIX seconds of the event; of those that do not carry them, those of the look. */
  readonly emitted_at: number;
  /** A channel that was unarchived, as it was then. */
  readonly unarchived?: ChannelView;
  /** All custom emoji, as they were after one of them changed. */
  readonly all_emoji?: Readonly<Record<string, CustomEmojiView>>;
  readonly records: OlderFormRecords;
}

/** Converts an event for a client: into the same event, a changed one, several events, or none. */
export type Adapter = (event: EventBody, receiver: Receiver) => readonly EventBody[];

/** What clients without a capability receive instead of events in their newest form. */
export interface Adaptation {
  /** The capability without which it is done; null for what is done for every client at these levels. */
  readonly capability: keyof ClientCapabilities | null;
  /** The first feature level at which the capability counts here, where servers know it for longer. */
  readonly capability_since?: number;
  /** The first feature level at which it is done. */
  readonly since?: number;
  /** The first feature level at which it is no longer done. */
  readonly until?: number;
  readonly types: readonly EventBody["type"][];
  /** Whether nothing may be left of an event. */
  readonly may_vanish: boolean;
  readonly adapt: Adapter;
}

/** Whether an adaptation is done for a client. */
export function isDoneFor(
  { capability, capability_since = 0, since = 0, until }: Adaptation,
  receiver: Receiver,
): boolean {
  const level = receiver.realm.feature_level;
  if (level < since || (until !== undefined && level >= until)) return false;
  return capability === null || level < capability_since || !receiver.queue.client_capabilities[capability];
}
