import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { userGroupUpdatedEvent } from "../../changes/user-groups/user-group-events";
import { withGroup } from "../../changes/users/people-changes";
import { badRequest, failureSince, isFailure } from "../../outcome/failures";
import { transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { usesOfGroup } from "../../rules/user-groups/group-members";
import { managedGroup } from "../../rules/user-groups/group-permissions";
import { accepted } from "../../views/outcome";
import { byAdministrator, groupId } from "../examples";
import { operation } from "../operation";

/** Deactivates a user group. It keeps its members and its name, but can no longer be used. */
export const deactivateUserGroup = operation(
  () => ({
    id: "deactivate-user-group",
    method: "POST",
    path: "/user_groups/{user_group_id}/deactivate",
    since: 290,
    parameters: {
      /** The ID of the group. */
      user_group_id: required(integer),
    },
    answer: {},
    refusals: ["group_unknown", "group_management_not_allowed", "group_deactivated_already", "group_in_use"],
    events: ["user_group/update"],
    example: byAdministrator(groupId),
    weight: 1,
    after: ["create-user-group"],
  }),
  (realm, actor, params) => {
    const group = managedGroup(realm, actor, params.user_group_id);
    if (isFailure(group)) return group;
    if (group.deactivated) return badRequest("group_deactivated_already", "The group is deactivated already.");
    const objections = usesOfGroup(realm, group.id);
    if (objections.length > 0) {
      const code = "CANNOT_DEACTIVATE_GROUP_IN_USE";
      const msg = "The group is in use.";
      const failure = failureSince(realm, "groupsInUseHaveOwnError", code, "group_in_use", msg, { objections });
      return failure;
    }
    const changes = { deactivated: true };
    const event = userGroupUpdatedEvent(withFields(group, changes), changes);
    return accepted(transition(withGroup(realm, group.id, changes), [event]), {});
  },
);
