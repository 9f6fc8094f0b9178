import { md5Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { isEmailPublic } from "../../rules/users/people";
import { staticUrl } from "../static-url";

/** The address of an account's picture: at the public avatar service, and for the server's own bots on the server. */
export function pictureUrl(realm: Realm, user: User, size = ""): string {
  if (user.is_system_bot) return staticUrl(realm, `images/static_avatars/${user.delivery_email.split("@")[0]}.png`);
  const hash = md5Hex(user.delivery_email.trim().toLowerCase());
  return `https://secure.gravatar.com/avatar/${hash}?d=identicon${size}&version=${user.avatar_version}`;
}

/**
 * The picture of an account as a client is told of it: null when the client works it out from the address itself,
 * which takes an address that everybody may see.
 *
 * @spec Message: avatar_url
 */
export function avatarUrl(realm: Realm, user: User, clientGravatar: boolean): string | null {
  const isClientsAffair = clientGravatar && isEmailPublic(user) && !user.is_system_bot;
  return isClientsAffair ? null : pictureUrl(realm, user);
}
