/** What an account is shown of a realm, without names and with places for IDs, so that two realms can be compared. */
import { isJsonObject } from "../../src/matching/json-value";
import type { Body, OwnRealm } from "../../src/own-realm/answers";
import { CHANNEL_GROUP_SETTINGS, REALM_GROUP_SETTINGS, USER_GROUP_SETTINGS } from "../../src/protocol/group-settings";
import { REALM_SETTINGS } from "../../src/protocol/realm-settings";

const rows = (listed: unknown): readonly Body[] => (Array.isArray(listed) ? listed.filter(isJsonObject) : []);
const numbers = (listed: unknown): readonly number[] => (Array.isArray(listed) ? listed.map(Number) : []);
const some = (names: readonly string[], shown: Body): Body => Object.fromEntries(names.map((name) => [name, shown[name]]));
const shape = (text: unknown): number => String(text).length;

/** The place of each ID among all, from 1. */
function placesOf(ids: readonly unknown[]): (id: unknown) => number | undefined {
  const sorted = [...new Set(ids.map(Number))].sort((a, b) => a - b);
  return (id) => (sorted.includes(Number(id)) ? sorted.indexOf(Number(id)) + 1 : undefined);
}

/** Accounts that are not shown, but named; in the realm of the fixture they are shown. */
export function hiddenPeople(realm: OwnRealm): ReadonlySet<number> {
  const { people, place } = peopleIn(realm);
  const shown = new Set(people.map(({ user_id }) => place(user_id)));
  return new Set(
    idsOf(realm)
      .flatMap((id) => place(id) ?? [])
      .filter((one) => !shown.has(one)),
  );
}

function peopleIn(realm: OwnRealm) {
  const people = [...rows(realm.registration["realm_users"]), ...rows(realm.registration["realm_non_active_users"])];
  return { people, place: placesOf([...people.map(({ user_id }) => user_id), ...idsOf(realm)]) };
}

/** Older servers do not show archived channels, but their messages. */
function ofShownChannels({ registration, messages }: OwnRealm): readonly Body[] {
  const shown = new Set(channelsOf(registration).map(({ stream_id }) => stream_id));
  return messages.filter(({ stream_id }) => stream_id === undefined || shown.has(stream_id));
}

function idsOf(realm: OwnRealm): readonly unknown[] {
  const { registration } = realm;
  return [
    ...ofShownChannels(realm).flatMap((message) => [message["sender_id"], ...rows(message["display_recipient"]).map(({ id }) => id)]),
    ...channelsOf(registration).flatMap(({ subscribers }) => numbers(subscribers)),
    ...groupsOf(registration).flatMap(({ members }) => numbers(members)),
  ];
}

const groupsOf = (registration: Body): readonly Body[] =>
  rows(registration["realm_user_groups"]).filter((group) => group["is_system_group"] !== true);
const channelsOf = (registration: Body): readonly Body[] =>
  ["subscriptions", "unsubscribed", "never_subscribed"].flatMap((name) => rows(registration[name]));
const byNumber = (a: number | undefined, b: number | undefined): number => (a ?? 0) - (b ?? 0);

