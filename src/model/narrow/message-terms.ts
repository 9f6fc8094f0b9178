import { LIMITS } from "../../protocol/limits";
import { SortedIds } from "../collections/sorted-ids";
import { badNarrow, isFailure } from "../outcome/failures";
import { VISIBILITY } from "../realm/personal-items";
import { renderedMessage } from "../rendering/rendering";
import { listed } from "../rules/messages/candidates";
import { contentFlags, isInMutedPlace, sayMentioned } from "../rules/messages/flags";
import { marksOf } from "../rules/messages/message-rows";
import { isUnread } from "../rules/messages/read-state";
import { has } from "../rules/realm/feature-level";
import { visibilityPolicy } from "../rules/topics/user-topics";
import { matchesSearch, parseSearch, type Search } from "../text/search";
import type { Condition, NarrowContext, NarrowFailure, Operand } from "./narrow";
import { anyDirectCondition } from "./people-terms";

/** `has`: messages with a link, an image, an uploaded file or a reaction. */
export function hasCondition({ realm }: NarrowContext, operand: Operand): Condition | NarrowFailure {
  switch (operand) {
    case "link":
      return { matches: (message) => renderedMessage(realm, message).has_link };
    case "image":
      return { matches: (message) => renderedMessage(realm, message).has_image };
    case "attachment":
      return { matches: (message) => renderedMessage(realm, message).has_attachment };
    case "reaction":
      if (has(realm, "narrowsKnowHasReaction")) return { matches: (message) => message.reactions.length > 0 };
      break;
  }
  return badNarrow("narrow_operand_unknown", `unknown 'has' operand ${String(operand)}`);
}

/** `search`: messages in whose content or topic everything searched for is found. */
export function searchCondition(_context: NarrowContext, operand: Operand): Condition {
  return conditionOf(parseSearch(String(operand)));
}

/** What a search that is made of several terms asks of a message. */
export function conditionOf(search: Search): Condition {
  return { matches: ({ content, topic }) => matchesSearch(search, { content, topic }) };
}

/** The message ID that an operand gives as a number or as digits. */
function namedMessageId(operand: Operand): number | NarrowFailure {
  const id = typeof operand === "string" && /^\d{1,15}$/.test(operand) ? Number(operand) : operand;
  if (typeof id === "number" && id >= 0 && id <= LIMITS.LARGEST_ID) return id;
  return badNarrow("narrow_message_invalid", "Invalid message ID");
}

/** `id`: exactly one message. */
export function idCondition(_context: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const id = namedMessageId(operand);
  if (isFailure(id)) return id;
  return { matches: (message) => message.id === id, candidates: listed(SortedIds.from([id])), is_exact: true };
}

/** `near`: leaves nothing out; it tells clients where to begin. */
export function nearCondition(): Condition {
  return { matches: () => true, ignores_negation: true };
}

/** What the names of resolved topics begin with. */
const RESOLVED_PREFIX = "\u2714 ";

/** `is`: messages by their flags, by their kind, or by what the reader has set for their topic. */
export function isCondition(context: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const { realm, viewer } = context;
  const userId = viewer.user_id;
  switch (operand) {
    case "private":
      return anyDirectCondition(context);
    case "dm":
      if (has(realm, "narrowsUseDm")) return anyDirectCondition(context);
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
      streamId !== null && visibilityPolicy(realm, viewer.user_id, streamId, topic) === VISIBILITY.followed,
  };
}

/** `in`: `home` omits what stands in muted channels and topics, `all` omits nothing. */
export function inCondition({ realm, viewer }: NarrowContext, operand: Operand): Condition | NarrowFailure {
  if (operand === "all") return { matches: () => true, ignores_negation: true };
  if (operand === "home") return { matches: (message) => !isInMutedPlace(realm, viewer.user_id, message) };
  return badNarrow("narrow_operand_unknown", `unknown 'in' operand ${String(operand)}`);
}
