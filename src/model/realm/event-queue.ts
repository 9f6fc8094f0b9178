import type { EventBody, MessageEvent, UpdateMessageEvent } from "../../generated/event-types";
import type { ChannelView } from "../../protocol/records/channels";
import type { CustomEmojiView } from "../../protocol/records/realm-lists";
import type { IdSet } from "../collections/id-set";
import type { Vector } from "../collections/vector";
import type { Channel } from "./channel";
import type { Message } from "./message";
import type { User } from "./user";
import type { UserGroup } from "./user-group";

/** The accounts that an event is for: those in `include` (null: all active accounts) without those in `exclude`. */
export interface Audience {
  readonly include: IdSet | null;
  readonly exclude: IdSet | null;
}

/** What differs from account to account: a body of its own, or its flags of an edited message. */
export type PersonalForm = KnownEventBody | Pick<UpdateMessageEvent, "flags">;

/** An event whose body is known when it happens: all events except `message`. */
type KnownEventBody = Exclude<EventBody, MessageEvent>;

/** An event with its audience. Queues adapt the body to the capabilities of their client. */
export interface AddressedEvent {
  readonly audience: Audience;
  readonly event: KnownEventBody;
  /** The bodies of single accounts, by user ID: they replace the body, or are merged into it. */
  readonly personal?: Readonly<Record<string, PersonalForm>>;
  /** When the event happened, in UNIX seconds, if a former form of it contains the time. */
  readonly emitted_at?: number;
  /** Of a channel that is unarchived: the channel, for clients without the capability `archived_channels`. */
  readonly unarchived?: ChannelView;
  /**
   * Of a change of one custom emoji: all custom emoji, for clients without the capability `individual_emoji_changes`.
   */
  readonly all_emoji?: Readonly<Record<string, CustomEmojiView>>;
  readonly records?: OlderFormRecords;
  readonly about?: never;
}

/** What only older forms of an event show, as it was when the event happened. */
export interface OlderFormRecords {
  /** The account that the event is about, or that it is for. */
  readonly user?: User;
  readonly group?: UserGroup;
  /** The names of channels by their IDs. */
  readonly channel_names?: Readonly<Record<string, string>>;
}

/** A message that was sent: the records as they were, since each queue has its own view. */
export interface MessageArrived {
  readonly audience: Audience;
  readonly event: Pick<MessageEvent, "type">;
  readonly about: MessageEventRecords;
}

/** An event in the log of a realm. */
export type RealmEvent = AddressedEvent | MessageArrived;

/** The records that the view of a message needs, as they were when the event happened. */
export interface MessageEventRecords {
  readonly message: Message;
  readonly sender: User;
  readonly channel: Channel | null;
  /** The participants of a direct message. */
  readonly participants: readonly User[];
  /** For a new message: the receivers that could not see the sender at that time. */
  readonly sender_unknown_to?: readonly number[];
  /** The queue and the local ID that the sending client gave. */
  readonly local?: { readonly queue_id: string; readonly local_id: string };
}

/** The capabilities that a client has declared. */
export interface ClientCapabilities {
  /** Notification settings of a subscription can be null, which inherits the setting of the account. */
  readonly notification_settings_null: boolean;
  /** One event can contain several deleted messages. */
  readonly bulk_message_deletion: boolean;
  /** Avatars that follow from the address can be omitted. */
  readonly user_avatar_url_field_optional: boolean;
  /** The queue receives events about typing in channels. */
  readonly stream_typing_notifications: boolean;
  /** Settings are in one object, not at the top level. */
  readonly user_settings_object: boolean;
  /** Linkifiers have templates for their URLs. */
  readonly linkifier_url_template: boolean;
  /** Accounts that are not visible are omitted. */
  readonly user_list_incomplete: boolean;
  /** Deactivated groups are included. */
  readonly include_deactivated_groups: boolean;
  /** Archived channels are included. */
  readonly archived_channels: boolean;
  /** The empty topic is sent unchanged, not as its display name. */
  readonly empty_topic_name: boolean;
  /** Events have presence by user ID, in the modern form. */
  readonly simplified_presence_events: boolean;
  /** Events contain one changed custom emoji, not all of them. */
  readonly individual_emoji_changes: boolean;
}

/** Those of a client that can take everything in its newest form. */
export const NEWEST_CAPABILITIES: ClientCapabilities = {
  notification_settings_null: true,
  bulk_message_deletion: true,
  user_avatar_url_field_optional: true,
  stream_typing_notifications: true,
  user_settings_object: true,
  linkifier_url_template: true,
  user_list_incomplete: true,
  include_deactivated_groups: true,
  archived_channels: true,
  empty_topic_name: true,
  simplified_presence_events: true,
  individual_emoji_changes: true,
};

/** An event in a queue: from the log, or an event of its own. */
export interface QueuedEvent {
  readonly id: number;
  /** The event to send. Merged flag events are one event. */
  readonly event: RealmEvent;
  /** Whether a poll has returned it. Such an event is no longer merged. */
  readonly returned: boolean;
}

/** An event queue: an account, filters, and a position in the log. */
export interface EventQueue {
  readonly queue_id: string;
  readonly user_id: number;
  /** The types that it receives; null for all. */
  readonly event_types: readonly string[] | null;
  readonly apply_markdown: boolean;
  readonly client_gravatar: boolean;
  readonly slim_presence: boolean;
  readonly include_subscribers: boolean | "partial";
  readonly all_public_streams: boolean;
  readonly narrow: readonly (readonly [string, string])[];
  readonly client_capabilities: ClientCapabilities;
  /** The serial number of the next log entry that the queue has not read. */
  readonly position: number;
  readonly next_event_id: number;
  /** Events read from the log that are not acknowledged. */
  readonly pending: readonly QueuedEvent[];
  /** The largest ID that was dropped after an acknowledgement. */
  readonly acknowledged: number;
  /** After how many seconds without a waiting poll the queue expires. */
  readonly lifespan_seconds: number;
  /** When the queue was registered, or a poll last began to wait, in UNIX seconds. */
  readonly last_contact: number;
}

/** The log of events that a queue has not read yet; empty without queues. */
export interface EventLog {
  /** The serial number of the first stored entry. */
  readonly first: number;
  readonly entries: Vector<RealmEvent>;
}
