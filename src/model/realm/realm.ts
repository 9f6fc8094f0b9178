import type { HashMap } from "../collections/hash-map";
import type { IdSet } from "../collections/id-set";
import type { OrderedMap } from "../collections/ordered-map";
import type { Vector } from "../collections/vector";
import type { Channel, ChannelFolder, Subscription } from "./channel";
import type { RandomState } from "./digest";
import type { EventLog, EventQueue } from "./event-queue";
import type { Invitation, InviteLink } from "./invitation";
import type { ChannelContents, Conversation, Message, MessageMarks } from "./message";
import type {
  Attachment,
  Draft,
  NavigationView,
  Reminder,
  SavedSnippet,
  ScheduledMessage,
  UserTopic,
} from "./personal-items";
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
import type { RenderingRules } from "./rendering";
import type { RealmProfile, RealmSettings, ServerSettings } from "./settings";
import type {
  BotDefaults,
  BotService,
  Device,
  MutedUser,
  Presence,
  PushDevice,
  PushToken,
  User,
  UserSettings,
  UserStatus,
} from "./user";
import type { UserGroup } from "./user-group";
import type { PendingWebhook } from "./webhook";

/** The kinds of things that are due. */
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

/** A thing that is due: the second, the kind, and the ID. Things are done in the order of these keys. */
export type DueKey = readonly [at: number, kind: DueKind, id: number];

/** The last ID of each kind that has no table ordered by ID. */
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
 * A realm at one moment: the whole state, deeply frozen. An operation takes a realm and returns the next one; both
 * share what did not change.
 */
export interface Realm {
  /** The time of the virtual clock, in UNIX seconds. */
  readonly now: number;
  readonly feature_level: number;
  readonly random: RandomState;
  readonly last_ids: LastIds;
  readonly profile: RealmProfile;
  readonly server: ServerSettings;
  readonly settings: RealmSettings;
  readonly user_settings_defaults: UserSettings;
  /** The accounts. The one with ID n is at index n - 1. */
  readonly users: Vector<User>;
  /** The notification bot, the welcome bot and the email gateway bot, which belong to the server. */
  readonly system_bots: readonly [User, User, User];
  /** User IDs by real address in lower case. */
  readonly user_ids_by_email: HashMap<string, number>;
  /**
   * The user groups, beginning with the eight system groups. The one with ID n is at index n - 1; null if an old server
   * deleted it.
   */
  readonly user_groups: Vector<UserGroup | null>;
  /** The channels. The one with ID n is at index n - 1. */
  readonly channels: Vector<Channel>;
  /** Channel IDs by name in lower case, including archived channels. */
  readonly channel_ids_by_name: HashMap<string, number>;
  readonly channel_folders: readonly ChannelFolder[];
  /** Subscriptions by account and channel, including former ones. */
  readonly subscriptions: HashMap<number, HashMap<number, Subscription>>;
  /** The rules of rendering for contents; the last are the current ones. */
  readonly rendering_rules: readonly RenderingRules[];
  /** The messages. The one with ID n is at index n - 1; null if it was deleted. */
  readonly messages: Vector<Message | null>;
  readonly channel_contents: HashMap<number, ChannelContents>;
  /** Conversations by their participants: IDs, ascending, separated by commas. */
  readonly direct_conversations: HashMap<string, Conversation>;
  /** By account, the keys of its direct conversations, oldest first, including those that no longer have messages. */
  readonly direct_keys: HashMap<number, Vector<string>>;
  /** Recipient IDs by `channel:3` or `direct:1,2`. */
  readonly recipient_ids: HashMap<string, number>;
  readonly message_marks: HashMap<number, MessageMarks>;
  /** The alert words of each account. Accounts without any have no entry. */
  readonly alert_words: HashMap<number, readonly string[]>;
  /** The onboarding steps that each account has seen. Accounts that have seen none have no entry. */
  readonly seen_onboarding_steps: HashMap<number, readonly string[]>;
  /** By account, the accounts that mute it. Accounts that no account mutes have no entry. */
  readonly muted_by: HashMap<number, IdSet>;
  /** By account, the users that it mutes, by user ID. */
  readonly muted_users: HashMap<number, readonly MutedUser[]>;
  readonly user_statuses: HashMap<number, UserStatus>;
  readonly presences: HashMap<number, Presence>;
  /** The defaults of bots. Bots without defaults have no entry. */
  readonly bot_defaults: HashMap<number, BotDefaults>;
  /** The services and configurations of bots. Bots without either have no entry. */
  readonly bot_services: HashMap<number, BotService>;
  /** By bot, the texts that it stores on the server, by name. */
  readonly bot_storages: HashMap<number, Readonly<Record<string, string>>>;
  /** The requests of outgoing webhook bots that wait for an answer, by ID. */
  readonly webhooks: HashMap<number, PendingWebhook>;
  /** Visibility policies by channel ID, a colon and the topic in lower case; then by account. */
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
  /** The custom emoji by ID, including deactivated ones. */
  readonly custom_emoji: readonly CustomEmoji[];
  readonly pictures: RealmPictures;
  /** Exports of the realm in the order in which they were requested; the export with the ID n is at index n - 1. */
  readonly exports: readonly RealmExport[];
  /** The linkifiers, in the order in which they are applied. */
  readonly linkifiers: readonly Linkifier[];
  readonly code_playgrounds: readonly CodePlayground[];
  readonly domains: readonly RealmDomain[];
  readonly default_stream_groups: readonly DefaultStreamGroup[];
  /** The invitations by ID, including used, revoked and expired ones. Links have IDs of their own. */
  readonly invitations: HashMap<number, Invitation>;
  readonly invite_links: HashMap<number, InviteLink>;
  /** When the emails of the last day were sent that count towards the daily limit, oldest first. */
  readonly invite_mail_times: readonly number[];
  readonly push_devices: readonly PushDevice[];
  /** The devices of accounts, by ascending ID. */
  readonly devices: readonly Device[];
  readonly push_tokens: readonly PushToken[];
  readonly queues: HashMap<string, EventQueue>;
  readonly event_log: EventLog;
}
