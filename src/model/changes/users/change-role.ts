import { type Transition, transition } from "../../outcome/transition";
import type { Realm } from "../../realm/realm";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { type Role, ROLES } from "../../../protocol/roles";
import { visibilityEvents } from "../channels/channel-visibility";
import { personUpdatedEvent, roleGroupEvents } from "./people-events";
import { withFullMemberMoments } from "./full-members";
import { withUser } from "./people-changes";

/**
 * Gives an account another role. It is told of channels alone: neither of bots, of default channels, of addresses nor
 * of accounts that it sees otherwise from now on.
 *
 * @tells who may know of it `realm_user/update`; everybody `user_group/remove_members` and `user_group/add_members`
 *   of the role groups; the account itself channels that are not archived by `stream/create`,
 *   `subscription/peer_add` and `stream/delete`, on old servers not
 * @spec Endpoints 6: role
 */
export function changeRole(realm: Realm, userId: number, role: Role): Transition {
  const user = userById(realm, userId);
  if (user === undefined || user.role === role) return transition(realm);
  const next = withFullMemberMoments(realm, withUser(realm, userId, { role }), [userId]);
  const isGuestChange = (user.role === ROLES.GUEST) !== (role === ROLES.GUEST);
  const concerned: number[] = [];
  for (const { stream_id, is_archived, invite_only } of next.channels) {
    // Every account but guests sees all public channels.
    if (!is_archived && (isGuestChange || invite_only)) concerned.push(stream_id);
  }
  return transition(next, [
    personUpdatedEvent(next, user, { role }),
    ...roleGroupEvents(realm, next, userId),
    ...(has(realm, "rolesChangeSight") ? visibilityEvents(realm, next, [userId], concerned) : []),
  ]);
}
