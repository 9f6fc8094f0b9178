import { ALL_USERS, eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Picture } from "../../realm/picture";
import type { Realm } from "../../realm/realm";
import type { RealmSettings } from "../../realm/settings";
import { iconFields, logoFields, nightLogoFields } from "../../views/pictures";

/**
 * Changes one setting of the realm, as follows from something else.
 *
 * @tells everybody `realm/update`
 */
export function withRealmSetting<Name extends "default_code_block_language" | "emails_restricted_to_domains">(
  realm: Realm,
  property: Name,
  value: RealmSettings[Name],
): Transition {
  const settings = withFields(realm.settings, { [property]: value });
  const event = eventFor(ALL_USERS, { type: "realm", op: "update", property, value });
  return transition(withFields(realm, { settings }), [event]);
}

/**
 * Gives the realm another icon, or the generated one again.
 *
 * @tells everybody `realm/update_dict` of the icon
 */
export function withRealmIcon(realm: Realm, picture: Picture | null): Transition {
  const icon = frozen({ picture, version: realm.pictures.icon.version + 1 });
  const next = withFields(realm, { pictures: withFields(realm.pictures, { icon }) });
  return transition(next, [
    eventFor(ALL_USERS, { type: "realm", op: "update_dict", property: "icon", data: iconFields(next) }),
  ]);
}

/**
 * Gives the realm another logo, or the built-in one again.
 *
 * @param night - whether the one on a dark ground is meant
 * @tells everybody `realm/update_dict` of the logo
 */
export function withRealmLogo(realm: Realm, night: boolean, picture: Picture | null): Transition {
  const property = night ? "night_logo" : "logo";
  const logo = frozen({ picture, version: realm.pictures[property].version + 1 });
  const next = withFields(realm, { pictures: withFields(realm.pictures, { [property]: logo }) });
  return transition(next, [
    night
      ? eventFor(ALL_USERS, { type: "realm", op: "update_dict", property: "night_logo", data: nightLogoFields(next) })
      : eventFor(ALL_USERS, { type: "realm", op: "update_dict", property: "logo", data: logoFields(next) }),
  ]);
}
