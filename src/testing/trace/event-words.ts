import type { Realm } from "../../model/realm/realm";
import type { RealmEvent } from "../../model/realm/realm-event";
import { accountName } from "./gist";

/** What an event says, in a few words. */
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
