import type { CustomProfileField } from "../../realm/realm-lists";
import type { Realm } from "../../realm/realm";

/** The kinds of custom profile fields, by their number. */
export const PROFILE_FIELD_TYPES = {
  SHORT_TEXT: 1,
  LONG_TEXT: 2,
  LIST: 3,
  DATE: 4,
  LINK: 5,
  PERSON: 6,
  EXTERNAL_ACCOUNT: 7,
  PRONOUNS: 8,
} as const;

/** The custom profile field with an ID. */
export function profileFieldById(realm: Realm, fieldId: number): CustomProfileField | undefined {
  return realm.custom_profile_fields.find((field) => field.id === fieldId);
}
