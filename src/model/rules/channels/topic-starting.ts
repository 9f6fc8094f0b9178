/** Who may start topics in a channel, and why a channel with protected history leaves that to everyone. */
import { badRequest } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { GroupSettingValue } from "../../realm/user-group";
import { has } from "../realm/feature-level";
import { topicKey } from "../topics/topic-name";
import { systemGroupId } from "../user-groups/group-membership";
import { userById } from "../users/people";
import { holdsChannelPermission } from "./channel-access";

/**
 * Checks that an account may put messages into a topic of a channel: any topic with messages, seen or not, and a new
 * one if the channel's group allows it. A bot may do what its owner may.
 *
 * @param topic - in its stored form
 */
export function checkTopicStart(realm: Realm, sender: User, channel: Channel, topic: string) {
  if (!has(realm, "groupsLimitNewTopics") || sender.is_system_bot) return undefined;
  const owner = sender.bot_owner_id === null ? undefined : userById(realm, sender.bot_owner_id);
  const holders = owner === undefined ? [sender] : [sender, owner];
  if (holders.some((user) => holdsChannelPermission(realm, channel, "can_create_topic_group", user))) return undefined;
  const conversation = realm.channel_contents.get(channel.stream_id)?.topics.get(topicKey(topic));
  if ((conversation?.message_ids.size ?? 0) > 0) return undefined;
  return badRequest("topic_start_not_allowed", `topic: you are not allowed to start topics in "${channel.name}".`);
}

/**
 * Checks that everyone may start topics where history is protected: otherwise an answer could say whether a topic
 * exists that the account cannot see. A value that names everyone and others is refused too.
 */
export function checkStartersFitHistory(realm: Realm, isShared: boolean, starters: GroupSettingValue) {
  if (isShared || !has(realm, "groupsLimitNewTopics") || starters === systemGroupId("role:everyone")) return undefined;
  const parameters = "history_public_to_subscribers, can_create_topic_group";
  const msg = "can_create_topic_group: where history is protected, everyone may start topics.";
  return badRequest("topic_starters_of_protected_history", msg, { parameters });
}
