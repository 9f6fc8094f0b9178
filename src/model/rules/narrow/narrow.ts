/** What a term of a narrow is about: an ID, a name, a word, or a list of people. */
export type Operand = string | number | readonly number[] | readonly string[];

/** A term of a narrow with its parts by name. */
export interface NarrowObject {
  /** What the term asks about, such as `channel`, `topic`, `sender` or `is`. */
  readonly operator: string;
  /** What it has to be. */
  readonly operand: Operand;
  /** Whether the term picks the messages that it would otherwise leave out. */
  readonly negated?: boolean;
}

/** The old form of a term: two texts, never negated. */
export type NarrowPair = readonly [operator: string, operand: string];

/**
 * Which messages are meant: those that fulfil every term.
 *
 * @spec Endpoints 10: narrow
 */
export type Narrow = readonly (NarrowObject | NarrowPair)[];

/** The operators, each by its present name. */
export type Operator =
  | "channel"
  | "channels"
  | "topic"
  | "dm"
  | "dm-including"
  | "group-pm-with"
  | "sender"
  | "near"
  | "id"
  | "with"
  | "search"
  | "has"
  | "is"
  | "in";

/** A term as it was understood: its operator by the present name, its operand of the right type. */
export interface Term {
  readonly operator: Operator;
  readonly operand: Operand;
  readonly negated: boolean;
}
