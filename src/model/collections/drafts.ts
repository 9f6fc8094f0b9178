/** Writes to drafts of plain records, so that what was not written to stays the same object. */
import { Immer, isDraft, original } from "immer";

/** Frozen results would freeze what a caller has given as part of them. */
const produce: (value: unknown, recipe: (draft: unknown) => unknown) => unknown = new Immer({ autoFreeze: false })
  .produce;

/** A record whose own fields may be written; what stands in them is replaced whole. */
export type Writable<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { -readonly [Key in keyof Value]: Value[Key] }
    : Value;

/** A table or record whose fields may be written, and those of the records in it; lists are replaced whole. */
export type Drafted<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value;

/** Writes to a draft of a value, or returns another value instead. */
export type Recipe<Value> = (draft: Drafted<Value>) => Value | void;

/**
 * The value that a recipe makes from another one, which stays unchanged.
 *
 * @returns the very same value when nothing was written
 */
export function drafted<Value>(value: Value, recipe: Recipe<Value>): Value {
  return produce(value, (draft) => recipe(draft as Drafted<Value>)) as Value;
}

/** The original of a draft. Reading it is faster, and right for code that has not written to the draft. */
export function unwritten<Value>(draft: Value): Value {
  return isDraft(draft) ? (original<unknown>(draft) as Value) : draft;
}

/**
 * The original of a list in a draft, for faster reading. Lists are only replaced as a whole, so it is the current list.
 */
export function listIn<Item>(list: readonly Item[]): readonly Item[] {
  return unwritten(list);
}
