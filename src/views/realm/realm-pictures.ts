import { md5Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import { staticUrl } from "../static-url";

/** Where the realm's own pictures are, without their version. */
export const REALM_PICTURE_PATHS = {
  icon: "/user_avatars/1/realm/icon.png",
  logo: "/user_avatars/1/realm/logo.png",
  night_logo: "/user_avatars/1/realm/night_logo.png",
} as const;

/** The address of the realm's icon: where it was uploaded, else at the avatar service by the realm's identifier. */
export function realmIconUrl({ profile, pictures }: Realm): string {
  if (pictures.icon.picture !== null) return `${REALM_PICTURE_PATHS.icon}?version=${pictures.icon.version}`;
  return `https://secure.gravatar.com/avatar/${md5Hex(profile.string_id.toLowerCase())}?d=identicon`;
}

/** The icon as events name it: `U` uploaded, `G` generated. */
export function iconFields(realm: Realm): { readonly icon_source: string; readonly icon_url: string } {
  return { icon_source: realm.pictures.icon.picture === null ? "G" : "U", icon_url: realmIconUrl(realm) };
}

/** A logo as events name it: `U` uploaded, `D` the built-in one. */
export function logoFields(realm: Realm, night: boolean): Record<string, string> {
  const name = night ? "night_logo" : "logo";
  const { picture, version } = realm.pictures[name];
  const own = `${REALM_PICTURE_PATHS[name]}?version=${version}`;
  const url = picture === null ? staticUrl(realm, "images/logo/zulip-org-logo.svg?version=0") : own;
  return { [`${name}_source`]: picture === null ? "D" : "U", [`${name}_url`]: url };
}

/** Icon and logos of a realm, as registration names them. */
export function realmPictures(realm: Realm): Record<string, unknown> {
  const fields = { ...iconFields(realm), ...logoFields(realm, false), ...logoFields(realm, true) };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`realm_${name}`, value]));
}
