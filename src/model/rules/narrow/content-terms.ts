import { LIMITS } from "../../../protocol/limits";
import { SortedIds } from "../../collections/sorted-ids";
import { badNarrow, isFailure } from "../../outcome/failures";
import { matchesSearch, parseSearch, type Search } from "../../text/search";
import { renderedMessage } from "../messages/rendering";
import { has } from "../realm/feature-level";
import { listed } from "./candidates";
import type { Condition, NarrowContext, NarrowFailure, Operand } from "./narrow";

/**
 * `has`: messages with a link, an image, an uploaded file or a reaction.
 *
 * @refuses BAD_NARROW for another word
 */
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
  return badNarrow("narrow_message_malformed", "Invalid message ID");
}

/**
 * `id`: exactly one message.
 *
 * @refuses BAD_NARROW for what cannot be an ID
 */
export function idCondition(_context: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const id = namedMessageId(operand);
  if (isFailure(id)) return id;
  return { matches: (message) => message.id === id, candidates: listed(SortedIds.from([id])), is_exact: true };
}

/** `near`: leaves nothing out; it tells clients where to begin. */
export function nearCondition(): Condition {
  return { matches: () => true, ignores_negation: true };
}
