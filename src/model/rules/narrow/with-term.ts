import type { NarrowFailure } from "./narrow-failure";
import { badNarrow } from "../../outcome/failures";
import { followsServer } from "../../realm/settings";
import type { Message } from "../../realm/message";
import { canReadMessage, messageById } from "../messages/message-rows";
import type { NarrowContext } from "./condition";
import type { Operand, Operator, Term } from "./narrow";

/** The operators that say in which conversation a message is. */
const PLACES: ReadonlySet<Operator> = new Set<Operator>(["channel", "topic", "dm"]);

/**
 * Puts the conversation that now holds a message in the place of a `with` term and of all other terms that name one.
 * Where the reader cannot read the message, the other terms stand, as long as they name a conversation.
 *
 * Negating the term changes nothing.
 *
 * @refuses BAD_NARROW for more than one `with`, what cannot be an ID, and when no conversation is left
 * @spec Endpoints 10: narrow
 */
export function withConversation(context: NarrowContext, terms: readonly Term[]): readonly Term[] | NarrowFailure {
  const asked = terms.filter((term) => term.operator === "with");
  const [only] = asked;
  if (only === undefined) return terms;
  if (asked.length > 1) return badNarrow("narrow_with_repeated", "with may stand only once");
  const id = messageIdOf(only.operand);
  if (id === undefined) return badNarrow("narrow_message_malformed", "Invalid 'with' operator");
  const others = terms.filter((term) => term !== only);
  const message = messageById(context.realm, id);
  if (message === undefined || !canReadMessage(context.realm, context.viewer, message)) {
    return namesConversation(others) ? others : badNarrow("narrow_with_nothing", "Invalid 'with' operator");
  }
  const { stream_id: streamId, topic } = message;
  const place: readonly Term[] =
    streamId === null
      ? [{ operator: "dm", operand: peopleMeant(context, message), negated: false }]
      : [
          { operator: "channel", operand: streamId, negated: false },
          { operator: "topic", operand: topic, negated: false },
        ];
  return [...place, ...others.filter((term) => !PLACES.has(term.operator))];
}

/** Whose conversation a direct message stands for; of one between two people servers take the receiver alone. */
function peopleMeant({ realm }: NarrowContext, { sender_id: senderId, user_ids: userIds }: Message): readonly number[] {
  const people = userIds ?? [];
  if (people.length !== 2 || !followsServer(realm, "withMeansTheReceiver")) return people;
  return people.filter((id) => id !== senderId);
}

/** The integer that an operand is or spells; it need not be one that a message can have. */
function messageIdOf(operand: Operand): number | undefined {
  if (typeof operand === "number") return operand;
  return typeof operand === "string" && /^\s*[+-]?\d+\s*$/.test(operand) ? Number(operand) : undefined;
}

function namesConversation(terms: readonly Term[]): boolean {
  const named = new Set(terms.map((term) => term.operator));
  return named.has("dm") || (named.has("channel") && named.has("topic"));
}
