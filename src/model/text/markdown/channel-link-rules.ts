/** Links to channels, topics and messages, and the addresses of their places in the web app. */
import { linkifiedPlaces } from "../linkifiers/linkifier";
import { percentEncoded } from "../percent-encoding";
import { type Element, sealedElement } from "./html";
import type { LinkedChannel, MarkdownContext } from "./markdown-context";
import { type InlineRule, patternRule, type Reading } from "./reading";
import { joinUrl, safeUrl, splitUrl } from "./safe-url";
import { webLinkFrom } from "./web-link";

/** Encodes an operand for the fragment of an address: percent encoding with a dot for the percent sign. */
function encodeOperand(operand: string): string {
  return percentEncoded(operand).replaceAll(".", "%2E").replaceAll("%", ".");
}

/**
 * The address of a channel, of a topic or of a message in it, relative to the realm.
 *
 * @param channel - with an empty name, only the ID is in the address
 * @param topic - undefined for the channel itself; may be empty
 * @param message - `near/ID` for a message to show, `with/ID` for one that marks the topic even after it has moved
 */
export function narrowAddress(channel: LinkedChannel, topic?: string, message?: string): string {
  const slug = channel.name === "" ? "" : `-${encodeOperand(channel.name.replaceAll(" ", "-"))}`;
  const place = `/#narrow/channel/${channel.stream_id}${slug}`;
  if (topic === undefined) return place;
  const inTopic = `${place}/topic/${encodeOperand(topic)}`;
  return message === undefined ? inTopic : `${inTopic}/${message}`;
}

const CHANNEL = /(?<![^\s'"({[/<])#\*\*([^*]+)\*\*/g;
const TOPIC = /(?<![^\s'"({[/<])#\*\*([^*>]+)>([^*]*)\*\*/g;
const MESSAGE = /(?<![^\s'"({[/<])#\*\*([^*>]+)>([^*]*)@(\d+)\*\*/g;
const CHANNEL_WRITTEN = new RegExp(CHANNEL);
const TOPIC_WRITTEN = new RegExp(TOPIC);
const MESSAGE_SIGN = " @ 💬";

/** The names of channels in a content, each once, whether or not they become links. */
export function channelNamesIn(content: string): readonly string[] {
  const found = [...content.matchAll(CHANNEL_WRITTEN), ...content.matchAll(TOPIC_WRITTEN)];
  return [...new Set(found.map(([, name = ""]) => name))];
}

/** The topics in a content, each once, whether or not they become links. */
export function topicNamesIn(content: string): readonly { readonly channel: string; readonly topic: string }[] {
  const found = [...content.matchAll(TOPIC_WRITTEN)].map(([, channel = "", topic = ""]) => ({ channel, topic }));
  return found.filter(({ channel, topic }, index) => {
    return found.findIndex((other) => other.channel === channel && other.topic === topic) === index;
  });
}

export const channelLinkRule: InlineRule = patternRule("#**", CHANNEL, ([, name = ""], reading) => {
  const channel = linkedChannel(name, reading);
  if (!channel) return undefined;
  const link = { class: "stream", "data-stream-id": String(channel.stream_id), href: narrowAddress(channel) };
  return sealedElement("a", `#${channel.name}`, link);
});

export const topicLinkRule: InlineRule = patternRule("#**", TOPIC, ([, name = "", topic = ""], reading) => {
  const channel = linkedChannel(name, reading);
  if (!channel) return undefined;
  const message = reading.context.messageOfTopic?.(channel.stream_id, topic);
  const href = narrowAddress(channel, topic, message === undefined ? undefined : `with/${message}`);
  const link = { class: "stream-topic", "data-stream-id": String(channel.stream_id), href };
  return topicLink(channel, topic, "", link, reading);
});

export const messageLinkRule: InlineRule = patternRule("#**", MESSAGE, ([, name = "", topic = "", id], reading) => {
  const channel = linkedChannel(name, reading);
  if (!channel) return undefined;
  const link = { class: "message-link", href: narrowAddress(channel, topic, `near/${id}`) };
  return topicLink(channel, topic, MESSAGE_SIGN, link, reading);
});

/** Channels count only if the message as it was written links to them somewhere, as for mentions. */
function linkedChannel(name: string, { content, context }: Reading): LinkedChannel | undefined {
  const channel = context.channelByName(name);
  if (!channel) return undefined;
  for (const links of [CHANNEL_WRITTEN, TOPIC_WRITTEN]) {
    for (const [, written] of content.matchAll(links)) if (written === name) return channel;
  }
  return undefined;
}

function topicLink(
  channel: LinkedChannel,
  topic: string,
  sign: string,
  attributes: Readonly<Record<string, string>>,
  { context }: Reading,
): Element {
  if (topic !== "") return sealedElement("a", `#${channel.name} > ${topic}${sign}`, attributes);
  const link = sealedElement("a", `#${channel.name} > `, attributes);
  const name = sealedElement("em", context.empty_topic_display_name);
  name.tail = sign;
  name.tailSealed = true;
  link.children.push(name);
  return link;
}

/** A link that clients show next to a topic. */
export interface TopicLink {
  /** The words of the topic that became the link. */
  readonly text: string;
  readonly url: string;
}

/** A link, and the place that it claims: with the blank before it, or with the words before it. */
interface Claim extends TopicLink {
  readonly start: number;
}

/**
 * The links of a topic: bare addresses, and what linkifiers find. Where several want the same words, the earlier
 * linkifier wins, and a linkifier over an address.
 *
 * @returns links in the order in which they stand in the topic
 */
export function topicLinks(topic: string, context: Pick<MarkdownContext, "linkifiers">): readonly TopicLink[] {
  const kept: Claim[] = [];
  for (const claim of [...linkified(topic, context), ...bareAddresses(topic)]) {
    if (!kept.some((other) => overlap(other, claim))) kept.push(claim);
  }
  return kept.sort((one, other) => one.start - other.start).map(({ text, url }) => ({ text, url }));
}

function overlap(one: Claim, other: Claim): boolean {
  return one.start < other.start + other.text.length && other.start < one.start + one.text.length;
}

function linkified(topic: string, { linkifiers }: Pick<MarkdownContext, "linkifiers">): readonly Claim[] {
  return linkifiers.flatMap((linkifier) =>
    [...linkifiedPlaces(topic, linkifier)]
      .filter(({ url }) => safeUrl(url) !== undefined)
      .map(({ start, end, url }) => ({ start: Math.max(0, start - 1), text: topic.slice(start, end), url })),
  );
}

/** Words between blanks and punctuation, of which each may hold one address. */
const WORD = /[^ !;),'"]+/g;

function bareAddresses(topic: string): readonly Claim[] {
  return [...topic.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const link = webLinkFrom(word, 0, "/");
    if (!link) return [];
    const text = word.slice(link.start, link.end);
    return [{ start: index, text, url: withScheme(text) }];
  });
}

/** Domains without a scheme lead to the secure web. */
function withScheme(address: string): string {
  const parts = splitUrl(address);
  if (!parts || parts.scheme !== "") return address;
  const [authority = ""] = parts.path.split("/", 1);
  return joinUrl({ ...parts, scheme: "https", authority, path: parts.path.slice(authority.length) });
}
