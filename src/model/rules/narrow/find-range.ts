import type { Message } from "../../realm/message";
import { LIMITS } from "../../../protocol/limits";
import { messageById } from "../messages/message-rows";
import { isInMutedPlace, isInMutedTopic } from "../messages/muted-places";
import { isUnread } from "../messages/read-state";
import type { Cursor } from "./merged-cursors";
import type { NarrowContext } from "./condition";
import type { Range } from "./read-range";
import type { ResolvedNarrow } from "./resolve-narrow";

/** The messages of a range, ascending, and how it lies among all that match. */
export interface FoundRange {
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
 * @spec Endpoints 10: response
 */
export function findRange(context: NarrowContext, narrow: ResolvedNarrow, range: Range): FoundRange {
  const anchor = range.anchor === "first_unread" ? firstUnread(context, narrow) : range.anchor;
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

/** The first messages of a walk that match, up to a number. */
function picked({ realm }: NarrowContext, narrow: ResolvedNarrow, cursor: Cursor, count: number): Message[] {
  const messages: Message[] = [];
  for (let id = cursor(); id !== undefined; id = cursor()) {
    const message = messageById(realm, id);
    if (message === undefined || !narrow.isInHistory(message) || !narrow.matchesCandidate(message)) continue;
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
