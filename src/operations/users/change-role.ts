import type { Role } from "../../card/roles";
import { defaultStreamsSightEvent } from "../channels/channel-notice";
import { step, type Step } from "../../outcome/step";
import type { Realm } from "../../realm/realm";
import { visibilityEvents } from "../../rules/channel-visibility";
import { botSightEvents } from "../../rules/people-bots";
import { isGuest, userById } from "../../rules/people";
import { withUser } from "../../rules/people-changes";
import { withFullMemberMoments } from "../../rules/people-full-members";
import {
  emailVisibilityEvents,
  personUpdatedEvent,
  roleGroupEvents,
  userVisibilityEvents,
} from "../../rules/people-events";

/**
 * Gives an account another role.
 *
 * @tells who may know of it `realm_user/update`; everybody `user_group/remove_members` and `user_group/add_members`
 *   of the role groups; the account itself what it sees otherwise from now on: addresses, accounts, and
 *   channels by `stream/create`, `subscription/peer_add` and `stream/delete`
 * @card Endpoints 6: role
 * @assumes A170, A172
 */
export function changeRole(realm: Realm, userId: number, role: Role): Step {
  const user = userById(realm, userId);
  if (user === undefined || user.role === role) return step(realm);
  const next = withFullMemberMoments(realm, withUser(realm, userId, { role }), [userId]);
  const changed = userById(next, userId);
  const viewers = changed === undefined ? [] : [changed];
  return step(next, [
    personUpdatedEvent(next, user, { role }),
    ...roleGroupEvents(realm, next, userId),
    ...userVisibilityEvents(realm, next),
    ...emailVisibilityEvents(realm, next, next.users, viewers),
    ...visibilityEvents(realm, next, [userId]),
    ...botSightEvents(realm, next, userId),
    ...(changed === undefined || isGuest(changed) === isGuest(user) ? [] : [defaultStreamsSightEvent(next, changed)]),
  ]);
}
