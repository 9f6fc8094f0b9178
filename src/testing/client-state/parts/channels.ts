import { type Drafted, listIn, unwritten, type Writable } from "../../../model/collections/drafts";
import { type EventOf, mergedNumbers, type PartNamed, without } from "../part";
import { type ClientState, type KnownChannel, type KnownSubscription, type Rows, UNKNOWN } from "../state";
import { deactivatedBy, reactivatedBy, takeOut } from "../user-events";

/**
 * Fields whose changes no event reports completely: clients count for themselves, an event reports the first message
 * only after a deletion, and an address follows from the name.
 */
const UNREPORTED = ["stream_weekly_traffic", "subscriber_count", "first_message_id", "email_address", "role"];

/** What an account sets only for its own subscriptions. */
const PERSONAL = [
  "color",
  "is_muted",
  "in_home_view",
  "pin_to_top",
  "desktop_notifications",
  "audible_notifications",
  "push_notifications",
  "email_notifications",
  "wildcard_mentions_notify",
] as const;

/** All channels that the client knows, by ID. */
export const STREAMS = {
  begin: ({ streams }) => streams && withKnownFields(streams),
  on: {
    stream: (channels, event) => {
      if (event.op === "create") Object.assign(channels, withKnownFields(event.streams));
      else channelsAfter(channels, event);
    },
    realm_user: settingsAfter,
  },
} satisfies PartNamed<"streams">;

/**
 * All channels by ID, with whether the account subscribes, who else does, and what it has set. The state does not say
 * whether the account subscribed earlier, since no event reports when that stops to be known.
 */
export const SUBSCRIPTIONS = {
  begin: ({ subscriptions, unsubscribed = [], never_subscribed = [] }) => {
    if (subscriptions === undefined) return undefined;
    const others = [...unsubscribed, ...never_subscribed].map((row) => ({ ...row, subscribed: false }));
    for (const row of others) forgetPersonal(row);
    return {
      ...withKnownFields(others),
      ...withKnownFields(subscriptions.map((row) => ({ ...row, subscribed: true }))),
    };
  },
  on: {
    stream: (channels, event) => {
      if (event.op !== "create") return channelsAfter(channels, event);
      const fresh = event.streams.map((channel) => ({ ...channel, subscribed: false, subscribers: [] }));
      Object.assign(channels, withKnownFields(fresh));
    },
    subscription: (channels, event, { user_id }) => {
      switch (event.op) {
        case "add":
          Object.assign(channels, withKnownFields(event.subscriptions.map((row) => ({ ...row, subscribed: true }))));
          return;
        case "remove":
          for (const channel of present(
            channels,
            event.subscriptions.map(({ stream_id }) => stream_id),
          )) {
            forgetPersonal(channel);
            channel.subscribed = false;
            channel.subscribers = mergedNumbers(channel.subscribers, [], user_id === undefined ? [] : [user_id]);
          }
          return;
        case "update":
          for (const channel of present(channels, [event.stream_id])) Object.assign(channel, personalChange(event));
          return;
        case "peer_add":
          for (const channel of channelsOfPeers(channels, event))
            channel.subscribers = mergedNumbers(channel.subscribers, peersIn(event));
          return;
        case "peer_remove":
          for (const channel of channelsOfPeers(channels, event))
            channel.subscribers = mergedNumbers(channel.subscribers, [], peersIn(event));
      }
    },
    realm_user: (channels, event, state) => {
      settingsAfter(channels, event, state);
      const userId = deactivatedBy(event);
      if (userId === undefined) return;
      for (const channel of Object.values(channels)) {
        if (listIn(channel.subscribers ?? []).includes(userId))
          channel.subscribers = mergedNumbers(channel.subscribers, [], [userId]);
      }
    },
  },
} satisfies PartNamed<"subscriptions">;

/** Rows by channel, without the fields that no event keeps up to date. */
function withKnownFields<Row extends { readonly stream_id: number }>(rows: readonly Row[]): Rows<Row>;
function withKnownFields(rows: readonly { readonly stream_id: number }[]): Rows<object> {
  return Object.fromEntries(
    rows.map((row) => [
      String(row.stream_id),
      Object.fromEntries(Object.entries(row).filter(([name]) => !UNREPORTED.includes(name))),
    ]),
  );
}

function forgetPersonal(channel: Partial<Writable<KnownSubscription>>): void {
  for (const name of PERSONAL) delete channel[name];
}

/** What an event says of others who subscribe; servers below level 35 name one account in one channel. */
interface Peers {
  readonly stream_ids?: readonly number[];
  readonly stream_id?: number;
  readonly name?: string;
  readonly user_ids?: readonly number[];
  readonly user_id?: number;
}

function peersIn({ user_ids, user_id }: Peers): readonly number[] {
  return user_ids ?? (user_id === undefined ? [] : [user_id]);
}

/** Below level 19, the channel has its name alone. */
function channelsOfPeers<Channel extends { name?: string }>(
  channels: Record<string, Channel>,
  { stream_ids, stream_id, name }: Peers,
): Channel[] {
  if (stream_ids !== undefined) return present(channels, stream_ids);
  if (stream_id !== undefined) return present(channels, [stream_id]);
  return Object.values(channels).filter((channel) => channel.name === name);
}

/** Those of some channels that the client knows of. */
function present<Channel>(channels: Record<string, Channel>, ids: readonly number[]): Channel[] {
  return ids.flatMap((id) => channels[id] ?? []);
}

/**
 * The channels after an account was deactivated or reactivated. Settings no longer name a deactivated account. No event
 * reports which settings of channels name a reactivated account again, unlike those of groups and of the realm.
 */
function settingsAfter(channels: Drafted<Rows<KnownChannel>>, event: EventOf<"realm_user">, state: ClientState): void {
  const isBack = reactivatedBy(event) !== undefined;
  const deactivatedId = deactivatedBy(event);
  if (!isBack && deactivatedId === undefined) return;
  for (const channel of Object.values(channels)) {
    takeOut(channel, deactivatedId, state);
    if (isBack) forgetMembers(channel);
  }
}

function forgetMembers(channel: Writable<KnownChannel>): void {
  for (const [name, value] of Object.entries(unwritten(channel))) {
    if (typeof value !== "object" || value === null || !("direct_members" in value)) continue;
    Object.assign(channel, { [name]: { ...value, direct_members: UNKNOWN } });
  }
}

/** The changes of channels that the client knows of already. */
type OfKnown = Exclude<EventOf<"stream">, { readonly op: "create" }>;

function channelsAfter(channels: Drafted<Rows<KnownChannel>>, event: OfKnown): void {
  if (event.op === "delete") {
    const ids = event.stream_ids ?? event.streams.map(({ stream_id }) => stream_id);
    for (const id of ids) delete channels[id];
    return;
  }
  const channel = channels[event.stream_id];
  if (channel === undefined || UNREPORTED.includes(event.property)) return;
  const others = without(event, "id", "type", "op", "stream_id", "name", "property", "value");
  Object.assign(channel, others, { [event.property]: event.value });
}

type PersonalChange = Extract<EventOf<"subscription">, { readonly op: "update" }>;

/** The fields that an event changes. Old servers report muting by one of its two names; the other changes too. */
function personalChange({ property, value }: PersonalChange): object {
  return property === "in_home_view" ? { in_home_view: value, is_muted: value === false } : { [property]: value };
}
