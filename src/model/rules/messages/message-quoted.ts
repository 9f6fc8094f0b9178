import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { narrowAddress } from "../../text/markdown/narrow-address";
import { channelById } from "../channels/channel-access";
import { topicView } from "../topics/topic-name";

/** The content of a message as a fenced block, by fences that are longer than those inside it. */
export function fencedContent(message: Message, kind: string): string {
  const fence = "`".repeat(Math.max(3, longestFence(message.content) + 1));
  return `${fence}${kind}\n${message.content}\n${fence}`;
}

function longestFence(content: string): number {
  return Math.max(0, ...[...content.matchAll(/`+/g)].map(([run]) => run.length));
}

/** Lines as a quotation. */
export function quotedLines(text: string): string {
  return `> ${text.replaceAll("\n", "\n> ")}`;
}

/** Where a message is: a link to one of a channel; of a direct one no more than that. */
export function messagePlace(realm: Realm, message: Message): string {
  const channel = message.stream_id === null ? undefined : channelById(realm, message.stream_id);
  if (channel === undefined) return "a direct message";
  const address = narrowAddress(channel, message.topic, `near/${message.id}`);
  const title = `${channel.name} > ${topicView(realm, message.topic, false)}`;
  return `[a message in ${title.replace(/[[\]\\]/g, "\\$&")}](${address.slice(1)})`;
}
