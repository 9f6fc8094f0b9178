import type { Conversation } from "../../realm/conversation";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { Candidates } from "./candidates";

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
