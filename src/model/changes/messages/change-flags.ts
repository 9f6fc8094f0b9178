import { hashTableOrder } from "../../collections/hash-table-order";
import { isFailure } from "../../outcome/failures";
import { type Transition, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { activeSubscription } from "../../rules/channels/channel-access";
import { hasRow, marksOf, messageById, readableMessage, rowTest } from "../../rules/messages/message-rows";
import { readTest } from "../../rules/messages/read-state";
import { has } from "../../rules/realm/feature-level";
import { flagEvent, unreadEvent, withMarks, withoutMarks, withRead, withUnread } from "./marks";

/** The flags that an account may set and clear. */
export type EditableFlag = "read" | "starred" | "collapsed" | "hide_link_previews";

/** Setting a flag, or clearing it. */
export type FlagChange = "add" | "remove";

/** The result of changing a flag of many messages. */
export interface ChangedFlags {
  readonly step: Transition;
  /** The messages that really changed, in the order in which they were named. */
  readonly message_ids: readonly number[];
  /** The channels whose messages stayed read, because nothing is unread where one does not subscribe. */
  readonly skipped_channel_ids: readonly number[];
}

/**
 * Sets or clears a flag of messages. A message without a row counts as read and has no other flag. Setting `read` and
 * clearing another flag ignore such messages and unknown IDs; the other changes create a historical row, and the
 * message must be readable. Clearing `read` ignores channels that the account does not subscribe to.
 *
 * @param ids - messages as they were named, which need not exist
 */
export function changeFlags(realm: Realm, user: User, ids: readonly number[], op: FlagChange, flag: EditableFlag) {
  if (flag === "read" && op === "add") return readFlags(realm, user, ids);
  const skipped = new Set<number>();
  const isUnreading = flag === "read" && op === "remove";
  const chosen = isUnreading ? ids.filter((id) => !isElsewhere(realm, user, id, skipped)) : ids;
  const isFlagged = flagTest(realm, user.user_id, flag);
  const changing = chosen.filter((id) => isFlagged(id) !== (op === "add"));
  const needsRow = isUnreading || op === "add";
  for (const id of needsRow ? changing : []) {
    const message = messageById(realm, id);
    const isOwn = message !== undefined && hasRow(realm, user.user_id, message);
    const readable = isOwn ? message : readableMessage(realm, user, id);
    if (isFailure(readable)) return readable;
  }
  const next = changed(realm, user.user_id, changing, op, flag);
  const reported = has(realm, "flagEventsListOnlyChanges") ? changing : chosen;
  const skipped_channel_ids = hashTableOrder([...skipped].sort((a, b) => a - b));
  const event = isUnreading ? unreadEvent(next, user.user_id, reported) : flagEvent(user.user_id, op, flag, reported);
  return { step: transition(next, [event]), message_ids: changing, skipped_channel_ids };
}

/** The most frequent change of all: nothing of it needs a row or is refused. */
function readFlags(realm: Realm, user: User, ids: readonly number[]): ChangedFlags {
  const marked = withRead(realm, user.user_id, ids);
  const message_ids = marked.message_ids.length === ids.length ? ids : among(ids, marked.message_ids);
  const reported = has(realm, "flagEventsListOnlyChanges") ? message_ids : ids;
  const event = flagEvent(user.user_id, "add", "read", reported);
  return { step: transition(marked.realm, [event]), message_ids, skipped_channel_ids: [] };
}

function among(ids: readonly number[], wanted: readonly number[]): readonly number[] {
  const some = new Set(wanted);
  return ids.filter((id) => some.has(id));
}

/** Whether a message is in a channel that an account does not subscribe to; the channel is noted. */
function isElsewhere(realm: Realm, user: User, id: number, noted: Set<number>): boolean {
  const streamId = messageById(realm, id)?.stream_id ?? null;
  if (streamId === null || activeSubscription(realm, user.user_id, streamId) !== undefined) return false;
  noted.add(streamId);
  return true;
}

function flagTest(realm: Realm, userId: number, flag: EditableFlag): (id: number) => boolean {
  const isOwn = rowTest(realm, userId);
  const isRead = readTest(realm, userId);
  const marks = marksOf(realm, userId);
  return (id) => {
    const message = messageById(realm, id);
    if (message === undefined || !isOwn(message)) return flag === "read";
    return flag === "read" ? isRead(message) : marks[flag].has(id);
  };
}

function changed(realm: Realm, userId: number, ids: readonly number[], op: FlagChange, flag: EditableFlag): Realm {
  if (flag === "read") return withUnread(realm, userId, ids).realm;
  if (op === "remove") return withoutMarks(realm, userId, flag, ids);
  const rowless = ids.filter((id) => {
    const message = messageById(realm, id);
    return message !== undefined && !hasRow(realm, userId, message);
  });
  return withMarks(withMarks(realm, userId, "historical", rowless), userId, flag, ids);
}
