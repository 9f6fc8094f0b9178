import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { userById } from "../../rules/users/people";
import { canAccessUser } from "../../rules/users/user-access";
import type { UserStatusView } from "../../../protocol/records/presence";
import type { StatePart } from "../../../protocol/records/registration";
import { presencesSeen } from "../presence/presences-seen";
import { statusView } from "../presence/status-view";
import type { Asked } from "./fetcher";

/** When people were last there: by ID in the newer form, by address in the older one. */
export function presenceState(realm: Realm, _viewer: User, { queue }: Asked): StatePart {
  const { presences, newest } = presencesSeen(realm, { slim_presence: queue.slim_presence });
  return { presences, presence_last_update_id: newest, server_timestamp: realm.now };
}

/** What the people that an account may know of say of themselves, and who hides; whoever says nothing is absent. */
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
