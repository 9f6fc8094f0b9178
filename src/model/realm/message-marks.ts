import type { IdSet } from "../collections/id-set";

/** What one account has made of single messages; whoever marked nothing has no record. */
export interface MessageMarks {
  readonly starred: IdSet;
  readonly collapsed: IdSet;
  /** Marked as unread although born read or older than the subscription. */
  readonly unread: IdSet;
  /** Rows given later, to somebody who did not receive the message: the `historical` ones. */
  readonly historical: IdSet;
  /** Rows given by a move; not historical, and read. */
  readonly given: IdSet;
}
