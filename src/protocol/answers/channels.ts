/** What the operations of this subject answer. */
import { boolean, changedAt, email, integer, list, named } from "../schema/shapes";
import { field, record, type RecordOf } from "../schema/tables";
import {
  CHANNEL,
  type ChannelView,
  LISTED_CHANNEL,
  type ListedChannelView,
  LISTED_SUBSCRIPTION,
  type ListedSubscriptionView,
} from "../records/channels";
import { TOPIC, type TopicView } from "../records/messages";

/** The new channel. */
export const CREATE_CHANNEL_ANSWER = record("create_channel_response", {
  /** Its ID. */
  id: integer,
});

/** The answer declared by `CREATE_CHANNEL_ANSWER`. */
export interface CreateChannelResponse extends RecordOf<typeof CREATE_CHANNEL_ANSWER> {}

/** Whether all of the topic is gone. */
export const DELETE_TOPIC_ANSWER = record("delete_topic_response", {
  /** False when there are more messages than one request deletes. */
  complete: field(boolean, { since: 211, optional: true }),
});

/** The answer declared by `DELETE_TOPIC_ANSWER`. */
export interface DeleteTopicResponse extends RecordOf<typeof DELETE_TOPIC_ANSWER> {}

/** A channel. */
export const GET_STREAM_BY_ID_ANSWER = record("get_stream_by_id_response", {
  /** As the actor sees it. */
  stream: named<ChannelView>(CHANNEL),
});

/** The answer declared by `GET_STREAM_BY_ID_ANSWER`. */
export interface GetStreamByIdResponse extends RecordOf<typeof GET_STREAM_BY_ID_ANSWER> {}

/** Where mail to a channel goes. */
export const GET_STREAM_EMAIL_ADDRESS_ANSWER = record("get_stream_email_address_response", {
  /** The address. */
  email: email,
});

/** The answer declared by `GET_STREAM_EMAIL_ADDRESS_ANSWER`. */
export interface GetStreamEmailAddressResponse extends RecordOf<typeof GET_STREAM_EMAIL_ADDRESS_ANSWER> {}

/** The ID of a channel. */
export const GET_STREAM_ID_ANSWER = record("get_stream_id_response", {
  /** The ID of the channel of that name. */
  stream_id: integer,
});

/** The answer declared by `GET_STREAM_ID_ANSWER`. */
export interface GetStreamIdResponse extends RecordOf<typeof GET_STREAM_ID_ANSWER> {}

/** The topics of a channel. */
export const GET_STREAM_TOPICS_ANSWER = record("get_stream_topics_response", {
  /** The most recent first. */
  topics: list(named<TopicView>(TOPIC)),
});

/** The answer declared by `GET_STREAM_TOPICS_ANSWER`. */
export interface GetStreamTopicsResponse extends RecordOf<typeof GET_STREAM_TOPICS_ANSWER> {}

/** Channels. */
export const GET_STREAMS_ANSWER = record("get_streams_response", {
  /** Those that were asked for and that the actor may know of. */
  streams: list(named<ListedChannelView>(LISTED_CHANNEL)),
});

/** The answer declared by `GET_STREAMS_ANSWER`. */
export interface GetStreamsResponse extends RecordOf<typeof GET_STREAMS_ANSWER> {}

/** Who subscribes to a channel. */
export const GET_SUBSCRIBERS_ANSWER = record("get_subscribers_response", {
  /** By their IDs, before feature level 79 by their addresses. */
  subscribers: changedAt(79, list(email), list(integer)),
});

/** The answer declared by `GET_SUBSCRIBERS_ANSWER`. */
export interface GetSubscribersResponse extends RecordOf<typeof GET_SUBSCRIBERS_ANSWER> {}

/** What the actor subscribes to. */
export const GET_SUBSCRIPTIONS_ANSWER = record("get_subscriptions_response", {
  /** By the channel's ID. */
  subscriptions: list(named<ListedSubscriptionView>(LISTED_SUBSCRIPTION)),
});

/** The answer declared by `GET_SUBSCRIPTIONS_ANSWER`. */
export interface GetSubscriptionsResponse extends RecordOf<typeof GET_SUBSCRIPTIONS_ANSWER> {}

/** What somebody subscribes to. */
export const GET_USER_CHANNELS_ANSWER = record("get_user_channels_response", {
  /** As far as the actor may know of the channels. */
  subscribed_channel_ids: list(integer),
});

/** The answer declared by `GET_USER_CHANNELS_ANSWER`. */
export interface GetUserChannelsResponse extends RecordOf<typeof GET_USER_CHANNELS_ANSWER> {}
