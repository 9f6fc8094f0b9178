/** Links to channels, topics and messages, and the addresses of their places in the web app. */
import { wellFormed } from "../text-checks";
import { type Element, sealedElement } from "./html";
import { type InlineRule, patternRule, type Reading } from "./reading";
import type { LinkedChannel } from "./markdown-context";

/** Encodes an operand for the fragment of an address: percent encoding with a dot for the percent sign. */
function encodeOperand(operand: string): string {
  return encodeURIComponent(wellFormed(operand))
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll(".", "%2E")
    .replaceAll("%", ".");
}

/**
 * The address of a channel, of a topic or of a message in it, relative to the realm.
 *
 * @param topic - undefined for the channel itself; may be empty
 * @param message - `near/ID` for a message to show, `with/ID` for one that marks the topic even after it has moved
 */
export function narrowAddress(channel: LinkedChannel, topic?: string, message?: string): string {
  const slug = encodeOperand(channel.name.replaceAll(" ", "-"));
  const place = `/#narrow/channel/${channel.stream_id}-${slug}`;
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

/** Reads links to channels. */
export const channelLinkRule: InlineRule = patternRule("#**", CHANNEL, ([, name = ""], reading) => {
  const channel = linkedChannel(name, reading);
  if (!channel) return undefined;
  const link = { class: "stream", "data-stream-id": String(channel.stream_id), href: narrowAddress(channel) };
  return sealedElement("a", `#${channel.name}`, link);
});

/** Reads links to topics. */
export const topicLinkRule: InlineRule = patternRule("#**", TOPIC, ([, name = "", topic = ""], reading) => {
  const channel = linkedChannel(name, reading);
  if (!channel) return undefined;
  const message = reading.context.messageOfTopic?.(channel.stream_id, topic);
  const href = narrowAddress(channel, topic, message === undefined ? undefined : `with/${message}`);
  const link = { class: "stream-topic", "data-stream-id": String(channel.stream_id), href };
  return topicLink(channel, topic, "", link, reading);
});

/** Reads links to messages. */
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
