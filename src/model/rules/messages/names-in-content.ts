/** Looks up what the names in a content lead to, at the moment at which it is written. */
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { WrittenNames } from "../../realm/rendering";
import type { User } from "../../realm/user";
import { channelNamesIn, topicNamesIn } from "../../text/markdown/channel-link-rules";
import { emojiNamesIn, hasEmoticon } from "../../text/markdown/emoji-rules";
import { uploadsIn } from "../../text/markdown/safe-url";
import { writtenFile } from "../uploads/thumbnails";
import { markdownContext } from "./markdown-of-realm";

/** Every such name has one of these in it. */
const MAY_NAME = /#\*\*|:[^\s:]+:|user_uploads\/|<time:/;

/**
 * What the names in a content lead to, apart from its mentions: channels, topics, custom emoji, files.
 *
 * @param writer - channels that it cannot read are not linked; undefined for a text without an author
 * @returns undefined when nothing was found
 */
export function namesIn(realm: Realm, content: string, writer: User | undefined): WrittenNames | undefined {
  const emoticons = writer?.settings.translate_emoticons === true && hasEmoticon(content);
  if (!emoticons && !MAY_NAME.test(content)) return undefined;
  const context = markdownContext(realm, writer);
  const channels = channelNamesIn(content).flatMap((name) => {
    const channel = context.channelByName(name);
    return channel === undefined ? [] : { name, stream_id: channel.stream_id };
  });
  const topics = topicNamesIn(content).flatMap(({ channel, topic }) => {
    const stream_id = channels.find(({ name }) => name === channel)?.stream_id;
    const message_id = stream_id === undefined ? undefined : context.messageOfTopic?.(stream_id, topic);
    return stream_id === undefined || message_id === undefined ? [] : { stream_id, topic, message_id };
  });
  const hasEmoji = realm.custom_emoji.length > 0;
  const emoji = (hasEmoji ? emojiNamesIn(content) : []).flatMap((name) => {
    const found = context.customEmoji(name);
    return found === undefined ? [] : { name, ...found };
  });
  const files = uploadsIn(content).flatMap((path_id) => {
    const file = realm.attachments.get(path_id);
    return file === undefined ? [] : writtenFile(realm, file);
  });
  const found: WrittenNames = {
    ...(channels.length > 0 ? { channels } : {}),
    ...(topics.length > 0 ? { topics } : {}),
    ...(emoji.length > 0 ? { emoji } : {}),
    ...(files.length > 0 ? { files } : {}),
    ...(content.includes("<time:") ? { now: realm.now } : {}),
    ...(emoticons ? { emoticons } : {}),
  };
  return Object.keys(found).length === 0 ? undefined : frozen(found);
}
