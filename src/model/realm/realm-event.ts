import type { EventBody } from "../../protocol/events/events";
import type { MessageEvent, UpdateMessageEvent } from "../../protocol/events/messages";
import type { ChannelView } from "../../protocol/records/channels";
import type { IdSet } from "../collections/id-set";
import type { Channel } from "./channel";
import type { Message } from "./message";
import type { User } from "./user";

/** The accounts that an event is for: those in `include` (null: all active accounts) without those in `exclude`. */
export interface Audience {
  readonly include: IdSet | null;
  readonly exclude: IdSet | null;
}

/** What differs from account to account: a body of its own, or its own flags of an edited message. */
export type PersonalForm = KnownEventBody | Pick<UpdateMessageEvent, "flags">;

/** An event whose body is known when it happens: all but `message`. */
type KnownEventBody = Exclude<EventBody, MessageEvent>;

/** Something that has happened, and who hears of it. Queues adapt the body to what their client can take. */
export interface AddressedEvent {
  readonly audience: Audience;
  readonly event: KnownEventBody;
  /** By user ID: what these accounts are told in place of, or laid over, the body. */
  readonly personal?: Readonly<Record<string, PersonalForm>>;
  /** UNIX seconds of the event, where an older form of it names them. */
  readonly emitted_at?: number;
  /** Of a channel that is unarchived: the channel as it appears to clients that know no archived channels. */
  readonly unarchived?: ChannelView;
  readonly about?: never;
}

/** A message that has arrived: the records as they were, since the view is made per queue. */
export interface MessageArrived {
  readonly audience: Audience;
  readonly event: Pick<MessageEvent, "type">;
  readonly about: MessageEventRecords;
}

/** What a realm tells of. */
export type RealmEvent = AddressedEvent | MessageArrived;

/** The records that the view of a message needs, as they were when the event happened. */
export interface MessageEventRecords {
  readonly message: Message;
  readonly sender: User;
  readonly channel: Channel | null;
  /** The participants of a direct message. */
  readonly participants: readonly User[];
  /** For a message that arrives: its receivers that might not know of the sender then, whatever they know since. */
  readonly strangers?: readonly number[];
  /** The queue and the client's own ID that the sender gave. */
  readonly local?: { readonly queue_id: string; readonly local_id: string };
}
