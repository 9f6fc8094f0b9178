import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { allGroups } from "../../rules/user-groups/group-membership";
import { userGroupView } from "../user-groups/user-group-view";
import type { Asked } from "./fetcher";
import type { StatePart } from "../../../protocol/records/registration";

/** The user groups; deactivated ones only for clients that know what these are. */
export function groupsState(realm: Realm, _viewer: User, { queue }: Asked): StatePart {
  const groups = allGroups(realm).filter(
    (group) => !group.deactivated || queue.client_capabilities.include_deactivated_groups,
  );
  return { realm_user_groups: groups.map((group) => userGroupView(realm, group)) };
}
