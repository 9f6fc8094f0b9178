import { withFields } from "../realm/change";
import type { RealmEvent } from "../realm/event-queue";
import { frozen } from "../realm/freeze";
import type { Realm } from "../realm/realm";
import type { PushDevice, PushToken } from "../realm/user";
import type { WebhookMessage, WebhookTrigger } from "../realm/webhook";

/** An email that a server would send. */
export interface OutboundEmail {
  /** The kind of outbound item. */
  readonly channel: "email";
  /** The address of the recipient. */
  readonly to: string;
  /** Whether the email invites, or reminds of an invitation. */
  readonly kind: "invitation" | "invitation_reminder";
  /** The link with which the recipient joins. */
  readonly invite_link?: string;
  /** The text that the inviter has added. */
  readonly body?: string;
}

/** A push notification, or a registration with the push service, that a server would send. */
export type OutboundPush = {
  /** The kind of outbound item. */
  readonly channel: "push";
  /** The ID of the account of the device. */
  readonly user_id: number;
} & (
  | {
      /** The kind of message to the push service. */
      readonly kind: "registration";
      /** The number that the client of the device chose. */
      readonly push_account_id: number;
      /** The kind of the token. */
      readonly token_kind: PushDevice["token_kind"];
      /** The public key of the push service, in Base64. */
      readonly bouncer_public_key: string;
      /** The registration, encrypted for the push service, in Base64. */
      readonly encrypted_push_registration: string;
    }
  | {
      /** The kind of message to the push service. */
      readonly kind: "device_registration";
      /** The ID of the device. */
      readonly device_id: number;
      /** The identifier of the token, in Base64. */
      readonly token_id: string;
      /** The kind of the token. */
      readonly token_kind: PushDevice["token_kind"];
      /** The public key of the push service, in Base64. */
      readonly bouncer_public_key: string;
      /** The registration, encrypted for the push service, in Base64. */
      readonly encrypted_push_registration: string;
    }
  | {
      /** The kind of message to the push service. */
      readonly kind: "e2ee_test_notification";
      /** The ID of the device. Since feature level 468. */
      readonly device_id?: number;
      /** The number that the client of the device chose. Until feature level 468. */
      readonly push_account_id?: number;
      /** The kind of the token. */
      readonly token_kind: PushDevice["token_kind"];
    }
  | {
      /** The kind of message to the push service. */
      readonly kind: "test_notification";
      /** The kind of the token. */
      readonly token_kind: PushToken["kind"];
      /** The token of the device. */
      readonly token: string;
    }
);

/** The body of a request of an outgoing webhook in the generic format. */
export interface WebhookPayload {
  /** The content of the message, as Markdown. */
  readonly data: string;
  /** The message that triggered the request. */
  readonly message: WebhookMessage;
  /** The address of the bot. */
  readonly bot_email: string;
  /** The name of the bot. */
  readonly bot_full_name: string;
  /** The token with which the webhook recognizes the server. */
  readonly token: string;
  /** Why the bot was called. */
  readonly trigger: WebhookTrigger;
}

/**
 * A request that an outgoing webhook bot would send. `answerWebhook` accepts the response of its server.
 *
 * @see https://zulip.com/api/outgoing-webhooks
 */
export type OutboundWebhook = {
  /** The kind of outbound item. */
  readonly channel: "webhook";
  /** Unique in the realm. */
  readonly id: number;
  /** The ID of the bot. */
  readonly user_id: number;
  /** The ID of the message that triggered the request. */
  readonly message_id: number;
  /** The number of the attempt: 1, or more if an earlier request for the same message did not reach the webhook. */
  readonly attempt: number;
  /** When the bot stops waiting for an answer, in UNIX seconds. */
  readonly times_out_at: number;
  /** The method of the request. */
  readonly method: "POST";
  /** The URL of the request. */
  readonly url: string;
  /** The headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text of the body. */
  readonly body: string;
} & (
  | {
      /** The format of the request. */
      readonly interface: "generic";
      /** The body as an object. */
      readonly json: WebhookPayload;
    }
  | {
      /** The format of the request. */
      readonly interface: "slack";
      /** The fields of the form in the body. */
      readonly form: Readonly<Record<string, string>>;
    }
);

/** Something that a server would send, as data. */
export type Outbound = OutboundEmail | OutboundPush | OutboundWebhook;

/** The next snapshot, with the events and the outbound items of the change. Operations are composed of transitions. */
export interface Transition {
  readonly realm: Realm;
  readonly events: readonly RealmEvent[];
  readonly outbound: readonly Outbound[];
}

const NOTHING: readonly never[] = Object.freeze([]);

/** A transition to this snapshot. */
export function transition(
  realm: Realm,
  events: readonly RealmEvent[] = NOTHING,
  outbound: readonly Outbound[] = NOTHING,
): Transition {
  return { realm, events, outbound };
}

/** Adds a second transition to the first. The events and outbound items of both follow each other. */
export function andThen(first: Transition, next: (realm: Realm) => Transition): Transition {
  const second = next(first.realm);
  return {
    realm: second.realm,
    events: concatenated(first.events, second.events),
    outbound: concatenated(first.outbound, second.outbound),
  };
}

/** Adds one transition for each item, in order. */
export function andThenForEach<Item>(
  first: Transition,
  items: Iterable<Item>,
  next: (realm: Realm, item: Item) => Transition,
): Transition {
  const remaining = items[Symbol.iterator]();
  return andThenUntilDone(first, (realm) => {
    const item = remaining.next();
    return item.done === true ? undefined : next(realm, item.value);
  });
}

/**
 * Adds transitions until `next` returns none. All events are collected in one list: a copy after each transition would
 * make the cost quadratic.
 */
export function andThenUntilDone(first: Transition, next: (realm: Realm) => Transition | undefined): Transition {
  const events = [...first.events];
  const outbound = [...first.outbound];
  let { realm } = first;
  for (let further = next(realm); further !== undefined; further = next(realm)) {
    realm = further.realm;
    for (const event of further.events) events.push(event);
    for (const item of further.outbound) outbound.push(item);
  }
  return { realm, events, outbound };
}

/** Adds events to a transition. */
export function withEvents(first: Transition, events: readonly RealmEvent[]): Transition {
  return { ...first, events: concatenated(first.events, events) };
}

/** The snapshot with events in its log. Nothing is stored while the realm has no queue, as no queue could read it. */
export function withEventsLogged(realm: Realm, events: readonly RealmEvent[]): Realm {
  if (events.length === 0 || realm.queues.size === 0) return realm;
  let entries = realm.event_log.entries;
  for (const event of events) entries = entries.push(frozen(event));
  return withFields(realm, { event_log: Object.freeze({ first: realm.event_log.first, entries }) });
}

function concatenated<Item>(first: readonly Item[], second: readonly Item[]): readonly Item[] {
  if (first.length === 0) return second;
  if (second.length === 0) return first;
  return [...first, ...second];
}
