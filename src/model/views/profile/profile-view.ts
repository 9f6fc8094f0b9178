import type { CustomProfileField } from "../../realm/custom-profile-field";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { renderedHtml } from "../../rules/messages/mentions";
import { PROFILE_FIELD_TYPES, profileFieldById } from "../../rules/profile/profile-fields";
import type { ProfileValueView } from "../../../protocol/records/people";

/** A value on its way out: as stored, and as HTML where the field holds Markdown. */
export function profileValueView(realm: Realm, field: CustomProfileField, value: string): ProfileValueView {
  const isMarkdown = field.type === PROFILE_FIELD_TYPES.SHORT_TEXT || field.type === PROFILE_FIELD_TYPES.LONG_TEXT;
  return isMarkdown ? { value, rendered_value: renderedHtml(realm, value) } : { value };
}

/** The values of an account's custom profile fields, by field ID. */
export function profileView(realm: Realm, user: User): Readonly<Record<string, ProfileValueView>> {
  return Object.fromEntries(
    Object.entries(user.profile).flatMap(([id, value]) => {
      const field = profileFieldById(realm, Number(id));
      return field === undefined ? [] : [[id, profileValueView(realm, field, value)]];
    }),
  );
}
