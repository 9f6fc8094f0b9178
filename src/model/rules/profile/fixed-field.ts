import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { shows } from "../../../protocol/schema/fields-at";
import { CUSTOM_PROFILE_FIELD } from "../../../protocol/records/realm-lists";
import { isAdministrator } from "../users/people";
import { profileFieldById } from "./profile-fields";

/** The first of some fields that an account may change neither of itself nor of its bots. */
export function fixedField(realm: Realm, actor: User, fieldIds: readonly number[]): number | undefined {
  if (isAdministrator(actor) || !shows(CUSTOM_PROFILE_FIELD, "editable_by_user", realm.feature_level)) return undefined;
  return fieldIds.find((id) => profileFieldById(realm, id)?.editable_by_user === false);
}
