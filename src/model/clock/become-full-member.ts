import { type Transition, transition } from "../outcome/transition";
import { withFields } from "../realm/change";
import type { Realm } from "../realm/realm";
import { visibilityEvents } from "../changes/channels/channel-visibility";
import { roleGroupEvents } from "../changes/users/people-events";

/**
 * Lets a member count as a full one. Nothing is stored: membership follows from the time, and is only told.
 *
 * @tells everybody `user_group/add_members`; the member what it sees from now on
 * @spec Value conventions: Group-setting value (system groups)
 */
export function becomeFullMember(realm: Realm, userId: number): Transition {
  const before = withFields(realm, { now: realm.now - 1 });
  return transition(realm, [...roleGroupEvents(before, realm, userId), ...visibilityEvents(before, realm, [userId])]);
}
