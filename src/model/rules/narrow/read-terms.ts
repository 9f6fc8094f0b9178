import type { NarrowFailure } from "./narrow-failure";
import { badNarrow, badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import { type Behaviour, FEATURE_LEVELS } from "../../../protocol/feature-levels";
import { has } from "../realm/feature-level";
import type { Narrow, NarrowObject, NarrowPair, Operand, Operator, Term } from "./narrow";

/** What an operand may be: a text, an ID as a number, a list of IDs. */
type OperandKind = "text" | "text_or_id" | "text_or_ids";

interface OperatorRow {
  readonly operator: Operator;
  readonly kind: OperandKind;
  readonly since?: Behaviour;
}

/** Every name of an operator, old ones included; those with an underscore never took IDs. */
const OPERATORS: ReadonlyMap<string, OperatorRow> = new Map<string, OperatorRow>([
  ["channel", { operator: "channel", kind: "text_or_id", since: "narrowsSayChannel" }],
  ["stream", { operator: "channel", kind: "text_or_id" }],
  ["channels", { operator: "channels", kind: "text", since: "narrowsSayChannel" }],
  ["streams", { operator: "channels", kind: "text" }],
  ["topic", { operator: "topic", kind: "text" }],
  ["dm", { operator: "dm", kind: "text_or_ids", since: "narrowsSayDm" }],
  ["pm-with", { operator: "dm", kind: "text_or_ids" }],
  ["pm_with", { operator: "dm", kind: "text" }],
  ["dm-including", { operator: "dm-including", kind: "text_or_id", since: "narrowsSayDm" }],
  ["group-pm-with", { operator: "group-pm-with", kind: "text_or_id" }],
  ["group_pm_with", { operator: "group-pm-with", kind: "text" }],
  ["sender", { operator: "sender", kind: "text_or_id" }],
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
 * @refuses BAD_REQUEST for an operand of a wrong type, which beside an unknown operator is all but a text; then
 *   BAD_NARROW for an operator that the server does not know
 * @spec Endpoints 10: narrow
 */
export function readTerms(realm: Realm, narrow: Narrow): readonly Term[] | NarrowFailure {
  const given = narrow.map(asObject);
  for (const [index, { operator, operand }] of given.entries()) {
    const problem = operandProblem(kindAt(realm, operator), operator, operand);
    if (problem !== undefined) return badRequest("narrow_operand_misshapen", `narrow[${index}].operand: ${problem}`);
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

/** What an operand may be on the realm's server; a number for `id` came late. */
function kindAt(realm: Realm, operator: string): OperandKind {
  const kind = OPERATORS.get(operator)?.kind ?? "text";
  return operator === "id" && !has(realm, "narrowsTakeMessageIds") ? "text" : kind;
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
