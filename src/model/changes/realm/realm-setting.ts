import { ALL_USERS, eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import type { RealmSettings } from "../../realm/settings";

/**
 * Changes one setting of the realm, as follows from something else.
 *
 * @tells everybody `realm/update`
 */
export function withRealmSetting<Name extends "default_code_block_language" | "emails_restricted_to_domains">(
  realm: Realm,
  property: Name,
  value: RealmSettings[Name],
): Transition {
  const settings = withFields(realm.settings, { [property]: value });
  const event = eventFor(ALL_USERS, { type: "realm", op: "update", property, value });
  return transition(withFields(realm, { settings }), [event]);
}
