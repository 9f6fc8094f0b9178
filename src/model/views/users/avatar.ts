import { remembering } from "../../collections/remembering";
import { md5Hex, sha256Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isEmailPublic } from "../../rules/users/people";
import { staticUrl } from "../static-url";

/** Where an account's picture comes from: it was uploaded, or it is generated. */
export function avatarSource(user: User): "U" | "G" {
  return user.avatar === null ? "G" : "U";
}

/** The path of an uploaded picture of an account, without its version. */
export function avatarPath(realm: Realm, user: User, size: "normal" | "medium" = "normal"): string {
  const token = sha256Hex(`${realm.random.seed}/avatar/${user.user_id}`).slice(0, 40);
  return `/user_avatars/1/${token}${size === "medium" ? "-medium" : ""}.png`;
}

/** Every registration tells of all accounts, and a digest takes longer than the rest of what is told of one. */
const digestOfAddress = remembering(md5Hex);

/**
 * The address of an account's picture: on the server where it was uploaded and for the server's own bots, else at the
 * public avatar service.
 */
export function pictureUrl(realm: Realm, user: User, size: "normal" | "medium" = "normal"): string {
  if (user.is_system_bot) return staticUrl(realm, `images/static_avatars/${user.delivery_email.split("@")[0]}.png`);
  if (user.avatar !== null) return `${avatarPath(realm, user, size)}?version=${user.avatar_version}`;
  const hash = digestOfAddress(user.delivery_email.trim().toLowerCase());
  const query = `d=identicon${size === "medium" ? "&s=500" : ""}&version=${user.avatar_version}`;
  return `https://secure.gravatar.com/avatar/${hash}?${query}`;
}

/**
 * The picture of an account as a client is told of it: null when the client works it out from the address itself,
 * which takes an address that everybody may see.
 *
 * @spec Message: avatar_url
 */
export function avatarUrl(realm: Realm, user: User, clientGravatar: boolean): string | null {
  const isClientsAffair = clientGravatar && user.avatar === null && isEmailPublic(user) && !user.is_system_bot;
  return isClientsAffair ? null : pictureUrl(realm, user);
}
