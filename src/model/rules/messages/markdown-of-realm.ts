import { storedFor } from "../../../data/lazy";
import { SYSTEM_GROUP_TITLES } from "../../../protocol/group-settings";
import type { Channel } from "../../realm/channel";
import { hex, hmacSha1Hex } from "../../realm/digest";
import type { Realm } from "../../realm/realm";
import type { RenderingRules, WrittenFile } from "../../realm/rendering";
import type { User } from "../../realm/user";
import type { UserGroup } from "../../realm/user-group";
import type { MarkdownContext, MentionedGroup } from "../../text/markdown/markdown-context";
import { channelById, channelByName, hasContentAccess, hasSharedHistory } from "../channels/channel-access";
import { activeCustomEmoji, customEmojiUrl, emojiNames } from "../reactions/reactions";
import { has } from "../realm/feature-level";
import { thumbnailAttributes, writtenFile } from "../uploads/thumbnails";
import { userById } from "../users/people";
import { canAccessUser } from "../users/who-may";
import { topicConversation } from "./conversations";
import { hasRow, messageById } from "./message-rows";

/** The rules that hold in a realm. */
export function renderingRules({ feature_level, profile, linkifiers, settings, server }: Realm): RenderingRules {
  return {
    feature_level,
    url: profile.url,
    empty_topic_display_name: profile.empty_topic_display_name,
    linkifiers,
    inline_image_preview: settings.inline_image_preview,
    default_code_block_language: settings.default_code_block_language,
    formula_renderer: server.formula_renderer !== false,
  };
}

/** The part of a context that follows from rules, and from uploaded files by their paths. */
export function rulesContext(
  rules: RenderingRules,
  fileAt: (pathId: string) => WrittenFile | undefined,
): Omit<MarkdownContext, "userByName" | "userById" | "groupByName" | "channelByName" | "customEmoji"> {
  return {
    realm_url: rules.url,
    ...plainWords(rules),
    linkifiers: rules.linkifiers,
    emoji_names: emojiNames(rules),
    translate_emoticons: false,
    empty_topic_display_name: rules.empty_topic_display_name,
    inline_image_preview: rules.inline_image_preview,
    default_code_block_language: rules.default_code_block_language,
    ...(has(rules, "soundsArePlayed")
      ? { isSound: (pathId: string) => SOUND_TYPES.has(fileAt(pathId)?.content_type ?? "") }
      : {}),
    ...(has(rules, "timesAreInIsoForm") ? { only_iso_times: true } : {}),
    isUpload: (pathId) => fileAt(pathId) !== undefined,
    isPicture: (pathId) => fileAt(pathId)?.content_type.startsWith("image/") === true,
    thumbnail: (pathId) => {
      const file = fileAt(pathId);
      return file === undefined ? undefined : thumbnailAttributes(rules, file);
    },
    formulas_fail: !rules.formula_renderer,
    invalid_times_stay: has(rules, "invalidTimesArePlainText"),
    queries_follow_hosts: has(rules, "queriesFollowHosts"),
    pictures_in_text: has(rules, "picturesStandInTheText"),
    pictures_are_uploads: has(rules, "pictureSyntaxTakesUploads"),
    pictures_in_text_count: has(rules, "picturesInTheTextAreFound"),
    proxied: proxiedAddress,
  };
}

/**
 * What Markdown needs from a realm at this moment.
 *
 * @param writer - who writes the text; undefined for a text without an author, such as a description
 */
export function markdownContext(realm: Realm, writer?: User): MarkdownContext {
  return {
    ...rulesContext(renderingRules(realm), (pathId) => {
      const file = realm.attachments.get(pathId);
      return file && writtenFile(realm, file);
    }),
    userByName: (name) => visibleTo(realm, writer, userByFullName(realm, name)),
    userById: (userId) => visibleTo(realm, writer, userById(realm, userId)),
    groupByName: (name) => mentionedGroupByName(realm, name),
    channelByName: (name) => linkedChannel(realm, name, writer),
    messageOfTopic: (streamId, topic) => messageOfTopic(realm, { stream_id: streamId, topic }, writer),
    customEmoji: (name) => {
      const emoji = activeCustomEmoji(realm, name);
      return emoji === undefined ? undefined : { id: String(emoji.id), source_url: customEmojiUrl(realm, emoji) };
    },
    translate_emoticons: writer?.settings.translate_emoticons ?? false,
    now: realm.now,
  };
}

