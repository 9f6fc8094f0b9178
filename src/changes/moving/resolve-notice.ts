import type { Step } from "../../outcome/step";
import type { Channel } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { BornRead } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channels/channel-access";
import { messageById } from "../../rules/messages/message-rows";
import { has } from "../../rules/realm/feature-level";
import type { Resolving } from "../../rules/topics/topic-resolving";
import { visibilityPolicy } from "../../rules/user-topics/user-topics";
import { userById } from "../../rules/users/people";
import { LIMITS } from "../../spec/limits";
import { silentMention } from "../channels/channel-notice";
import { removeMessages } from "../messages/remove-messages";
import { lastInTopic, postNotice } from "./thread-notices";
import type { TopicPlace } from "./transfer-messages";

/**
 * Posts the notice that a topic was resolved or unresolved. If such a notice is the newest message of the topic and
 * younger than a minute, the change is an undo: the notice goes, and no other comes.
 *
 * @tells whoever gets the notice `message`, or whoever had it `delete_message`
 * @spec States: Topic
 */
export function postResolveNotice(realm: Realm, actor: User, place: TopicPlace, resolving: Resolving): Step {
  const last = messageById(realm, lastInTopic(realm, place) ?? 0);
  if (last?.is_resolve_notice === true && realm.now - last.timestamp < LIMITS.RESOLVE_UNDO_SECONDS) {
    return removeMessages(realm, [last], null);
  }
  const says = resolving === "resolves" ? "marked this topic as resolved" : "marked this topic as unresolved";
  const content = `${silentMention(actor)} has ${says}.`;
  return postNotice(realm, place, content, readStateOfNotice(realm, actor, place), true);
}

/** For whom the notice starts as read: the actor, and whoever does not want to read such notices. */
function readStateOfNotice(realm: Realm, actor: User, place: TopicPlace): BornRead {
  const channel = channelById(realm, place.stream_id);
  if (channel === undefined || !has(realm, "resolveNoticesFollowReadPolicy")) {
    return frozen({ everybody: false, user_ids: [actor.user_id] });
  }
  return frozen({ everybody: true, user_ids: unreadFor(realm, actor, channel, place.topic) });
}

function unreadFor(realm: Realm, actor: User, channel: Channel, topic: string): number[] {
  const ids: number[] = [];
  for (const id of channel.subscribers) {
    const user = userById(realm, id);
    if (user === undefined || id === actor.user_id) continue;
    const policy = user.settings.resolved_topic_notice_auto_read_policy;
    if (policy === "always") continue;
    const follows = visibilityPolicy(realm, id, channel.stream_id, topic) === 3;
    if (policy === "never" || follows) ids.push(id);
  }
  return ids;
}
