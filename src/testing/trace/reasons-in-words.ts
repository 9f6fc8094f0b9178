import type { Withheld } from "../../model/changes/events/event-queues";
import type { EventQueue } from "../../model/realm/event-queue";
import type { Realm } from "../../model/realm/realm";
import type { RealmEvent } from "../../model/realm/realm-event";
import { isInAudience } from "../../model/outcome/audience";
import { userById } from "../../model/rules/users/people";
import { accountName } from "./gist";

/** Why a queue did not get an event: a few words for a cell, and a sentence. */
export interface ReasonInWords {
  readonly short: string;
  readonly sentence: string;
  /** What would bring it, a sentence each. */
  readonly remedies: readonly string[];
}

/** Says why a queue does not get an event, in words about the realm. */
export function reasonInWords(realm: Realm, queue: EventQueue, event: RealmEvent, withheld: Withheld): ReasonInWords {
  const name = accountName(realm, queue.user_id);
  switch (withheld) {
    case "audience":
      return audienceReason(realm, queue, event, name);
    case "event_types":
      return {
        short: "type not requested",
        sentence: `The queue requested ${(queue.event_types ?? []).join(", ") || "no type"}, not ${event.event.type}.`,
        remedies: [`Register the queue with ${event.event.type} in event_types.`],
      };
    case "narrow":
      return {
        short: "narrow",
        sentence: `The message does not match the queue's narrow: ${queue.narrow.map((term) => term.join(" ")).join(", ")}.`,
        remedies: ["Register the queue without a narrow, or with one that matches."],
      };
    case "capabilities":
      return {
        short: "capability",
        sentence: "The client did not declare a capability that this event needs.",
        remedies: ["Register the queue with the client capability of this event."],
      };
  }
}

function audienceReason(realm: Realm, queue: EventQueue, event: RealmEvent, name: string): ReasonInWords {
  const channel = channelOf(realm, event);
  if (event.about !== undefined && event.about.channel === null) {
    return { short: "not a participant", sentence: `${name} is not a participant of this conversation.`, remedies: [] };
  }
  if (channel !== undefined && !channel.subscribers.has(queue.user_id)) {
    const sees = !channel.invite_only;
    return {
      short: sees ? "not subscribed" : `cannot see #${channel.name}`,
      sentence: sees
        ? `${name} does not subscribe to #${channel.name}.`
        : `#${channel.name} is private, and ${name} does not subscribe to it.`,
      remedies: [
        sees ? `${name} subscribes to #${channel.name}, which is public.` : `Subscribe ${name} to #${channel.name}.`,
        ...(sees && event.event.type === "message" ? ["Register the queue with all_public_streams."] : []),
      ],
    };
  }
  const recipients = [...realm.users].filter(
    ({ user_id, is_active }) => is_active && isInAudience(event.audience, user_id),
  );
  const [only] = recipients;
  if (recipients.length === 1 && only !== undefined) {
    return {
      short: `${accountName(realm, only.user_id)}’s only`,
      sentence: `Only ${only.full_name} receives this event.`,
      remedies: [],
    };
  }
  const user = userById(realm, queue.user_id);
  if (user?.is_active === false) return { short: "deactivated", sentence: `${name} is deactivated.`, remedies: [] };
  if (recipients.length === 0)
    return { short: "no recipients", sentence: "No account receives this event.", remedies: [] };
  const names = recipients.slice(0, 5).map(({ user_id }) => accountName(realm, user_id));
  const more = recipients.length > names.length ? ` and ${recipients.length - names.length} more` : "";
  return {
    short: "not a recipient",
    sentence: `${name} is not a recipient. Recipients: ${names.join(", ")}${more}.`,
    remedies: [],
  };
}

function channelOf(realm: Realm, event: RealmEvent) {
  if (event.about !== undefined) return event.about.channel ?? undefined;
  const id: unknown = Object(event.event)["stream_id"] ?? Object(event.event)["stream_ids"]?.[0];
  return typeof id === "number" ? realm.channels.get(id - 1) : undefined;
}

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
