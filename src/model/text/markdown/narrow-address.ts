/*
 * Addresses of places inside the realm's own web pages, which clients read to open the same place.
 */
import { wellFormed } from "../unprintable";
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
