/** What is added to a message after it was sent: reactions and submessages. */
import { REACTION } from "../../../protocol/records/messages";
import { shows } from "../../../protocol/schema/tables";
import { eventFor, usersIn } from "../../outcome/audience";
import { withFields } from "../../realm/change";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Message, Reaction, Submessage } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { messageAudience } from "../../rules/moving/message-readers";
import { has } from "../../rules/realm/feature-level";
import { publicEmail } from "../../rules/users/people";

/** The event of a reaction, for the audience of the message. It has the user if the feature level has that. */
export function reactionEvent(
  realm: Realm,
  actor: User,
  op: "add" | "remove",
  message: Message,
  reaction: Reaction,
): RealmEvent {
  const person = has(realm, "reactionEventsNameThePerson") || shows(REACTION, "user", realm.feature_level);
  return eventFor(usersIn(messageAudience(realm, [message])), {
    type: "reaction",
    op,
    message_id: message.id,
    ...reaction,
    ...(person
      ? { user: { user_id: actor.user_id, email: publicEmail(realm, actor), full_name: actor.full_name } }
      : {}),
  });
}

/** The realm in which something more belongs to a message, and what that is, with its ID. */
export function withSubmessage(
  realm: Realm,
  message: Message,
  fields: Pick<Submessage, "sender_id" | "msg_type" | "content">,
): readonly [Realm, Submessage] {
  const id = realm.last_ids.submessage + 1;
  const added: Submessage = frozen({ ...fields, message_id: message.id, id });
  const changed = frozen({ ...message, submessages: [...(message.submessages ?? []), added] });
  const next = withFields(realm, {
    messages: realm.messages.set(message.id - 1, changed),
    last_ids: withFields(realm.last_ids, { submessage: id }),
  });
  return [next, added];
}
