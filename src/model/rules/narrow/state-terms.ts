import type { Condition, NarrowContext, NarrowFailure, Operand } from "./narrow";
import { SortedIds } from "../../collections/sorted-ids";
import { badNarrow } from "../../outcome/failures";
import { contentFlags, isInMutedPlace, sayMentioned } from "../messages/flags";
import { marksOf } from "../messages/message-rows";
import { isUnread } from "../messages/read-state";
import { has } from "../realm/feature-level";
import { visibilityPolicy } from "../topics/user-topics";
import { listed } from "./candidates";
import { anyDirectCondition } from "./people-terms";

/** What the names of resolved topics begin with. */
const RESOLVED_PREFIX = "\u2714 ";

/**
 * `is`: messages by their flags, by their kind, or by what the reader has set for their topic.
 *
 * @refuses BAD_NARROW for another word
 */
export function isCondition(context: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const { realm, viewer } = context;
  const userId = viewer.user_id;
  switch (operand) {
    case "private":
      return anyDirectCondition(context);
    case "dm":
      if (has(realm, "narrowsSayDm")) return anyDirectCondition(context);
      break;
    case "starred": {
      const { starred } = marksOf(realm, userId);
      const candidates = listed(SortedIds.from(starred));
      return { matches: (message) => starred.has(message.id), candidates, is_exact: true };
    }
    case "unread":
      return { matches: (message) => isUnread(realm, userId, message) };
    case "mentioned":
      return { matches: (message) => message.mentions !== null && sayMentioned(contentFlags(message, userId)) };
    case "alerted":
      return { matches: (message) => message.alerted_user_ids.includes(userId) };
    case "resolved":
      return { matches: (message) => message.stream_id !== null && message.topic.startsWith(RESOLVED_PREFIX) };
    case "followed":
      if (has(realm, "narrowsKnowIsFollowed")) return followedCondition(context);
      break;
    case "muted":
      if (has(realm, "narrowsKnowIsMuted")) return { matches: (message) => isInMutedPlace(realm, userId, message) };
      break;
  }
  return badNarrow("narrow_operand_unknown", `unknown 'is' operand ${String(operand)}`);
}

function followedCondition({ realm, viewer }: NarrowContext): Condition {
  return {
    matches: ({ stream_id: streamId, topic }) =>
      streamId !== null && visibilityPolicy(realm, viewer.user_id, streamId, topic) === 3,
  };
}

/**
 * `in`: `home` leaves out what stands in muted channels and topics, `all` leaves out nothing.
 *
 * @refuses BAD_NARROW for another word
 */
export function inCondition({ realm, viewer }: NarrowContext, operand: Operand): Condition | NarrowFailure {
  if (operand === "all") return { matches: () => true, ignores_negation: true };
  if (operand === "home") return { matches: (message) => !isInMutedPlace(realm, viewer.user_id, message) };
  return badNarrow("narrow_operand_unknown", `unknown 'in' operand ${String(operand)}`);
}
