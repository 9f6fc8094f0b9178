import type { RegisteredUserView, UserStatusView, UserView } from "../../../protocol/records/people";
import { INITIAL_STATE, type StatePart } from "../../../protocol/records/registration";
import { shows } from "../../../protocol/schema/tables";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import { allGroups, holdsRealmPermission, isInGroupSetting } from "../../rules/user-groups/group-membership";
import { isAdministrator, isGuest, isModerator, isOwner, publicEmail, userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/who-may";
import { avatarSource, pictureUrl } from "../pictures";
import { presencesSeen, serverTimestamp, statusView } from "../presence/presence-view";
import { userGroupView } from "../user-groups/user-group-view";
import { botView, unknownUserView, userView } from "../users/user-view";
import type { RequestedState } from "./fetcher";
import { CREATE_SETTINGS } from "./realm-state";

/**
 * The accounts of the realm as one of them sees them, and that account itself.
 *
 * @see https://zulip.com/api/register-queue
 */
export function usersState(realm: Realm, viewer: User, asked: RequestedState): StatePart {
  const active: RegisteredUserView[] = [];
  const inactive: RegisteredUserView[] = [];
  for (const user of realm.users) {
    const view = personView(realm, viewer, user, asked);
    // Of an account that is not visible, clients do not learn that it is deactivated.
    const isShownActive = user.is_active || !canAccessUser(realm, viewer, user);
    if (view !== undefined) (isShownActive ? active : inactive).push(view);
  }
  return {
    realm_users: active,
    realm_non_active_users: inactive,
    cross_realm_bots: systemBotsState(realm),
    ...ownState(realm, viewer),
  };
}

/** An account without what the list that it stands in says; undefined for one that the viewer may not know of. */
function personView(realm: Realm, viewer: User, user: User, { queue }: RequestedState): RegisteredUserView | undefined {
  if (!canAccessUser(realm, viewer, user)) {
    if (queue.client_capabilities.user_list_incomplete) return undefined;
    const { is_active: _unknownIsActive, ...placeholder } = unknownUserView(realm, user);
    return placeholder;
  }
  const options = { client_gravatar: queue.client_gravatar, include_custom_profile_fields: true };
  const { is_active: _isActive, ...view } = userView(realm, viewer, user, options);
  return view;
}

/** The server's own bots, by name. */
function systemBotsState(realm: Realm): UserView[] {
  const byName = [...realm.system_bots].sort((a, b) => (a.full_name < b.full_name ? -1 : 1));
  const options = { client_gravatar: false, include_custom_profile_fields: false };
  return byName.map((bot) => userView(realm, bot, bot, options));
}

function ownState(realm: Realm, viewer: User): StatePart {
  const level = realm.feature_level;
  const saysWhoSubscribes = shows(INITIAL_STATE, "can_subscribe_other_users", level);
  const asked = Object.entries(CREATE_SETTINGS).filter(
    ([key]) => saysWhoSubscribes || key !== "can_subscribe_other_users",
  );
  // Registrations say only whether the account is in the group: also of a guest, which may not use all that it is in.
  const rights = Object.fromEntries(
    asked.map(([key, name]) => [
      key,
      key === "can_subscribe_other_users"
        ? holdsRealmPermission(realm, name, viewer)
        : isInGroupSetting(realm, realm.settings[name], viewer),
    ]),
  );
  return {
    user_id: viewer.user_id,
    email: publicEmail(realm, viewer),
    delivery_email: viewer.delivery_email,
    full_name: viewer.full_name,
    avatar_source: avatarSource(realm, viewer),
    avatar_url: pictureUrl(realm, viewer),
    avatar_url_medium: pictureUrl(realm, viewer, "medium"),
    is_admin: isAdministrator(viewer),
    is_owner: isOwner(viewer),
    is_moderator: has(realm, "moderatorsIncludeAdministrators") ? isModerator(viewer) : viewer.role === 300,
    is_guest: isGuest(viewer),
    ...(shows(INITIAL_STATE, "is_billing_admin", level) ? { is_billing_admin: false } : {}),
    can_create_streams: Object.entries(rights).some(([key, holds]) => holds && key.startsWith("can_create_")),
    ...rights,
  };
}

/** The bots that an account manages: its own, and all of them for administrators. */
export function botsState(realm: Realm, viewer: User): StatePart {
  const bots = [...realm.users].filter(
    (user) => user.is_bot && (isAdministrator(viewer) || user.bot_owner_id === viewer.user_id),
  );
  return { realm_bots: bots.map((bot) => botView(realm, bot)) };
}

/** The user groups; deactivated ones only for clients that know what these are. */
export function groupsState(realm: Realm, _viewer: User, { queue }: RequestedState): StatePart {
  const groups = allGroups(realm).filter(
    (group) => !group.deactivated || queue.client_capabilities.include_deactivated_groups,
  );
  return { realm_user_groups: groups.map((group) => userGroupView(realm, group)) };
}

/** The presence of users: by ID in the modern form, by address in the former one. */
export function presenceState(realm: Realm, _viewer: User, { queue, ...asked }: RequestedState): StatePart {
  const { presence_history_limit_days: days } = asked;
  const { presences, newest } = presencesSeen(realm, {
    slim_presence: queue.slim_presence || queue.client_capabilities.simplified_presence_events,
    ...(days === undefined ? {} : { history_limit_days: days }),
  });
  return { presences, presence_last_update_id: newest, server_timestamp: serverTimestamp(realm.now) };
}

/** The statuses of visible users, and which of them hide their presence; users without a status are absent. */
export function statusState(realm: Realm, viewer: User): StatePart {
  const user_status: Record<string, UserStatusView> = {};
  for (const userId of realm.user_statuses.keys()) {
    const user = userById(realm, userId);
    if (user === undefined || !user.is_active || !canAccessUser(realm, viewer, user)) continue;
    const said = statusView(realm, user);
    if (Object.keys(said).length > 0) user_status[String(userId)] = said;
  }
  return { user_status };
}
