/** Events of channels and of channel folders. */
import { CHANNEL_GROUP_SETTINGS } from "../group-settings";
import {
  CHANNEL,
  CHANNEL_FOLDER,
  type ChannelFolderView,
  type ChannelView,
  DEFAULT_CHANNEL,
  DEFAULT_STREAM_GROUP,
  type DefaultChannelView,
  type DefaultStreamGroupView,
  SUBSCRIPTION,
} from "../records/channels";
import { groupSettingFields, groupValue } from "../records/groups";
import { boolean, changedAt, html, integer, list, literal, named, text } from "../schema/shapes";
import { event, field, mergeFields, record } from "../schema/tables";
import { type EventBodyOf, partialFields, propertyEvents, variant } from "./event-body";

/** Channels that the account did not see before: new, or visible since now. */
export interface StreamCreateEvent extends EventBodyOf<typeof STREAM_CREATE_EVENT> {}
export const STREAM_CREATE_EVENT = event({
  type: "stream",
  op: "create",
  fields: {
    /** The channels, each without a count of its traffic. */
    streams: list(named<ChannelView>(CHANNEL)),
  },
});

/** A channel by its ID alone. */
export const CHANNEL_REFERENCE = record("channel_reference", {
  /** The channel. */
  stream_id: integer,
});

/** Channels are deleted, or invisible to the account since now. */
export interface StreamDeleteEvent extends EventBodyOf<typeof STREAM_DELETE_EVENT> {}
export const STREAM_DELETE_EVENT = event({
  type: "stream",
  op: "delete",
  fields: {
    /** The channels. */
    stream_ids: field(list(integer), { since: 343 }),
    /** The former form of `stream_ids`; before feature level 343 whole channels. */
    streams: changedAt(343, list(named<ChannelView>(CHANNEL)), list(CHANNEL_REFERENCE)),
  },
});

const CHANGED_CHANNEL = {
  /** The channel. */
  stream_id: integer,
  /** Its name, before a change of it. */
  name: text,
} as const;

/** The group settings of a channel, of which one had another name at first. */
const GROUP_SETTINGS = mergeFields(groupSettingFields(CHANNEL_GROUP_SETTINGS), {
  can_remove_subscribers_group: CHANNEL.fields.can_remove_subscribers_group,
  /** The former name of `can_remove_subscribers_group`. */
  can_remove_subscribers_group_id: field(groupValue, {
    since: CHANNEL_GROUP_SETTINGS.can_remove_subscribers_group.since,
    until: 197,
  }),
});

/** A field of a channel has another value. */
export const STREAM_UPDATE_EVENTS = propertyEvents(
  "stream",
  CHANGED_CHANNEL,
  mergeFields(
    {
      name: CHANNEL.fields.name,
      is_archived: CHANNEL.fields.is_archived,
      first_message_id: CHANNEL.fields.first_message_id,
      folder_id: CHANNEL.fields.folder_id,
      is_recently_active: CHANNEL.fields.is_recently_active,
      message_retention_days: CHANNEL.fields.message_retention_days,
      topics_policy: CHANNEL.fields.topics_policy,
      default_push_notifications: CHANNEL.fields.default_push_notifications,
      stream_post_policy: CHANNEL.fields.stream_post_policy,
      is_announcement_only: CHANNEL.fields.is_announcement_only,
      email_address: SUBSCRIPTION.fields.email_address,
    },
    GROUP_SETTINGS,
  ),
);

/** A field of a channel has another value. */
export interface StreamUpdateEvent extends EventBodyOf<(typeof STREAM_UPDATE_EVENTS)[number]> {}

/** A channel has another description. */
export interface StreamDescriptionEvent extends EventBodyOf<typeof STREAM_DESCRIPTION_EVENT> {}
export const STREAM_DESCRIPTION_EVENT = variant(
  "description",
  event({
    type: "stream",
    op: "update",
    fields: mergeFields(CHANGED_CHANNEL, {
      /** The description. */
      property: literal("description"),
      /** As it was written. */
      value: text,
      /** As HTML. */
      rendered_description: html,
    }),
  }),
);

