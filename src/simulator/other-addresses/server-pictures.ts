/** Pictures of accounts and of the realm, and those that come with a server. They need no credentials. */
import { utf8Bytes } from "../../model/collections/utf8";
import type { Realm } from "../../model/realm/realm";
import type { Picture } from "../../model/realm/realm-lists";
import type { User } from "../../model/realm/user";
import { pictureType } from "../../model/text/picture-content";
import { avatarPath, REALM_PICTURE_PATHS } from "../../model/views/pictures";
import { patternPicture } from "./pattern-picture";

/** The content of a picture, and its media type; undefined for a content that no browser shows. */
export interface ServedPicture {
  readonly content: Uint8Array;
  readonly type: string | undefined;
}

/** The contents of uploaded files, by their digest. */
interface Contents {
  find(sha256: string): Uint8Array | undefined;
}

const STATIC_PICTURE = /^\/static\/images\/(?:static_avatars\/[\w-]+|unknown-user-avatar)\.png$/;
const STATIC_LOGO = "/static/images/logo/zulip-org-logo.svg";

/** A plain mark: the logo of the real servers is not part of this package. */
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="25" viewBox="0 0 100 25">' +
  '<rect width="100" height="25" rx="4" fill="#50627c"/><circle cx="13" cy="12.5" r="6" fill="#fff"/></svg>\n';

/** Whether an address belongs to a picture that comes with a server. */
export function isStaticPicture(path: string): boolean {
  return path === STATIC_LOGO || STATIC_PICTURE.test(path);
}

/** A picture that comes with a server. */
export function staticPicture(path: string): ServedPicture {
  if (path === STATIC_LOGO) return { content: utf8Bytes(LOGO), type: "image/svg+xml" };
  return { content: patternPicture(path), type: "image/png" };
}

/**
 * A picture of an account or of the realm. An account that has uploaded none has a generated one.
 *
 * @returns undefined for an unknown address, and for content that was not uploaded here
 */
export function pictureAt(realm: Realm, contents: Contents, path: string): ServedPicture | undefined {
  const user = [...realm.users].find((one) => isAvatarOf(realm, one, path));
  if (user?.avatar === null) return { content: patternPicture(path.replace("-medium", "")), type: "image/png" };
  const shown = realmPictureAt(realm, path) ?? user?.avatar;
  const content = shown?.sha256 == null ? undefined : contents.find(shown.sha256);
  return content === undefined ? undefined : { content, type: pictureType(content) };
}

function realmPictureAt({ pictures }: Realm, path: string): Picture | null {
  if (path === REALM_PICTURE_PATHS.icon) return pictures.icon.picture;
  if (path === REALM_PICTURE_PATHS.logo) return pictures.logo.picture;
  return path === REALM_PICTURE_PATHS.night_logo ? pictures.night_logo.picture : null;
}

function isAvatarOf(realm: Realm, user: User, path: string): boolean {
  return path === avatarPath(realm, user) || path === avatarPath(realm, user, "medium");
}
