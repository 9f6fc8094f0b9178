import { type Step, step } from "../../outcome/step";
import type { Realm } from "../../realm/realm";
import { isGuest, userById } from "../../rules/users/people";
import type { Role } from "../../spec/roles";
import { botSightEvents } from "../../views/bots/bots";
import { visibilityEvents } from "../../views/channels/channel-visibility";
import {
  emailVisibilityEvents,
  personUpdatedEvent,
  roleGroupEvents,
  userVisibilityEvents,
} from "../../views/users/people-events";
import { defaultStreamsSightEvent } from "../channels/channel-notice";
import { withFullMemberMoments } from "./full-members";
import { withUser } from "./people-changes";

/**
 * Gives an account another role.
 *
 * @tells who may know of it `realm_user/update`; everybody `user_group/remove_members` and `user_group/add_members`
 *   of the role groups; the account itself what it sees otherwise from now on: addresses, accounts, and
 *   channels by `stream/create`, `subscription/peer_add` and `stream/delete`
 * @spec Endpoints 6: role
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
