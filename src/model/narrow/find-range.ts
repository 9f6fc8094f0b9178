import { LIMITS } from "../../protocol/limits";
import { badRequest, isFailure, missingVariable } from "../outcome/failures";
import type { Message } from "../realm/message";
import type { Realm } from "../realm/realm";
import type { Cursor } from "../rules/messages/candidates";
import { isInMutedPlace, isInMutedTopic } from "../rules/messages/flags";
import { messageById } from "../rules/messages/message-rows";
import { isUnread } from "../rules/messages/read-state";
import { has } from "../rules/realm/feature-level";
import { isoSeconds } from "../text/calendar";
import type { NarrowContext } from "./narrow";
import type { ResolvedNarrow } from "./resolve-narrow";

/** The requested range of messages. */
interface RangeParams {
  /** A message ID, or `newest`, `oldest` or `first_unread`. */
  readonly anchor?: string | number;
  /** For the anchor `date`: an ISO 8601 date, or date and time; without a zone UTC. */
  readonly anchor_date?: string;
  /** Whether the range includes the anchor; true by default. Since feature level 155. */
  readonly include_anchor?: boolean;
  /** The number of messages before the anchor. */
  readonly num_before?: number;
  /** The number of messages after the anchor. */
  readonly num_after?: number;
  /** The former way to request the anchor `first_unread`. It overrides `anchor`. */
  readonly use_first_unread_anchor?: boolean;
}

/** The same with counts in any case. */
interface LimitedRangeParams extends Omit<RangeParams, "use_first_unread_anchor"> {
  readonly num_before: number;
  readonly num_after: number;
}

/** A moment in UNIX seconds: the first message sent then or later is the anchor. */
interface SentSince {
  readonly sent_since: number;
}

/** A range of messages: around an ID, around the first unread message, or around a moment. */
interface Range {
  readonly anchor: number | "first_unread" | SentSince;
  readonly before: number;
  readonly after: number;
  readonly include_anchor: boolean;
}

/**
 * Reads the parameters of a range of messages.
 *
 * @param countsByDefault - the numbers of messages where none are given; they are required without it
 * @see https://zulip.com/api/get-messages
 */
export function readRange(realm: Realm, params: RangeParams, countsByDefault?: number) {
  const anchor = params.use_first_unread_anchor === true ? "first_unread" : anyAnchorOf(realm, params);
  if (isFailure(anchor)) return anchor;
  const { num_before: before = countsByDefault, num_after: after = countsByDefault } = params;
  if (before === undefined) return missingVariable("num_before");
  if (after === undefined) return missingVariable("num_after");
  const range = rangeOf(anchor, before, after, params.include_anchor);
  if (isFailure(range) || before + after <= LIMITS.MAX_MESSAGES_PER_FETCH) return range;
  return badRequest(
    "too_many_messages",
    `num_before, num_after: at most ${LIMITS.MAX_MESSAGES_PER_FETCH} messages can be requested.`,
  );
}

/**
 * Reads the parameters of a range that is shortened at both ends to the number of messages that one request may have.
 */
export function readLimitedRange(params: LimitedRangeParams) {
  const anchor = anchorOf(params.anchor);
  if (isFailure(anchor)) return anchor;
  const most = LIMITS.MAX_MESSAGES_PER_FETCH;
  const before = Math.min(params.num_before, Math.max(most - params.num_after, most / 2));
  return rangeOf(anchor, before, Math.min(params.num_after, most - before), params.include_anchor);
}

/** @refuses BAD_REQUEST for a negative count and for an anchor omitted in the middle */
function rangeOf(anchor: Range["anchor"], before: number, after: number, include_anchor = true) {
  for (const [name, count] of [
    ["num_before", before],
    ["num_after", after],
  ] as const) {
    if (!Number.isSafeInteger(count) || count < 0)
      return badRequest("range_invalid", `${name}: an integer from 0 is expected.`);
  }
  if (!include_anchor && before > 0 && after > 0) {
    return badRequest(
      "include_anchor_with_both_sides",
      "include_anchor: the anchor can be omitted only at an end of the range.",
    );
  }
  // Where no other message is wanted, the anchor comes nevertheless.
  return { anchor, before, after, include_anchor: include_anchor || (before === 0 && after === 0) };
}

/** The anchor, which may be a date on newer servers. Assumption A429. */
function anyAnchorOf(realm: Realm, { anchor, anchor_date }: RangeParams) {
  if (anchor !== "date" || !has(realm, "anchorsMayBeDates")) return anchorOf(anchor);
  if (anchor_date === undefined) return missingVariable("anchor_date");
  const sent_since = isoSeconds(anchor_date);
  if (sent_since !== undefined) return { sent_since };
  return badRequest("anchor_invalid", "anchor_date: an ISO 8601 date, or date and time, is expected.");
}

