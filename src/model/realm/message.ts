import { HashMap } from "../collections/hash-map";
import type { IdSet } from "../collections/id-set";
import type { Intervals } from "../collections/intervals";
import { SortedIds } from "../collections/sorted-ids";
import type { ResolvedNames, StoredRendering, WrittenNames } from "./rendering";

/** Whom a message mentions, as resolved when it was sent or last edited. */
export interface Mentions {
  readonly user_ids: readonly number[];
  readonly silent_user_ids: readonly number[];
  readonly group_ids: readonly number[];
  readonly silent_group_ids: readonly number[];
  readonly channel_wildcard: boolean;
  readonly topic_wildcard: boolean;
  readonly silent_wildcard: boolean;
  /** Members of the mentioned groups at that time, without those mentioned by name. */
  readonly via_group_user_ids: readonly number[];
  /** Who took part in the topic at that time, for a topic wildcard; empty without one. */
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

/** A part of a message in addition to its content: its widget, or what users have done with the widget. */
export interface Submessage {
  readonly id: number;
  readonly message_id: number;
  readonly sender_id: number;
  readonly msg_type: string;
  /** JSON text. */
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
 * A message, as stored: raw Markdown, and all that its rendering looked up when it was sent or last edited. Its HTML is
 * created when it is first read, and never changes with what happens later.
 */
export interface Message {
  readonly id: number;
  readonly sender_id: number;
  readonly recipient_id: number;
  /** The channel, or null for a direct message. */
  readonly stream_id: number | null;
  /** The topic as written; the empty string for direct messages. */
  readonly topic: string;
  /** All participants of a direct message, sender included, ascending; null in channels. */
  readonly user_ids: readonly number[] | null;
  readonly content: string;
  /** UNIX seconds. */
  readonly timestamp: number;
  readonly client: string;
  /**
   * Who received it: the channel's subscribers at that time, or the participants; without those who lost it when it
   * moved out of their reach.
   */
  readonly received_by: IdSet;
  readonly born_read: ReadFromStart;
  readonly mentions: Mentions | null;
  /** Who had an alert word hit; ascending. */
  readonly alerted_user_ids: readonly number[];
  readonly reactions: readonly Reaction[];
  /** Newest first. */
  readonly edit_history: readonly EditHistoryEntry[];
  readonly last_edit_timestamp: number | null;
  readonly last_moved_timestamp: number | null;
  /** The place in `rendering_rules` of the rules that held when the content was written. */
  readonly rules: number;
  /** What the names in the content led to; absent for a content without such names. */
  readonly names?: WrittenNames;
  /** Absent for messages that are no widget. */
  readonly submessages?: readonly Submessage[];
  /** Set on the notice of a resolved or unresolved topic, so that a quick undo can withdraw it. */
  readonly is_resolve_notice: boolean;
}

/** The marks of one account on single messages; an account without marks has no record. */
export interface MessageMarks {
  readonly starred: IdSet;
  readonly collapsed: IdSet;
  /** Whose previews of links the account does not want to see. */
  readonly hide_link_previews: IdSet;
  /** Marked as unread although born read or older than the subscription. */
  readonly unread: IdSet;
  /** The messages that the account did not receive when they were sent: the `historical` ones. */
  readonly historical: IdSet;
  /** Rows given by a move; not historical, and read. */
  readonly given: IdSet;
}

/** The messages of one topic, or of one group of direct-message participants, and what has been read of them. */
export interface Conversation {
  readonly message_ids: SortedIds;
  /**
   * Per account, intervals of message IDs within which every message of this conversation is read. An account
   * without an entry has read nothing but what was born read.
   */
  readonly read: HashMap<number, Intervals>;
  /**
   * Intervals of message IDs in which every message of this conversation was read by all accounts from the start. It
   * speeds up the search for unread messages; omit it for messages that come from elsewhere.
   */
  readonly born_read?: Intervals;
}

/** What a channel holds: its messages, and its topics by their name in lower case. */
export interface ChannelContents {
  readonly message_ids: SortedIds;
  readonly topics: HashMap<string, Conversation>;
  /**
   * By account, the ID up to which it has read every message here. It speeds up the search for unread messages; omit it
   * where it is not known.
   */
  readonly read_up_to?: HashMap<number, number>;
  /**
   * The first message as clients see it. It changes only when this message is deleted, so the message can have moved
   * away, or older ones can have moved here.
   */
  readonly first_message_id: number | null;
  /** When the newest message was sent that was ever here, in UNIX seconds; neither deletions nor moves take it back. */
  readonly last_active: number;
}

/** The content of a channel without messages. */
export const EMPTY_CONTENTS: ChannelContents = Object.freeze({
  message_ids: SortedIds.empty(),
  topics: HashMap.empty<string, Conversation>(),
  first_message_id: null,
  last_active: 0,
});
