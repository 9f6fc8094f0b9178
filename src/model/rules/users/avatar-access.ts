import { badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isAdministrator } from "./people";

/** Why an account may not change its picture: the realm fixes pictures for all but administrators. */
export function avatarRefusal(realm: Realm, actor: User) {
  if (!realm.settings.avatar_changes_disabled || isAdministrator(actor)) return undefined;
  return badRequest("pictures_fixed", "Pictures cannot be changed in this organization.");
}
