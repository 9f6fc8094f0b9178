import { usersIn, eventFor } from "../../outcome/audience";
import type { Message, Reaction } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { messageAudience } from "../../rules/moving/message-readers";
import { has } from "../../rules/realm/feature-level";
import { publicEmail } from "../../rules/users/people";
import { shows } from "../../../protocol/schema/fields-at";
import { REACTION } from "../../../protocol/records/reactions";

/**
 * The event of a reaction, to those who hear of what is done to the message. It carries the person where the feature
 * level has that.
 */
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
