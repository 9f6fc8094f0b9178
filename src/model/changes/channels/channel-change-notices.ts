import { type Transition, transition } from "../../outcome/transition";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { has } from "../../rules/realm/feature-level";
import type { ChannelPart } from "../../rules/channels/plan-channel-update";
import { postChannelEvent, READ_BY_EVERYBODY, silentMention } from "../messages/notices";

/** The kind of a channel in the words of a notice. */
function kindOf(channel: Channel): string {
  if (channel.is_web_public) return "web-public";
  if (!channel.invite_only) return "public";
  return channel.history_public_to_subscribers ? "private, with shared history" : "private, with protected history";
}

/** How long messages stay, in the words of a notice: the channel's own time, or the realm's. */
function retentionOf(realm: Realm, { message_retention_days }: Channel): string {
  const days = message_retention_days ?? realm.settings.message_retention_days;
  return days === -1 ? "for ever" : `for ${days} days`;
}

/**
 * Posts a part of a change of a channel to its own topic for such events: name, description, privacy, the right to
 * post, the time that messages stay, and archiving, which all users have read. While a channel is archived, its policy
 * on topics is not posted, and until level 388 nothing is.
 *
 * @tells the subscribers `message`
 */
export function postChange(realm: Realm, actor: User, before: Channel, part: ChannelPart): Transition {
  if (before.is_archived && part.is_archived !== false && !isPostedInArchive(realm, part)) return transition(realm);
  const text = noticeOf(realm, silentMention(actor), before, { ...before, ...part }, part);
  if (text === undefined) return transition(realm);
  return postChannelEvent(realm, before.stream_id, text, part.is_archived === true ? READ_BY_EVERYBODY : undefined);
}

function isPostedInArchive(realm: Realm, part: ChannelPart): boolean {
  return has(realm, "archivedChannelsGetNotices") && part.topics_policy === undefined;
}

function noticeOf(realm: Realm, who: string, before: Channel, after: Channel, part: ChannelPart): string | undefined {
  if (part.name !== undefined) return `${who} renamed the channel from **${before.name}** to **${after.name}**.`;
  if (part.description !== undefined) {
    return `${who} changed the description. Before: ${before.description}\n\nNow: ${after.description}`;
  }
  if (part.invite_only !== undefined) {
    return `${who} made the channel **${kindOf(after)}**; it was **${kindOf(before)}**.`;
  }
  if (part.message_retention_days !== undefined) {
    return `${who} decided that messages stay ${retentionOf(realm, after)}; before, ${retentionOf(realm, before)}.`;
  }
  if (part.topics_policy !== undefined) {
    return `${who} changed what the channel says about messages without a topic.`;
  }
  if (part.can_send_message_group !== undefined) return `${who} changed who may post to the channel.`;
  if (part.is_archived === undefined) return undefined;
  return `${who} ${after.is_archived ? "archived" : "unarchived"} the channel.`;
}
