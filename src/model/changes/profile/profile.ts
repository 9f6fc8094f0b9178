import { ALL_USERS, eventFor } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/event-queue";
import type { CustomProfileField } from "../../realm/realm-lists";
import type { User } from "../../realm/user";
import { CUSTOM_PROFILE_FIELDS_EVENT } from "../../../protocol/events/realm";
import { shows } from "../../../protocol/schema/tables";
import { PROFILE_FIELD_TYPES, profileFieldById } from "../../rules/profile/profile-fields";
import { userById } from "../../rules/users/people";
import { isoSeconds } from "../../text/calendar";
import { isWebAddress } from "../../text/text-checks";
import { shownField } from "../../views/users/user-view";
import { withUser } from "../users/people-changes";
import { personUpdatedEvent } from "../users/people-events";
import { profileValueHtml } from "../../rendering/profile-value-html";

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

/** A value for a custom profile field; null takes the present value away. */
export interface ProfileItem {
  /** The ID of the custom profile field. */
  readonly id: number;
  /** What it is to hold: text, user IDs for a field of users, or null for nothing. */
  readonly value: string | readonly number[] | null;
}

const MAX_SHORT_LENGTH = 50;
const MAX_LONG_LENGTH = 500;

/** What an empty value of a profile means: that it goes, or a value like any other. */
type EmptyValue = "goes" | "is a value";

/**
 * Checks values for custom profile fields.
 *
 * @returns what to store, by field ID, in the order given, null for removed values; or a refusal for the first unknown
 *   field or bad value
 */
export function checkedProfileItems(realm: Realm, items: readonly ProfileItem[], empty: EmptyValue) {
  const values = new Map<number, string | null>();
  for (const item of items) {
    const field = profileFieldById(realm, item.id);
    if (field === undefined)
      return badRequest("profile_field_unknown", `profile_data: there is no field with the ID ${item.id}.`);
    const goes = item.value === null || (empty === "goes" && item.value.length === 0);
    const value = goes ? null : checkedValue(realm, field, item.value ?? "");
    if (isFailure(value)) return value;
    values.set(item.id, value);
  }
  return values;
}

function checkedValue(realm: Realm, field: CustomProfileField, given: string | readonly number[]) {
  if (field.type === PROFILE_FIELD_TYPES.PERSON) return checkedPersons(realm, field, given);
  if (typeof given !== "string") return badRequest("profile_value_not_text", `${field.name}: a text is expected.`);
  return checkText(field, given) ?? given;
}

function checkText(field: CustomProfileField, value: string) {
  const { name } = field;
  switch (field.type) {
    case PROFILE_FIELD_TYPES.LONG_TEXT:
      return checkLength(name, value, MAX_LONG_LENGTH);
    case PROFILE_FIELD_TYPES.LIST:
      if (Object.hasOwn(listOptions(field), value)) return undefined;
      return badRequest("profile_option_unknown", `${name}: this is not an option of the list.`);
    case PROFILE_FIELD_TYPES.DATE:
      if (isDate(value)) return undefined;
      return badRequest("profile_date_invalid", `${name}: a date like 2026-01-31 is expected.`);
    case PROFILE_FIELD_TYPES.LINK:
      if (isWebAddress(value)) return undefined;
      return badRequest("profile_link_invalid", `${name}: an absolute address like https://example.com is expected.`);
    default:
      return checkLength(name, value, MAX_SHORT_LENGTH);
  }
}

function checkLength(name: string, value: string, max: number) {
  if ([...value].length <= max) return undefined;
  return badRequest("profile_value_too_long", `${name}: at most ${max} characters are allowed.`);
}

/** The options of a list field by their key; none where its description cannot be read. */
export function listOptions(field: CustomProfileField): object {
  try {
    const options: unknown = JSON.parse(field.field_data === "" ? "{}" : field.field_data);
    return typeof options === "object" && options !== null ? options : {};
  } catch {
    return {};
  }
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isoSeconds(text) !== undefined;
}

function checkedPersons(realm: Realm, field: CustomProfileField, given: string | readonly number[]) {
  if (typeof given === "string")
    return badRequest("profile_users_invalid", `${field.name}: a list of user IDs is expected.`);
  for (const id of given) {
    const user = userById(realm, id);
    if (user === undefined || user.is_bot || !user.is_active) {
      return badRequest("profile_user_unknown", `${field.name}: there is no person with the ID ${String(id)}.`);
    }
  }
  return JSON.stringify(given);
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
  values: ReadonlyMap<number, string | null>,
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
