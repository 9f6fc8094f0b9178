import { andThenForEach, type Step, step } from "../../outcome/step";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { sameGroupValue } from "../../rules/user-groups/group-setting-values";
import { privacyDiffers } from "./change-channel";
import { postChannelEvent, silentMention } from "./channel-notice";

/** The kind of a channel in the words of a notice. */
function kindOf(channel: Channel): string {
  if (channel.is_web_public) return "web-public";
  if (!channel.invite_only) return "public";
  return channel.history_public_to_subscribers ? "private, with shared history" : "private, with protected history";
}

/**
 * Posts what has changed of a channel to its own topic for such events: name, description, privacy, the right to
 * post, and archiving.
 *
 * @tells the subscribers `message`, one per matter
 */
export function postChanges(realm: Realm, actor: User, before: Channel, after: Channel): Step {
  const who = silentMention(actor);
  const texts: string[] = [];
  if (after.name !== before.name) {
    texts.push(`${who} renamed the channel from **${before.name}** to **${after.name}**.`);
  }
  if (after.description !== before.description) {
    texts.push(`${who} changed the description. Before: ${before.description}\n\nNow: ${after.description}`);
  }
  if (privacyDiffers(before, after)) {
    texts.push(`${who} made the channel **${kindOf(after)}**; it was **${kindOf(before)}**.`);
  }
  if (!sameGroupValue(before.can_send_message_group, after.can_send_message_group)) {
    texts.push(`${who} changed who may post to the channel.`);
  }
  if (after.is_archived !== before.is_archived) {
    texts.push(`${who} ${after.is_archived ? "archived" : "unarchived"} the channel.`);
  }
  return andThenForEach(step(realm), texts, (current, text) => postChannelEvent(current, after.stream_id, text));
}
