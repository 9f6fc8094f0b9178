/** What changes when an account logs in for the first time. */
import { type Transition, transition } from "../../outcome/transition";
import type { RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { dateJoinedView } from "../../views/users/user-view";
import { withFullMemberMoments, withUser } from "./people-changes";
import { personUpdatedEvent, roleGroupEvents } from "./people-events";

/**
 * Ends what holds until the first login: an imported account is no longer a stub, and an account that was imported or
 * created with POST /users joins now. Assumption A475.
 */
export function firstLogin(realm: Realm, { user_id, is_imported_stub, awaits_login }: User): Transition {
  const isStub = is_imported_stub === true;
  const joinsNow = (isStub || awaits_login === true) && has(realm, "firstLoginsAreJoining");
  if (!isStub && !joinsNow) return transition(realm);
  const joined = joinsNow ? { date_joined: realm.now, awaits_login: false } : {};
  const next = withUser(realm, user_id, { is_imported_stub: false, ...joined });
  const user = userById(next, user_id);
  if (user === undefined) return transition(realm);
  const events: RealmEvent[] = [];
  if (isStub && has(realm, "firstLoginsEndStubs"))
    events.push(personUpdatedEvent(next, user, { is_imported_stub: false }));
  if (!joinsNow) return transition(next, events);
  const moved = withFullMemberMoments(realm, next, [user_id]);
  const joining = personUpdatedEvent(moved, user, { date_joined: dateJoinedView(moved, user) });
  return transition(moved, [...events, joining, ...roleGroupEvents(realm, moved, user_id)]);
}
