import { badRequest, type Failure, isFailure } from "../../outcome/failures";
import { type Step, step } from "../../outcome/step";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { activeSubscription } from "../../rules/channels/channel-access";
import { hasRow, marksOf, messageById } from "../../rules/messages/message-rows";
import { isRead } from "../../rules/messages/read-state";
import { readableMessage } from "../../rules/messages/readable-message";
import { has } from "../../rules/realm/feature-level";
import { flagEvent, unreadEvent, withRead, withUnread } from "./mark-read";
import { withMarks, withoutMarks } from "./marks";

/** The flags that an account may set and clear. */
export type EditableFlag = "read" | "starred" | "collapsed";

/** Setting a flag, or clearing it. */
export type FlagChange = "add" | "remove";

/** What came of changing a flag of many messages. */
export interface ChangedFlags {
  readonly step: Step;
  /** The messages that really changed, in the order in which they were named. */
  readonly message_ids: readonly number[];
  /** The channels whose messages stayed read, because nothing is unread where one does not subscribe; ascending. */
  readonly skipped_channel_ids: readonly number[];
}

/** The flag that a request names, or a refusal for one that follows from the message and cannot be set. */
export function editableFlag(flag: string): EditableFlag | Failure {
  if (flag === "read" || flag === "starred" || flag === "collapsed") return flag;
  return badRequest(
    "flag_not_editable",
    `flag: one of read, starred, collapsed is expected, not ${JSON.stringify(flag)}.`,
  );
}

/**
 * Sets or clears a flag of messages. What has no row counts as read and has no other flag: setting `read` and clearing
 * another flag pass it over, whether there is such a message or not; the other changes give it a historical row, and it
 * must be readable. Clearing `read` passes over the channels that the account does not subscribe to.
 *
 * @param ids - messages as they were named, which need not exist
 * @refuses BAD_REQUEST for a message that would need a row and that the account cannot read
 * @tells the account `update_message_flags` with what really changed, even if that is nothing; before the feature level
 *   that says so with all of them
 * @spec Endpoints 15
 */
export function changeFlags(
  realm: Realm,
  user: User,
  ids: readonly number[],
  op: FlagChange,
  flag: EditableFlag,
): ChangedFlags | Failure {
  const skipped = new Set<number>();
  const isUnreading = flag === "read" && op === "remove";
  const meant = isUnreading ? ids.filter((id) => !isElsewhere(realm, user, id, skipped)) : ids;
  const changing = meant.filter((id) => hasFlag(realm, user.user_id, id, flag) !== (op === "add"));
  const needsRow = isUnreading || (flag !== "read" && op === "add");
  for (const id of needsRow ? changing : []) {
    const message = messageById(realm, id);
    const isOwn = message !== undefined && hasRow(realm, user.user_id, message);
    const readable = isOwn ? message : readableMessage(realm, user, id);
    if (isFailure(readable)) return readable;
  }
  const next = changed(realm, user.user_id, changing, op, flag);
  const told = has(realm, "flagEventsListOnlyChanges") ? changing : meant;
  const skipped_channel_ids = [...skipped].sort((a, b) => a - b);
  const event = isUnreading ? unreadEvent(next, user.user_id, told) : flagEvent(user.user_id, op, flag, told);
  return { step: step(next, [event]), message_ids: changing, skipped_channel_ids };
}

/** Whether a message is in a channel that an account does not subscribe to; the channel is noted. */
function isElsewhere(realm: Realm, user: User, id: number, noted: Set<number>): boolean {
  const streamId = messageById(realm, id)?.stream_id ?? null;
  if (streamId === null || activeSubscription(realm, user.user_id, streamId) !== undefined) return false;
  noted.add(streamId);
  return true;
}

function hasFlag(realm: Realm, userId: number, id: number, flag: EditableFlag): boolean {
  const message = messageById(realm, id);
  if (message === undefined || !hasRow(realm, userId, message)) return flag === "read";
  return flag === "read" ? isRead(realm, userId, message) : marksOf(realm, userId)[flag].has(id);
}

function changed(realm: Realm, userId: number, ids: readonly number[], op: FlagChange, flag: EditableFlag): Realm {
  if (flag === "read") return (op === "add" ? withRead : withUnread)(realm, userId, ids).realm;
  if (op === "remove") return withoutMarks(realm, userId, flag, ids);
  const rowless = ids.filter((id) => {
    const message = messageById(realm, id);
    return message !== undefined && !hasRow(realm, userId, message);
  });
  return withMarks(withMarks(realm, userId, "historical", rowless), userId, flag, ids);
}
