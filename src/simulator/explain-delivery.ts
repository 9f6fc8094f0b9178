import type { EventBody } from "../generated/event-types";
import type { MessageEvent } from "../generated/event-types";
import { type Withheld, withheldBecause } from "../model/changes/events/event-queues";
import { checkRealm } from "../model/outcome/call-problem";
import type { Channel } from "../model/realm/channel";
import type { ClientCapabilities, EventQueue, RealmEvent } from "../model/realm/event-queue";
import type { Realm } from "../model/realm/realm";
import type { User } from "../model/realm/user";
import { channelById } from "../model/rules/channels/channel-access";
import { messageById } from "../model/rules/messages/message-rows";
import { isGuest, userById } from "../model/rules/users/people";
import { survivesAdapting } from "../model/views/events/adapt-event";
import { audienceNames, formsFor } from "../model/views/events/outcome-events";
import { isEventKnown } from "../protocol/events/events";
import { checkEvent, checkQueue } from "./calls/checked-parts";

/** Whether an event reached a queue, and why. */
export interface Delivery {
  /** The event, as a client with all capabilities receives it. */
  readonly event: EventBody | Pick<MessageEvent, "type">;
  /** UNIX seconds of the virtual clock. */
  readonly at: number;
  /** The kind of rule that withheld the event; null if the queue received it. */
  readonly withheld: Withheld | null;
  /** The rule as a sentence: `bob is not subscribed to #secret, which is private.` */
  readonly why: string;
}

/** An event, with the realm as it was then. */
export interface DeliveredEvent {
  readonly realm: Realm;
  readonly event: RealmEvent;
}

/** How many events a simulator remembers for its explanations. */
export const REMEMBERED_EVENTS = 1_000;

/** For every event since a queue was registered: whether it reached the queue, and why. Oldest first. */
export function deliveriesTo(queueId: string, events: readonly DeliveredEvent[]): readonly Delivery[] {
  return events.slice(-REMEMBERED_EVENTS).flatMap(({ realm, event }) => {
    const queue = realm.queues.get(queueId);
    const viewer = queue === undefined ? undefined : userById(realm, queue.user_id);
    if (queue === undefined || viewer === undefined) return [];
    const withheld = withheldBecause(realm, queue, event) ?? null;
    const why =
      withheld === null
        ? `The queue of ${viewer.full_name} has it.`
        : whyWithheld(realm, queue, event, withheld).sentence;
    return [{ event: formsFor(realm, viewer, event)[0] ?? event.event, at: realm.now, withheld, why }];
  });
}

/** The rule that withheld an event from a queue: a few words for a cell, and a sentence. */
export interface WhyWithheld {
  readonly short: string;
  readonly sentence: string;
  /** What would let the queue receive the event, a sentence each. */
  readonly remedies: readonly string[];
}

/** Finds the rule that withheld an event from a queue. */
export function whyWithheld(realm: Realm, queue: EventQueue, event: RealmEvent, withheld: Withheld): WhyWithheld {
  checkRealm("whyWithheld", realm);
  checkQueue("whyWithheld", queue);
  checkEvent("whyWithheld", event);
  const type = event.event.type;
  switch (withheld) {
    case "audience":
      return whyNotRecipient(realm, queue.user_id, event);
    case "event_types":
      return {
        short: "type not requested",
        sentence: `The queue did not request ${type}, only ${queue.event_types?.join(", ") || "no type"}.`,
        remedies: [`Register the queue with ${type} in event_types.`],
      };
    case "narrow":
      return {
        short: "narrow",
        sentence: `The narrow of the queue excludes the message: ${JSON.stringify(queue.narrow)}.`,
        remedies: ["Register the queue without a narrow, or with one that matches."],
      };
    case "capabilities":
      return whyNothingIsLeft(realm, queue, event);
  }
}

/** Finds the rule by which an account is not in the audience of an event. */
export function whyNotRecipient(realm: Realm, userId: number, event: RealmEvent): WhyWithheld {
  const user = userById(realm, userId);
  const name = user?.full_name ?? `account ${userId}`;
  if (user?.is_active !== true) return rule("deactivated", `${name} is deactivated.`);
  const { type } = event.event;
  if (type === "subscription" && event.event.op.startsWith("peer_")) {
    return channelRule(realm, user, event) ?? otherRule(realm, name, event);
  }
  if (OWN_TYPES.has(type)) return ownRule(realm, event);
  const kind = KINDS[type];
  if (kind !== undefined) return rule(kind.short, `${name} ${kind.is}; events of type ${type} are for ${kind.for}.`);
  if (USER_TYPES.has(type)) {
    const names = audienceNames(realm, event.audience, 3);
    return event.audience.include === null && isGuest(user)
      ? rule("user not visible", `${name} is a guest who cannot see the user of this event.`)
      : rule("nothing changes", `What ${name} sees does not change; it changes for ${names}.`);
  }
  return channelRule(realm, user, event) ?? otherRule(realm, name, event);
}

/** The types of events that name a channel, and are for one account. */
const OWN_TYPES: ReadonlySet<string> = new Set(["subscription", "user_topic"]);

/** The types of events about another account, which some guests cannot see. */
const USER_TYPES: ReadonlySet<string> = new Set(["presence", "realm_user", "user_group", "user_status", "realm"]);

/** The types of events that one kind of account receives. */
const KINDS: Readonly<Record<string, { readonly short: string; readonly is: string; readonly for: string }>> = {
  default_streams: { short: "guest", is: "is a guest", for: "members" },
  default_stream_groups: { short: "guest", is: "is a guest", for: "members" },
  invites_changed: {
    short: "not an administrator",
    is: "is not an administrator and did not create the invitation",
    for: "these",
  },
  realm_bot: {
    short: "not the bot's owner",
    is: "does not own the bot and does not manage it",
    for: "its owner, and for administrators if its channels are public",
  },
  realm_export: { short: "not an administrator", is: "is not a human administrator", for: "these" },
  realm_export_consent: { short: "not an administrator", is: "is not a human administrator", for: "these" },
};