/** The media types of sounds that browsers play. */
const SOUND_TYPES: ReadonlySet<string> = new Set(["audio/aac", "audio/flac", "audio/mpeg", "audio/wav"]);

/** The channel that is called so, letter for letter; only one that the writer can read. Bots of the server read all. */
function linkedChannel(realm: Realm, name: string, writer: User | undefined): Channel | undefined {
  const channel = channelByName(realm, name);
  if (channel?.name !== name) return undefined;
  const isReadable = writer === undefined || writer.is_system_bot || hasContentAccess(realm, channel, writer);
  return isReadable ? channel : undefined;
}

/**
 * The message that represents a topic in links: the latest, until level 400 the oldest; with protected history of those
 * that the writer received.
 */
function messageOfTopic(
  realm: Realm,
  { stream_id: streamId, topic }: { readonly stream_id: number; readonly topic: string },
  writer: User | undefined,
): number | undefined {
  const channel = channelById(realm, streamId);
  const ids = topicConversation(realm, streamId, topic)?.message_ids;
  if (channel === undefined || ids === undefined) return undefined;
  const namesLatest = has(realm, "topicLinksNameTheLatest");
  if (hasSharedHistory(channel)) return namesLatest ? ids.last() : ids.first();
  const isReceived = (id: number): boolean => {
    const message = messageById(realm, id);
    return writer !== undefined && message !== undefined && hasRow(realm, writer.user_id, message);
  };
  if (!namesLatest) return ids.slice().find(isReceived);
  for (let end = ids.size; end > 0; end--) {
    const [id = 0] = ids.slice(end - 1, end);
    if (isReceived(id)) return id;
  }
  return undefined;
}

/** The proxy of test servers and its key; those of other servers are secret. */
const PICTURE_PROXY = { url: "https://external-content.zulipcdn.net/external_content", key: "dummy" };

function proxiedAddress(address: string): string {
  return `${PICTURE_PROXY.url}/${hmacSha1Hex(PICTURE_PROXY.key, address)}/${hex(address)}`;
}

/** Wildcard mentions that are plain text on old servers. */
export function plainWords(rules: Pick<Realm, "feature_level">): Pick<MarkdownContext, "plain_words"> {
  return has(rules, "channelIsAMentionOfAll") ? {} : { plain_words: NO_MENTION_YET };
}

const NO_MENTION_YET: readonly string[] = ["channel"];

/** The account, unless the writer of a text cannot see it: then its name is no mention. */
function visibleTo(realm: Realm, writer: User | undefined, user: User | undefined): User | undefined {
  if (writer === undefined || user === undefined) return user;
  return canAccessUser(realm, writer, user) ? user : undefined;
}

/** The newest account of each name in lower case: Assumption A120. */
const accountsByName = storedFor(
  (users: Realm["users"]): ReadonlyMap<string, User> =>
    new Map(Array.from(users, (user) => [user.full_name.toLowerCase(), user])),
);

function userByFullName({ users, system_bots }: Realm, name: string): User | undefined {
  const wanted = name.toLowerCase();
  return accountsByName(users).get(wanted) ?? system_bots.find((bot) => bot.full_name.toLowerCase() === wanted);
}

const groupsByName = storedFor((groups: Realm["user_groups"]): ReadonlyMap<string, readonly UserGroup[]> => {
  const found = new Map<string, readonly UserGroup[]>();
  for (const group of groups) if (group !== null) found.set(group.name, [...(found.get(group.name) ?? []), group]);
  return found;
});

/** The group of a name, letter for letter; one that is deactivated only where no other has the name; on old servers no
 * system group. */
function mentionedGroupByName(realm: Realm, name: string): MentionedGroup | undefined {
  const mentionsSystem = has(realm, "systemGroupsAreMentioned");
  let found: UserGroup | undefined;
  for (const group of groupsByName(realm.user_groups).get(name) ?? []) {
    if (group.system_name !== null && !mentionsSystem) continue;
    if (found === undefined || !group.deactivated) found = group;
  }
  return found === undefined ? undefined : mentionedGroup(found);
}

function mentionedGroup(group: UserGroup): MentionedGroup {
  return group.system_name === null ? group : { ...group, display_name: SYSTEM_GROUP_TITLES[group.system_name] };
}
