/*
 * Addresses of places inside the realm's own web pages, which clients read to open the same place.
 */
import type { LinkedChannel } from "./markdown-context";

/** Encodes an operand for the fragment of an address: percent encoding with a dot for the percent sign. */
function encodeOperand(operand: string): string {
  const whole = operand.replace(/\p{Cs}/gu, "\ufffd");
  return encodeURIComponent(whole)
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll(".", "%2E")
    .replaceAll("%", ".");
}

/**
 * The address of a channel, of a topic or of a message in it, relative to the realm.
 *
 * @param topic - undefined for the channel itself; may be empty
 * @param messageId - the message to show, if one is meant
 * @param newestMessageId - a message that marks the topic even after it has moved
 */
export function narrowAddress(
  channel: LinkedChannel,
  topic: string | undefined,
  messageId: number | undefined,
  newestMessageId: number | undefined,
): string {
  const slug = encodeOperand(channel.name.replaceAll(" ", "-"));
  const place = `/#narrow/channel/${channel.stream_id}-${slug}`;
  if (topic === undefined) return place;
  const inTopic = `${place}/topic/${encodeOperand(topic)}`;
  if (messageId !== undefined) return `${inTopic}/near/${messageId}`;
  return newestMessageId === undefined ? inTopic : `${inTopic}/with/${newestMessageId}`;
}
