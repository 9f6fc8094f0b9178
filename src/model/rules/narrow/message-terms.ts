import type { NarrowFailure } from "./narrow-failure";
import { SortedIds } from "../../collections/sorted-ids";
import { badNarrow, isFailure } from "../../outcome/failures";
import { LIMITS } from "../../../protocol/limits";
import { listed } from "./candidates";
import type { Condition, NarrowContext } from "./condition";
import type { Operand } from "./narrow";

/** The message ID that an operand gives as a number or as digits. */
export function namedMessageId(operand: Operand): number | NarrowFailure {
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
