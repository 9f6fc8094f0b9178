import type { DefaultStreamGroupView } from "../../../protocol/records/channels";
import { byKey, type PartNamed, without } from "../part";
import { type KnownDefaultStreamGroup, UNKNOWN } from "../state";

/** A row without its HTML. The server renders it again for each request, and names in it can change. */
function unrendered<Row extends { readonly rendered_content?: string }>(row: Row): Omit<Row, "rendered_content"> {
  return without(row, "rendered_content");
}

const ALERT_WORDS = {
  begin: ({ alert_words }) => alert_words,
  on: { alert_words: (_words, event) => event.alert_words },
} satisfies PartNamed<"alert_words">;

const ONBOARDING = {
  begin: ({ onboarding_steps }) => onboarding_steps,
  on: { onboarding_steps: (_steps, event) => event.onboarding_steps },
} satisfies PartNamed<"onboarding_steps">;

const MUTED_USERS = {
  begin: ({ muted_users }) => muted_users,
  on: { muted_users: (_users, event) => event.muted_users },
} satisfies PartNamed<"muted_users">;

const MUTED_TOPICS = {
  begin: ({ muted_topics }) => muted_topics,
  on: {
    muted_topics: (_topics, event) => event.muted_topics,
    // The rows have the name of the channel as their key, and it can change.
    stream: (rows, event, { streams }) => {
      if (event.op !== "update" || event.property !== "name") return rows;
      const before = streams?.[event.stream_id]?.name;
      const after = String(event.value);
      return rows.map(([channel, topic, since]) => [channel === before ? after : channel, topic, since]);
    },
  },
} satisfies PartNamed<"muted_topics">;

const CUSTOM_PROFILE_FIELDS = {
  begin: ({ custom_profile_fields }) => custom_profile_fields,
  on: { custom_profile_fields: (_fields, event) => event.fields },
} satisfies PartNamed<"custom_profile_fields">;

/** Old servers list the channels with their names when the list was made, newer ones their IDs. */
const DEFAULT_STREAMS = {
  begin: ({ realm_default_streams: channels }) => (channels === undefined ? undefined : channelIds(channels)),
  on: { default_streams: (_ids, event) => channelIds(event.default_streams) },
} satisfies PartNamed<"realm_default_streams">;

/** Old servers list whole channels. */
const DEFAULT_STREAM_GROUPS = {
  begin: ({ realm_default_stream_groups: groups }) => groups?.map(knownGroup),
  on: { default_stream_groups: (_groups, event) => event.default_stream_groups.map(knownGroup) },
} satisfies PartNamed<"realm_default_stream_groups">;

function knownGroup({ streams, ...group }: DefaultStreamGroupView): KnownDefaultStreamGroup {
  return { ...group, streams: channelIds(streams) };
}

function channelIds(channels: readonly (number | { readonly stream_id: number })[]): number[] {
  const ids = channels.map((channel) => (typeof channel === "number" ? channel : channel.stream_id));
  return ids.sort((one, other) => one - other);
}

const EMOJI = {
  begin: ({ realm_emoji }) => realm_emoji,
  on: {
    realm_emoji: (rows, event) => {
      if (event.op === "update") return event.realm_emoji;
      if (event.op === "add") return { ...rows, [event.emoji.id]: event.emoji };
      const known = rows[event.emoji_id];
      return known === undefined ? rows : { ...rows, [event.emoji_id]: { ...known, ...event.data } };
    },
  },
} satisfies PartNamed<"realm_emoji">;

const LINKIFIERS = {
  begin: ({ realm_linkifiers }) => realm_linkifiers,
  on: { realm_linkifiers: (_linkifiers, event) => event.realm_linkifiers },
} satisfies PartNamed<"realm_linkifiers">;

const PLAYGROUNDS = {
  begin: ({ realm_playgrounds }) => realm_playgrounds,
  on: { realm_playgrounds: (_playgrounds, event) => event.realm_playgrounds },
} satisfies PartNamed<"realm_playgrounds">;

const SCHEDULED_MESSAGES = {
  begin: ({ scheduled_messages: rows }) => rows && byKey(rows.map(unrendered), "scheduled_message_id"),
  on: {
    scheduled_messages: (rows, event) => {
      if (event.op === "remove") delete rows[event.scheduled_message_id];
      else {
        const given = event.op === "add" ? event.scheduled_messages : [event.scheduled_message];
        Object.assign(rows, byKey(given.map(unrendered), "scheduled_message_id"));
      }
    },
  },
} satisfies PartNamed<"scheduled_messages">;

const SAVED_SNIPPETS = {
  begin: ({ saved_snippets: rows }) => rows && byKey(rows, "id"),
  on: {
    saved_snippets: (rows, event) => {
      if (event.op === "remove") delete rows[event.saved_snippet_id];
      else rows[event.saved_snippet.id] = event.saved_snippet;
    },
  },
} satisfies PartNamed<"saved_snippets">;

