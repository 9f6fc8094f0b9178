import type { Realm } from "../../realm/realm";
import { channelById } from "../../rules/channels/channel-access";
import { userTopicsOf } from "../../rules/user-topics/user-topics";

/** The muted topics of an account, as old clients know them: channel name, topic, and the time of muting. */
export function mutedTopics(realm: Realm, userId: number): (readonly [string, string, number])[] {
  return userTopicsOf(realm, userId)
    .filter((row) => row.visibility_policy === 1)
    .map((row) => [channelById(realm, row.stream_id)?.name ?? "", row.topic_name, row.last_updated]);
}
