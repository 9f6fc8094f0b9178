import {
  byKey,
  changed,
  type Fields,
  isDeactivation,
  list,
  merged,
  numbers,
  part,
  record,
  UNKNOWN,
  without,
  withoutPerson,
} from "../part";

/**
 * What nobody is told of whenever it changes: clients count for themselves, of the first message only a deletion is
 * told, and an address follows from the name.
 */
const UNTOLD = ["stream_weekly_traffic", "subscriber_count", "first_message_id", "email_address", "role"];

/** What an account sets for its subscriptions alone. */
const PERSONAL = [
  ...["color", "is_muted", "in_home_view", "pin_to_top", "desktop_notifications", "audible_notifications"],
  ...["push_notifications", "email_notifications", "wildcard_mentions_notify"],
];

/** All channels that the client knows of, by ID. */
export const STREAMS = part({
  begin: ({ streams }) => (streams === undefined ? undefined : channelsOf(streams, {})),
  on: {
    stream: (value, event) => channelsAfter(record(value), event, {}),
    realm_user: (value, event) => settingsAfter(record(value), event),
  },
});

/**
 * All channels by ID, with whether the account subscribes, who else does, and what it has set. Whether it once
 * subscribed is left out: nobody is told who forgot.
 */
export const SUBSCRIPTIONS = part({
  begin: ({ subscriptions, unsubscribed, never_subscribed }) => {
    if (subscriptions === undefined) return undefined;
    const others = [...list(unsubscribed), ...list(never_subscribed)].map((item) => without(record(item), ...PERSONAL));
    return { ...channelsOf(others, { subscribed: false }), ...channelsOf(subscriptions, { subscribed: true }) };
  },
  on: {
    stream: (value, event) => channelsAfter(record(value), event, { subscribed: false, subscribers: [] }),
    subscription: (value, event, state) => subscriptionsAfter(record(value), event, Number(state["user_id"])),
    realm_user: (value, event) => settingsAfter(record(value), event),
  },
});

/**
 * The channels after an account was deactivated, which no setting names any more, or reactivated: no event tells which
 * settings of channels name it again, unlike those of groups and of the realm.
 */
function settingsAfter(channels: Fields, event: Fields): Fields {
  const { user_id, is_active } = record(event["person"]);
  const isGone = isDeactivation(event);
  if (!isGone && (is_active !== true || event["op"] !== "update")) return channels;
  const after = isGone ? (channel: Fields) => withoutPerson(channel, user_id) : withUnknownMembers;
  return Object.fromEntries(Object.entries(channels).map(([id, channel]) => [id, after(record(channel))]));
}

function withUnknownMembers(channel: Fields): Fields {
  return Object.fromEntries(
    Object.entries(channel).map(([name, value]) => [
      name,
      "direct_members" in record(value) ? { ...record(value), direct_members: UNKNOWN } : value,
    ]),
  );
}

function channelsOf(items: unknown, more: Fields): Fields {
  return byKey(
    list(items).map((item) => ({ ...without(record(item), ...UNTOLD), ...more })),
    "stream_id",
  );
}

function channelsAfter(channels: Fields, event: Fields, fresh: Fields): Fields {
  switch (event["op"]) {
    case "create":
      return { ...channels, ...channelsOf(event["streams"], fresh) };
    case "delete": {
      const ids = event["stream_ids"] ?? list(event["streams"]).map((item) => record(item)["stream_id"]);
      return without(channels, ...numbers(ids).map(String));
    }
    default:
      if (UNTOLD.includes(String(event["property"]))) return channels;
      return changed(channels, event["stream_id"], (channel) => ({
        ...channel,
        ...without(event, "id", "type", "op", "stream_id", "name", "property", "value"),
        [String(event["property"])]: event["value"],
      }));
  }
}

/** What has another value; old servers tell of muting by the one name, which means the other as well. */
function personalChange(property: unknown, value: unknown): Fields {
  if (property === "in_home_view") return { in_home_view: value, is_muted: value === false };
  return { [String(property)]: value };
}

function subscriptionsAfter(channels: Fields, event: Fields, me: number): Fields {
  switch (event["op"]) {
    case "add":
      return { ...channels, ...channelsOf(event["subscriptions"], { subscribed: true }) };
    case "remove":
      return withEach(
        channels,
        list(event["subscriptions"]).map((item) => record(item)["stream_id"]),
        (channel) => ({
          ...without(channel, ...PERSONAL),
          subscribed: false,
          subscribers: merged(channel["subscribers"], [], [me]),
        }),
      );
    case "update":
      return changed(channels, event["stream_id"], (channel) => ({
        ...channel,
        ...personalChange(event["property"], event["value"]),
      }));
    case "peer_add":
      return withEach(channels, event["stream_ids"], (channel) => ({
        ...channel,
        subscribers: merged(channel["subscribers"], event["user_ids"]),
      }));
    default:
      return withEach(channels, event["stream_ids"], (channel) => ({
        ...channel,
        subscribers: merged(channel["subscribers"], [], event["user_ids"]),
      }));
  }
}

function withEach(channels: Fields, ids: unknown, change: (channel: Fields) => Fields): Fields {
  return numbers(ids).reduce((present, id) => changed(present, id, change), channels);
}
