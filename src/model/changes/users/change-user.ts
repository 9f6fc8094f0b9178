import { isRole, type Role, ROLES } from "../../../protocol/accounts";
import { administratorRequired, badRequest, isFailure, ownerRequired } from "../../outcome/failures";
import { andThen, type Transition, transition, withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { generateHex, KEY_ALPHABET, spell } from "../../realm/digest";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { Picture } from "../../realm/realm-lists";
import { followsServer } from "../../realm/settings";
import type { User } from "../../realm/user";
import { checkedProfileItems, type ProfileItem, type StoredItem } from "../../rules/profile/check-profile-values";
import { fixedField } from "../../rules/profile/profile-fields";
import { has } from "../../rules/realm/feature-level";
import { checkFreeEmail, checkFullName } from "../../rules/users/account-names";
import { isAdministrator, isOwner, userById } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { avatarSource, generatedPicture, pictureUrl } from "../../views/pictures";
import { botUpdatedEvent } from "../bots/bot-events";
import { visibilityEvents } from "../channels/channel-visibility";
import { withProfileValues } from "../profile/profile";
import { endEncryptedPushes } from "../push/devices";
import { withFullMemberMoments, withUser } from "./people-changes";
import { emailEvents, personUpdatedEvent, roleGroupEvents } from "./people-events";

/** The changes of another account; omitted parts stay. */
interface UserChanges {
  /** The new name. */
  readonly full_name?: string;
  /** The new role: 100 owner, 200 administrator, 300 moderator, 400 member, 600 guest. */
  readonly role?: number;
  /** Values for custom profile fields. Other fields keep their values. */
  readonly profile_data?: readonly ProfileItem[];
  /** The new address, for owners with a special permission. Since feature level 313. */
  readonly new_email?: string;
}

/**
 * Changes another account, whether it was found by ID or by address. Each changed aspect has its own event.
 *
 * @param target - the account, or undefined when none is visible to the actor
 * @refuses BAD_REQUEST for no such account; for an actor who is neither administrator nor the owner of the bot; for a
 *   new address from any actor but an owner (on servers: an administrator) with the special permission; for an unknown
 *   role; for a guest that would become an administrator (as documented); UNAUTHORIZED_PRINCIPAL
 *   (BAD_REQUEST as documented) for a role that takes an administrator or owner to give or take; BAD_REQUEST for the
 *   role of the last owner; for a name, then a profile value, then a field that only administrators may change, then an
 *   invalid address: the realm's domains do not matter, and the account's own address in another case counts as taken
 */
export function changeUser(
  realm: Realm,
  actor: User,
  target: User | undefined,
  changes: UserChanges,
  documented?: Realm,
) {
  if (target === undefined || target.is_system_bot) return badRequest("user_unknown", "There is no such account.");
  if (!isAdministrator(actor) && target.bot_owner_id !== actor.user_id) {
    return badRequest("account_change_not_allowed", "Only administrators may change other accounts.");
  }
  const isHighEnough = followsServer(realm, "administratorsChangeEmails") ? isAdministrator(actor) : isOwner(actor);
  const mayChangeEmail = isHighEnough && actor.can_change_user_emails;
  if (changes.new_email !== undefined && !mayChangeEmail) {
    return badRequest("email_change_not_allowed", "new_email: you are not allowed to change the addresses of others.");
  }
  const role = checkedRole(realm, actor, target, changes.role, documented);
  if (isFailure(role)) return role;
  const name = (changes.full_name ?? "").trim() || target.full_name;
  const nameProblem =
    name === target.full_name ? undefined : checkFullName(realm, changes.full_name ?? "", target.user_id);
  if (isFailure(nameProblem)) return nameProblem;
  const values = checkedProfileItems(realm, changes.profile_data ?? [], "goes");
  if (isFailure(values)) return values;
  const fixed = fixedField(
    realm,
    actor,
    values.map(([id]) => id),
  );
  if (fixed !== undefined) {
    return badRequest("profile_field_not_editable", `profile_data: you are not allowed to change field ${fixed}.`);
  }
  const email = changes.new_email ?? target.delivery_email;
  const emailProblem = email === target.delivery_email ? undefined : checkFreeEmail(realm, email, "new_email");
  if (isFailure(emailProblem)) return emailProblem;
  let done = changeRole(realm, target.user_id, role);
  done = andThen(done, (next) => rename(next, target.user_id, name));
  done = andThen(done, (next) => changeProfile(next, target.user_id, values));
  return accepted(
    andThen(done, (next) => changeEmail(next, target.user_id, email)),
    {},
  );
}

/** The role that an account is to have, or why the actor may not give it. */
function checkedRole(realm: Realm, actor: User, target: User, role: number | undefined, documented: Realm | undefined) {
  if (role === undefined || role === target.role) return target.role;
  if (!isRole(role)) return badRequest("role_unknown", `role: ${role} is not a role.`);
  if (!followsServer(realm, "guestsMadeAdministrators") && target.role === ROLES.GUEST && role <= ROLES.ADMINISTRATOR) {
    return badRequest(
      "guest_made_administrator",
      "role: guests cannot be made administrators; make them members first.",
    );
  }
  if (!isAdministrator(actor)) return administratorRequired(documented);
  const concernsOwners = role === ROLES.OWNER || target.role === ROLES.OWNER;
  if (concernsOwners && !isOwner(actor)) return ownerRequired(documented);
  if (isOnlyOwner(realm, target)) return badRequest("last_owner", "role: the only owner must stay one.");
  return role;
}

/** Whether an account is the only active person who is an owner. */
export function isOnlyOwner(realm: Realm, user: User): boolean {
  if (!isOwner(user) || user.is_bot || !user.is_active) return false;
  for (const other of realm.users) {
    if (other.user_id !== user.user_id && isOwner(other) && !other.is_bot && other.is_active) return false;
  }
  return true;
}

/** Changes the name of an account. */
export function rename(realm: Realm, userId: number, full_name: string): Transition {
  const user = userById(realm, userId);
  if (user === undefined || user.full_name === full_name) return transition(realm);
  const next = withUser(realm, userId, { full_name });
  const bot = user.is_bot ? [botUpdatedEvent(next, user, { full_name })] : [];
  return transition(next, [personUpdatedEvent(realm, user, { full_name }), ...bot]);
}

function changeProfile(realm: Realm, userId: number, values: readonly StoredItem[]): Transition {
  const user = userById(realm, userId);
  if (user === undefined || values.length === 0) return transition(realm);
  const goes = ([, value]: StoredItem): boolean => value === null;
  const inOrder = [...values.filter(goes), ...values.filter((value) => !goes(value))];
  const changed = withProfileValues(realm, user, inOrder);
  return transition(changed.realm, changed.events);
}

/** Changes the address of an account. */
export function changeEmail(realm: Realm, userId: number, email: string): Transition {
  const user = userById(realm, userId);
  if (user === undefined || user.delivery_email === email) return transition(realm);
  const index = realm.user_ids_by_email.delete(user.delivery_email.toLowerCase()).set(email.toLowerCase(), userId);
  const next = withUser(withFields(realm, { user_ids_by_email: index }), userId, { delivery_email: email });
  const changed = userById(next, userId);
  const first = transition(next);
  if (changed === undefined) return first;
  const notifiesManagers = changed.is_bot && has(realm, "managersAreNotifiedOfBotAddresses");
  const bot = notifiesManagers ? [botUpdatedEvent(next, changed, { email })] : [];
  return withEvents(first, [...emailEvents(realm, next, changed), ...bot]);
}

/**
 * Changes the role of an account. The account receives events only about channels that become visible or are no longer
 * visible, not about bots, default channels, addresses or other accounts.
 */
export function changeRole(realm: Realm, userId: number, role: Role): Transition {
  const user = userById(realm, userId);
  if (user === undefined || user.role === role) return transition(realm);
  const next = withFullMemberMoments(realm, withUser(realm, userId, { role }), [userId]);
  const isGuestChange = (user.role === ROLES.GUEST) !== (role === ROLES.GUEST);
  const concerned: number[] = [];
  for (const { stream_id, is_archived, invite_only } of next.channels) {
    // Every account but guests sees all public channels.
    if (!is_archived && (isGuestChange || invite_only)) concerned.push(stream_id);
  }
  return transition(next, [
    personUpdatedEvent(next, user, { role }),
    ...roleGroupEvents(realm, next, userId),
    ...(has(realm, "rolesChangeVisibility") ? visibilityEvents(realm, next, [userId], concerned) : []),
  ]);
}

/** Changes the avatar of an account; null restores the generated one, of the kind that the realm has by then. */
export function withAvatar(realm: Realm, userId: number, avatar: Picture | null): Transition {
  const before = userById(realm, userId);
  const generated = avatar === null ? generatedPicture(realm) : {};
  const next = withUser(realm, userId, { avatar, avatar_version: (before?.avatar_version ?? 0) + 1, ...generated });
  const user = userById(next, userId);
  if (user === undefined) return transition(realm);
  const shown = {
    avatar_source: avatarSource(next, user),
    avatar_url: pictureUrl(next, user),
    avatar_url_medium: pictureUrl(next, user, "medium"),
    avatar_version: user.avatar_version,
  };
  const forBot = user.is_bot ? [botUpdatedEvent(next, user, { avatar_url: shown.avatar_url })] : [];
  return transition(next, [...forBot, personUpdatedEvent(next, user, shown)]);
}

const KEY_LENGTH = 32;

/**
 * Gives an account a new API key. The previous key stops working immediately, and so do device tokens of the older kind
 * of push notifications. Event queues stay.
 */
export function withNewKey(realm: Realm, user: User): { readonly step: Transition; readonly api_key: string } {
  const generated = generateHex(realm.random, "api_key");
  const api_key = spell(generated.digits, KEY_ALPHABET, KEY_LENGTH);
  const push_tokens = frozen(realm.push_tokens.filter((row) => row.user_id !== user.user_id));
  const next = withUser(withFields(realm, { random: generated.next, push_tokens }), user.user_id, { api_key });
  const step = transition(next, user.is_bot ? [botUpdatedEvent(next, user, { api_key })] : []);
  return { step: andThen(step, (changed) => endEncryptedPushes(changed, user.user_id)), api_key };
}
