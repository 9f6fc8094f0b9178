import type { Transition } from "../../outcome/transition";
import type { Channel } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { BornRead } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { messageById } from "../../rules/messages/message-rows";
import type { Move } from "../../rules/moving/edit-request";
import { has } from "../../rules/realm/feature-level";
import { visibilityPolicy } from "../../rules/user-topics/user-topics";
import { userById } from "../../rules/users/people";
import { LIMITS } from "../../../protocol/limits";
import { silentMention } from "../channels/channel-notice";
import { removeMessages } from "../messages/remove-messages";
import { lastInTopic, postNotice } from "./thread-notices";

/**
 * Posts the notice that a topic was resolved or unresolved. If such a notice is the newest message of the topic and
 * not older than a minute, the change is an undo: the notice goes, and no other comes.
 *
 * @tells whoever gets the notice `message`, or whoever had it and the actor `delete_message`
 * @spec States: Topic
 */
export function postResolveNotice(realm: Realm, actor: User, move: Move): Transition {
  const place = { stream_id: move.target.stream_id, topic: move.new_topic };
  const last = messageById(realm, lastInTopic(realm, place) ?? 0);
  if (last?.is_resolve_notice === true && realm.now - last.timestamp <= LIMITS.RESOLVE_UNDO_SECONDS) {
    return removeMessages(realm, [last], actor.user_id);
  }
  const says = move.resolving === "resolves" ? "marked this topic as resolved" : "marked this topic as unresolved";
  const content = `${silentMention(actor)} has ${says}.`;
  return postNotice(realm, place, content, readStateOfNotice(realm, actor, move), true);
}

/**
 * For whom the notice starts as unread: those who sent or reacted to one of the messages, the actor too; since people
 * say themselves whether they want to read such notices, by that.
 */
function readStateOfNotice(realm: Realm, actor: User, move: Move): BornRead {
  if (has(realm, "resolveNoticesFollowReadPolicy")) {
    return frozen({ everybody: true, user_ids: unreadFor(realm, actor, move.target, move.new_topic) });
  }
  const messages = move.ids.flatMap((id) => messageById(realm, id) ?? []);
  const participants = messages.flatMap(({ sender_id, reactions }) => [
    sender_id,
    ...reactions.map((one) => one.user_id),
  ]);
  return frozen({ everybody: true, user_ids: [...new Set(participants)].sort((a, b) => a - b) });
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
