import { HashMap } from "../collections/hash-map";
import type { IdSet } from "../collections/id-set";
import type { Intervals } from "../collections/intervals";
import { SortedIds } from "../collections/sorted-ids";
import type { ResolvedNames, StoredRendering, WrittenNames } from "./rendering";

/** Whom a message mentions, as it was resolved when the message was sent or last edited. */
export interface Mentions {
  readonly user_ids: readonly number[];
  readonly silent_user_ids: readonly number[];
  readonly group_ids: readonly number[];
  readonly silent_group_ids: readonly number[];
  readonly channel_wildcard: boolean;
  readonly topic_wildcard: boolean;
  readonly silent_wildcard: boolean;
  /** The members of the mentioned groups at that time, without users who are mentioned by name. */
  readonly via_group_user_ids: readonly number[];
  /** The participants of the topic at that time, for a topic wildcard; empty without one. */
  readonly topic_participant_ids: readonly number[];
  readonly resolved: ResolvedNames;
}

/** Accounts for which a message is read from the start: the listed accounts, or all except the listed ones. */
export interface ReadFromStart {
  readonly all_users: boolean;
  readonly user_ids: readonly number[];
}

/** @see https://zulip.com/api/add-reaction */
export interface Reaction {
  readonly emoji_name: string;
  readonly emoji_code: string;
  readonly reaction_type: "unicode_emoji" | "realm_emoji" | "zulip_extra_emoji";
  readonly user_id: number;
}

/** A part of a message in addition to its content: its widget, or data of the widget. */
export interface Submessage {
  readonly id: number;
  readonly message_id: number;
  readonly sender_id: number;
  readonly msg_type: string;
  /** The data of the widget, as JSON text. */
  readonly content: string;
}

/** @see https://zulip.com/api/get-message-history */
export interface EditHistoryEntry {
  readonly user_id: number | null;
  readonly timestamp: number;
  readonly prev_content?: string;
  /** What the HTML of `prev_content` depends on. */
  readonly prev_rendering?: StoredRendering;
  readonly prev_stream?: number;
  readonly stream?: number;
  readonly prev_topic?: string;
  readonly topic?: string;
}

/**
 * A message, as stored: Markdown, and everything that its rendering looked up when it was sent or last edited. Its HTML
 * is created when it is first read, and does not depend on later changes.
 */
export interface Message {
  readonly id: number;
  readonly sender_id: number;
  readonly recipient_id: number;
  /** The ID of the channel; null for a direct message. */
  readonly stream_id: number | null;
  /** The topic as written; the empty string for direct messages. */
  readonly topic: string;
  /** The IDs of all participants of a direct message, including the sender, ascending; null for a channel message. */
  readonly user_ids: readonly number[] | null;
  readonly content: string;
  /** When the message was sent, in UNIX seconds. */
  readonly timestamp: number;
  readonly client: string;
  /**
   * The accounts that received the message: the subscribers of the channel at that time, or the participants; without
   * accounts that lost access when it was moved.
   */
  readonly received_by: IdSet;
  readonly born_read: ReadFromStart;
  readonly mentions: Mentions | null;
  /** The IDs of the accounts with an alert word in the message, ascending. */
  readonly alerted_user_ids: readonly number[];
  readonly reactions: readonly Reaction[];
  /** The edits, newest first. */
  readonly edit_history: readonly EditHistoryEntry[];
  readonly last_edit_timestamp: number | null;
  readonly last_moved_timestamp: number | null;
  /** The index in `rendering_rules` of the rules when the content was written. */
  readonly rules: number;
  /** The things that names in the content refer to; absent for a content without such names. */
  readonly names?: WrittenNames;
  /** The submessages; absent for messages that are not widgets. */
  readonly submessages?: readonly Submessage[];
  /** True for the notice of a resolved or unresolved topic, so that a quick undo can delete it. */
  readonly is_resolve_notice: boolean;
}

/** The marks of one account on single messages. An account without marks has no record. */
export interface MessageMarks {
  readonly starred: IdSet;
  readonly collapsed: IdSet;
  /** Messages whose link previews the account has hidden. */
  readonly hide_link_previews: IdSet;
  /** Messages that are marked as unread, although they were read from the start or are older than the subscription. */
  readonly unread: IdSet;
  /** The messages that the account did not receive when they were sent: those with the flag `historical`. */
  readonly historical: IdSet;
  /** Messages that the account received because they were moved. They are read, and not `historical`. */
  readonly given: IdSet;
}

/** The messages of a topic, or of a set of participants of direct messages, and what was read of them. */
export interface Conversation {
  readonly message_ids: SortedIds;
  /**
   * By account, the intervals of message IDs in which the account has read every message of this conversation. An
   * account without an entry has read only messages that were read from the start.
   */
  readonly read: HashMap<number, Intervals>;
  /**
   * Intervals of message IDs in which all accounts had read every message of this conversation from the start. They
   * speed up the search for unread messages. Omit them for messages that come from elsewhere.
   */
  readonly born_read?: Intervals;
}

/** The content of a channel: its messages, and its topics by their name in lower case. */
export interface ChannelContents {
  readonly message_ids: SortedIds;
  readonly topics: HashMap<string, Conversation>;
  /**
   * By account, the ID up to which it has read every message of the channel. It speeds up the search for unread
   * messages. Omit it if it is not known.
   */
  readonly read_up_to?: HashMap<number, number>;
  /**
   * The ID of the first message, as clients see it. It changes only if this message is deleted. The message can have
   * been moved away, and older messages can have been moved here.
   */
  readonly first_message_id: number | null;
  /** When the newest message was sent, in UNIX seconds. Deleting and moving messages do not change it. */
  readonly last_active: number;
}

/** The content of a channel without messages. */
export const EMPTY_CONTENTS: ChannelContents = Object.freeze({
  message_ids: SortedIds.empty(),
  topics: HashMap.empty<string, Conversation>(),
  first_message_id: null,
  last_active: 0,
});
