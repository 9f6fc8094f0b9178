import { ALL_USERS, eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { CustomProfileField } from "../../realm/custom-profile-field";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import { shownField } from "../../views/users/user-view";

/**
 * Replaces the realm's custom profile fields.
 *
 * @tells everybody `custom_profile_fields` with the whole list
 */
export function withProfileFields(realm: Realm, rows: readonly CustomProfileField[]): Transition {
  const fields = frozen([...rows]);
  const event = eventFor(ALL_USERS, { type: "custom_profile_fields", fields: fields.map(shownField) });
  return transition(withFields(realm, { custom_profile_fields: fields }), [event]);
}
