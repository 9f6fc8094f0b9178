import type { NarrowFailure } from "./narrow-failure";
import { badNarrow } from "../../outcome/failures";
import { matchesSearch } from "../../text/search/matches-search";
import { parseSearch, type Search } from "../../text/search/parse-search";
import { renderedMessage } from "../messages/mentions";
import { has } from "../realm/feature-level";
import type { Condition, NarrowContext } from "./condition";
import type { Operand } from "./narrow";

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