const REMINDERS = {
  begin: ({ reminders: rows }) => rows && byKey(rows.map(unrendered), "reminder_id"),
  on: {
    reminders: (rows, event) => {
      if (event.op === "remove") delete rows[event.reminder_id];
      else Object.assign(rows, byKey(event.reminders.map(unrendered), "reminder_id"));
    },
  },
} satisfies PartNamed<"reminders">;

const DRAFTS = {
  begin: ({ drafts: rows }) => rows && byKey(rows, "id"),
  on: {
    drafts: (rows, event) => {
      if (event.op === "remove") delete rows[event.draft_id];
      else Object.assign(rows, byKey(event.op === "add" ? event.drafts : [event.draft], "id"));
    },
    // The server deletes all drafts of an account that switches this off, and sends no further event.
    user_settings: (rows, { property, value }) =>
      property === "enable_drafts_synchronization" && value === false ? {} : rows,
  },
} satisfies PartNamed<"drafts">;

const REALM_DOMAINS = {
  begin: ({ realm_domains: rows }) => rows && byKey(rows, "domain"),
  on: {
    realm_domains: (rows, event) => {
      if (event.op === "remove") delete rows[event.domain];
      else rows[event.realm_domain.domain] = event.realm_domain;
    },
  },
} satisfies PartNamed<"realm_domains">;

const NAVIGATION_VIEWS = {
  begin: ({ navigation_views: rows }) => rows && byKey(rows, "fragment"),
  on: {
    navigation_view: (rows, event) => {
      if (event.op === "remove") delete rows[event.fragment];
      else if (event.op === "add") rows[event.navigation_view.fragment] = event.navigation_view;
      else Object.assign(rows[event.fragment] ?? {}, event.data);
    },
  },
} satisfies PartNamed<"navigation_views">;

const CHANNEL_FOLDERS = {
  begin: ({ channel_folders: rows }) => rows && byKey(rows, "id"),
  on: {
    channel_folder: (rows, event) => {
      switch (event.op) {
        case "add":
          rows[event.channel_folder.id] = event.channel_folder;
          return;
        case "update":
          Object.assign(rows[event.channel_folder_id] ?? {}, event.data);
          return;
        case "reorder":
          for (const folder of Object.values(rows)) folder.order = event.order.indexOf(folder.id);
      }
    },
  },
} satisfies PartNamed<"channel_folders">;

const PUSH_DEVICES = {
  // No event reports that the push service must still answer; the client that has just registered knows it.
  begin: ({ push_devices: rows }) =>
    rows && Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, row.status === "pending" ? UNKNOWN : row])),
  on: {
    push_device: (rows, { push_account_id, status, error_code }) => {
      rows[push_account_id] = { status, error_code: error_code ?? null };
    },
  },
} satisfies PartNamed<"push_devices">;

const NEW_DEVICE = {
  push_key_id: null,
  push_token_id: null,
  pending_push_token_id: null,
  push_token_last_updated_timestamp: null,
  push_registration_error_code: null,
} as const;

const DEVICES = {
  begin: ({ devices }) => devices,
  on: {
    device: (rows, event) => {
      switch (event.op) {
        case "add":
          rows[event.device_id] = { ...NEW_DEVICE };
          return;
        case "remove":
          delete rows[event.device_id];
          return;
        case "update": {
          const { type: _type, op: _op, device_id, id: _id, ...changed } = event;
          Object.assign(rows[device_id] ?? {}, changed);
        }
      }
    },
  },
} satisfies PartNamed<"devices">;

/** Parts that are lists of rows, or that events send whole. */
export const LIST_PARTS = {
  alert_words: ALERT_WORDS,
  onboarding_steps: ONBOARDING,
  muted_users: MUTED_USERS,
  muted_topics: MUTED_TOPICS,
  custom_profile_fields: CUSTOM_PROFILE_FIELDS,
  realm_default_streams: DEFAULT_STREAMS,
  realm_default_stream_groups: DEFAULT_STREAM_GROUPS,
  realm_emoji: EMOJI,
  realm_linkifiers: LINKIFIERS,
  realm_playgrounds: PLAYGROUNDS,
  scheduled_messages: SCHEDULED_MESSAGES,
  saved_snippets: SAVED_SNIPPETS,
  reminders: REMINDERS,
  drafts: DRAFTS,
  realm_domains: REALM_DOMAINS,
  navigation_views: NAVIGATION_VIEWS,
  channel_folders: CHANNEL_FOLDERS,
  push_devices: PUSH_DEVICES,
  devices: DEVICES,
};
