/** What only administrators or users are allowed to do, and which accounts an account can see. */
import type { ReasonOf } from "../../../protocol/refusals/reasons";
import { administratorRequired, badRequest } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { holdsRealmPermission, systemGroupId } from "../user-groups/group-membership";
import { isAdministrator, isGuest } from "./people";

/** Why an account may not do what is for administrators alone; nothing for those. */
export function administratorsOnly(_realm: Realm, actor: User) {
  return isAdministrator(actor) ? undefined : administratorRequired();
}

/** The same in an operation whose documentation names another code than servers have. */
export function administratorsOnlyAsDocumented(realm: Realm, actor: User) {
  return isAdministrator(actor) ? undefined : administratorRequired(realm);
}

/** A rule that refuses bots. */
const noBots =
  <const R extends ReasonOf<"BAD_REQUEST">>(reason: R, msg: string) =>
  (_realm: Realm, actor: User) =>
    actor.is_bot ? badRequest(reason, msg) : undefined;

/** Bots have no settings of their own to change. */
export const settingsForUsersOnly = noBots("bots_have_no_settings", "Bots cannot change their settings.");
export const profilesForUsersOnly = noBots("bots_have_no_profile", "Bots have no profile.");
export const devicesForUsersOnly = noBots("bots_have_no_devices", "Bots cannot use push notifications.");
export const presenceIsForUsers = noBots("bots_have_no_presence", "Bots have no presence.");
export const statusIsForUsers = noBots("bots_have_no_status", "Bots have no status.");

/** Why an account may not change its picture: the realm fixes pictures for all but administrators. */
export function avatarRefusal(realm: Realm, actor: User) {
  if (!realm.settings.avatar_changes_disabled || isAdministrator(actor)) return undefined;
  return badRequest("avatar_changes_disabled", "Pictures cannot be changed in this organization.");
}

/** Whether every account is visible to every other, as by default. */
export function isEveryoneVisible(realm: Realm): boolean {
  return realm.settings.can_access_all_users_group === systemGroupId("role:everyone");
}

/** Whether every account is visible to a viewer. */
export function canAccessAllUsers(realm: Realm, viewer: User): boolean {
  return !isGuest(viewer) || holdsRealmPermission(realm, "can_access_all_users_group", viewer);
}

/**
 * Whether an account is visible to a viewer. Guests outside `can_access_all_users_group` see bots, themselves, and
 * accounts with whom they share a channel or a direct conversation.
 */
export function canAccessUser(realm: Realm, viewer: User, user: User): boolean {
  if (viewer.user_id === user.user_id || user.is_bot || canAccessAllUsers(realm, viewer)) return true;
  return shareChannel(realm, viewer.user_id, user.user_id) || shareConversation(realm, viewer.user_id, user.user_id);
}

/** Whether one account subscribes to a channel that another one, which is active, subscribes to as well. */
export function shareChannel(realm: Realm, viewerId: number, userId: number): boolean {
  for (const subscription of realm.subscriptions.get(viewerId)?.values() ?? []) {
    const channel = subscription.active ? realm.channels.get(subscription.stream_id - 1) : undefined;
    if (channel?.subscribers.has(userId) === true) return true;
  }
  return false;
}

/** Whether two accounts have exchanged direct messages, or are in one group that did, deleted ones included. */
export function shareConversation(realm: Realm, viewerId: number, userId: number): boolean {
  for (const key of realm.direct_keys.get(viewerId) ?? []) {
    if (key.split(",").includes(String(userId))) return true;
  }
  return false;
}
