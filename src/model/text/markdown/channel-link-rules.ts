/*
 * Links to channels `#**design**`, to topics `#**design>plans**` and to messages `#**design>plans@12**`.
 */
import { type Element, sealedElement } from "./element";
import { type InlineRule, patternRule } from "./inline-rule";
import type { LinkedChannel } from "./markdown-context";
import { narrowAddress } from "./narrow-address";
import type { Reading } from "./reading";

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
