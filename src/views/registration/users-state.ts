import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { holdsPermission } from "../../rules/user-groups/group-membership";
import { isAdministrator, isGuest, isModerator, isOwner, visibleEmail } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/user-access";
import { REALM_GROUP_SETTINGS } from "../../spec/group-settings";
import { botView } from "../bots/bots";
import { avatarUrl, gravatarUrl } from "../users/avatar";
import { unknownUserView, userView } from "../users/user-view";
import { CREATE_SETTINGS } from "./creation-rights";
import type { Asked } from "./fetcher";

/**
 * The accounts of the realm as one of them sees them, and that account itself.
 *
 * @spec Events: registration (not shown; public facts)
 */
export function usersState(realm: Realm, viewer: User, asked: Asked): Record<string, unknown> {
  const active: Record<string, unknown>[] = [];
  const inactive: Record<string, unknown>[] = [];
  for (const user of realm.users) {
    const view = personView(realm, viewer, user, asked);
    if (view !== undefined) (user.is_active ? active : inactive).push(view);
  }
  return {
    realm_users: active,
    realm_non_active_users: inactive,
    cross_realm_bots: realm.system_bots.map((bot) => personView(realm, viewer, bot, asked)),
    ...ownState(realm, viewer, asked),
  };
}

/** An account without what the list that it stands in says; undefined for one that the viewer may not know of. */
function personView(realm: Realm, viewer: User, user: User, { queue }: Asked): Record<string, unknown> | undefined {
  if (!user.is_system_bot && !canAccessUser(realm, viewer, user)) {
    if (queue.client_capabilities.user_list_incomplete) return undefined;
    const { is_active: _unknownIsActive, ...placeholder } = unknownUserView(realm, user);
    return placeholder;
  }
  const options = { client_gravatar: queue.client_gravatar, include_custom_profile_fields: true };
  const { is_active: _isActive, ...view } = userView(realm, viewer, user, options);
  return view;
}

function ownState(realm: Realm, viewer: User, { queue }: Asked): Record<string, unknown> {
  const holds = (name: (typeof CREATE_SETTINGS)[keyof typeof CREATE_SETTINGS]): boolean =>
    holdsPermission(realm, realm.settings[name], REALM_GROUP_SETTINGS[name], viewer);
  const rights = Object.fromEntries(Object.entries(CREATE_SETTINGS).map(([key, name]) => [key, holds(name)]));
  return {
    user_id: viewer.user_id,
    email: visibleEmail(realm, viewer, viewer),
    delivery_email: viewer.delivery_email,
    full_name: viewer.full_name,
    avatar_source: "G",
    avatar_url: avatarUrl(viewer, viewer, queue.client_gravatar),
    avatar_url_medium: queue.client_gravatar ? null : gravatarUrl(viewer, "&s=500"),
    is_admin: isAdministrator(viewer),
    is_owner: isOwner(viewer),
    is_moderator: realm.feature_level >= 380 ? isModerator(viewer) : viewer.role === 300,
    is_guest: isGuest(viewer),
    can_create_streams: rights["can_create_public_streams"] === true || rights["can_create_private_streams"] === true,
    ...rights,
  };
}

/** The bots that an account manages: its own, and all of them for administrators. */
export function botsState(realm: Realm, viewer: User): Record<string, unknown> {
  const bots = [...realm.users].filter(
    (user) => user.is_bot && (isAdministrator(viewer) || user.bot_owner_id === viewer.user_id),
  );
  return { realm_bots: bots.map((bot) => botView(realm, bot)) };
}
