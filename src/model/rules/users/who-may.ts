/** What is for administrators only, or for users and not for bots. */
import type { ReasonOf } from "../../../protocol/refusals/reasons";
import { administratorRequired, badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isAdministrator } from "./people";

/** Why an account may not do what is for administrators alone; nothing for those. */
export function administratorsOnly(realm: Realm, actor: User) {
  return isAdministrator(actor) ? undefined : administratorRequired(realm);
}

/** A rule that refuses bots. */
const noBots =
  <const R extends ReasonOf<"BAD_REQUEST">>(reason: R, msg: string) =>
  (_realm: Realm, actor: User) =>
    actor.is_bot ? badRequest(reason, msg) : undefined;

/** Bots have no settings of their own to change. */
export const settingsForUsersOnly = noBots("bots_have_no_settings", "Bots cannot change their settings.");
/** Bots have no profile. */
export const profilesForUsersOnly = noBots("bots_have_no_profile", "Bots have no profile.");
/** Bots have no devices for push notifications. */
export const devicesForUsersOnly = noBots("bots_have_no_devices", "Bots cannot use push notifications.");
/** Bots have no presence. */
export const presenceIsForUsers = noBots("bots_have_no_presence", "Bots have no presence.");
/** Bots have no status. */
export const statusIsForUsers = noBots("bots_have_no_status", "Bots have no status.");

/** Why an account may not change its picture: the realm fixes pictures for all but administrators. */
export function avatarRefusal(realm: Realm, actor: User) {
  if (!realm.settings.avatar_changes_disabled || isAdministrator(actor)) return undefined;
  return badRequest("pictures_fixed", "Pictures cannot be changed in this organization.");
}
