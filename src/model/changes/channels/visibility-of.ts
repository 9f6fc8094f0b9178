import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { SYSTEM_GROUP_NAMES } from "../../../protocol/group-settings";
import { visibilityEvents } from "./channel-visibility";

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
