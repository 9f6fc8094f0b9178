import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { holdsRealmPermission } from "../user-groups/group-membership";
import { canAccessUser } from "../users/user-access";
import { directKey } from "./conversations";

/**
 * Checks that somebody may write to a group of people.
 *
 * @param participants - everybody in the conversation, the sender included
 * @refuses BAD_REQUEST for somebody deactivated, whatever was written before; for somebody whom the sender
 *   may not know, for a conversation that nobody may hold, then for one that the sender may not begin
 */
export function checkDirectPermission(realm: Realm, sender: User, participants: readonly User[]) {
  const others = participants.filter((user) => user.user_id !== sender.user_id);
  const isNew = !realm.direct_conversations.has(directKey(participants.map((user) => user.user_id)));
  const gone = others.find((user) => !user.is_active);
  if (gone !== undefined) return badRequest("recipient_deactivated", `to: the account ${gone.user_id} is deactivated.`);
  if (sender.is_system_bot) return undefined;
  const hidden = others.find((user) => !canAccessUser(realm, sender, user));
  if (hidden !== undefined)
    return badRequest("recipient_hidden", `to: there is no user ${hidden.user_id} that you may write to.`);
  if (sender.is_bot || others.every((user) => user.is_bot)) return undefined;
  const allowed = participants.some((user) => holdsRealmPermission(realm, "direct_message_permission_group", user));
  if (!allowed)
    return badRequest("direct_messages_not_allowed", "Nobody in this conversation may send direct messages.");
  if (isNew && !holdsRealmPermission(realm, "direct_message_initiator_group", sender)) {
    return badRequest("direct_conversation_not_allowed", "You may not begin a direct conversation.");
  }
  return undefined;
}
