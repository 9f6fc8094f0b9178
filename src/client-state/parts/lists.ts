import {
  byKey,
  changed,
  type EventType,
  type Fields,
  list,
  numbers,
  part,
  type Part,
  reactingTo,
  record,
  UNKNOWN,
  without,
} from "../part";

/** A list that every event brings anew. */
function replaced<Type extends EventType>(type: Type, key: string, field = key): Part<Type> {
  return { begin: (registration) => registration[key], on: reactingTo(type, (_value, event) => event[field]) };
}

/** Rows without their HTML, which the server makes anew whenever it is asked: names in it may have changed. */
function unrendered(items: unknown): readonly Fields[] {
  return list(items).map((item) => without(record(item), "rendered_content"));
}

/** Rows that are added, updated and removed by their ID. */
function rows<Type extends EventType>(type: Type, key: string, id: string, one: string, removedId: string): Part<Type> {
  return {
    begin: (registration) => (registration[key] === undefined ? undefined : byKey(unrendered(registration[key]), id)),
    on: reactingTo(type, (value, event) => {
      const present = record(value);
      if (event["op"] === "remove") return without(present, String(event[removedId]));
      const given = event[key] === undefined ? [event[one]] : list(event[key]);
      return { ...present, ...byKey(unrendered(given), id) };
    }),
  };
}

const DRAFTS = rows("drafts", "drafts", "id", "draft", "draft_id");

/** Parts that are lists of rows, or are told whole. */
export const LIST_PARTS = {
  alert_words: replaced("alert_words", "alert_words"),
  muted_users: replaced("muted_users", "muted_users"),
  muted_topics: part({
    begin: ({ muted_topics }) => muted_topics,
    on: {
      muted_topics: (_value, event) => event["muted_topics"],
      // The rows go by the name of the channel, which may change.
      stream: (value, event, state) => (event["property"] === "name" ? withChannelRenamed(value, event, state) : value),
    },
  }),
  custom_profile_fields: replaced("custom_profile_fields", "custom_profile_fields", "fields"),
  // Old servers list the channels by name as they were when the list was made, newer ones their IDs.
  realm_default_streams: part({
    begin: ({ realm_default_streams: channels }) => (channels === undefined ? undefined : channelIds(channels)),
    on: { default_streams: (_value, event) => channelIds(event["default_streams"]) },
  }),
  realm_emoji: replaced("realm_emoji", "realm_emoji"),
  realm_linkifiers: replaced("realm_linkifiers", "realm_linkifiers"),
  realm_playgrounds: replaced("realm_playgrounds", "realm_playgrounds"),
  scheduled_messages: rows(
    ...(["scheduled_messages", "scheduled_messages", "scheduled_message_id"] as const),
    ...(["scheduled_message", "scheduled_message_id"] as const),
  ),
  saved_snippets: rows("saved_snippets", "saved_snippets", "id", "saved_snippet", "saved_snippet_id"),
  reminders: rows("reminders", "reminders", "reminder_id", "reminder", "reminder_id"),
  drafts: part({
    ...DRAFTS,
    on: {
      ...DRAFTS.on,
      // The server forgets all drafts of an account that switches this off, and says nothing more of it.
      user_settings: (value, event) =>
        event["property"] === "enable_drafts_synchronization" && event["value"] === false ? {} : value,
    },
  }),
  realm_domains: part({
    begin: ({ realm_domains }) => (realm_domains === undefined ? undefined : byKey(realm_domains, "domain")),
    on: {
      realm_domains: (value, event) => {
        if (event["op"] === "remove") return without(record(value), String(event["domain"]));
        return { ...record(value), ...byKey([event["realm_domain"]], "domain") };
      },
    },
  }),
  navigation_views: part({
    begin: ({ navigation_views: views }) => (views === undefined ? undefined : byKey(views, "fragment")),
    on: {
      navigation_view: (value, event) => {
        const fragment = String(event["fragment"]);
        if (event["op"] === "remove") return without(record(value), fragment);
        if (event["op"] === "add") return { ...record(value), ...byKey([event["navigation_view"]], "fragment") };
        return changed(record(value), fragment, (view) => ({ ...view, ...record(event["data"]) }));
      },
    },
  }),
  channel_folders: part({
    begin: ({ channel_folders: folders }) => (folders === undefined ? undefined : byKey(folders, "id")),
    on: { channel_folder: (value, event) => foldersAfter(record(value), event) },
  }),
  push_devices: part({
    // Whether the relay still has to answer is not told; the client that has just registered knows it by itself.
    begin: ({ push_devices: devices }) =>
      devices === undefined
        ? undefined
        : Object.fromEntries(
            Object.entries(record(devices)).map(([id, row]) => [
              id,
              record(row)["status"] === "pending" ? UNKNOWN : row,
            ]),
          ),
    on: {
      push_device: (value, event) => {
        const { push_account_id, status, error_code } = event;
        const row = error_code === undefined ? { status } : { status, error_code };
        return { ...record(value), [String(push_account_id)]: row };
      },
    },
  }),
};

function channelIds(items: unknown): number[] {
  const ids = list(items).map((item) => (typeof item === "number" ? item : Number(record(item)["stream_id"])));
  return ids.sort((one, other) => one - other);
}

function withChannelRenamed(rows: unknown, event: Fields, state: Fields): unknown {
  const { name } = record(record(state["streams"])[String(event["stream_id"])]);
  const renamed = (part: unknown, index: number): unknown => (index === 0 && part === name ? event["value"] : part);
  return list(rows).map((row) => list(row).map(renamed));
}

function foldersAfter(folders: Fields, event: Fields): Fields {
  switch (event["op"]) {
    case "add":
      return { ...folders, ...byKey([event["channel_folder"]], "id") };
    case "update":
      return changed(folders, event["channel_folder_id"], (folder) => ({ ...folder, ...record(event["data"]) }));
    default: {
      const order = numbers(event["order"]);
      return Object.fromEntries(
        Object.entries(folders).map(([id, folder]) => [id, { ...record(folder), order: order.indexOf(Number(id)) }]),
      );
    }
  }
}
