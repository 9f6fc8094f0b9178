/** Events of user groups, and of channels that become visible or invisible with them. */
import type { UserGroupUpdateEvent } from "../../../generated/event-types";
import { SYSTEM_GROUP_NAMES } from "../../../protocol/group-settings";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import type { Channel } from "../../realm/channel";
import type { Audience, RealmEvent } from "../../realm/event-queue";
import type { Realm } from "../../realm/realm";
import type { UserGroup } from "../../realm/user-group";
import { visibilityEvents } from "../channels/channel-visibility";

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

/**
 * That a group has changed.
 *
 * @param group - the group after the change
 */
export function userGroupUpdatedEvent(
  group: UserGroup,
  data: UserGroupUpdateEvent["data"],
  audience: Audience = ALL_USERS,
): RealmEvent {
  return { ...eventFor(audience, { type: "user_group", op: "update", group_id: group.id, data }), records: { group } };
}

/**
 * The events of channels that become visible or invisible to accounts because the members of a group have changed: one
 * channel after the other.
 */
export function visibilityOf(before: Realm, after: Realm, userIds: readonly number[]): RealmEvent[] {
  const events: RealmEvent[] = [];
  for (const channel of after.channels) {
    if (dependsOnMembers(channel)) events.push(...visibilityEvents(before, after, userIds, [channel.stream_id]));
  }
  return events;
}

/** The settings that make a private channel visible without a subscription. */
const SETTINGS = ["can_administer_channel_group", "can_add_subscribers_group", "can_subscribe_group"] as const;

/** Whether the members of a group can decide who sees a channel. Those of system groups follow from roles. */
function dependsOnMembers(channel: Channel): boolean {
  if (!channel.invite_only) return false;
  return SETTINGS.some((name) => {
    const value = channel[name];
    return typeof value !== "number" || value > SYSTEM_GROUP_NAMES.length;
  });
}
