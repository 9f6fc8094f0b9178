/**
 * The personal items of an account: drafts, snippets, navigation views, reminders, scheduled messages, files, topics.
 */

import type { PictureSize } from "../../protocol/parameters/items";

/** A saved snippet: a text to insert into messages. */
export interface SavedSnippet {
  readonly id: number;
  readonly user_id: number;
  readonly title: string;
  readonly content: string;
  /** When the snippet was created, in UNIX seconds. */
  readonly date_created: number;
}

/** A navigation view: a bookmark of a view of the client, by the fragment of its URL. */
export interface NavigationView {
  readonly user_id: number;
  readonly fragment: string;
  readonly is_pinned: boolean;
  /** The name; null for a built-in view, whose name the client knows. */
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
  /** When the draft was last edited, in UNIX seconds. */
  readonly timestamp: number;
}

/** A reminder of a message. */
export interface Reminder {
  readonly reminder_id: number;
  readonly user_id: number;
  /** The ID of the message that the reminder is about. */
  readonly reminder_target_message_id: number;
  /** The content of the message when the reminder was created. It is sent if the message is no longer readable. */
  readonly content: string;
  /** The HTML of the content at that time. */
  readonly rendered_content: string;
  /** The note of the account; empty without one. */
  readonly note: string;
  /** When the reminder is to be sent, in UNIX seconds. */
  readonly scheduled_delivery_timestamp: number;
  /** Whether sending failed at that time. */
  readonly failed: boolean;
  /** Whether it was sent. It is then no longer listed, but can be deleted. Absent before. */
  readonly delivered?: boolean;
}

/** @see https://zulip.com/api/get-scheduled-messages */
export interface ScheduledMessage {
  readonly scheduled_message_id: number;
  readonly sender_id: number;
  readonly type: "stream" | "private";
  /**
   * The ID of a channel, or the IDs of the recipients of a direct message: without the author, unless it is the only
   * one.
   */
  readonly to: number | readonly number[];
  readonly topic: string;
  readonly content: string;
  /** The HTML of the content when it was written or edited. */
  readonly rendered_content: string;
  /** When the message is to be sent, in UNIX seconds. */
  readonly scheduled_delivery_timestamp: number;
  readonly read_by_sender: boolean;
  readonly client: string;
  readonly failed: boolean;
  readonly failure: string | null;
  /** The ID of the sent message; null before. A sent message is no longer listed. */
  readonly delivered_message_id: number | null;
}

/**
 * An uploaded file. A realm stores only the digest of its content. A program that has the realm can store the bytes.
 *
 * @see https://zulip.com/api/get-attachments
 */
export interface Attachment {
  readonly id: number;
  readonly owner_id: number;
  /** The original name of the file. */
  readonly name: string;
  /** The path of the file, below `/user_uploads/`. */
  readonly path_id: string;
  /** The size, in bytes. */
  readonly size: number;
  /** SHA-256 of the content in hexadecimal digits; null for a file that came without content. */
  readonly sha256: string | null;
  /** The media type that the client sent; absent if it sent none. */
  readonly content_type?: string;
  /** Whether the content is a picture; absent for a file that came without content. */
  readonly is_picture?: boolean;
  /** The size of a picture; absent if it is not known. */
  readonly dimensions?: PictureSize;
  /** True until the server has created the thumbnails. */
  readonly thumbnail_pending?: true;
  /** When the file was uploaded, in UNIX seconds. */
  readonly create_time: number;
  /** The IDs of the messages that refer to it, ascending. */
  readonly message_ids: readonly number[];
}

/** The visibility policies of an account for a topic. */
export const VISIBILITY = { none: 0, muted: 1, unmuted: 2, followed: 3 } as const;

export type VisibilityPolicy = (typeof VISIBILITY)[keyof typeof VISIBILITY];

/**
 * The visibility policy of an account for a topic. A policy of 0 is not stored.
 *
 * @see https://zulip.com/api/update-user-topic
 */
export interface UserTopic {
  readonly user_id: number;
  readonly stream_id: number;
  readonly topic_name: string;
  /** When the policy was set, in UNIX seconds. */
  readonly last_updated: number;
  readonly visibility_policy: VisibilityPolicy;
}
