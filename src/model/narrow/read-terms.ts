import { type Behaviour, FEATURE_LEVELS } from "../../protocol/feature-levels";
import { badNarrow, badRequest } from "../outcome/failures";
import type { Message } from "../realm/message";
import type { Realm } from "../realm/realm";
import { canReadMessage, messageById } from "../rules/messages/message-rows";
import { has } from "../rules/realm/feature-level";
import type {
  Narrow,
  NarrowContext,
  NarrowFailure,
  NarrowObject,
  NarrowPair,
  Operand,
  Operator,
  Term,
  WithFailure,
} from "./narrow";

/** What an operand may be: a text, an ID as a number, a list of IDs. */
type OperandKind = "text" | "text_or_id" | "text_or_ids";

interface OperatorRow {
  readonly operator: Operator;
  readonly kind: OperandKind;
  readonly since?: Behaviour;
}

/** Every name of an operator, old ones included; those with an underscore never took IDs. */
const OPERATORS: ReadonlyMap<string, OperatorRow> = new Map<string, OperatorRow>([
  ["channel", { operator: "channel", kind: "text_or_id", since: "narrowsUseChannel" }],
  ["stream", { operator: "channel", kind: "text_or_id" }],
  ["channels", { operator: "channels", kind: "text", since: "narrowsUseChannel" }],
  ["streams", { operator: "channels", kind: "text" }],
  ["topic", { operator: "topic", kind: "text" }],
  ["dm", { operator: "dm", kind: "text_or_ids", since: "narrowsUseDm" }],
  ["pm-with", { operator: "dm", kind: "text_or_ids" }],
  ["pm_with", { operator: "dm", kind: "text" }],
  ["dm-including", { operator: "dm-including", kind: "text_or_id", since: "narrowsUseDm" }],
  ["group-pm-with", { operator: "group-pm-with", kind: "text_or_id" }],
  ["group_pm_with", { operator: "group-pm-with", kind: "text" }],
  ["sender", { operator: "sender", kind: "text_or_id" }],
  ["mentions", { operator: "mentions", kind: "text_or_id", since: "mentionsIsAnOperator" }],
  ["near", { operator: "near", kind: "text" }],
  ["id", { operator: "id", kind: "text_or_id" }],
  ["with", { operator: "with", kind: "text_or_id", since: "narrowsKnowWith" }],
  ["search", { operator: "search", kind: "text" }],
  ["has", { operator: "has", kind: "text" }],
  ["is", { operator: "is", kind: "text" }],
  ["in", { operator: "in", kind: "text" }],
]);

/**
 * Reads the terms of a narrow in their order: both forms, all names of the operators, the types of the operands.
 *
 * @refuses BAD_REQUEST for an operand of a wrong type (for an unknown operator, all types but text); then BAD_NARROW
 *   for an operator that the server does not know
 * @see https://zulip.com/api/construct-narrow
 */
export function readTerms(realm: Realm, narrow: Narrow): readonly Term[] | NarrowFailure {
  const given = narrow.map(asObject);
  for (const [index, { operator, operand }] of given.entries()) {
    const problem = operandProblem(kindAt(realm, operator), operator, operand);
    if (problem !== undefined) return badRequest("narrow_operand_invalid", `narrow[${index}].operand: ${problem}`);
  }
  const terms: Term[] = [];
  for (const { operator: name, operand, negated } of given) {
    const row = OPERATORS.get(name);
    if (row === undefined || (row.since !== undefined && !has(realm, row.since))) {
      return badNarrow("narrow_operator_unknown", `unknown operator ${name}`);
    }
    terms.push({ operator: row.operator, operand, negated: negated ?? false });
  }
  return terms;
}

/** The names of operators that a feature level knows, each with what its operand may be. */
export function narrowOperatorsAt(level: number): readonly { readonly name: string; readonly kind: OperandKind }[] {
  const known = [...OPERATORS].filter(([, { since }]) => since === undefined || level >= FEATURE_LEVELS[since]);
  return known.map(([name, { kind }]) => ({
    name,
    kind: name === "id" && level < FEATURE_LEVELS.narrowsTakeMessageIds ? "text" : kind,
  }));
}

/** What an operand may be on the realm's server: a text for an unknown operator; a number for `id` came late. */
function kindAt(realm: Realm, operator: string): OperandKind {
  const row = OPERATORS.get(operator);
  if (row === undefined || (row.since !== undefined && !has(realm, row.since))) return "text";
  return operator === "id" && !has(realm, "narrowsTakeMessageIds") ? "text" : row.kind;
}

function asObject(given: NarrowObject | NarrowPair): NarrowObject {
  return "operator" in given ? given : { operator: given[0], operand: given[1] };
}

function operandProblem(kind: OperandKind, operator: string, operand: Operand): string | undefined {
  if (typeof operand === "string") {
    return operator === "search" && operand.trim() === "" ? "a text to search for is expected." : undefined;
  }
  if (kind === "text") return "a text is expected.";
  if (kind === "text_or_id") {
    return typeof operand === "number" && Number.isSafeInteger(operand) ? undefined : "a text or an ID is expected.";
  }
  const isIds = typeof operand === "object" && [...operand].every((item) => Number.isSafeInteger(item));
  return isIds ? undefined : "a list of user IDs or a text with e-mail addresses is expected.";
}

/** The operators that say in which conversation a message is. */
const PLACES: ReadonlySet<Operator> = new Set<Operator>(["channel", "topic", "dm"]);

/**
 * Replaces a `with` term, and all other terms that name a conversation, by the conversation that now contains its
 * message. If the viewer cannot read the message, the other terms stay, as long as they name a conversation.
 *
 * Negating the term changes nothing.
 *
 * @see https://zulip.com/api/construct-narrow
 */
export function withConversation(context: NarrowContext, terms: readonly Term[]): readonly Term[] | WithFailure {
  const asked = terms.filter((term) => term.operator === "with");
  const [only] = asked;
  if (only === undefined) return terms;
  if (asked.length > 1) return badNarrow("narrow_with_repeated", "with may stand only once");
  const id = messageIdOf(only.operand);
  if (id === undefined) return badNarrow("narrow_message_invalid", "Invalid 'with' operator");
  const others = terms.filter((term) => term !== only);
  const message = messageById(context.realm, id);
  if (message === undefined || !canReadMessage(context.realm, context.viewer, message)) {
    return namesConversation(others) ? others : badNarrow("narrow_with_operand_missing", "Invalid 'with' operator");
  }
  const { stream_id: streamId, topic } = message;
  const place: readonly Term[] =
    streamId === null
      ? [{ operator: "dm", operand: participantsForWith(message), negated: false }]
      : [
          { operator: "channel", operand: streamId, negated: false },
          { operator: "topic", operand: topic, negated: false },
        ];
  return [...place, ...others.filter((term) => !PLACES.has(term.operator))];
}

/** The participants of the conversation of a direct message. For two users, that is only the receiver. */
function participantsForWith({ sender_id: senderId, user_ids: userIds }: Message): readonly number[] {
  const people = userIds ?? [];
  return people.length === 2 ? people.filter((id) => id !== senderId) : people;
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
