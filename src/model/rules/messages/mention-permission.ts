import { badRequest, failure, failureSince } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Mentions } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { LIMITS } from "../../../protocol/limits";
import { has } from "../realm/feature-level";
import { holdsRealmPermission, userGroupById } from "../user-groups/group-membership";
import { holdsGroupPermission } from "../user-groups/group-permissions";

/**
 * Checks that an author may mention many people or a group.
 *
 * @refuses STREAM_WILDCARD_MENTION_NOT_ALLOWED in a channel of many subscribers, then
 *   TOPIC_WILDCARD_MENTION_NOT_ALLOWED in a topic of many participants, then BAD_REQUEST for a group that the author
 *   may not mention
 * @spec Endpoints 2, rule 5; Errors
 */
export function checkMentionPermission(realm: Realm, author: User, mentions: Mentions | null, channel: Channel | null) {
  if (mentions === null || author.is_system_bot) return undefined;
  return checkWildcards(realm, author, mentions, channel) ?? checkGroups(realm, author, mentions);
}

function checkWildcards(realm: Realm, author: User, mentions: Mentions, channel: Channel | null) {
  if (channel === null) return undefined;
  const manyFrom = LIMITS.WILDCARD_MENTION_FREE_UP_TO;
  const isFree = (count: number): boolean =>
    count <= manyFrom || holdsRealmPermission(realm, "can_mention_many_users_group", author);
  const own = has(realm, "wildcardMentionsHaveOwnErrors");
  if (mentions.channel_wildcard && !isFree(channel.subscribers.size)) {
    const msg = `You may not mention all of a channel of more than ${manyFrom} subscribers.`;
    const code = "STREAM_WILDCARD_MENTION_NOT_ALLOWED";
    return failureSince(realm, "wildcardMentionsHaveOwnErrors", code, "channel_wildcard_not_allowed", msg);
  }
  if (own && mentions.topic_wildcard && !isFree(mentions.topic_participant_ids.length)) {
    const msg = `You may not mention all of a topic of more than ${manyFrom} participants.`;
    return failure("TOPIC_WILDCARD_MENTION_NOT_ALLOWED", "topic_wildcard_not_allowed", msg);
  }
  return undefined;
}

function checkGroups(realm: Realm, author: User, mentions: Mentions) {
  for (const id of mentions.group_ids) {
    const group = userGroupById(realm, id);
    if (group === undefined) continue;
    const mayMention = holdsGroupPermission(realm, group, "can_mention_group", author);
    if (!mayMention) return badRequest("group_mention_not_allowed", `You may not mention the group "${group.name}".`);
  }
  return undefined;
}
