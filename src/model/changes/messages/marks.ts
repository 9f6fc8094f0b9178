import type { IdSet } from "../../collections/id-set";
import { withFields } from "../../realm/change";
import type { MessageMarks } from "../../realm/message-marks";
import type { Realm } from "../../realm/realm";
import { marksOf } from "../../rules/messages/message-rows";

/** What can be marked of single messages. */
export type MarkName = keyof MessageMarks;

/** The realm with messages in one of the sets that an account keeps of single messages. */
export function withMarks(realm: Realm, userId: number, name: MarkName, messageIds: Iterable<number>): Realm {
  const marks = marksOf(realm, userId);
  return replaced(realm, userId, marks, name, marks[name].addAll(messageIds));
}

/** The realm without messages in one of these sets. */
export function withoutMarks(realm: Realm, userId: number, name: MarkName, messageIds: Iterable<number>): Realm {
  const marks = marksOf(realm, userId);
  let rest: IdSet = marks[name];
  for (const id of messageIds) rest = rest.delete(id);
  return replaced(realm, userId, marks, name, rest);
}

function replaced(realm: Realm, userId: number, marks: MessageMarks, name: MarkName, ids: IdSet): Realm {
  if (ids === marks[name]) return realm;
  return withFields(realm, {
    message_marks: realm.message_marks.set(userId, withFields(marks, { [name]: ids })),
  });
}
