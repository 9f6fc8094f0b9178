/** What is told of groups, mostly to everybody, where several operations tell it. */
import { ALL_USERS, eventFor } from "../../outcome/audience";
import type { Audience } from "../../realm/audience";
import type { RealmEvent } from "../../realm/realm-event";
import type { UserGroup } from "../../realm/user-group";
import type { UserGroupUpdateEvent } from "../../../protocol/events/user-groups";

/** That accounts are in a group now, or no more; nothing for no accounts. */
export function memberEvents(
  op: "add_members" | "remove_members",
  group_id: number,
  user_ids: readonly number[],
  audience: Audience = ALL_USERS,
): RealmEvent[] {
  return user_ids.length === 0 ? [] : [eventFor(audience, { type: "user_group", op, group_id, user_ids })];
}

/** That groups are in a group now, or no more; nothing for no groups. */
export function subgroupEvents(
  op: "add_subgroups" | "remove_subgroups",
  group_id: number,
  direct_subgroup_ids: readonly number[],
): RealmEvent[] {
  return direct_subgroup_ids.length === 0
    ? []
    : [eventFor(ALL_USERS, { type: "user_group", op, group_id, direct_subgroup_ids })];
}

/** That a group has changed. */
export function userGroupUpdatedEvent(
  { id }: UserGroup,
  data: UserGroupUpdateEvent["data"],
  audience: Audience = ALL_USERS,
): RealmEvent {
  return eventFor(audience, { type: "user_group", op: "update", group_id: id, data });
}
