import type { SortedIds } from "../../collections/sorted-ids";
import type { Channel } from "../../realm/channel";
import { hex, hmacSha1Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import type { UserGroup } from "../../realm/user-group";
import { SYSTEM_GROUP_TITLES } from "../../../protocol/group-settings";
import type { MarkdownContext, MentionedGroup, MentionedUser } from "../../text/markdown/markdown-context";
import { channelById, channelByName, hasSharedHistory } from "../channels/channel-access";
import { activeCustomEmoji, customEmojiUrl, emojiNames } from "../reactions/reactions";
import { has } from "../realm/feature-level";
import { userGroupById } from "../user-groups/group-membership";
import { userById } from "../users/people";
import { topicConversation } from "./conversations";
import { hasRow, messageById } from "./message-rows";

/** What names meant when a message was sent: the name as it was written, and the ID that it led to. */
export interface ResolvedNames {
  readonly users: Readonly<Record<string, number>>;
  readonly groups: Readonly<Record<string, number>>;
}

const NOTHING_RESOLVED: ResolvedNames = Object.freeze({ users: Object.freeze({}), groups: Object.freeze({}) });

/** Who writes a text, and before which message: what comes later is not there yet. */
export interface Writing {
  readonly writer_id: number;
  readonly before: number;
}

/**
 * What Markdown needs from a realm. Names that were resolved when a message was sent stay with the same accounts and
 * groups, even after a change of name.
 *
 * @param writing - undefined for a text without an author, such as a description
 */
export function markdownContext(
  realm: Realm,
  resolved: ResolvedNames = NOTHING_RESOLVED,
  writing?: Writing,
): MarkdownContext {
  return {
    realm_url: realm.profile.url,
    userByName: (name) => mentionedUser(realm, resolved.users[name]) ?? userByFullName(realm, name),
    userById: (userId) => mentionedUser(realm, userId),
    groupByName: (name) => groupById(realm, resolved.groups[name]) ?? mentionedGroupByName(realm, name),
    ...plainWords(realm),
    channelByName: (name) => channelOfName(realm, name),
    messageOfTopic: (streamId, topic) => messageOfTopic(realm, { stream_id: streamId, topic }, writing),
    linkifiers: realm.linkifiers,
    customEmoji: (name) => {
      const emoji = activeCustomEmoji(realm, name);
      return emoji === undefined ? undefined : { id: String(emoji.id), source_url: customEmojiUrl(realm, emoji) };
    },
    emoji_names: emojiNames(realm),
    translate_emoticons: false,
    empty_topic_display_name: realm.profile.empty_topic_display_name,
    inline_image_preview: realm.settings.inline_image_preview,
    default_code_block_language: realm.settings.default_code_block_language,
    ...(has(realm, "soundsArePlayed") ? { isSound: (pathId: string) => isSound(realm, pathId) } : {}),
    formulas_fail: realm.server.formula_renderer === false,
    proxied: proxiedAddress,
  };
}

/** The media types of sounds that browsers play. */
const SOUND_TYPES: ReadonlySet<string> = new Set(["audio/aac", "audio/flac", "audio/mpeg", "audio/wav"]);

function isSound(realm: Realm, pathId: string): boolean {
  return SOUND_TYPES.has(realm.attachments.get(pathId)?.content_type ?? "");
}

/** The channel that is called so, letter for letter. */
function channelOfName(realm: Realm, name: string): Channel | undefined {
  const channel = channelByName(realm, name);
  return channel?.name === name ? channel : undefined;
}

/**
 * The message that represents a topic in links: the latest, until level 400 the oldest; with protected history of those
 * that the writer received.
 */
function messageOfTopic(
  realm: Realm,
  { stream_id: streamId, topic }: { readonly stream_id: number; readonly topic: string },
  writing: Writing | undefined,
): number | undefined {
  const channel = channelById(realm, streamId);
  const ids = topicConversation(realm, streamId, topic)?.message_ids;
  if (channel === undefined || ids === undefined) return undefined;
  if (!has(realm, "topicLinksNameTheLatest")) return firstOfTopic(realm, channel, ids, writing);
  const isReceived = (id: number): boolean => {
    const message = messageById(realm, id);
    return writing !== undefined && message !== undefined && hasRow(realm, writing.writer_id, message);
  };
  for (let end = ids.size; end > 0; end--) {
    const [id = 0] = ids.slice(end - 1, end);
    const isEarlier = writing === undefined || id < writing.before;
    if (isEarlier && (hasSharedHistory(channel) || isReceived(id))) return id;
  }
  return undefined;
}

function firstOfTopic(
  realm: Realm,
  channel: Channel,
  ids: SortedIds,
  writing: Writing | undefined,
): number | undefined {
  const found = hasSharedHistory(channel)
    ? ids.first()
    : ids.slice().find((id) => {
        const message = messageById(realm, id);
        return writing !== undefined && message !== undefined && hasRow(realm, writing.writer_id, message);
      });
  return found === undefined || (writing !== undefined && found >= writing.before) ? undefined : found;
}

/** The proxy of test servers and its key; those of other servers are secret. */
const PICTURE_PROXY = { url: "https://external-content.zulipcdn.net/external_content", key: "dummy" };

function proxiedAddress(address: string): string {
  return `${PICTURE_PROXY.url}/${hmacSha1Hex(PICTURE_PROXY.key, address)}/${hex(address)}`;
}

/** Wildcard mentions that are plain text on old servers. */
export function plainWords(realm: Realm): Pick<MarkdownContext, "plain_words"> {
  return has(realm, "channelIsAMentionOfAll") ? {} : { plain_words: NO_MENTION_YET };
}

const NO_MENTION_YET: readonly string[] = ["channel"];

function mentionedUser(realm: Realm, userId: number | undefined): MentionedUser | undefined {
  return userId === undefined ? undefined : userById(realm, userId);
}

/** The account with a name. Assumption A120: which one if several have it. */
function userByFullName(realm: Realm, name: string): MentionedUser | undefined {
  const wanted = name.toLowerCase();
  let found: MentionedUser | undefined;
  for (const user of realm.users) if (user.full_name.toLowerCase() === wanted) found = user;
  return found ?? realm.system_bots.find((bot) => bot.full_name.toLowerCase() === wanted);
}

function groupById(realm: Realm, id: number | undefined): MentionedGroup | undefined {
  const group = id === undefined ? undefined : userGroupById(realm, id);
  return group === undefined ? undefined : mentionedGroup(group);
}

/** The group of a name, letter for letter; one that is deactivated only where no other has the name; on old servers no
 * system group. */
function mentionedGroupByName(realm: Realm, name: string): MentionedGroup | undefined {
  const mentionsSystem = has(realm, "systemGroupsAreMentioned");
  let found: UserGroup | undefined;
  for (const group of realm.user_groups) {
    if (group?.name !== name || (group.system_name !== null && !mentionsSystem)) continue;
    if (found === undefined || !group.deactivated) found = group;
  }
  return found === undefined ? undefined : mentionedGroup(found);
}

function mentionedGroup(group: UserGroup): MentionedGroup {
  return group.system_name === null ? group : { ...group, display_name: SYSTEM_GROUP_TITLES[group.system_name] };
}
