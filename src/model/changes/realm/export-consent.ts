import { onlyUsers, eventFor } from "../../outcome/audience";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator } from "../../rules/users/people";

/** Tells administrators whether a person lets its private data be exported; nobody before the level that told it. */
export function exportConsentEvents(realm: Realm, { user_id, settings }: User): RealmEvent[] {
  if (!has(realm, "exportConsentIsTold")) return [];
  const people = [...realm.users].filter((user) => user.is_active && !user.is_bot && isAdministrator(user));
  const consented = settings.allow_private_data_export;
  const administrators = onlyUsers(people.map((user) => user.user_id));
  return [eventFor(administrators, { type: "realm_export_consent", user_id, consented })];
}
