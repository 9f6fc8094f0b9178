import { badNarrow, isFailure } from "../outcome/failures";
import type { Conversation } from "../realm/message";
import type { User } from "../realm/user";
import { allOf, listed } from "../rules/messages/candidates";
import { directKey } from "../rules/messages/conversations";
import { correspondentByEmail, userById } from "../rules/users/people";
import type { Condition, NarrowContext, NarrowFailure, Operand } from "./narrow";

/** The account that an operand names, by its ID or by the address under which it goes. */
function namedUser({ realm }: NarrowContext, named: number | string): User | undefined {
  return typeof named === "number" ? userById(realm, named) : correspondentByEmail(realm, named);
}

function oneUser(context: NarrowContext, operand: Operand): User | NarrowFailure {
  const named = typeof operand === "object" ? String(operand) : operand;
  return namedUser(context, named) ?? badNarrow("narrow_user_unknown", `unknown user ${named}`);
}

/** `sender`: the messages of one author. */
export function senderCondition(context: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const user = oneUser(context, operand);
  return isFailure(user) ? user : { matches: (message) => message.sender_id === user.user_id };
}

/** `mentions`: the messages that mention a user by name, not silently. Assumption A428. */
export function mentionsCondition(context: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const user = oneUser(context, operand);
  if (isFailure(user)) return user;
  return { matches: ({ mentions }) => mentions?.user_ids.includes(user.user_id) === true };
}

/**
 * `dm`: the direct messages among exactly these users; whether the viewer is named among them does not matter. An
 * empty list matches no message; an empty text is an unknown user.
 *
 * @param operand - user IDs, or addresses separated by commas
 */
export function directCondition(context: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const { realm, viewer } = context;
  const named = typeof operand === "object" ? operand : String(operand).split(",");
  if (named.length === 0) return { ...within([]), matches: () => false };
  const ids = new Set([viewer.user_id]);
  for (const one of named) {
    const user = namedUser(context, one);
    if (user === undefined) return badNarrow("narrow_user_unknown", `unknown user in ${listedOperand(operand)}`);
    ids.add(user.user_id);
  }
  const key = directKey([...ids].sort((a, b) => a - b));
  const conversation = realm.direct_conversations.get(key);
  return {
    ...within(conversation === undefined ? [] : [conversation]),
    matches: (message) => message.user_ids !== null && directKey(message.user_ids) === key,
  };
}

function listedOperand(operand: Operand): string {
  return typeof operand === "object" ? `[${operand.join(", ")}]` : String(operand);
}

/** `dm-including`: all direct messages with a user, in groups or not; the viewer itself matches all of them. */
export function directIncludingCondition(context: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const user = oneUser(context, operand);
  if (isFailure(user)) return user;
  return {
    ...within(directConversations(context, (ids) => ids.includes(user.user_id))),
    matches: (message) => message.user_ids?.includes(user.user_id) === true,
  };
}

/** `group-pm-with`: the direct messages with a user in groups of three and more. */
export function groupDirectCondition(context: NarrowContext, operand: Operand): Condition | NarrowFailure {
  const user = oneUser(context, operand);
  if (isFailure(user)) return user;
  const isGroup = (ids: readonly number[] | null): boolean =>
    ids !== null && ids.length > 2 && ids.includes(user.user_id);
  return { ...within(directConversations(context, isGroup)), matches: (message) => isGroup(message.user_ids) };
}

/** All direct messages of the reader. */
export function anyDirectCondition(context: NarrowContext): Condition {
  return { ...within(directConversations(context, () => true)), matches: (message) => message.stream_id === null };
}

/** The reader's direct conversations among such users. */
export function directConversations(
  { realm, viewer }: NarrowContext,
  isAmong: (userIds: readonly number[]) => boolean,
): Conversation[] {
  const conversations: Conversation[] = [];
  for (const key of realm.direct_keys.get(viewer.user_id) ?? []) {
    const conversation = realm.direct_conversations.get(key);
    if (conversation !== undefined && isAmong(key.split(",").map(Number))) conversations.push(conversation);
  }
  return conversations;
}

/** The part of a condition that says that its messages are those of some conversations. */
function within(conversations: readonly Conversation[]): Omit<Condition, "matches"> {
  return {
    candidates: allOf(conversations.map((conversation) => listed(conversation.message_ids))),
    is_exact: true,
    conversations: () => conversations,
  };
}
