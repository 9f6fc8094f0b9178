import type { CustomProfileField } from "../../realm/custom-profile-field";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { renderedHtml } from "../mentions";

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

/** A value on its way out: as stored, and as HTML where the field holds Markdown. */
export function profileValueView(realm: Realm, field: CustomProfileField, value: string): Record<string, string> {
  const isMarkdown = field.type === PROFILE_FIELD_TYPES.SHORT_TEXT || field.type === PROFILE_FIELD_TYPES.LONG_TEXT;
  return isMarkdown ? { value, rendered_value: renderedHtml(realm, value) } : { value };
}

/** The values of an account's custom profile fields, by field ID. */
export function profileView(realm: Realm, user: User): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(user.profile).flatMap(([id, value]) => {
      const field = profileFieldById(realm, Number(id));
      return field === undefined ? [] : [[id, profileValueView(realm, field, value)]];
    }),
  );
}
