import { FIRST_SYSTEM_BOT_ID, ROLES } from "../../../protocol/accounts";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../realm/feature-level";

/** The account with an ID: deactivated ones and the server's own bots included. */
export function userById(realm: Realm, userId: number): User | undefined {
  if (userId < FIRST_SYSTEM_BOT_ID) return realm.users.get(userId - 1);
  return realm.system_bots[userId - FIRST_SYSTEM_BOT_ID];
}

/** The bot that posts the server's notices. */
export function notificationBot(realm: Realm): User {
  return realm.system_bots[0];
}

/** The bot in whose name mails to channels arrive. */
export function emailGateway(realm: Realm): User {
  return realm.system_bots[2];
}

/** The bot that greets new users. */
export function welcomeBot(realm: Realm): User {
  return realm.system_bots[1];
}

/** The account with a real address, ignoring case. */
export function userByDeliveryEmail(realm: Realm, email: string): User | undefined {
  const id = realm.user_ids_by_email.get(email.trim().toLowerCase());
  return id === undefined ? undefined : userById(realm, id);
}

/** The account with an API key. Blanks around the key do not count. */
export function userByApiKey(realm: Realm, given: string): User | undefined {
  const key = given.trim();
  return [...realm.users].find(({ api_key }) => api_key === key);
}

/** Whether an account is an owner. */
export function isOwner(user: User): boolean {
  return user.role === ROLES.OWNER;
}

/** Whether an account is an administrator or an owner. */
export function isAdministrator(user: User): boolean {
  return user.role <= ROLES.ADMINISTRATOR;
}

/** Whether an account is a moderator or more. */
export function isModerator(user: User): boolean {
  return user.role <= ROLES.MODERATOR;
}

/** Whether an account is a guest. */
export function isGuest(user: User): boolean {
  return user.role === ROLES.GUEST;
}

/** The host of the realm's addresses, without port. */
export function realmHost(realm: Realm): string {
  return realm.profile.url.replace(/^[a-z]+:\/\//, "").replace(/[:/].*$/, "");
}

/** The domain of new addresses: the realm's host, or `example.test` where that is an IP address or has no domain. */
export function mailDomain(realm: Realm): string {
  const host = realmHost(realm);
  return /\.[a-z]/i.test(host) ? host : "example.test";
}

/** The dummy address of an account, for viewers that cannot see the real one. */
export function dummyEmail(realm: Realm, userId: number): string {
  return `user${userId}@${realmHost(realm)}`;
}

/**
 * Whether one account can see another's real address, by the other's `email_address_visibility`.
 *
 * @see https://zulip.com/api/update-settings
 */
export function canSeeRealEmail(viewer: User, user: User): boolean {
  return viewer.user_id === user.user_id || roleSeesRealEmail(viewer, user);
}

/** Whether an account can see an address by its role alone, as if the address were that of another account. */
function roleSeesRealEmail(viewer: User, user: User): boolean {
  if (user.is_bot) return true;
  switch (user.settings.email_address_visibility) {
    case 1:
      return true;
    case 2:
      return !isGuest(viewer);
    case 3:
      return isAdministrator(viewer);
    case 5:
      return isModerator(viewer);
    default:
      return false;
  }
}

/**
 * The address of an account in the interface, the same for every viewer and for the account itself: the real one only
 * if all accounts can see it, else the dummy address.
 */
export function publicEmail(realm: Realm, user: User): string {
  return isEmailPublic(user) ? user.delivery_email : dummyEmail(realm, user.user_id);
}

/** Whether all accounts can see the real address of an account. */
export function isEmailPublic(user: User): boolean {
  return user.is_bot || user.settings.email_address_visibility === 1;
}

/** The account with an address in the interface: a dummy address when the real one is not public. */
export function userByApiEmail(realm: Realm, email: string): User | undefined {
  const byReal = userByDeliveryEmail(realm, email);
  return byReal !== undefined && isEmailPublic(byReal) ? byReal : userByDummyEmail(realm, email, false);
}

/** The account that goes under an address, the server's own bots included, as senders and readers may name it. */
export function correspondentByEmail(realm: Realm, email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return userByApiEmail(realm, email) ?? realm.system_bots.find((bot) => bot.delivery_email === wanted);
}

/** The account behind a dummy address; if its real one is public, only where that does not matter. */
function userByDummyEmail(realm: Realm, email: string, alsoPublic: boolean): User | undefined {
  const match = /^user(\d+)@(.+)$/i.exec(email.trim());
  if (match === null || match[2]?.toLowerCase() !== realmHost(realm).toLowerCase()) return undefined;
  const user = userById(realm, Number(match[1]));
  return user === undefined || (isEmailPublic(user) && !alsoPublic) ? undefined : user;
}

/**
 * The account with an address that a viewer can use: the real one if the viewer's role can see it, also for its own
 * address, or the dummy address; on old servers only the public address.
 */
export function userByVisibleEmail(realm: Realm, viewer: User, email: string): User | undefined {
  if (!has(realm, "addressesAreVisibleOnes")) return userByApiEmail(realm, email);
  const byReal = userByDeliveryEmail(realm, email);
  return byReal !== undefined && roleSeesRealEmail(viewer, byReal) ? byReal : userByDummyEmail(realm, email, true);
}
