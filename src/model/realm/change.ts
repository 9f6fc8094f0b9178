import { counted } from "../../protocol/problem-words";
import { INSPECT } from "../collections/appearance";
import type { Realm } from "./realm";

/** Replaces some fields of a frozen record, giving a frozen record. For the hot path, where a draft costs too much. */
export function withFields<State extends object>(state: State, fields: Partial<State>): State {
  return Object.freeze(Object.assign(copyOf(state), fields));
}

function copyOf<State extends object>(state: State): State {
  return isRealmRecord(state) ? (copyOfRealm(state) as typeof state) : { ...state };
}

/** Fields under names that are only known at run time, as the part of a record that they are checked to be. */
export function fieldsOf<State extends object>(fields: Readonly<Record<string, unknown>>): Partial<State> {
  return fields as Partial<State>;
}

type Writable = { -readonly [Field in keyof Realm]: Realm[Field] };

/**
 * A snapshot that prints as one line. The fields are written out one by one, because spreading a record of this size
 * costs ten times as much; a test compares them with the fields of a created realm. The interface below declares them.
 */
class RealmRecord {
  constructor(realm: Realm) {
    this.now = realm.now;
    this.feature_level = realm.feature_level;
    this.random = realm.random;
    this.last_ids = realm.last_ids;
    this.profile = realm.profile;
    this.server = realm.server;
    this.settings = realm.settings;
    this.user_settings_defaults = realm.user_settings_defaults;
    this.users = realm.users;
    this.system_bots = realm.system_bots;
    this.user_ids_by_email = realm.user_ids_by_email;
    this.user_groups = realm.user_groups;
    this.channels = realm.channels;
    this.channel_ids_by_name = realm.channel_ids_by_name;
    this.channel_folders = realm.channel_folders;
    this.subscriptions = realm.subscriptions;
    this.rendering_rules = realm.rendering_rules;
    this.messages = realm.messages;
    this.channel_contents = realm.channel_contents;
    this.direct_conversations = realm.direct_conversations;
    this.direct_keys = realm.direct_keys;
    this.recipient_ids = realm.recipient_ids;
    this.message_marks = realm.message_marks;
    this.alert_words = realm.alert_words;
    this.seen_onboarding_steps = realm.seen_onboarding_steps;
    this.muted_by = realm.muted_by;
    this.muted_users = realm.muted_users;
    this.user_statuses = realm.user_statuses;
    this.presences = realm.presences;
    this.bot_defaults = realm.bot_defaults;
    this.bot_services = realm.bot_services;
    this.webhooks = realm.webhooks;
    this.user_topics = realm.user_topics;
    this.scheduled_messages = realm.scheduled_messages;
    this.due = realm.due;
    this.drafts = realm.drafts;
    this.bot_storages = realm.bot_storages;
    this.saved_snippets = realm.saved_snippets;
    this.navigation_views = realm.navigation_views;
    this.reminders = realm.reminders;
    this.attachments = realm.attachments;
    this.custom_profile_fields = realm.custom_profile_fields;
    this.custom_emoji = realm.custom_emoji;
    this.pictures = realm.pictures;
    this.exports = realm.exports;
    this.linkifiers = realm.linkifiers;
    this.code_playgrounds = realm.code_playgrounds;
    this.domains = realm.domains;
    this.default_stream_groups = realm.default_stream_groups;
    this.invitations = realm.invitations;
    this.invite_links = realm.invite_links;
    this.invite_mail_times = realm.invite_mail_times;
    this.push_devices = realm.push_devices;
    this.devices = realm.devices;
    this.push_tokens = realm.push_tokens;
    this.queues = realm.queues;
    this.event_log = realm.event_log;
  }

  /** What programs print, which write a value by its JSON. `realmToJSON` writes a whole snapshot. */
  toJSON(): string {
    const counts = [
      counted(this.users.size, "account"),
      counted(this.channels.size, "channel"),
      counted(this.messages.size, "message"),
      counted(this.queues.size, "event queue"),
    ];
    return `Realm at ${this.now}: feature level ${this.feature_level}, ${counts.join(", ")}`;
  }

  [INSPECT](): string {
    return this.toJSON();
  }
}
interface RealmRecord extends Writable {}

/** A copy of the snapshot that is not frozen yet. */
export function copyOfRealm(realm: Realm): Realm {
  return new RealmRecord(realm);
}

/** Whether a record is a snapshot, as far as that shows in the names of its fields. */
function isRealmRecord(record: object): record is Realm {
  return "event_log" in record && "last_ids" in record;
}
