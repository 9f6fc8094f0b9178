import { md5Hex } from "../../realm/digest";
import type { User } from "../../realm/user";
import { canSeeRealEmail } from "../../rules/users/people";

/** The address of an account's picture at the public avatar service. */
export function gravatarUrl(user: User, size = ""): string {
  const hash = md5Hex(user.delivery_email.trim().toLowerCase());
  return `https://secure.gravatar.com/avatar/${hash}?d=identicon${size}&version=${user.avatar_version}`;
}

/**
 * The picture of an account as somebody sees it: null when the client can work it out from the address.
 *
 * @spec Message: avatar_url
 */
export function avatarUrl(viewer: User, user: User, clientGravatar: boolean): string | null {
  return clientGravatar && canSeeRealEmail(viewer, user) ? null : gravatarUrl(user);
}