function rule(short: string, sentence: string, remedies: readonly string[] = []): WhyWithheld {
  return { short, sentence, remedies };
}

/** The rules of events that happen in a channel or in a direct conversation. */
function channelRule(realm: Realm, user: User, event: RealmEvent): WhyWithheld | undefined {
  const name = user.full_name;
  const place = placeOf(realm, event);
  if (place === undefined) return undefined;
  if (place === "direct") {
    if (event.event.type === "typing" && isAmong(event, user)) return typingRule(name);
    return rule("not a participant", `${name} is not a participant of this direct conversation.`);
  }
  const { invite_only, subscribers } = place;
  const channel = `#${place.name}`;
  if (!subscribers.has(user.user_id)) {
    const remedies = [`Subscribe ${name} to ${channel}.`];
    if (invite_only)
      return rule(`not in ${channel}`, `${name} is not subscribed to ${channel}, which is private.`, remedies);
    if (event.event.type === "message") remedies.push("Register the queue with all_public_streams.");
    return rule("not subscribed", `${name} is not subscribed to ${channel}.`, remedies);
  }
  if (event.event.type === "typing") return typingRule(name);
  if (MESSAGE_TYPES.has(event.event.type)) {
    return rule("message not received", `${name} did not receive the message in ${channel} and cannot read it.`);
  }
  const isCreated = "op" in event.event && event.event.op === "create";
  if (isCreated) return rule("channel known", `${name} knew ${channel} before.`);
  return rule("channel not visible", `${name} cannot see ${channel}, or is notified of it by another event.`);
}

const MESSAGE_TYPES: ReadonlySet<string> = new Set([
  "delete_message",
  "message",
  "reaction",
  "submessage",
  "update_message",
]);

function typingRule(name: string): WhyWithheld {
  return rule("typing not wanted", `${name} turned off receives_typing_notifications.`, [
    `Turn on receives_typing_notifications for ${name}.`,
  ]);
}

function ownRule(realm: Realm, { event, audience }: RealmEvent): WhyWithheld {
  const owner = audienceNames(realm, audience, 3);
  return rule(`only ${owner}`, `Events of type ${event.type} are only for the account that they belong to: ${owner}.`);
}

function otherRule(realm: Realm, name: string, event: RealmEvent): WhyWithheld {
  if (event.audience.include?.size === 1) return ownRule(realm, event);
  const names = audienceNames(realm, event.audience, 5);
  return rule("not a recipient", `${name} is not a recipient; recipients: ${names}.`);
}

/** The channel in which an event happens, or a direct conversation; undefined for other events. */
function placeOf(realm: Realm, { event, about }: RealmEvent): Channel | "direct" | undefined {
  if (about !== undefined) return about.channel ?? "direct";
  const fields: Readonly<Record<string, unknown>> = { ...event };
  if (typeof fields["message_id"] === "number" && fields["stream_id"] === undefined) {
    const message = messageById(realm, fields["message_id"]);
    if (message !== undefined) return message.stream_id === null ? "direct" : channelById(realm, message.stream_id);
  }
  if (event.type === "typing" || event.type === "delete_message") {
    if (fields["message_type"] !== "stream") return "direct";
  }
  const streams: unknown = fields["streams"];
  const ids: unknown = fields["stream_ids"];
  const id: unknown =
    fields["stream_id"] ??
    (Array.isArray(ids) ? ids[0] : Array.isArray(streams) ? Object(streams[0])["stream_id"] : undefined);
  return typeof id === "number" ? channelById(realm, id) : undefined;
}

function isAmong({ event }: RealmEvent, user: User): boolean {
  const recipients: unknown = "recipients" in event ? event.recipients : undefined;
  return Array.isArray(recipients) && recipients.some((one) => Object(one)["user_id"] === user.user_id);
}

/** Why no part of an event is left when it is adapted to a client. */
function whyNothingIsLeft(realm: Realm, queue: EventQueue, event: RealmEvent): WhyWithheld {
  const viewer = userById(realm, queue.user_id);
  const { type } = event.event;
  if (viewer === undefined || event.about !== undefined) return rule("no account", "The account does not exist.");
  if (!isEventKnown(event.event, realm.feature_level)) {
    return rule(
      "feature level",
      `Servers of feature level ${realm.feature_level} do not send this event of type ${type}.`,
    );
  }
  const declared = Object.entries(queue.client_capabilities);
  // The capabilities with which the queue would have received the event.
  const deciding = declared.filter(([name, isDeclared]) => {
    const client_capabilities: ClientCapabilities = { ...queue.client_capabilities, [name]: !isDeclared };
    return survivesAdapting(realm, { ...queue, client_capabilities }, viewer, event);
  });
  const lacking = deciding.flatMap(([name, isDeclared]) => (isDeclared ? [] : [name]));
  if (lacking.length > 0) {
    return rule("capability", `The client did not declare the capability ${lacking.join(" or ")}.`, [
      `Register the queue with ${lacking.map((name) => `"${name}": true`).join(" or ")} in client_capabilities.`,
    ]);
  }
  if (deciding.length > 0) {
    const names = deciding.map(([name]) => name).join(" and ");
    return rule("capability", `The client declared ${names}, so it does not need this event.`);
  }
  return rule("older form", `Clients of feature level ${realm.feature_level} receive no event instead of this one.`);
}
