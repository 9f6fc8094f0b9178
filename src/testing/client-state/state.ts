/** What a client stores, part by part: the rows of a registration by ID, without fields that no event updates. */
import type {
  ChannelFolderView,
  ChannelView,
  DefaultStreamGroupView,
  PersonalView,
  SubscribersView,
} from "../../protocol/records/channels";
import type { DeviceView } from "../../protocol/records/devices";
import type { AnonymousGroupView, UserGroupView } from "../../protocol/records/groups";
import type {
  BotView,
  LegacyPresenceView,
  PresenceView,
  ProfileValueView,
  RegisteredUserView,
  UserStatusView,
} from "../../protocol/records/people";
import type {
  DraftView,
  MutedUserView,
  NavigationViewView,
  OnboardingStepView,
  ReminderView,
  SavedSnippetView,
  ScheduledMessageView,
  UserTopicView,
} from "../../protocol/records/personal-items";
import type {
  CodePlaygroundView,
  CustomEmojiView,
  CustomProfileFieldView,
  LinkifierView,
  RealmDomainView,
} from "../../protocol/records/realm-lists";
import type { StatePart } from "../../protocol/records/registration";

/** Replaces a value that a client cannot know. It equals everything. */
export const UNKNOWN = "unknown to the client";

/** The type of `UNKNOWN`. */
export type Unknown = typeof UNKNOWN;

/** Records by ID, or by another unique key. */
export type Rows<Row> = Readonly<Record<string, Row>>;

/** Fields of channels that change without an event, or that follow from other fields. */
export type UnreportedOfChannels = "stream_weekly_traffic" | "subscriber_count";

/** A group setting. After an account was reactivated, no event reports its members. */
export type KnownGroupValue =
  | number
  | AnonymousGroupView
  | {
      /** Unknown: no event reports which settings name a reactivated account again. */
      readonly direct_members: Unknown;
      /** IDs of user groups. */
      readonly direct_subgroups: readonly number[];
    };

type Known<Fields> = {
  readonly [Name in keyof Fields]: AnonymousGroupView extends Fields[Name] ? KnownGroupValue : Fields[Name];
};

/** A channel that the client knows. */
export interface KnownChannel extends Known<Omit<ChannelView, UnreportedOfChannels>> {}

/** A channel with the subscription and the settings of the account. */
export interface KnownSubscription extends KnownChannel, SubscribersView, Partial<PersonalView> {
  /** Whether the account subscribes to it. */
  readonly subscribed: boolean;
}

/** Fields of users that clients compute from addresses. */
export type UnreportedOfUsers = "avatar_url";

/** An account that the client can see. */
export interface KnownPerson extends Omit<RegisteredUserView, UnreportedOfUsers | "profile_data"> {
  /** Whether the account is active. */
  readonly is_active: boolean;
  /** The values of custom profile fields, by the ID of the field; unknown for an account that has become visible. */
  readonly profile_data?: Rows<ProfileValueView> | Unknown;
}

/** A bot that the account manages. Its avatar follows from its address. */
export interface KnownBot extends Omit<BotView, "avatar_url"> {}

/** A scheduled message, without its HTML, which the server renders again for each request. */
export interface KnownScheduledMessage extends Omit<ScheduledMessageView, "rendered_content"> {}

/** A reminder, without its HTML. */
export interface KnownReminder extends Omit<ReminderView, "rendered_content"> {}

/** A group of channels that new users can join together. */
export interface KnownDefaultStreamGroup extends Omit<DefaultStreamGroupView, "streams"> {
  /** The IDs of its channels, ascending. */
  readonly streams: readonly number[];
}

/** The conversation of an unread message: a topic in lower case, or the other participants of a direct message. */
export type UnreadPlace =
  | {
      /** The ID of the channel. */
      readonly stream_id: number;
      /** The topic, in lower case. */
      readonly topic: string;
    }
  | {
      /** The IDs of the other participants, ascending. */
      readonly user_ids: readonly number[];
    };

/** Whether the push service has accepted a device. */
export type KnownDevice =
  | {
      /** `active` or `failed`. */
      readonly status: string;
      /** Why the push service has not accepted it; null if it has. */
      readonly error_code: string | null;
    }
  | Unknown;

/** Lists that are separate parts or never change, and settings of the account with similar names. */
export type NotOfRealm =
  | "realm_users"
  | "realm_non_active_users"
  | "realm_user_groups"
  | "realm_bots"
  | "realm_emoji"
  | "realm_linkifiers"
  | "realm_filters"
  | "realm_playgrounds"
  | "realm_domains"
  | "realm_default_streams"
  | "realm_default_stream_groups"
  | "realm_user_settings_defaults"
  | "realm_embedded_bots"
  | "realm_incoming_webhook_bots"
  | "realm_billing"
  | "realm_name_in_email_notifications_policy"
  | "realm_name_in_notifications";

