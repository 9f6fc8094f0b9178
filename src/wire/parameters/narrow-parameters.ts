import * as v from "../../protocol/shape";
import { optional, shapes } from "../parameter";

const integer = v.pipe(v.number(), v.integer("expected an ID"));

/** Servers take true for the number 1 and false for 0 where an ID may stand. */
export const truthAsId = v.pipe(v.boolean(), v.transform(Number));

const negated = v.exactOptional(v.boolean());

/** As the ID of a message servers read the word alone, which is none. */
const messageTruth = v.object({
  operator: v.literal("id"),
  operand: v.pipe(v.boolean(), v.transform(String)),
  negated,
});

/** A term of a narrow: with its parts by name, or two texts. */
const term = v.union(
  [
    v.strictTuple([v.string(), v.string()]),
    messageTruth,
    v.object({
      operator: v.string(),
      operand: v.union([v.string(), integer, truthAsId, v.array(integer), v.array(v.string())]),
      negated,
    }),
  ],
  "expected an object with operator and operand, or a list of two texts",
);

/** Which messages are meant; every message when left out. */
export const narrowShape = v.array(term);

/** Likewise, where null means every message, too. */
export const narrowOrNull = v.pipe(
  v.nullable(narrowShape),
  v.transform((narrow) => narrow ?? []),
);

/**
 * How servers read a number of messages before they read all parameters in one way.
 *
 * @assumes A176
 */
export const formerCount = {
  former: {
    until: 278,
    shape: v.pipe(shapes.integer, v.minValue(0, "expected an integer from 0")),
    invalid_as_variable: true,
  },
} as const;

/** A range of messages and what they must fulfil. */
export const rangeParameters = {
  anchor: optional("text", shapes.text),
  include_anchor: optional("json", shapes.boolean, { since: 155 }),
  num_before: optional("json", shapes.integer, formerCount),
  num_after: optional("json", shapes.integer, formerCount),
  narrow: optional("json", narrowOrNull),
} as const;
