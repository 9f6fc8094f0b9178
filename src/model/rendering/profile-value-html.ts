import type { Realm } from "../realm/realm";
import type { CustomProfileField } from "../realm/realm-lists";
import { PROFILE_FIELD_TYPES } from "../rules/profile/profile-fields";
import { describedHtml } from "./rendering";

/** The HTML of a value of a field; undefined where the field does not hold Markdown. */
export function profileValueHtml(realm: Realm, field: CustomProfileField, value: string): string | undefined {
  const isMarkdown = field.type === PROFILE_FIELD_TYPES.SHORT_TEXT || field.type === PROFILE_FIELD_TYPES.LONG_TEXT;
  return isMarkdown ? describedHtml(realm, value) : undefined;
}
