/**
 * What a client stores, part by part: the rows of a registration, by ID, without fields that no event keeps up to date.
 */
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
  OnboardingStepView,
  NavigationViewView,
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

/** The value where a client cannot know the true one: it equals everything. */
export const UNKNOWN = "unknown to the client";

/** The type of `UNKNOWN`. */
export type Unknown = typeof UNKNOWN;

/** Records by ID, or by another key that identifies them. */
export type Rows<Row> = Readonly<Record<string, Row>>;

/** Fields of channels that change without an event, or that follow from others. */
export type UntoldOfChannels = "stream_weekly_traffic" | "subscriber_count";

/** Who has a permission; after the reactivation of an account, no event reports its members. */
export type KnownGroupValue =
  | number
  | AnonymousGroupView
  | {
      /** No event reports which settings name a reactivated account again. */
      readonly direct_members: Unknown;
      /** IDs of user groups. */
      readonly direct_subgroups: readonly number[];
    };

type Known<Fields> = {
  readonly [Name in keyof Fields]: AnonymousGroupView extends Fields[Name] ? KnownGroupValue : Fields[Name];
};

/** A channel that the client knows of. */
export interface KnownChannel extends Known<Omit<ChannelView, UntoldOfChannels>> {}

/** A channel with what concerns the account. */
export interface KnownSubscription extends KnownChannel, SubscribersView, Partial<PersonalView> {
  /** Whether the account subscribes to it. */
  readonly subscribed: boolean;
}

/** Fields of users that clients compute from addresses. */
export type UntoldOfPeople = "avatar_url";

/** An account that the client can see. */
export interface KnownPerson extends Omit<RegisteredUserView, UntoldOfPeople | "profile_data"> {
  /** Whether the account is not deactivated. */
  readonly is_active: boolean;
  /** The values of custom profile fields by the field's ID; unknown for an account that has become visible. */
  readonly profile_data?: Rows<ProfileValueView> | Unknown;
}

/** A bot that the account manages. Its picture follows from its address. */
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

/** The place of an unread message: a topic in lower case, or the other participants of a direct message. */
export type UnreadPlace =
  | {
      /** The channel. */
      readonly stream_id: number;
      /** The topic, in lower case. */
      readonly topic: string;
    }
  | {
      /** The other participants, ascending. */
      readonly user_ids: readonly number[];
    };

/** Whether the push relay has accepted a device. */
export type KnownDevice =
  | {
      /** `active` or `failed`. */
      readonly status: string;
      /** Why the relay has not accepted it. */
      readonly error_code: string | null;
    }
  | Unknown;

/**
 * Lists of the realm that are parts of their own, or that never change, and settings of the account with similar names.
 */
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

/** Older names of settings that have another name too; no event has them. */
export type Shadow =
  | "realm_create_public_stream_policy"
  | "realm_create_private_stream_policy"
  | "realm_allow_edit_history"
  | "realm_create_web_public_stream_policy"
  | "realm_wildcard_mention_policy";

type OfRealm = Exclude<Extract<keyof StatePart, `realm_${string}`>, NotOfRealm | Shadow>;

/** The realm's own settings and limits, under `realm_` and their names. */
export interface KnownRealm extends Pick<StatePart, OfRealm> {}

/**
 * What a client knows of a realm, in a form that does not depend on the order of the events. It has only the parts that
 * the client requested.
 */
export interface ClientState {
  /** The account itself. */
  readonly user_id?: number;
  /** The feature level of the server. */
  readonly zulip_feature_level?: number;
  /** Words that notify the account when a message has one of them. */
  readonly alert_words?: readonly string[];
  /** The hints that a new user has not seen yet. */
  readonly onboarding_steps?: readonly OnboardingStepView[];
  /** The accounts that the account mutes. */
  readonly muted_users?: readonly MutedUserView[];
  /** Channel by name, topic, and since when, in UNIX seconds. */
  readonly muted_topics?: readonly (readonly [channel: string, topic: string, since: number])[];
  /** The custom profile fields of the realm. */
  readonly custom_profile_fields?: readonly CustomProfileFieldView[];
  /** The channels that new users join, ascending. */
  readonly realm_default_streams?: readonly number[];
  /** Groups of channels that new users can join together, by name. */
  readonly realm_default_stream_groups?: readonly KnownDefaultStreamGroup[];
  /** Custom emoji by ID. */
  readonly realm_emoji?: Rows<CustomEmojiView>;
  /** Rules that turn text into links, in their order. */
  readonly realm_linkifiers?: readonly LinkifierView[];
  /** Services where users can run code. */
  readonly realm_playgrounds?: readonly CodePlaygroundView[];
  /** Messages that are not sent yet, by ID. */
  readonly scheduled_messages?: Rows<KnownScheduledMessage>;
  /** Texts to use again, by ID. */
  readonly saved_snippets?: Rows<SavedSnippetView>;
  /** Reminders that are not sent yet, by ID. */
  readonly reminders?: Rows<KnownReminder>;
  /** Drafts by ID. */
  readonly drafts?: Rows<DraftView>;
  /** Email domains whose addresses can have accounts, by name. */
  readonly realm_domains?: Rows<RealmDomainView>;
  /** The views that the account has pinned, by the fragment of their address. */
  readonly navigation_views?: Rows<NavigationViewView>;
  /** Folders of channels by ID. */
  readonly channel_folders?: Rows<ChannelFolderView>;
  /** Devices that receive encrypted pushes, by the number that the client gave. */
  readonly push_devices?: Rows<KnownDevice>;
  /** The devices of the account, by ID. */
  readonly devices?: Rows<DeviceView>;
  /** The realm's own settings and limits. */
  readonly realm?: KnownRealm;
  /** The accounts that the client can see, by ID. */
  readonly users?: Rows<KnownPerson>;
  /** The bots that the account manages, by ID. */
  readonly realm_bots?: Rows<KnownBot>;
  /** User groups by ID. */
  readonly user_groups?: Rows<UserGroupView>;
  /** The account's own settings. */
  readonly user_settings?: NonNullable<StatePart["user_settings"]>;
  /** The settings that new accounts start with. */
  readonly realm_user_settings_defaults?: NonNullable<StatePart["realm_user_settings_defaults"]>;
  /** The statuses of users, by user ID. */
  readonly user_status?: Rows<UserStatusView | Unknown>;
  /** When users were last present, by user ID; unknown in the older form, which has addresses as keys. */
  readonly presences?: Rows<PresenceView | LegacyPresenceView | Unknown> | Unknown;
  /** All channels that the client knows of, by ID. */
  readonly streams?: Rows<KnownChannel>;
  /** All channels by ID, with whether the account subscribes, who else does, and what it has set. */
  readonly subscriptions?: Rows<KnownSubscription>;
  /** The account's policies for topics, by channel and topic in lower case. */
  readonly user_topics?: Rows<UserTopicView>;
  /** The unread messages by ID, each with its place. */
  readonly unread?: Rows<UnreadPlace>;
  /** The starred messages, ascending. */
  readonly starred?: readonly number[] | Unknown;
  /** The newest message of each direct conversation, by the others' IDs with commas between. */
  readonly recent_private_conversations?: Rows<number> | Unknown;
}
