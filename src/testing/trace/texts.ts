/** How a trace writes bytes, names and events as text. */
import type { Realm } from "../../model/realm/realm";
import type { RealmEvent } from "../../model/realm/event-queue";
import { accountName } from "./gist";

/** Bytes as base64 text. */
export function encodeBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** The bytes of a base64 text. */
export function decodeBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** A short digest of a value as JSON: FNV-1a, 64 bits in two halves. It finds accidents, not attacks. */
export function digest(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  let one = 0x811c9dc5;
  let other = 0x01234567;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) ^ (other >>> 13);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** `sendMessage` as the interface writes it: `send-message`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The content of an event, in a few words. */
export function eventGist(realm: Realm, { event, about }: RealmEvent): string {
  if (about !== undefined) {
    const { message, channel } = about;
    const place = channel === null ? "direct" : `#${channel.name} › ${message.topic}`;
    return `message ${message.id}, ${place}`;
  }
  const fields: Readonly<Record<string, unknown>> = { ...event };
  const words: string[] = [];
  if (typeof fields["message_id"] === "number") words.push(`message ${fields["message_id"]}`);
  if (typeof fields["stream_id"] === "number")
    words.push(`#${realm.channels.get(fields["stream_id"] - 1)?.name ?? fields["stream_id"]}`);
  if (typeof fields["user_id"] === "number") words.push(accountName(realm, fields["user_id"]));
  if (typeof fields["property"] === "string") words.push(fields["property"]);
  if (typeof fields["emoji_name"] === "string") words.push(`:${fields["emoji_name"]}:`);
  if (typeof fields["flag"] === "string") words.push(`${fields["flag"]}`);
  const messages = fields["messages"];
  if (Array.isArray(messages))
    words.push(messages.length === 1 ? `message ${String(messages[0])}` : `${messages.length} messages`);
  return words.join(", ");
}

/** The type of an event with its operation: `reaction add`. */
export function eventName({ event }: RealmEvent): string {
  const op: unknown = Object(event)["op"];
  return typeof op === "string" ? `${event.type} ${op}` : event.type;
}
