import { md5Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import { staticUrl } from "../static-url";

/** The address of the realm's icon: at the public avatar service, by the realm's identifier. */
export function realmIconUrl({ profile }: Realm): string {
  return `https://secure.gravatar.com/avatar/${md5Hex(profile.string_id.toLowerCase())}?d=identicon`;
}

/** Icon and logos of a realm that has uploaded none, as registration names them. */
export function realmPictures(realm: Realm): Record<string, unknown> {
  const logo = staticUrl(realm, "images/logo/zulip-org-logo.svg?version=0");
  return {
    realm_icon_url: realmIconUrl(realm),
    realm_icon_source: "G",
    realm_logo_url: logo,
    realm_logo_source: "D",
    realm_night_logo_url: logo,
    realm_night_logo_source: "D",
  };
}