/** Other users may read a channel, or another part of it. */
export interface StreamPrivacyEvent extends EventBodyOf<typeof STREAM_PRIVACY_EVENT> {}
export const STREAM_PRIVACY_EVENT = variant(
  "invite_only",
  event({
    type: "stream",
    op: "update",
    fields: mergeFields(CHANGED_CHANNEL, {
      /** Who may read the channel. */
      property: literal("invite_only"),
      /** Whether it is private. */
      value: boolean,
      /** Whether new subscribers can read messages from before they subscribed. */
      history_public_to_subscribers: boolean,
      /** Whether visitors may read it. */
      is_web_public: field(boolean, { since: 71 }),
    }),
  }),
);

/** The list of default channels for new users has changed. */
export interface DefaultStreamsEvent extends EventBodyOf<typeof DEFAULT_STREAMS_EVENT> {}
export const DEFAULT_STREAMS_EVENT = event({
  type: "default_streams",
  fields: {
    /** All of them: by ID, before feature level 330 as whole channels. */
    default_streams: changedAt(330, list(named<DefaultChannelView>(DEFAULT_CHANNEL)), list(integer)),
  },
});

/** The groups of default channels for new users have changed. */
export interface DefaultStreamGroupsEvent extends EventBodyOf<typeof DEFAULT_STREAM_GROUPS_EVENT> {}
export const DEFAULT_STREAM_GROUPS_EVENT = event({
  type: "default_stream_groups",
  fields: {
    /** All groups of such channels, by name. */
    default_stream_groups: list(named<DefaultStreamGroupView>(DEFAULT_STREAM_GROUP)),
  },
});

/** Any event of this subject. */
export type AnyChannelEvent =
  | StreamCreateEvent
  | StreamDeleteEvent
  | StreamUpdateEvent
  | StreamDescriptionEvent
  | StreamPrivacyEvent
  | DefaultStreamsEvent
  | DefaultStreamGroupsEvent;

/** The tables of this subject. */
export const CHANNEL_EVENTS = [
  STREAM_CREATE_EVENT,
  STREAM_DELETE_EVENT,
  ...STREAM_UPDATE_EVENTS,
  STREAM_DESCRIPTION_EVENT,
  STREAM_PRIVACY_EVENT,
  DEFAULT_STREAMS_EVENT,
  DEFAULT_STREAM_GROUPS_EVENT,
];

/** There is a new folder of channels. */
export interface ChannelFolderAddEvent extends EventBodyOf<typeof CHANNEL_FOLDER_ADD_EVENT> {}
export const CHANNEL_FOLDER_ADD_EVENT = event({
  type: "channel_folder",
  op: "add",
  fields: {
    /** The folder. */
    channel_folder: named<ChannelFolderView>(CHANNEL_FOLDER),
  },
  since: 389,
});

/** What of a folder has changed. */
export const CHANNEL_FOLDER_CHANGES = record(
  "channel_folder_changes",
  partialFields({
    /** What it is called. */
    name: text,
    /** What it is for, as it was written. */
    description: text,
    /** What it is for, as HTML. */
    rendered_description: html,
    /** Whether it is out of use. */
    is_archived: boolean,
  }),
);

/** A folder of channels has changed. */
export interface ChannelFolderUpdateEvent extends EventBodyOf<typeof CHANNEL_FOLDER_UPDATE_EVENT> {}
export const CHANNEL_FOLDER_UPDATE_EVENT = event({
  type: "channel_folder",
  op: "update",
  fields: {
    /** The folder. */
    channel_folder_id: integer,
    /** What has changed. */
    data: CHANNEL_FOLDER_CHANGES,
  },
  since: 389,
});

/** The folders have another order. */
export interface ChannelFolderReorderEvent extends EventBodyOf<typeof CHANNEL_FOLDER_REORDER_EVENT> {}
export const CHANNEL_FOLDER_REORDER_EVENT = event({
  type: "channel_folder",
  op: "reorder",
  fields: {
    /** All folders, in their order. */
    order: list(integer),
  },
  since: 418,
});

/** Any event of this subject. */
export type AnyChannelFolderEvent = ChannelFolderAddEvent | ChannelFolderUpdateEvent | ChannelFolderReorderEvent;

/** The tables of this subject. */
export const CHANNEL_FOLDER_EVENTS = [
  CHANNEL_FOLDER_ADD_EVENT,
  CHANNEL_FOLDER_UPDATE_EVENT,
  CHANNEL_FOLDER_REORDER_EVENT,
];
