import { parsedJson } from "../../../protocol/parsed-json";
import { badRequest, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { CustomProfileField } from "../../realm/realm-lists";
import { isoSeconds } from "../../text/calendar";
import { isWebAddress } from "../../text/text-checks";
import { userById } from "../users/people";
import { PROFILE_FIELD_TYPES, profileFieldById } from "./profile-fields";

/** A value for a custom profile field; null takes the present value away. */
export interface ProfileItem {
  /** The ID of the custom profile field. */
  readonly id: number;
  /** What it is to hold: text, user IDs for a field of users, or null for nothing. */
  readonly value: string | readonly number[] | null;
}

/** The ID of a field with its value as stored; null takes the present value away. */
export type StoredItem = readonly [id: number, value: string | null];

const MAX_SHORT_LENGTH = 50;

const MAX_LONG_LENGTH = 500;

/** What an empty value of a profile means: that it goes, or a value like any other. */
type EmptyValue = "goes" | "is a value";

/**
 * Checks values for custom profile fields.
 *
 * @returns what to store, in the order given, also several values of one field; or a refusal for the first unknown field
 *   or bad value
 */
export function checkedProfileItems(realm: Realm, items: readonly ProfileItem[], empty: EmptyValue) {
  const values: StoredItem[] = [];
  for (const item of items) {
    const field = profileFieldById(realm, item.id);
    if (field === undefined)
      return badRequest("profile_field_unknown", `profile_data: there is no field with the ID ${item.id}.`);
    const goes = item.value === null || (empty === "goes" && item.value.length === 0);
    const value = goes ? null : checkedValue(realm, field, item.value ?? "");
    if (isFailure(value)) return value;
    values.push([item.id, value]);
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
  const options = parsedJson(field.field_data);
  return typeof options === "object" && options !== null ? options : {};
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
      return badRequest("profile_user_unknown", `${field.name}: there is no user with the ID ${String(id)}.`);
    }
  }
  return JSON.stringify(given);
}
