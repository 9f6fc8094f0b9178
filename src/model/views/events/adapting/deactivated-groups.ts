import { userGroupById } from "../../../rules/user-groups/group-membership";
import { userGroupView } from "../../user-groups/user-group-view";
import type { Adapter } from "./adaptation";

/**
 * For clients that do not know what deactivated groups are, a group that is deactivated goes away, one that comes back
 * is new, and nothing is told of it meanwhile. One that is deleted goes away for all alike.
 */
export const withoutDeactivatedGroups: Adapter = (event, { realm }) => {
  if (event.type !== "user_group" || event.op === "add" || event.op === "remove") return [event];
  const { group_id } = event;
  const deactivated = event.op === "update" ? event.data.deactivated : undefined;
  if (deactivated === true) return [{ type: "user_group", op: "remove", group_id }];
  const group = userGroupById(realm, group_id);
  if (group === undefined || group.deactivated) return [];
  return [deactivated === false ? { type: "user_group", op: "add", group: userGroupView(realm, group) } : event];
};
