/** Renders contents as HTML. An earlier result is used again while all that it has read is unchanged. */
import { remembering } from "../../collections/remembering";
import type { Channel } from "../../realm/channel";
import { EMPTY_LIST, frozen } from "../../realm/freeze";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { MarkdownContext } from "../../text/markdown/markdown-context";
import { type Rendered, renderMarkdown } from "../../text/markdown/render";
import { type TopicLink, topicLinks } from "../../text/markdown/channel-link-rules";
import { channelByName, hasContentAccess } from "../channels/channel-access";
import { markdownContext } from "./markdown-of-realm";

/** A question that a rendering has asked its context, and the answer. */
interface Lookup {
  readonly ask: (context: MarkdownContext) => unknown;
  readonly found: unknown;
}

interface Remembered {
  readonly inputs: readonly unknown[];
  readonly lookups: readonly Lookup[];
  readonly rendered: Rendered;
}

const renderings = new WeakMap<object, Remembered>();

/**
 * Renders the content of a record, or returns the earlier rendering if it is still valid.
 *
 * @param record - immutable; it is rendered with one content and one kind of context only
 */
export function renderedOnce(
  realm: Realm,
  record: object,
  content: string,
  contextOf: (realm: Realm) => MarkdownContext,
): Rendered {
  const inputs = inputsOf(realm);
  const known = renderings.get(record);
  if (known?.inputs.every((input, index) => input === inputs[index]) === true) {
    if (known.lookups.length === 0) return known.rendered;
    const context = contextOf(realm);
    if (known.lookups.every(({ ask, found }) => isSame(ask(context), found))) return known.rendered;
  }
  const lookups: Lookup[] = [];
  const rendered = renderMarkdown(content, recording(contextOf(realm), lookups));
  renderings.set(record, { inputs, lookups: lookups.length === 0 ? EMPTY_LIST : lookups, rendered });
  return rendered;
}

/** What every rendering depends on. */
function inputsOf({ feature_level, profile, settings, linkifiers }: Realm): readonly unknown[] {
  const { url, empty_topic_display_name, follow } = profile;
  const { inline_image_preview, default_code_block_language } = settings;
  return [
    feature_level,
    follow,
    url,
    empty_topic_display_name,
    linkifiers,
    inline_image_preview,
    default_code_block_language,
  ];
}

/** The context, with each lookup added to a list. */
function recording(context: MarkdownContext, lookups: Lookup[]): MarkdownContext {
  const record = <Found>(ask: (context: MarkdownContext) => Found): Found => {
    const found = ask(context);
    lookups.push({ ask, found });
    return found;
  };
  return {
    ...context,
    userByName: (name) => record((asked) => asked.userByName(name)),
    userById: (userId) => record((asked) => asked.userById(userId)),
    groupByName: (name) => record((asked) => asked.groupByName(name)),
    channelByName: (name) => record((asked) => asked.channelByName(name)),
    messageOfTopic: (streamId, topic) => record((asked) => asked.messageOfTopic?.(streamId, topic)),
    ...(context.isSound === undefined
      ? {}
      : { isSound: (pathId) => record((asked) => asked.isSound?.(pathId) === true) }),
    customEmoji: (name) => record((asked) => asked.customEmoji(name)),
  };
}

/** Whether two answers are the same record, or records with the same fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const fields = Object.entries(one);
  return (
    fields.length === Object.keys(other).length && fields.every(([name, value]) => Reflect.get(other, name) === value)
  );
}

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