/** Former names of settings. No event has them. */
export type Shadow =
  | "realm_create_public_stream_policy"
  | "realm_create_private_stream_policy"
  | "realm_allow_edit_history"
  | "realm_create_web_public_stream_policy"
  | "realm_wildcard_mention_policy";

type OfRealm = Exclude<Extract<keyof StatePart, `realm_${string}`>, NotOfRealm | Shadow>;

/** The settings and limits of the realm, by their names with the prefix `realm_`. */
export interface KnownRealm extends Pick<StatePart, OfRealm> {}

/**
 * What a client knows of a realm, in a form that does not depend on the order of the events. It has only the parts that
 * the client requested.
 */
export interface ClientState {
  /** The ID of the account. */
  readonly user_id?: number;
  /** The feature level of the server. */
  readonly zulip_feature_level?: number;
  /** The alert words of the account. */
  readonly alert_words?: readonly string[];
  /** The onboarding steps that the account has not seen. */
  readonly onboarding_steps?: readonly OnboardingStepView[];
  /** The accounts that the account mutes. */
  readonly muted_users?: readonly MutedUserView[];
  /** Muted topics: the name of the channel, the topic, and the time in UNIX seconds when it was muted. */
  readonly muted_topics?: readonly (readonly [channel: string, topic: string, since: number])[];
  /** The custom profile fields of the realm. */
  readonly custom_profile_fields?: readonly CustomProfileFieldView[];
  /** The IDs of the default channels for new users, ascending. */
  readonly realm_default_streams?: readonly number[];
  /** Default channel groups for new users, by name. */
  readonly realm_default_stream_groups?: readonly KnownDefaultStreamGroup[];
  /** Custom emoji by ID. */
  readonly realm_emoji?: Rows<CustomEmojiView>;
  /** The linkifiers, in their order. */
  readonly realm_linkifiers?: readonly LinkifierView[];
  /** The code playgrounds. */
  readonly realm_playgrounds?: readonly CodePlaygroundView[];
  /** Scheduled messages that were not sent yet, by ID. */
  readonly scheduled_messages?: Rows<KnownScheduledMessage>;
  /** Saved snippets by ID. */
  readonly saved_snippets?: Rows<SavedSnippetView>;
  /** Reminders that were not sent yet, by ID. */
  readonly reminders?: Rows<KnownReminder>;
  /** Drafts by ID. */
  readonly drafts?: Rows<DraftView>;
  /** Domains whose addresses are allowed to have accounts, by name. */
  readonly realm_domains?: Rows<RealmDomainView>;
  /** The navigation views of the account, by the fragment of their URL. */
  readonly navigation_views?: Rows<NavigationViewView>;
  /** Channel folders by ID. */
  readonly channel_folders?: Rows<ChannelFolderView>;
  /** Devices with encrypted push notifications, by the ID that the client gave. */
  readonly push_devices?: Rows<KnownDevice>;
  /** The devices of the account, by ID. */
  readonly devices?: Rows<DeviceView>;
  /** The settings and limits of the realm. */
  readonly realm?: KnownRealm;
  /** The accounts that the client can see, by ID. */
  readonly users?: Rows<KnownPerson>;
  /** The bots that the account manages, by ID. */
  readonly realm_bots?: Rows<KnownBot>;
  /** User groups by ID. */
  readonly user_groups?: Rows<UserGroupView>;
  /** The settings of the account. */
  readonly user_settings?: NonNullable<StatePart["user_settings"]>;
  /** The default settings of new accounts. */
  readonly realm_user_settings_defaults?: NonNullable<StatePart["realm_user_settings_defaults"]>;
  /** The statuses of users, by user ID. */
  readonly user_status?: Rows<UserStatusView | Unknown>;
  /** The presence of users, by user ID; unknown in the former form, whose keys are addresses. */
  readonly presences?: Rows<PresenceView | LegacyPresenceView | Unknown> | Unknown;
  /** All channels that the client knows, by ID. */
  readonly streams?: Rows<KnownChannel>;
  /** All channels by ID, with the subscription of the account, its settings and the subscribers. */
  readonly subscriptions?: Rows<KnownSubscription>;
  /** The visibility policies of the account for topics, by channel and topic in lower case. */
  readonly user_topics?: Rows<UserTopicView>;
  /** The unread messages by ID, each with its conversation. */
  readonly unread?: Rows<UnreadPlace>;
  /** The IDs of the starred messages, ascending. */
  readonly starred?: readonly number[] | Unknown;
  /**
   * The ID of the newest message of each direct message conversation, by the IDs of the others, separated by commas.
   */
  readonly recent_private_conversations?: Rows<number> | Unknown;
}
