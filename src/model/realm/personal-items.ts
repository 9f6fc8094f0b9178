/**
 * What an account keeps for itself: drafts, snippets, navigation views, reminders, scheduled messages, files, topics.
 */

import type { PictureSize } from "../../protocol/parameters/items";

/** A text that an account keeps to use again. */
export interface SavedSnippet {
  readonly id: number;
  readonly user_id: number;
  readonly title: string;
  readonly content: string;
  /** UNIX seconds. */
  readonly date_created: number;
}

/** A view that an account keeps in its navigation, by the fragment of its address. */
export interface NavigationView {
  readonly user_id: number;
  readonly fragment: string;
  readonly is_pinned: boolean;
  /** Null where the client knows how to call it. */
  readonly name: string | null;
}

/** @see https://zulip.com/api/get-drafts */
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

/** What an account wants to be reminded of, and when. */
export interface Reminder {
  readonly reminder_id: number;
  readonly user_id: number;
  /** The message that it is about. */
  readonly reminder_target_message_id: number;
  /** The text at the creation of the reminder. It is sent when the message is no longer readable. */
  readonly content: string;
  /** The HTML of the content at that time. */
  readonly rendered_content: string;
  /** What the account wrote about it; empty for nothing. */
  readonly note: string;
  /** UNIX seconds. */
  readonly scheduled_delivery_timestamp: number;
  /** Whether it could not be sent at its time. */
  readonly failed: boolean;
  /** Whether it was delivered: it is no longer listed, but can be deleted. Absent until then. */
  readonly delivered?: boolean;
}

/** @see https://zulip.com/api/get-scheduled-messages */
export interface ScheduledMessage {
  readonly scheduled_message_id: number;
  readonly sender_id: number;
  readonly type: "stream" | "private";
  /** A channel ID, or the recipients of a direct message: without the author, unless it is the only one. */
  readonly to: number | readonly number[];
  readonly topic: string;
  readonly content: string;
  /** The HTML of the content when it was written or edited. */
  readonly rendered_content: string;
  /** UNIX seconds. */
  readonly scheduled_delivery_timestamp: number;
  readonly read_by_sender: boolean;
  readonly client: string;
  readonly failed: boolean;
  readonly failure: string | null;
  /** The message that it became; null while it was not delivered. What was delivered is listed no more. */
  readonly delivered_message_id: number | null;
}

/**
 * An uploaded file. A realm knows its content by the digest alone; who holds the realm may keep the bytes.
 *
 * @see https://zulip.com/api/get-attachments
 */
export interface Attachment {
  readonly id: number;
  readonly owner_id: number;
  /** As it was called where it came from. */
  readonly name: string;
  /** Its place below `/user_uploads/`. */
  readonly path_id: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content in hexadecimal digits; null for a file that came without content. */
  readonly sha256: string | null;
  /** The media type that the client gave with this upload; omitted where it gave none. */
  readonly content_type?: string;
  /** Whether the content is a picture; absent for a file that came without content. */
  readonly is_picture?: boolean;
  /** The size of a picture; absent if it is not known. */
  readonly dimensions?: PictureSize;
  /** Set until the server has made the small pictures that messages show. */
  readonly thumbnail_pending?: true;
  /** UNIX seconds. */
  readonly create_time: number;
  /** The messages that refer to it, ascending. */
  readonly message_ids: readonly number[];
}

/** The four policies of an account for a topic: 0 none, 1 muted, 2 unmuted, 3 followed. */
export type VisibilityPolicy = 0 | 1 | 2 | 3;

/**
 * The preference of one account for one topic; a policy of 0 is not stored.
 *
 * @see https://zulip.com/api/update-user-topic
 */
export interface UserTopic {
  readonly user_id: number;
  readonly stream_id: number;
  readonly topic_name: string;
  /** UNIX seconds. */
  readonly last_updated: number;
  readonly visibility_policy: VisibilityPolicy;
}
