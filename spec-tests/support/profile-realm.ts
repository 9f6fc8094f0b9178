import type { Realm } from "../../src/index";
import { everyRole } from "./realms";

/** The custom profile fields of the realm below, by field ID. */
export const TEA = 1;
export const BADGE = 2;
export const ABOUT = 3;

/** All accounts of `everyRole`, and three fields, of which only administrators change the second. */
export function profileRealm(): Realm {
  return everyRole({
    custom_profile_fields: [{ name: "Tea" }, { name: "Badge", editable_by_user: false }, { name: "About", type: 2 }],
  });
}
