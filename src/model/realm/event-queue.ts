import type { Vector } from "../collections/vector";
import type { RealmEvent } from "./realm-event";

/** What a client said it can take. */
export interface ClientCapabilities {
  /** Notification settings of a subscription may be null: as the account has set them for all. */
  readonly notification_settings_null: boolean;
  /** One event may tell of several deleted messages. */
  readonly bulk_message_deletion: boolean;
  /** Pictures that follow from the address may be left out. */
  readonly user_avatar_url_field_optional: boolean;
  /** Events tell of typing in channels. */
  readonly stream_typing_notifications: boolean;
  /** Settings come together in one object, and not each by itself. */
  readonly user_settings_object: boolean;
  /** Linkifiers have templates for their URLs. */
  readonly linkifier_url_template: boolean;
  /** Accounts that one may not know of are left out. */
  readonly user_list_incomplete: boolean;
  /** Groups that are out of use are there. */
  readonly include_deactivated_groups: boolean;
  /** Archived channels are there. */
  readonly archived_channels: boolean;
  /** The empty topic goes out as it is, and not under its display name. */
  readonly empty_topic_name: boolean;
  /** Presences of events come by user ID, in the newer form. */
  readonly simplified_presence_events: boolean;
}

/** An event as a queue holds it: a place in the log, or one of the queue's own. */
export interface QueuedEvent {
  readonly id: number;
  /** What is told; flag events that were merged carry the joined one. */
  readonly event: RealmEvent;
  /** Whether a poll has returned it already; such an event is merged no more. */
  readonly returned: boolean;
}

/** An event queue: an account, filters, and a place in the log. */
export interface EventQueue {
  readonly queue_id: string;
  readonly user_id: number;
  /** The types it wants; null wants all. */
  readonly event_types: readonly string[] | null;
  readonly apply_markdown: boolean;
  readonly client_gravatar: boolean;
  readonly slim_presence: boolean;
  readonly include_subscribers: boolean | "partial";
  readonly all_public_streams: boolean;
  readonly narrow: readonly (readonly [string, string])[];
  readonly client_capabilities: ClientCapabilities;
  /** The serial number of the next log entry that the queue has not looked at. */
  readonly position: number;
  readonly next_event_id: number;
  /** Taken from the log, told or not, and not acknowledged. */
  readonly pending: readonly QueuedEvent[];
  /** The largest ID that was dropped after an acknowledgement. */
  readonly acknowledged: number;
  /** For how many seconds it lives without a poll that waits. */
  readonly lifespan_seconds: number;
  /** UNIX seconds of the registration, or of the last time that a poll began to wait. */
  readonly last_contact: number;
}

/** The log of events since the oldest queue that is still there; empty while nobody listens. */
export interface EventLog {
  /** The serial number of the first entry kept. */
  readonly first: number;
  readonly entries: Vector<RealmEvent>;
}
