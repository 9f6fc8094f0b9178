/** Notices: direct messages to users, and messages in channels, from bots of the server. */
import { IdSet } from "../../collections/id-set";
import { ALL_USERS, allUsersExcept, eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import type { Channel } from "../../realm/channel";
import type { Audience, RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { ReadFromStart } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../../rules/channels/channel-access";
import { resolveMentions } from "../../rules/messages/mentions";
import { has } from "../../rules/realm/feature-level";
import { effectiveTopicsPolicy } from "../../rules/topics/topic-name";
import { isGuest, notificationBot, userById } from "../../rules/users/people";
import { defaultStreams } from "../../views/channels/channel-view";
import { deliverMessage, READ_BY_NONE } from "./deliver-message";

/** The client name of messages that the server writes. */
export const INTERNAL_CLIENT = "Internal";

/** Sends a direct message from a bot of the server to a user, by default from the notification bot. */
export function sendNotice(
  realm: Realm,
  userId: number,
  content: string,
  bot: User = notificationBot(realm),
): Transition {
  const person = userById(realm, userId);
  if (person === undefined) return transition(realm);
  const participants = [person, bot].sort((a, b) => a.user_id - b.user_id);
  const mentions = resolveMentions(realm, content, null);
  return deliverMessage(
    realm,
    { channel: null, participants, content, mentions },
    { sender: bot, client: INTERNAL_CLIENT, read_by_sender: true },
  ).step;
}

/** All accounts have read a notice from the start. */
export const READ_BY_ALL: ReadFromStart = frozen({ all_users: true, user_ids: [] });

/** The actor has read the notice of its own action from the start. */
export function readBy(user: User): ReadFromStart {
  return frozen({ all_users: false, user_ids: [user.user_id] });
}

/**
 * Posts a message of the notification bot to a channel.
 *
 * @param born_read - the accounts that have read it from the start; none by default
 */
export function postNotice(
  realm: Realm,
  streamId: number,
  topic: string,
  content: string,
  born_read: ReadFromStart = READ_BY_NONE,
): Transition {
  const channel = channelById(realm, streamId);
  if (channel === undefined) return transition(realm);
  const sender_id = notificationBot(realm).user_id;
  const mentions = resolveMentions(realm, content, { channel, topic, sender_id });
  return deliverMessage(
    realm,
    { channel, topic, content, mentions },
    { sender: notificationBot(realm), client: INTERNAL_CLIENT, read_by_sender: true, born_read },
  ).step;
}

/** Posts what has happened to a channel to its own topic for such events: the empty one, where no other is allowed. */
export function postChannelEvent(
  realm: Realm,
  streamId: number,
  content: string,
  born_read?: ReadFromStart,
): Transition {
  const channel = channelById(realm, streamId);
  if (channel === undefined || !postsChannelEvents(realm)) return transition(realm);
  return postNotice(realm, streamId, channelEventsTopic(realm, channel), content, born_read);
}

function postsChannelEvents(realm: Realm): boolean {
  return realm.settings.send_channel_events_messages || !has(realm, "channelEventsAreASetting");
}

function channelEventsTopic(realm: Realm, channel: Channel): string {
  if (effectiveTopicsPolicy(realm, channel) === "empty_topic_only") return "";
  return has(realm, "textsSayChannel") ? "channel events" : "stream events";
}

/** An account in a notice: mentioned, but not woken by it. */
export function silentMention(user: User): string {
  return `@_**${user.full_name}|${user.user_id}**`;
}

export function channelLink(channel: Channel): string {
  return `#**${channel.name}**`;
}

/** `default_streams` with all default channels, for all users but guests. */
export function defaultStreamsEvent(realm: Realm): RealmEvent {
  return eventFor(audienceOfDefaultStreams(realm), { type: "default_streams", default_streams: defaultStreams(realm) });
}

/** The audience of changed default channels: all users but guests. */
export function audienceOfDefaultStreams(realm: Realm): Audience {
  const guests = [...realm.users].filter(isGuest).map((user) => user.user_id);
  return guests.length === 0 ? ALL_USERS : allUsersExcept(IdSet.from(guests));
}
