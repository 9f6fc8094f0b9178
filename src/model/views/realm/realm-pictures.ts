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

/** The logo as events name it: `U` uploaded, `D` the built-in one. */
export function logoFields(realm: Realm): { readonly logo_source: string; readonly logo_url: string } {
  const { source, url } = logoOf(realm, "logo");
  return { logo_source: source, logo_url: url };
}

/** The logo on a dark ground as events name it. */
export function nightLogoFields(realm: Realm): {
  readonly night_logo_source: string;
  readonly night_logo_url: string;
} {
  const { source, url } = logoOf(realm, "night_logo");
  return { night_logo_source: source, night_logo_url: url };
}

function logoOf(realm: Realm, name: "logo" | "night_logo"): { readonly source: "U" | "D"; readonly url: string } {
  const { picture, version } = realm.pictures[name];
  if (picture === null) return { source: "D", url: staticUrl(realm, "images/logo/zulip-org-logo.svg?version=0") };
  return { source: "U", url: `${REALM_PICTURE_PATHS[name]}?version=${version}` };
}

/** Icon and logos of a realm, as registration names them. */
export function realmPictures(realm: Realm) {
  const icon = iconFields(realm);
  const [day, night] = [logoOf(realm, "logo"), logoOf(realm, "night_logo")];
  return {
    realm_icon_url: icon.icon_url,
    realm_icon_source: icon.icon_source,
    realm_logo_url: day.url,
    realm_logo_source: day.source,
    realm_night_logo_url: night.url,
    realm_night_logo_source: night.source,
  };
}
