/** The addresses of pictures of accounts and of the realm, and of files that come with the server. */
import { remembering } from "../collections/remembering";
import { md5Hex, sha256Hex } from "../realm/digest";
import type { Realm } from "../realm/realm";
import type { User } from "../realm/user";
import { has } from "../rules/realm/feature-level";
import { isEmailPublic } from "../rules/users/people";

/** Where the table of emoji is, below what comes with the server. */
export const EMOJI_NAMES_PATH = "generated/emoji/emoji_api.json";

/** The address of a file that comes with the server: at its root domain, which has no label of the realm. */
export function staticUrl({ profile }: Realm, path: string): string {
  const root = profile.url.replace(`//${profile.string_id}.`, "//");
  return `${root}/static/${path}`;
}

/** Where an account's picture comes from: it was uploaded, or it is generated in one of two ways. */
export function avatarSource(realm: Realm, user: User): "U" | "G" | "J" {
  if (user.avatar !== null) return "U";
  return has(realm, "jdenticonsAreGenerated") ? (user.generated_avatar ?? "G") : "G";
}

/** Which picture is generated for an account from now on: as the realm says. Assumption A425. */
export function generatedPicture(realm: Realm): Pick<User, "generated_avatar"> {
  if (!has(realm, "jdenticonsAreGenerated")) return {};
  return { generated_avatar: realm.settings.default_avatar_source === "J" ? "J" : "G" };
}

/** The identifier of the realm, from which some pictures are generated. */
export function realmUuid({ random }: Realm): string {
  const digits = sha256Hex(`${random.seed}/realm`);
  const groups = [8, 4, 4, 4, 12].map((length, index) => {
    const start = [0, 8, 12, 16, 20][index] ?? 0;
    return digits.slice(start, start + length);
  });
  return groups.join("-");
}

/** The path of an uploaded picture of an account, without its version. */
export function avatarPath(realm: Realm, user: User, size: "normal" | "medium" = "normal"): string {
  const token = sha256Hex(`${realm.random.seed}/avatar/${user.user_id}`).slice(0, 40);
  return `/user_avatars/1/${token}${size === "medium" ? "-medium" : ""}.png`;
}

/** Every registration contains all accounts, and the digest is the slowest part of one. */
const digestOfAddress = remembering(md5Hex);

/**
 * The address of an account's picture: on the server where it was uploaded or generated there and for the server's own
 * bots, else at the public avatar service.
 */
export function pictureUrl(realm: Realm, user: User, size: "normal" | "medium" = "normal"): string {
  if (user.is_system_bot) return staticUrl(realm, `images/static_avatars/${user.delivery_email.split("@")[0]}.png`);
  if (avatarSource(realm, user) !== "G") return `${avatarPath(realm, user, size)}?version=${user.avatar_version}`;
  const hash = digestOfAddress(user.delivery_email.trim().toLowerCase());
  const query = `d=identicon${size === "medium" ? "&s=500" : ""}&version=${user.avatar_version}`;
  return `https://secure.gravatar.com/avatar/${hash}?${query}`;
}

/**
 * The avatar of an account for a client: null when the client itself computes it from the address. So it can be where
 * the picture is at the public avatar service, and all accounts see the address.
 */
export function avatarUrl(realm: Realm, user: User, clientGravatar: boolean): string | null {
  const isAtService = avatarSource(realm, user) === "G" && !user.is_system_bot;
  const isClientsAffair = clientGravatar && isAtService && isEmailPublic(user);
  return isClientsAffair ? null : pictureUrl(realm, user);
}

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