/** The picture of a realm. */
export function picture(realm: OwnRealm, hidden = hiddenPeople(realm)): unknown {
  const { registration } = realm;
  const messages = ofShownChannels(realm);
  const { people, place } = peopleIn(realm);
  const [channels, groups] = [channelsOf(registration), groupsOf(registration)];
  const channelPlace = placesOf(channels.map(({ stream_id }) => stream_id));
  const groupPlace = placesOf(groups.map(({ id }) => id));
  const folders = rows(registration["channel_folders"]).map(({ id }) => id);
  const messagePlace = placesOf(messages.map(({ id }) => id));
  const systemGroups = new Map(
    rows(registration["realm_user_groups"])
      .filter((group) => group["is_system_group"] === true)
      .map(({ id, name }) => [id, name]),
  );
  const groupOf = (id: unknown): unknown => systemGroups.get(id) ?? groupPlace(id);
  const holders = (value: unknown): unknown =>
    isJsonObject(value)
      ? [
          numbers(value["direct_members"]).map(place).filter(Boolean).sort(byNumber),
          numbers(value["direct_subgroups"])
            .map(groupOf)
            .filter((one) => one !== undefined)
            .map(String)
            .sort(),
        ]
      : groupOf(value);
  const permissions = (table: object, shown: Body, prefix = ""): Body =>
    Object.fromEntries(Object.keys(table).map((name) => [name, holders(shown[`${prefix}${name}`])]));
  const topics = new Map<string, number>();
  const topicOf = (topic: unknown): unknown => {
    const key = String(topic).toLowerCase().replace(/^✔ /u, "");
    if (key === "") return "";
    if (!topics.has(key)) topics.set(key, topics.size + 1);
    return [topics.get(key), String(topic).startsWith("✔ ")];
  };
  const settings = Object.entries(REALM_SETTINGS).map(([name, { rule }]) => {
    const value = registration[`realm_${name}`];
    if (rule.kind === "channel") return [name, channelPlace(value) ?? value];
    if (rule.kind === "address") return [name, null];
    return [name, name.endsWith("_text") ? shape(value) : value];
  });
  return {
    account: place(registration["user_id"]),
    people: people
      .filter(({ user_id }) => !hidden.has(place(user_id) ?? 0))
      .map((shown) => ({
        place: place(shown["user_id"]),
        owner: place(shown["bot_owner_id"]),
        // Profiles have other values; which fields they have is the same.
        profile: Object.keys(isJsonObject(shown["profile_data"]) ? shown["profile_data"] : {}).length,
        ...some(["role", "is_bot", "is_active", "date_joined", "timezone", "is_imported_stub"], shown),
      }))
      .sort((a, b) => byNumber(a.place, b.place)),
    channels: channels
      .map((shown) => ({
        place: channelPlace(shown["stream_id"]),
        creator: place(shown["creator_id"]),
        folder: folders.indexOf(shown["folder_id"]),
        description: shape(shown["description"]),
        subscribers: numbers(shown["subscribers"]).map(place).sort(byNumber),
        ...some(
          [
            "invite_only",
            "is_web_public",
            "history_public_to_subscribers",
            "is_archived",
            "message_retention_days",
            "topics_policy",
            "default_push_notifications",
            "date_created",
          ],
          shown,
        ),
        ...permissions(CHANNEL_GROUP_SETTINGS, shown),
      }))
      .sort((a, b) => byNumber(a.place, b.place)),
    usual: [
      ...numbers(registration["realm_default_streams"]).map((id) => channelPlace(id)),
      ...rows(registration["realm_default_streams"]).map(({ stream_id }) => channelPlace(stream_id)),
    ].filter(Boolean),
    groups: groups.map((shown) => ({
      members: numbers(shown["members"]).map(place).sort(byNumber),
      subgroups: numbers(shown["direct_subgroup_ids"]).map(groupOf),
      deactivated: shown["deactivated"],
      description: shape(shown["description"]),
      ...permissions(USER_GROUP_SETTINGS, shown),
    })),
    folders: rows(registration["channel_folders"]).map(({ description, is_archived }) => [shape(description), is_archived]),
    fields: rows(registration["custom_profile_fields"]).map((field) =>
      some(["type", "required", "editable_by_user", "display_in_profile_summary", "use_for_user_matching"], field),
    ),
    settings: Object.fromEntries(settings),
    permissions: permissions(REALM_GROUP_SETTINGS, registration, "realm_"),
    own: registration["user_settings"],
    drafts: rows(registration["drafts"]).map(({ type, content, timestamp }) => [type, shape(content), timestamp]),
    alert_words: Array.isArray(registration["alert_words"]) ? registration["alert_words"].length : undefined,
    muted: rows(registration["muted_users"]).map(({ id }) => place(id)),
    messages: messages.map((message) => {
      const { flags } = message;
      const isOwn = message["sender_id"] === registration["user_id"];
      return {
        place: messagePlace(message["id"]),
        sender: place(message["sender_id"]),
        to:
          channelPlace(message["stream_id"]) ??
          rows(message["display_recipient"])
            .map(({ id }) => place(id))
            .sort(byNumber),
        topic: topicOf(message["subject"]),
        is_read: isOwn || (Array.isArray(flags) && flags.includes("read")),
        timestamp: message["timestamp"],
        reactions: rows(message["reactions"]).flatMap(({ emoji_name, reaction_type, user_id }) =>
          reaction_type === "realm_emoji" ? [] : [[emoji_name, place(user_id)]],
        ),
      };
    }),
  };
}
