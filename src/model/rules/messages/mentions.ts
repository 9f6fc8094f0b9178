import { remembering } from "../../collections/remembering";
import type { Channel } from "../../realm/channel";
import { EMPTY_LIST, frozen } from "../../realm/freeze";
import type { Mentions, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { NO_MENTIONS } from "../../text/markdown/mentions";
import type { MarkdownContext } from "../../text/markdown/markdown-context";
import { type Rendered, renderMarkdown } from "../../text/markdown/render";
import { scanMentions } from "../../text/markdown/scan-mentions";
import { type TopicLink, topicLinks } from "../../text/markdown/topic-links";
import { channelByName, hasContentAccess } from "../channels/channel-access";
import { has } from "../realm/feature-level";
import { topicParticipantIds } from "../topics/user-topics";
import { allMemberIds } from "../user-groups/group-membership";
import { markdownContext, plainWords } from "./markdown-of-realm";
import { renderedOnce } from "./remembered-rendering";

/** Where a message goes, as far as its mentions depend on it. */
export interface MentionPlace {
  readonly channel: Channel;
  readonly topic: string;
  /** Who writes: it takes part in the topic by that, also before there is any other message. */
  readonly sender_id: number;
}

/**
 * Resolves whom a content mentions, with the members of groups and the participants of the topic as they are now.
 *
 * @param place - where the message goes; null for direct messages, where a topic wildcard means nobody
 * @returns null when it mentions nobody
 */
export function resolveMentions(realm: Realm, content: string, place: MentionPlace | null): Mentions | null {
  if (!content.includes("@")) return null;
  const users: Record<string, number> = {};
  const groups: Record<string, number> = {};
  const context = markdownContext(realm);
  const scanned = scanMentions(content, {
    userById: context.userById,
    userByName: (name) => {
      const user = context.userByName(name);
      if (user !== undefined) users[name] = user.user_id;
      return user;
    },
    ...plainWords(realm),
    groupByName: (name) => {
      const group = context.groupByName(name);
      if (group !== undefined) groups[name] = group.id;
      return group;
    },
  });
  if (scanned === NO_MENTIONS) return null;
  const named = new Set(scanned.user_ids);
  const viaGroups = new Set(scanned.group_ids.flatMap((id) => allMemberIds(realm, id)).filter((id) => !named.has(id)));
  return frozen({
    ...scanned,
    via_group_user_ids: [...viaGroups].sort((a, b) => a - b),
    topic_participant_ids: scanned.topic_wildcard && place !== null ? participants(realm, place) : [],
    resolved: { users, groups },
  });
}

function participants(realm: Realm, { channel, topic, sender_id }: MentionPlace): number[] {
  const others = topicParticipantIds(realm, channel.stream_id, topic).filter((id) => id !== sender_id);
  return [...others, sender_id].sort((a, b) => a - b);
}

const NOBODY: Mentions = frozen({
  ...NO_MENTIONS,
  via_group_user_ids: [],
  topic_participant_ids: [],
  resolved: { users: {}, groups: {} },
});

/**
 * What a message mentions once it has new content. Until feature level 387 edits never take a wildcard back: who was
 * flagged by one for the channel stays so; the participants of a topic are looked up again only when the new content
 * mentions them and not the whole channel.
 */
export function mentionsAfterEdit(realm: Realm, before: Mentions | null, now: Mentions | null): Mentions | null {
  if (has(realm, "editsTakeWildcardsBack") || before === null || !(before.channel_wildcard || before.topic_wildcard))
    return now;
  const next = now ?? NOBODY;
  const topic = next.topic_wildcard && !next.channel_wildcard ? next : before;
  return frozen({
    ...next,
    channel_wildcard: next.channel_wildcard || before.channel_wildcard,
    topic_wildcard: topic.topic_wildcard,
    topic_participant_ids: topic.topic_participant_ids,
  });
}

/**
 * The HTML of a content that belongs to no message yet.
 *
 * @param writer - who writes it, with their setting for emoticons: what they cannot read is not linked to; anybody
 *   where left out
 */
export function renderedHtml(realm: Realm, content: string, writer?: User): string {
  if (writer === undefined) return renderMarkdown(content, markdownContext(realm)).html;
  const { translate_emoticons } = writer.settings;
  return renderMarkdown(content, { ...contextOfWriter(realm, writer), translate_emoticons }).html;
}

/** The HTML of a content that will be a message of an account. */
export function writtenHtml(realm: Realm, content: string, writer: User): string {
  return renderMarkdown(content, contextOfWriter(realm, writer)).html;
}

function contextOfWriter(realm: Realm, writer: User): MarkdownContext {
  const context = markdownContext(realm, undefined, { writer_id: writer.user_id, before: Infinity });
  const readable = (name: string): Channel | undefined => {
    const channel = channelByName(realm, name);
    return channel?.name === name && hasContentAccess(realm, channel, writer) ? channel : undefined;
  };
  return { ...context, channelByName: readable };
}

/** Names of channels, with or without a topic, as links in a message begin. */
const CHANNEL_NAME = /#\*\*([^*>]+)[>*]/g;

/**
 * The names of channels in a content that its writer cannot read: servers leave these as text. A bot of the server
 * reads all channels.
 *
 * @settled MentionBackend.get_stream_name_map
 */
export function unlinkedChannels(realm: Realm, content: string, writer: User): readonly string[] {
  if (writer.is_system_bot || !content.includes("#**")) return EMPTY_LIST;
  const names = new Set([...content.matchAll(CHANNEL_NAME)].map(([, name = ""]) => name));
  return [...names].filter((name) => {
    const channel = channelByName(realm, name);
    return channel?.name === name && !hasContentAccess(realm, channel, writer);
  });
}

/** A message rendered: its HTML, its links, and what it holds. */
export function renderedMessage(realm: Realm, message: Message): Rendered {
  return renderedOnce(realm, message, message.content, (asked) => {
    const before = message.links_before ?? (message.last_edit_timestamp === null ? message.id : Infinity);
    const context = markdownContext(asked, message.mentions?.resolved, { writer_id: message.sender_id, before });
    const { unlinked_channels: unlinked } = message;
    if (unlinked === undefined) return context;
    return { ...context, channelByName: (name) => (unlinked.includes(name) ? undefined : context.channelByName(name)) };
  });
}

/** The HTML of a message. */
export function messageHtml(realm: Realm, message: Message): string {
  return renderedMessage(realm, message).html;
}

/** Every bare address has one of these in it. */
const MAY_HOLD_URL = /:\/\/|www\./i;

/** Many messages have the same topic, so the links of a topic are remembered with the linkifiers that found them. */
const linksByLinkifiers = new WeakMap<Realm["linkifiers"], (topic: string) => readonly TopicLink[]>();

/** The links of a message's topic line. */
export function messageTopicLinks({ linkifiers }: Realm, { topic }: Message): readonly TopicLink[] {
  if (linkifiers.length === 0 && !MAY_HOLD_URL.test(topic)) return [];
  let linksOf = linksByLinkifiers.get(linkifiers);
  if (linksOf === undefined) {
    linksOf = remembering((text: string) => frozen([...topicLinks(text, { linkifiers })]));
    linksByLinkifiers.set(linkifiers, linksOf);
  }
  return linksOf(topic);
}
