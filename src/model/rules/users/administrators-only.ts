import { administratorRequired } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isAdministrator } from "./people";

/** Why an account may not do what is for administrators alone; nothing for those. */
export function administratorsOnly(realm: Realm, actor: User) {
  return isAdministrator(actor) ? undefined : administratorRequired(realm);
}
