import { badRequest, type Failure } from "../../outcome/failures";
import { type Step, step } from "../../outcome/step";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { activeSubscription } from "../../rules/channels/channel-access";
import { hasRow, marksOf } from "../../rules/messages/message-rows";
import { has } from "../../rules/realm/feature-level";
import { flagEvent, type Marked, readEvent, unreadEvent, withRead, withUnread } from "./mark-read";
import { withMarks, withoutMarks } from "./marks";

/** The flags that an account may set and clear. */
export type EditableFlag = "read" | "starred" | "collapsed";

/** Setting a flag, or clearing it. */
export type FlagChange = "add" | "remove";

/** What came of changing a flag of many messages. */
export interface ChangedFlags {
  readonly step: Step;
  /** The messages that really changed, ascending. */
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
 * Sets or clears a flag of messages that an account may read. Messages without a row get a historical one, except by
 * being read; clearing `read` passes over the channels that the account does not subscribe to.
 *
 * @tells the account `update_message_flags` with what really changed, or with all of them before that was told
 * @spec Endpoints 15
 */
export function changeFlags(
  realm: Realm,
  user: User,
  messages: readonly Message[],
  op: FlagChange,
  flag: EditableFlag,
): ChangedFlags {
  const skipped = new Set<number>();
  const meant =
    flag === "read" && op === "remove"
      ? messages.filter(({ stream_id: streamId }) => {
          if (streamId === null || activeSubscription(realm, user.user_id, streamId) !== undefined) return true;
          skipped.add(streamId);
          return false;
        })
      : messages;
  const marked = changed(realm, user.user_id, meant, op, flag);
  const skipped_channel_ids = [...skipped].sort((a, b) => a - b);
  const { message_ids } = marked;
  if (message_ids.length === 0) return { step: step(realm), message_ids, skipped_channel_ids };
  const told = has(realm, "flagEventsListOnlyChanges") ? message_ids : idsOf(meant);
  const event = eventOf(marked.realm, user.user_id, told, op, flag);
  return { step: step(marked.realm, [event]), message_ids, skipped_channel_ids };
}

function changed(
  realm: Realm,
  userId: number,
  messages: readonly Message[],
  op: FlagChange,
  flag: EditableFlag,
): Marked {
  if (flag === "read") return (op === "add" ? withRead : withUnread)(realm, userId, idsOf(messages));
  const before = marksOf(realm, userId)[flag];
  const other = messages.filter((message) => before.has(message.id) !== (op === "add"));
  const message_ids = idsOf(other);
  if (op === "remove") return { realm: withoutMarks(realm, userId, flag, message_ids), message_ids };
  const rowless = other.filter((message) => !hasRow(realm, userId, message));
  const next = withMarks(withMarks(realm, userId, "historical", idsOf(rowless)), userId, flag, message_ids);
  return { realm: next, message_ids };
}

function eventOf(realm: Realm, userId: number, ids: readonly number[], op: FlagChange, flag: EditableFlag): RealmEvent {
  if (flag !== "read") return flagEvent(userId, op, flag, ids);
  return op === "add" ? readEvent(userId, ids) : unreadEvent(realm, userId, ids);
}

function idsOf(messages: readonly Message[]): number[] {
  return [...new Set(messages.map((message) => message.id))].sort((a, b) => a - b);
}
