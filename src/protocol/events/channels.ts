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
import { boolean, changedAt, html, integer, list, literal, named, ordered, text } from "../schema/shapes";
import { event, field, mergeFields, record } from "../schema/tables";
import { partialFields, propertyEvents, variant } from "./event-body";

/** Channels became visible to the account: they are new, or the account gained access. */
export const STREAM_CREATE_EVENT = event("stream/create", {
  /** The channels. Their traffic is not included. */
  streams: list(named<ChannelView>(CHANNEL)),
});

/** A channel by its ID alone. */
export const CHANNEL_REFERENCE = record("channel_reference", {
  /** The ID of the channel. */
  stream_id: integer,
});

/** Channels were archived, or are no longer visible to the account. */
export const STREAM_DELETE_EVENT = event("stream/delete", {
  /** The IDs of the channels. */
  stream_ids: field(list(integer), { since: 343 }),
  /** The former form of `stream_ids`: whole channels until feature level 343, then their IDs. */
  streams: changedAt(343, list(named<ChannelView>(CHANNEL)), list(CHANNEL_REFERENCE)),
});

const CHANGED_CHANNEL = {
  /** The ID of the channel. */
  stream_id: integer,
  /** The previous name of the channel. */
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

/** A property of a channel has changed. */
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

/** The description of a channel has changed. */
export const STREAM_DESCRIPTION_EVENT = variant(
  "description",
  event(
    "stream/update",
    mergeFields(CHANGED_CHANNEL, {
      /** Always `description`. */
      property: literal("description"),
      /** The new description, as Markdown. */
      value: text,
      /** The new description, as HTML. */
      rendered_description: html,
    }),
  ),
);

/** The privacy of a channel has changed. */
export const STREAM_PRIVACY_EVENT = variant(
  "invite_only",
  event(
    "stream/update",
    mergeFields(CHANGED_CHANNEL, {
      /** Always `invite_only`. */
      property: literal("invite_only"),
      /** Whether the channel is private. */
      value: boolean,
      /** Whether new subscribers can read messages from before they subscribed. */
      history_public_to_subscribers: boolean,
      /** Whether the channel is web-public: readable without an account. */
      is_web_public: field(boolean, { since: 71 }),
    }),
  ),
);

/** The default channels for new users have changed. */
export const DEFAULT_STREAMS_EVENT = event("default_streams", {
  /** All default channels: their IDs; before feature level 330, whole channels. */
  default_streams: changedAt(330, list(named<DefaultChannelView>(DEFAULT_CHANNEL)), list(integer)),
});

/** The default channel groups for new users have changed. */
export const DEFAULT_STREAM_GROUPS_EVENT = event("default_stream_groups", {
  /** All default channel groups, sorted by name. */
  default_stream_groups: list(named<DefaultStreamGroupView>(DEFAULT_STREAM_GROUP)),
});

/** A channel folder was created. */
export const CHANNEL_FOLDER_ADD_EVENT = event("channel_folder/add", 389, {
  /** The folder. */
  channel_folder: named<ChannelFolderView>(CHANNEL_FOLDER),
});

/** What of a folder has changed. */
export const CHANNEL_FOLDER_CHANGES = record(
  "channel_folder_changes",
  partialFields({
    /** The name of the folder. */
    name: text,
    /** The description, as Markdown. */
    description: text,
    /** The description, as HTML. */
    rendered_description: html,
    /** Whether the folder is archived. */
    is_archived: boolean,
  }),
);

/** A channel folder has changed. */
export const CHANNEL_FOLDER_UPDATE_EVENT = event("channel_folder/update", 389, {
  /** The ID of the folder. */
  channel_folder_id: integer,
  /** The changed fields, with their new values. */
  data: CHANNEL_FOLDER_CHANGES,
});

/** The order of the channel folders has changed. */
export const CHANNEL_FOLDER_REORDER_EVENT = event("channel_folder/reorder", 418, {
  /** The IDs of all folders, in their new order. */
  order: ordered(integer),
});
