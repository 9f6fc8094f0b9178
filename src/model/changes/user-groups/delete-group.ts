import { ALL_USERS, eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import type { UserGroup } from "../../realm/user-group";
import { allGroups, allMemberIds } from "../../rules/user-groups/group-membership";
import { visibilityOf } from "../channels/visibility-of";
import { withGroup } from "../users/people-changes";

/**
 * Deletes a group; those that contain it contain it no more. Its place in the table stays empty, so that no other
 * group gets its ID.
 *
 * @tells everybody `user_group/remove`, from which clients conclude the rest; those concerned of the channels that
 *   leave their sight
 */
export function withoutGroup(realm: Realm, { id }: UserGroup): Transition {
  let emptied = realm;
  for (const holder of allGroups(realm)) {
    if (!holder.direct_subgroup_ids.includes(id)) continue;
    emptied = withGroup(emptied, holder.id, {
      direct_subgroup_ids: holder.direct_subgroup_ids.filter((each) => each !== id),
    });
  }
  const next = withFields(emptied, { user_groups: emptied.user_groups.set(id - 1, null) });
  const removed = eventFor(ALL_USERS, { type: "user_group", op: "remove", group_id: id });
  return transition(next, [removed, ...visibilityOf(realm, next, allMemberIds(realm, id))]);
}