function anchorOf(given: string | number | undefined) {
  const invalid = badRequest("anchor_invalid", "anchor: a message ID, newest, oldest or first_unread is expected.");
  switch (given) {
    case undefined:
      return invalid;
    case "newest":
      return LIMITS.LARGEST_ANCHOR;
    case "oldest":
      return 0;
    case "first_unread":
      return "first_unread";
  }
  if (typeof given === "string" && !/^\s*[+-]?\d+\s*$/.test(given)) return invalid;
  const id = Number(given);
  return Number.isInteger(id) ? Math.min(Math.max(id, 0), LIMITS.LARGEST_ANCHOR) : invalid;
}

/** The messages of a range, ascending, and how it lies among all that match. */
interface FoundRange {
  readonly messages: readonly Message[];
  /** The anchor as a number. */
  readonly anchor: number;
  readonly found_anchor: boolean;
  readonly found_oldest: boolean;
  readonly found_newest: boolean;
}

/**
 * Finds the messages of a range by walking from the anchor both ways and stopping as soon as there are enough.
 *
 * An anchor of 0 means the oldest messages, the largest anchor the newest; nothing lies beyond these.
 *
 * @see https://zulip.com/api/get-messages
 */
export function findRange(context: NarrowContext, narrow: ResolvedNarrow, range: Range): FoundRange {
  const anchor = anchorId(context, narrow, range.anchor);
  const isOldest = anchor === 0;
  const isNewest = anchor === LIMITS.LARGEST_ANCHOR;
  const pick = (cursor: Cursor, count: number): Message[] => picked(context, narrow, cursor, count);
  const before = isOldest || range.before === 0 ? [] : pick(narrow.candidates.down(anchor - 1), range.before);
  const after = isNewest || range.after === 0 ? [] : pick(narrow.candidates.up(anchor + 1), range.after);
  const center = range.include_anchor && !isOldest && !isNewest ? anchorMessage(context, narrow, anchor) : [];
  return {
    messages: [...before.reverse(), ...center, ...after],
    anchor,
    found_anchor: center.length > 0,
    found_oldest: isOldest || before.length < range.before,
    found_newest: isNewest || after.length < range.after,
  };
}

function anchorId(context: NarrowContext, narrow: ResolvedNarrow, anchor: Range["anchor"]): number {
  if (anchor === "first_unread") return firstUnread(context, narrow);
  return typeof anchor === "number" ? anchor : firstSentSince(context, narrow, anchor);
}

/** The first message that was sent at a moment or later; without one the newest; the largest anchor without any. */
function firstSentSince(context: NarrowContext, narrow: ResolvedNarrow, { sent_since }: SentSince): number {
  const isLater = (message: Message): boolean => message.timestamp >= sent_since;
  const [later] = picked(context, narrow, narrow.candidates.up(1), 1, isLater);
  const [newest] = later === undefined ? picked(context, narrow, narrow.candidates.down(LIMITS.LARGEST_ANCHOR), 1) : [];
  return (later ?? newest)?.id ?? LIMITS.LARGEST_ANCHOR;
}

/** The first messages of a walk that match, up to a number. */
function picked(
  { realm }: NarrowContext,
  narrow: ResolvedNarrow,
  cursor: Cursor,
  count: number,
  isChosen: (message: Message) => boolean = () => true,
): Message[] {
  const messages: Message[] = [];
  for (let id = cursor(); id !== undefined; id = cursor()) {
    const message = messageById(realm, id);
    if (message === undefined || !narrow.isInHistory(message) || !narrow.matchesCandidate(message)) continue;
    if (!isChosen(message)) continue;
    messages.push(message);
    if (messages.length === count) break;
  }
  return messages;
}

function anchorMessage({ realm }: NarrowContext, narrow: ResolvedNarrow, anchor: number): readonly Message[] {
  const message = messageById(realm, anchor);
  return message !== undefined && narrow.isInHistory(message) && narrow.matches(message) ? [message] : [];
}

/**
 * The oldest unread message that matches and does not stand in a muted place; the largest anchor without any. In a
 * channel that the narrow names only muted topics count.
 */
function firstUnread({ realm, viewer }: NarrowContext, narrow: ResolvedNarrow): number {
  const userId = viewer.user_id;
  const isHidden = (message: Message): boolean =>
    narrow.names_channel ? isInMutedTopic(realm, userId, message) : isInMutedPlace(realm, userId, message);
  const cursor = narrow.unread().up(1);
  for (let id = cursor(); id !== undefined; id = cursor()) {
    const message = messageById(realm, id);
    if (message === undefined || !isUnread(realm, userId, message) || isHidden(message)) continue;
    if (narrow.isInHistory(message) && narrow.matches(message)) return id;
  }
  return LIMITS.LARGEST_ANCHOR;
}
