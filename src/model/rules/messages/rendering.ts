/** Renders contents as HTML: what their writer can read, and what names meant when a message was sent. */
import { remembering } from "../../collections/remembering";
import type { Channel } from "../../realm/channel";
import { EMPTY_LIST, frozen } from "../../realm/freeze";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { MarkdownContext } from "../../text/markdown/markdown-context";
import { type Rendered, renderMarkdown } from "../../text/markdown/render";
import { type TopicLink, topicLinks } from "../../text/markdown/topic-links";
import { channelByName, hasContentAccess } from "../channels/channel-access";
import { markdownContext } from "./markdown-of-realm";
import { renderedOnce } from "./remembered-rendering";

/**
 * Renders a content that belongs to no message yet.
 *
 * @param writer - the account that writes it: its setting for emoticons applies, and channels that it cannot read are
 *   not linked. Without a writer, all channels are linked and emoticons stay text
 */
export function renderedHtml(realm: Realm, content: string, writer?: User): string {
  if (writer === undefined) return renderMarkdown(content, markdownContext(realm)).html;
  const { translate_emoticons } = writer.settings;
  return renderMarkdown(content, { ...contextOfWriter(realm, writer), translate_emoticons }).html;
}

/** Renders a content that will be a message of an account. */
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
 * The names of channels in a content that its writer cannot read: servers do not link them. A bot of the server reads
 * all channels.
 */
export function unlinkedChannels(realm: Realm, content: string, writer: User): readonly string[] {
  if (writer.is_system_bot || !content.includes("#**")) return EMPTY_LIST;
  const names = new Set([...content.matchAll(CHANNEL_NAME)].map(([, name = ""]) => name));
  return [...names].filter((name) => {
    const channel = channelByName(realm, name);
    return channel?.name === name && !hasContentAccess(realm, channel, writer);
  });
}

/** The HTML of a message, its links, and what it contains. */
export function renderedMessage(realm: Realm, message: Message): Rendered {
  return renderedOnce(realm, message, message.content, (current) => {
    const before = message.links_before ?? (message.last_edit_timestamp === null ? message.id : Infinity);
    const context = markdownContext(current, message.mentions?.resolved, { writer_id: message.sender_id, before });
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
