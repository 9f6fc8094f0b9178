import type { HashMap } from "../collections/hash-map";
import type { IdSet } from "../collections/id-set";
import type { OrderedMap } from "../collections/ordered-map";
import type { Vector } from "../collections/vector";
import type {
  Attachment,
  Draft,
  NavigationView,
  Reminder,
  SavedSnippet,
  ScheduledMessage,
  UserTopic,
} from "./personal-items";
import type { Channel, ChannelFolder, Subscription } from "./channel";
import type { ChannelContents, Conversation, Message, MessageMarks } from "./message";
import type {
  CodePlayground,
  CustomEmoji,
  CustomProfileField,
  DefaultStreamGroup,
  Linkifier,
  RealmDomain,
  RealmExport,
  RealmPictures,
} from "./realm-lists";
import type { EventLog, EventQueue } from "./event-queue";
import type { Invitation, InviteLink } from "./invitation";
import type {
  BotDefaults,
  BotService,
  MutedUser,
  Presence,
  Device,
  PushDevice,
  PushToken,
  User,
  UserSettings,
  UserStatus,
} from "./user";
import type { RandomState } from "./digest";
import type { RenderingRules } from "./rendering";
import type { RealmProfile, RealmSettings, ServerSettings } from "./settings";
import type { UserGroup } from "./user-group";
import type { PendingWebhook } from "./webhook";

/** What the clock can do by itself. */
export type DueKind =
  | "full_member"
  | "invitation_expiry"
  | "invitation_reminder"
  | "invite_link_expiry"
  | "link_preview"
  | "message_retention"
  | "realm_export"
  | "reminder"
  | "scheduled_message"
  | "thumbnail"
  | "webhook_timeout";

/** What the clock will do by itself: the second, the kind, and the ID of what is due. Its order is the order. */
export type DueKey = readonly [at: number, kind: DueKind, id: number];

/** The last ID given away, per kind that has no table ordered by ID. */
export interface LastIds {
  readonly recipient: number;
  readonly scheduled_message: number;
  readonly invitation: number;
  readonly invite_link: number;
  readonly draft: number;
  readonly channel_folder: number;
  readonly custom_profile_field: number;
  readonly custom_emoji: number;
  readonly linkifier: number;
  readonly code_playground: number;
  readonly realm_domain: number;
  readonly default_stream_group: number;
  readonly presence_update: number;
  readonly submessage: number;
  readonly attachment: number;
  readonly saved_snippet: number;
  readonly device: number;
  readonly reminder: number;
  readonly webhook: number;
}

/**
 * A realm at one moment: the whole state, deeply unchangeable. Operations take one and give another; both share
 * what did not change.
 */
export interface Realm {
  /** UNIX seconds of the virtual clock. */
  readonly now: number;
  readonly feature_level: number;
  readonly random: RandomState;
  readonly last_ids: LastIds;
  readonly profile: RealmProfile;
  readonly server: ServerSettings;
  readonly settings: RealmSettings;
  readonly user_settings_defaults: UserSettings;
  /** User ID n stands at index n - 1. */
  readonly users: Vector<User>;
  /** The notification bot, the welcome bot and the e-mail gateway, which belong to the server. */
  readonly system_bots: readonly [User, User, User];
  /** By real address in lower case. */
  readonly user_ids_by_email: HashMap<string, number>;
  /** Group ID n stands at index n - 1, the eight system groups first; null where an old server deleted a group. */
  readonly user_groups: Vector<UserGroup | null>;
  /** Channel ID n stands at index n - 1. */
  readonly channels: Vector<Channel>;
  /** By name in lower case, archived channels included. */
  readonly channel_ids_by_name: HashMap<string, number>;
  readonly channel_folders: readonly ChannelFolder[];
  /** Per account, per channel; rows of former subscriptions included. */
  readonly subscriptions: HashMap<number, HashMap<number, Subscription>>;
  /** The rules of rendering under which contents were written; the last are the newest. */
  readonly rendering_rules: readonly RenderingRules[];
  /** Message ID n stands at index n - 1; null where a message was deleted. */
  readonly messages: Vector<Message | null>;
  readonly channel_contents: HashMap<number, ChannelContents>;
  /** By participants: their IDs, ascending, joined by commas. */
  readonly direct_conversations: HashMap<string, Conversation>;
  /** Per account, the keys of its direct conversations, oldest first, and of groups that no longer have messages. */
  readonly direct_keys: HashMap<number, Vector<string>>;
  /** By `channel:3` or `direct:1,2`. */
  readonly recipient_ids: HashMap<string, number>;
  readonly message_marks: HashMap<number, MessageMarks>;
  /** The words that an account wants to be alerted of; accounts without any have no entry. */
  readonly alert_words: HashMap<number, readonly string[]>;
  /** The hints that an account has been shown; accounts that have seen none have no entry. */
  readonly seen_onboarding_steps: HashMap<number, readonly string[]>;
  /** Per account, the accounts that mute it; accounts that no account mutes have no entry. */
  readonly muted_by: HashMap<number, IdSet>;
  /** Per account, whom it mutes, by user ID. */
  readonly muted_users: HashMap<number, readonly MutedUser[]>;
  readonly user_statuses: HashMap<number, UserStatus>;
  readonly presences: HashMap<number, Presence>;
  /** Per bot; bots without an entry have no defaults. */
  readonly bot_defaults: HashMap<number, BotDefaults>;
  /** Per bot; those of no service and without anything set up have no entry. */
  readonly bot_services: HashMap<number, BotService>;
  /** Per bot, the texts that it keeps on the server under names of its own. */
  readonly bot_storages: HashMap<number, Readonly<Record<string, string>>>;
  /** The requests of outgoing webhook bots that wait for an answer, by ID. */
  readonly webhooks: HashMap<number, PendingWebhook>;
  /** By channel ID, a colon and the topic in lower case; then by account. */
  readonly user_topics: HashMap<string, HashMap<number, UserTopic>>;
  readonly scheduled_messages: HashMap<number, ScheduledMessage>;
  readonly due: OrderedMap<DueKey, true>;
  readonly drafts: readonly Draft[];
  readonly saved_snippets: readonly SavedSnippet[];
  readonly navigation_views: readonly NavigationView[];
  readonly reminders: HashMap<number, Reminder>;
  /** Uploaded files by their `path_id`. */
  readonly attachments: HashMap<string, Attachment>;
  readonly custom_profile_fields: readonly CustomProfileField[];
  /** By ID, deactivated ones included. */
  readonly custom_emoji: readonly CustomEmoji[];
  readonly pictures: RealmPictures;
  /** Exports of the realm in the order in which they were requested; the export with the ID n is at index n - 1. */
  readonly exports: readonly RealmExport[];
  /** In the order in which they are tried. */
  readonly linkifiers: readonly Linkifier[];
  readonly code_playgrounds: readonly CodePlayground[];
  readonly domains: readonly RealmDomain[];
  readonly default_stream_groups: readonly DefaultStreamGroup[];
  /** By ID, those that were used, revoked or have expired included; links have IDs of their own. */
  readonly invitations: HashMap<number, Invitation>;
  readonly invite_links: HashMap<number, InviteLink>;
  /** When the mails of the last day left that count against the daily limit, oldest first. */
  readonly invite_mail_times: readonly number[];
  readonly push_devices: readonly PushDevice[];
  /** The devices of accounts, by ascending ID. */
  readonly devices: readonly Device[];
  readonly push_tokens: readonly PushToken[];
  readonly queues: HashMap<string, EventQueue>;
  readonly event_log: EventLog;
}
