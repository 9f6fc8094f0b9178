import type { FailureOf } from "../outcome/failures";
import type { Conversation, Message } from "../realm/message";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import type { Candidates } from "../rules/messages/candidates";

/** The operand of a term: an ID, a name, a word, or a list of users. */
export type Operand = string | number | readonly number[] | readonly string[];

/** A term of a narrow, as an object. */
export interface NarrowObject {
  /** The operator, such as `channel`, `topic`, `sender` or `is`. */
  readonly operator: string;
  /** The value that matches. */
  readonly operand: Operand;
  /** Whether the term selects the messages that do not match it. */
  readonly negated?: boolean;
}

/** The former form of a term: two texts, never negated. */
export type NarrowPair = readonly [operator: string, operand: string];

/**
 * A selection of messages: those that match every term.
 *
 * @see https://zulip.com/api/construct-narrow
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
  | "mentions"
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

/** Why a term `with` is refused. */
export type WithFailure = FailureOf<
  "BAD_NARROW",
  "narrow_with_repeated" | "narrow_message_invalid" | "narrow_with_operand_missing"
>;

/** Why a narrow without `with` is refused. */
export type NarrowFailure =
  | FailureOf<
      "BAD_NARROW",
      | "narrow_operator_unknown"
      | "narrow_contradicts_itself"
      | "narrow_channel_unknown"
      | "narrow_user_unknown"
      | "narrow_message_invalid"
      | "narrow_operand_unknown"
    >
  | FailureOf<"BAD_REQUEST", "narrow_operand_invalid">;

/** In which realm a narrow is read, and by whom. */
export interface NarrowContext {
  readonly realm: Realm;
  readonly viewer: User;
}

/** What a term of a narrow asks of a message. */
export interface Condition {
  readonly matches: (message: Message) => boolean;
  /** Where all messages are that fulfil it; absent where no such list is kept. */
  readonly candidates?: Candidates;
  /** Whether every one of the candidates fulfils the condition, so that it need not be asked of them. */
  readonly is_exact?: true;
  /** Whether the term means the same when it is negated. */
  readonly ignores_negation?: true;
  /** The conversations that hold all these messages; absent where that is any conversation. */
  readonly conversations?: () => readonly Conversation[];
}

/** The opposite of a condition; those that leave nothing out have none. */
export function negated(condition: Condition): Condition {
  const { matches, ignores_negation: same } = condition;
  return same === true ? condition : { matches: (message) => !matches(message) };
}
