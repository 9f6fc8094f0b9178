import { CUSTOM_PROFILE_FIELDS_EVENT } from "../../../protocol/events/realm";
import { shows } from "../../../protocol/schema/tables";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { CustomProfileField } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { profileValueHtml } from "../../rendering/profile-value-html";
import type { StoredItem } from "../../rules/profile/check-profile-values";
import { profileFieldById } from "../../rules/profile/profile-fields";
import { shownField } from "../../views/users/user-view";
import { withUser } from "../users/people-changes";
import { personUpdatedEvent } from "../users/people-events";

/** Replaces the realm's custom profile fields. */
export function withProfileFields(realm: Realm, rows: readonly CustomProfileField[]): Transition {
  const fields = frozen([...rows]);
  const grown = rows.length - realm.custom_profile_fields.length;
  const op = grown > 0 ? "add" : grown < 0 ? "delete" : "update";
  const event = eventFor(ALL_USERS, {
    type: "custom_profile_fields",
    fields: fields.map(shownField),
    ...(shows(CUSTOM_PROFILE_FIELDS_EVENT, "op", realm.feature_level) ? { op } : {}),
  });
  return transition(withFields(realm, { custom_profile_fields: fields }), [event]);
}

/** The realm without some of the values that accounts have for a field. It has no event. */
export function withoutValues(realm: Realm, key: string, goes: (value: string) => boolean): Realm {
  let next = realm;
  for (const user of realm.users) {
    const { [key]: value, ...profile } = user.profile;
    if (value === undefined || !goes(value)) continue;
    const { [key]: _html, ...rendered_profile } = user.rendered_profile ?? {};
    next = withUser(next, user.user_id, { profile, rendered_profile });
  }
  return next;
}

/**
 * Stores checked values of an account's profile; null takes the present one away.
 *
 * @returns the realm, and an event for each value that really changed
 */
export function withProfileValues(
  realm: Realm,
  user: User,
  values: readonly StoredItem[],
): { readonly realm: Realm; readonly events: readonly RealmEvent[] } {
  const profile = new Map(Object.entries(user.profile));
  const rendered = new Map(Object.entries(user.rendered_profile ?? {}));
  const events: RealmEvent[] = [];
  for (const [id, value] of values) {
    const key = String(id);
    const field = profileFieldById(realm, id);
    if (field === undefined || (profile.get(key) ?? null) === value) continue;
    const rendered_value = value === null ? undefined : profileValueHtml(realm, field, value);
    if (value === null) profile.delete(key);
    else profile.set(key, value);
    if (rendered_value === undefined) rendered.delete(key);
    else rendered.set(key, rendered_value);
    const html = value === "" || rendered_value === undefined ? {} : { rendered_value };
    events.push(personUpdatedEvent(realm, user, { custom_profile_field: { id, value, ...html } }));
  }
  if (events.length === 0) return { realm, events };
  const changed = { profile: Object.fromEntries(profile), rendered_profile: Object.fromEntries(rendered) };
  return { realm: withUser(realm, user.user_id, changed), events };
}
