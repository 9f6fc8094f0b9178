import { EVERYBODY, tell } from "../../outcome/audience";
import { type Step, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Picture } from "../../realm/picture";
import type { Realm } from "../../realm/realm";
import { iconFields, logoFields, nightLogoFields } from "../../views/realm/realm-pictures";

/**
 * Gives the realm another icon, or the generated one again.
 *
 * @tells everybody `realm/update_dict` of the icon
 */
export function withRealmIcon(realm: Realm, picture: Picture | null): Step {
  const icon = frozen({ picture, version: realm.pictures.icon.version + 1 });
  const next = withFields(realm, { pictures: withFields(realm.pictures, { icon }) });
  return step(next, [tell(EVERYBODY, { type: "realm", op: "update_dict", property: "icon", data: iconFields(next) })]);
}

/**
 * Gives the realm another logo, or the built-in one again.
 *
 * @param night - whether the one on a dark ground is meant
 * @tells everybody `realm/update_dict` of the logo
 */
export function withRealmLogo(realm: Realm, night: boolean, picture: Picture | null): Step {
  const property = night ? "night_logo" : "logo";
  const logo = frozen({ picture, version: realm.pictures[property].version + 1 });
  const next = withFields(realm, { pictures: withFields(realm.pictures, { [property]: logo }) });
  return step(next, [
    night
      ? tell(EVERYBODY, { type: "realm", op: "update_dict", property: "night_logo", data: nightLogoFields(next) })
      : tell(EVERYBODY, { type: "realm", op: "update_dict", property: "logo", data: logoFields(next) }),
  ]);
}
