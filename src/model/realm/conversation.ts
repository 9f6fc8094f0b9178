import { HashMap } from "../collections/hash-map";
import type { Intervals } from "../collections/intervals";
import { SortedIds } from "../collections/sorted-ids";

/** The messages of one topic, or of one group of direct-message participants, and what has been read of them. */
export interface Conversation {
  readonly message_ids: SortedIds;
  /**
   * Per account, intervals of message IDs within which every message of this conversation is read. An account
   * without an entry has read nothing but what was born read.
   */
  readonly read: HashMap<number, Intervals>;
  /**
   * Intervals of message IDs within which every message of this conversation was read by everybody from the start.
   * A hint for those who look for unread messages: leave it out when messages come from elsewhere.
   */
  readonly born_read?: Intervals;
}

/** What a channel holds: its messages, and its topics by their name in lower case. */
export interface ChannelContents {
  readonly message_ids: SortedIds;
  readonly topics: HashMap<string, Conversation>;
  /**
   * The message that clients are told is the first: it is found anew only when it is deleted, so it may have moved
   * away meanwhile, or older ones may have moved here.
   */
  readonly first_message_id: number | null;
  /** When the newest message was sent that was ever here, in UNIX seconds; neither deletions nor moves take it back. */
  readonly last_active: number;
}

/** What a channel holds where nobody ever wrote. */
export const EMPTY_CONTENTS: ChannelContents = Object.freeze({
  message_ids: SortedIds.empty(),
  topics: HashMap.empty<string, Conversation>(),
  first_message_id: null,
  last_active: 0,
});
