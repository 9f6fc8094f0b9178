import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { markRead } from "../../changes/messages/marks";
import { withMutedUsers } from "../../changes/users/people-changes";
import { badRequest } from "../../outcome/failures";
import { andThen } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import type { MutedUser, User } from "../../realm/user";
import { messageById } from "../../rules/messages/message-rows";
import { unreadMessages } from "../../rules/messages/read-state";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { operation } from "../operation";

/** Mutes a user. The unread messages of that user become read, and later ones arrive read. */
export const muteUser = operation(
  () => ({
    id: "mute-user",
    method: "POST",
    path: "/users/me/muted_users/{muted_user_id}",
    since: 48,
    parameters: {
      /** The ID of the user to mute. */
      muted_user_id: required(integer),
    },
    answer: {},
    refusals: ["muting_own_account", "user_unknown", "user_muted_already"],
    events: ["muted_users", "update_message_flags/add"],
    example: (pick) => ({ muted_user_id: pick.user() }),
  }),
  (realm, actor, params) => {
    if (params.muted_user_id === actor.user_id) return badRequest("muting_own_account", "You cannot mute yourself.");
    const user = userById(realm, params.muted_user_id);
    const isUnknown = user === undefined || !canAccessUser(realm, actor, user);
    if (isUnknown || (user.is_bot && !has(realm, "botsCanBeMuted"))) {
      return badRequest("user_unknown", "There is no such account.");
    }
    const muted = mutedUsersOf(realm, actor.user_id);
    if (muted.some((row) => row.id === user.user_id))
      return badRequest("user_muted_already", "The account is muted already.");
    const rows = [...muted, { id: user.user_id, timestamp: realm.now }];
    const read = markRead(realm, actor.user_id, unreadFrom(realm, actor, user.user_id));
    return accepted(
      andThen(read, (next) => withMutedUsers(next, actor.user_id, user.user_id, rows)),
      {},
    );
  },
);

/** The users whom an account mutes, in the order of muting. */
export function mutedUsersOf(realm: Realm, userId: number): readonly MutedUser[] {
  return realm.muted_users.get(userId) ?? [];
}

/** The messages of a sender that an account has not read. */
function unreadFrom(realm: Realm, actor: User, senderId: number): number[] {
  return [...unreadMessages(realm, actor)]
    .flatMap((conversation) => conversation.message_ids)
    .filter((id) => messageById(realm, id)?.sender_id === senderId);
}
