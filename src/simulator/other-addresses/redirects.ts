/** Addresses that lead to a picture of an account or of the realm. */
import { type Failure, invalidVariable, isFailure, missingVariable } from "../../model/outcome/failures";
import { md5Hex } from "../../model/realm/digest";
import type { Realm } from "../../model/realm/realm";
import type { User } from "../../model/realm/user";
import { deactivatedRealm } from "../../model/rules/realm/realm-active";
import { correspondentByEmail, userById } from "../../model/rules/users/people";
import { canAccessUser } from "../../model/rules/users/who-may";
import { avatarPath, avatarSource, pictureUrl, realmPictures, staticUrl } from "../../model/views/pictures";
import { authenticate } from "../../wire/authenticate";
import { unescaped } from "../files";

const AVATAR = /^\/avatar\/([^/]+)(\/medium)?$/;
const AVATAR_BY_ID = /^\/avatar\/\d+(\/|$)/;
const REALM_PICTURE = /^\/api\/v1\/realm\/(icon|logo)$/;

/** Whether a request is to an address that leads to a picture. */
export function isRedirect(method: string, path: string): boolean {
  return AVATAR.test(path) || (REALM_PICTURE.test(path) && (method === "GET" || method === "HEAD"));
}

/**
 * The address of the picture: for `/avatar/ID`, `/avatar/EMAIL` and both with `/medium`, and for `GET /realm/icon` and
 * `GET /realm/logo?night=true`. Without credentials, only avatars by ID are shown, and only to spectators.
 */
export function redirectTarget(realm: Realm, url: URL, authorization: string | null): string | Failure {
  const account = authenticate(realm, authorization);
  const viewer = isFailure(account) ? account : (deactivatedRealm(realm) ?? account);
  const isVisitor = authorization === null && AVATAR_BY_ID.test(url.pathname) && isOpen(realm);
  const target = isVisitor
    ? pictureTarget(realm, url, null)
    : isFailure(viewer)
      ? viewer
      : pictureTarget(realm, url, viewer);
  if (isFailure(target) || url.search === "") return target;
  return `${target}${target.includes("?") ? "&" : "?"}${url.search.slice(1)}`;
}

function isOpen({ server, settings }: Realm): boolean {
  return server.WEB_PUBLIC_STREAMS_ENABLED && settings.enable_spectator_access === true;
}

function pictureTarget(realm: Realm, url: URL, viewer: User | null): string | Failure {
  const [, name] = REALM_PICTURE.exec(url.pathname) ?? [];
  return name === undefined
    ? avatarTarget(realm, url, viewer)
    : realmTarget(realm, name, url.searchParams.get("night"));
}

function realmTarget(realm: Realm, name: string, night: string | null): string | Failure {
  const { realm_icon_url, realm_logo_url, realm_night_logo_url } = realmPictures(realm);
  if (name === "icon") return realm_icon_url;
  if (night === null) return missingVariable("night");
  if (night !== "true" && night !== "false") {
    return invalidVariable("parameter_not_converted", "night", night, "night: expected true or false.");
  }
  return night === "true" ? realm_night_logo_url : realm_logo_url;
}

/** The account with an ID, the server's own bots included. */
function accountById(realm: Realm, id: number): User | undefined {
  return userById(realm, id) ?? realm.system_bots.find((bot) => bot.user_id === id);
}

/** The picture of an address without an account, which the public avatar service generates. */
function gravatar(email: string, size: "normal" | "medium"): string {
  const hash = md5Hex(email.trim().toLowerCase());
  return `https://secure.gravatar.com/avatar/${hash}?d=identicon${size === "medium" ? "&s=500" : ""}&version=1`;
}

function avatarTarget(realm: Realm, { pathname }: URL, viewer: User | null): string {
  const [, escaped = "", medium] = AVATAR.exec(pathname) ?? [];
  const size = medium === undefined ? "normal" : "medium";
  const name = unescaped(escaped);
  const isId = /^\d+$/.test(name);
  const user = isId ? accountById(realm, Number(name)) : correspondentByEmail(realm, name);
  if (user === undefined && !isId) return gravatar(name, size);
  const isHidden =
    user === undefined || (viewer !== null && !user.is_system_bot && !canAccessUser(realm, viewer, user));
  if (isHidden) return staticUrl(realm, "images/unknown-user-avatar.png");
  return avatarSource(realm, user) === "J" && !user.is_system_bot
    ? `${avatarPath(realm, user, size)}?version=${user.avatar_version}`
    : pictureUrl(realm, user, size);
}
