import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { VisibilityPolicy } from "../../realm/user-topic";
import { activeSubscription } from "../../rules/channels/channel-access";
import { visibilityPolicy } from "../../rules/user-topics/user-topics";

/** What an account has done with a topic: the settings name 1 participates, 2 sends, 3 starts. */
export type TopicActivity = "participates" | "sends" | "starts";

const LARGEST_SETTING: Readonly<Record<TopicActivity, number>> = { participates: 1, sends: 2, starts: 3 };

/** The order in which a policy may only rise: muted, none, unmuted, followed. */
const RANK: Readonly<Record<VisibilityPolicy, number>> = { 1: 0, 0: 1, 2: 2, 3: 3 };

/** Whether a setting (1 participates, 2 sends, 3 starts, 4 never) covers an activity. */
function covers(setting: number, activity: TopicActivity): boolean {
  if (activity === "starts") return setting <= 3;
  return setting <= LARGEST_SETTING[activity];
}

/**
 * The policy that an account gets by itself for a topic after some activity, by its settings: following wins over
 * unmuting, unmuting is for muted channels only, and a policy never falls. Never for bots.
 *
 * @returns the new policy, or undefined when nothing changes
 * @spec Topic visibility policy; Endpoints 4: automatically_follow_topics_policy
 */
export function automaticPolicy(
  realm: Realm,
  user: User,
  channel: Channel,
  topic: string,
  activity: TopicActivity,
): VisibilityPolicy | undefined {
  if (user.is_bot) return undefined;
  const present = visibilityPolicy(realm, user.user_id, channel.stream_id, topic);
  if (present === 3) return undefined;
  const settings = user.settings;
  const wanted = covers(settings.automatically_follow_topics_policy, activity)
    ? 3
    : covers(settings.automatically_unmute_topics_in_muted_streams_policy, activity) &&
        activeSubscription(realm, user.user_id, channel.stream_id)?.is_muted === true
      ? 2
      : undefined;
  return wanted !== undefined && RANK[wanted] > RANK[present] ? wanted : undefined;
}
