/** The named exceptions of `docs/campaign.md`: calls after which no client can know what is true. No plan makes them. */
import { caughtUp } from "../../model/changes/events/event-queues";
import type { Channel } from "../../model/realm/channel";
import type { Message } from "../../model/realm/message";
import type { Realm } from "../../model/realm/realm";
import { followsServer } from "../../model/realm/settings";
import type { User } from "../../model/realm/user";
import { channelById } from "../../model/rules/channels/channel-access";
import { canReadMessage, marksOf, messageById } from "../../model/rules/messages/message-rows";
import { unreadInChannel } from "../../model/rules/messages/read-state";
import { has } from "../../model/rules/realm/feature-level";
import { isGuest, userById } from "../../model/rules/users/people";
import { canAccessAllUsers } from "../../model/rules/users/who-may";
import { LIMITS } from "../../protocol/limits";
import { isRecord } from "../../protocol/schema/matches-shape";
import { isHidingRole, isLostBot } from "./role-exceptions";
import type { ActionCall, Scene } from "./scene";

type Params = ActionCall["params"];

/** Whether a call of an operation is an exception; the actor is the account that calls. */
type Exception = (scene: Scene, params: Params, actor: number) => boolean;

const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  "update-message": isUnknownChange,
  "delete-message": ({ realm, me }, { message_id }) => {
    const message = messageById(realm, Number(message_id));
    return message !== undefined && isHiddenStar(realm, me, message);
  },
  "delete-topic": ({ realm, me }, { stream_id, topic_name }) =>
    hasHiddenStar(realm, me, (message) => message.stream_id === stream_id && isSame(message.topic, topic_name)),
  "update-message-flags": isJoinedMark,
  "update-message-flags-for-narrow": isJoinedMark,
  "mark-all-as-read": ({ realm, me }, _, actor) =>
    actor === me.user_id && followsServer(realm, "flagEventsAreMergedWrongly"),
  "archive-stream": (scene, { stream_id }) => {
    const channel = channelById(scene.realm, Number(stream_id));
    return isAnnouncedAsDeleted(scene) || (channel !== undefined && hasUnreadWildcards(scene, channel));
  },
  "update-stream": (scene, { stream_id, is_archived }) => {
    const channel = channelById(scene.realm, Number(stream_id));
    if (is_archived !== false || channel === undefined) return false;
    return hasPolicies(scene, channel) || isRestoredUnknown(scene, channel);
  },
  subscribe: (scene, params) => isOfTwoChannels(scene, params) || isUnknownLater(scene, params.subscriptions),
  unsubscribe: isOfTwoChannels,
  "update-subscriptions": (scene, params) => isOfTwoChannels(scene, params) || isUnknownLater(scene, params.add),
  "reactivate-user": ({ realm, me }, { user_id }) => {
    const user = userById(realm, Number(user_id));
    return isGuest(me) || (user !== undefined && isInArchivedChannel(realm, user));
  },
  "deactivate-user": isNeeded,
  "deactivate-bot": ({ me }, { bot_id }) => bot_id === me.user_id,
  "deactivate-own-user": (scene, params, actor) => isNeeded(scene, { ...params, user_id: actor }),
  "update-user": isHidingRole,
  "update-user-by-email": isHidingRole,
  "update-settings": (scene, { enable_drafts_synchronization }, actor) =>
    enable_drafts_synchronization === false && actor === scene.me.user_id && areDraftsForgotten(scene),
  "update-realm": ({ me }, params) => isGuest(me) && "can_access_all_users_group" in params,
  "update-bot": (scene, params) => isHidingRole(scene, params) || isEmptyConfiguration(params),
  "update-presence": ({ realm, me }, { status }, actor) => {
    const user = userById(realm, actor);
    return user !== undefined && user !== me && isSilentPresence(realm, user, status === "active" ? status : "idle");
  },
};

/** Whether no client could know what is true after a call. */
export function isException(scene: Scene, call: ActionCall): boolean {
  return EXCEPTIONS[call.operation]?.(scene, call.params, call.user_id) === true || isLostBot(scene, call);
}

/** An edit without the mark of an act, or a move of which the account is not notified. */
function isUnknownChange(scene: Scene, { message_id, content, topic, stream_id }: Params): boolean {
  const message = messageById(scene.realm, Number(message_id));
  if (message === undefined) return false;
  if (content !== undefined && isUnknownAct(scene, message)) return true;
  if (topic === undefined && stream_id === undefined) return false;
  const to = channelById(scene.realm, Number(stream_id ?? message.stream_id));
  if (to === undefined) return isUnheard(scene, message);
  // A move to the message's own channel is announced as one to another channel.
  if (stream_id === message.stream_id && !scene.isSubscribed(to)) return true;
  return isUnheard(scene, message) || isUnannounced(scene, message, to);
}

function isJoinedMark(scene: Scene, { op, flag }: Params, actor: number): boolean {
  if (actor !== scene.me.user_id || !flagsWait(scene)) return false;
  if (flag === "read") return op === "remove" && followsServer(scene.realm, "flagEventsAreMergedWrongly");
  return true;
}

/**
 * The named exception "subscribers of two channels". Servers before feature level 373 send `peer_add` for an account
 * that subscribes alone to one of several channels without those who subscribe to the last of them, and `peer_remove` in the same way. No client can know.
 */
function isOfTwoChannels({ realm }: Scene, { subscriptions, add, delete: left }: Params): boolean {
  const areSeveral = [subscriptions, add, left].some((rows) => Array.isArray(rows) && rows.length > 1);
  return areSeveral && !has(realm, "peersAreGroupedByAccounts");
}

/** Without the account, its owner and an owner of the realm there is no campaign; and hidden stars are not deleted. */
function isNeeded({ realm, me, owner }: Scene, { user_id, actions }: Params): boolean {
  if (user_id === me.user_id || user_id === owner.user_id || user_id === me.bot_owner_id) return true;
  const deletes = isRecord(actions) && Object.keys(actions).some((name) => name.endsWith("_messages"));
  const isHidden = hasHiddenStar(realm, me, ({ sender_id }) => sender_id === user_id);
  return (deletes && isHidden) || (actions !== undefined && !canAccessAllUsers(realm, me));
}

/** The named exception "bots without a configuration". */
function isEmptyConfiguration({ config_data }: Params): boolean {
  return isRecord(config_data) && Object.keys(config_data).length === 0;
}

function isSame(topic: string, other: unknown): boolean {
  return typeof other === "string" && topic.toLowerCase() === other.toLowerCase();
}

function hasHiddenStar(realm: Realm, me: User, matches: (message: Message) => boolean): boolean {
  const stars = [...marksOf(realm, me.user_id).starred].flatMap((id) => messageById(realm, id) ?? []);
  return stars.some((star) => matches(star) && isHiddenStar(realm, me, star));
}

/**
 * The named exception "hidden stars". A message that the account has starred and can no longer read stays starred, and
 * the account is not notified of its deletion. Such messages are not deleted.
 */
export function isHiddenStar(realm: Realm, me: User, message: Message): boolean {
  return marksOf(realm, me.user_id).starred.has(message.id) && !canReadMessage(realm, me, message);
}

/**
 * Whether a message has the mark of an act, and the client may not know yet that it was sent: without the mark, it could
 * not know later either.
 */
function isUnknownAct({ realm, me }: Scene, { content }: Message): boolean {
  if (!/\bact-\d+\./u.test(content)) return false;
  const queues = Array.from(realm.queues.values()).filter(({ user_id }) => user_id === me.user_id);
  return !queues.some((queue) => caughtUp(realm, queue).pending.length === 0);
}

/**
 * Part of the named exception "unannounced moves": where new subscribers cannot read the history, the account is not
 * notified of a move that begins with a message that it has not received, though others may move along.
 */
export function isUnheard({ realm, me }: Pick<Scene, "realm" | "me">, { stream_id, received_by }: Message): boolean {
  const channel = channelById(realm, stream_id ?? 0);
  return channel?.history_public_to_subscribers === false && !received_by.has(me.user_id);
}

/**
 * The named exception "unannounced moves". The account is not notified of messages that leave a channel to which it does
 * not subscribe, of those that move from a private channel to one to which it does not subscribe, and of older messages
 * that leave a private channel whose history new subscribers cannot read. A client cannot know better.
 */
export function isUnannounced(scene: Scene, message: Message, to: Channel): boolean {
  const from = channelById(scene.realm, message.stream_id ?? 0);
  if (from === undefined || from === to) return false;
  if (!scene.isSubscribed(from)) return true;
  return from.invite_only && (!from.history_public_to_subscribers || !scene.isSubscribed(to));
}

/**
 * The named exception "joined marks". While the client does not poll, its queue joins several `update_message_flags`
 * events to one. The client is then notified in another order than things happened, and cannot know better. A realm that
 * follows servers joins even events between which messages were marked as unread, or all as read. So while such an event
 * waits, the account does not star; in a realm that follows servers it does not mark as unread then, and never reads all.
 */
function flagsWait({ realm, me }: Scene): boolean {
  for (const queue of realm.queues.values()) {
    if (queue.user_id !== me.user_id) continue;
    for (const { event, returned } of caughtUp(realm, queue).pending) {
      if (!returned && event.event.type === "update_message_flags") return true;
    }
  }
  return false;
}

/**
 * The named exception "wildcards in archived channels". A registration lists unread wildcard mentions only where the
 * account has not muted the channel or the topic, and a client may show no archived channel whose messages it could
 * fetch. Channels with unread wildcard mentions are not archived.
 */
export function hasUnreadWildcards({ realm, me }: Scene, { stream_id }: Channel): boolean {
  for (const id of unreadInChannel(realm, me.user_id, stream_id)) {
    const mentions = messageById(realm, id)?.mentions;
    if (mentions?.channel_wildcard === true || mentions?.topic_wildcard === true) return true;
  }
  return false;
}

/**
 * The named exception "policies of archived channels". A registration omits the account's policies for topics of
 * archived channels, and nothing notifies of them when a channel is restored. A client that registered meanwhile cannot
 * know them.
 */
export function hasPolicies({ realm, me }: Scene, { stream_id }: Channel): boolean {
  for (const [key, byUser] of realm.user_topics) {
    if (key.startsWith(`${stream_id}:`) && byUser.get(me.user_id) !== undefined) return true;
  }
  return false;
}

/**
 * The named exception "drafts that are not synchronized". A registration then lists none of the drafts. A client with a
 * queue of drafts that has no settings is not notified.
 */
function areDraftsForgotten({ realm, me }: Scene): boolean {
  return Array.from(realm.queues.values()).some(
    ({ user_id, event_types }) =>
      user_id === me.user_id && event_types?.includes("drafts") === true && !event_types.includes("user_settings"),
  );
}

/** Whether a queue of the account with channels has declared, or has not declared, that it knows archived ones. */
function hasQueue({ realm, me }: Scene, knowsArchived: boolean): boolean {
  return Array.from(realm.queues.values()).some(
    ({ user_id, event_types, client_capabilities }) =>
      user_id === me.user_id &&
      event_types?.includes("stream") !== false &&
      client_capabilities.archived_channels === knowsArchived,
  );
}

/**
 * The named exception "archived channels before level 378". Servers announce them as deleted, also to a client with
 * `archived_channels`, whose next registration has them.
 */
function isAnnouncedAsDeleted(scene: Scene): boolean {
  return !has(scene.realm, "archivedChannelsAreRegistered") && hasQueue(scene, true);
}

/**
 * The named exception "restored channels". A client without `archived_channels` is notified that a restored channel
 * exists, and not that the account subscribes to it. If it registered meanwhile, it cannot know.
 */
export function isRestoredUnknown(scene: Scene, channel: Channel): boolean {
  return scene.isSubscribed(channel) && (hasQueue(scene, false) || isAnnouncedAsDeleted(scene));
}

/**
 * The named exception "subscriptions to archived channels". A client without `archived_channels` is notified of a
 * subscription to an archived channel, and its next registration omits it. And the named exception "bots".
 */
function isUnknownLater(scene: Scene, rows: unknown): boolean {
  if (!Array.isArray(rows)) return false;
  const names = new Set(rows.map((row) => String(Object(row).name).toLowerCase()));
  const named = Array.from(scene.realm.channels).filter(({ name }) => names.has(name.toLowerCase()));
  return named.some((channel) => (channel.is_archived && hasQueue(scene, false)) || hasUnlisted(scene, channel));
}

/** What mentions a bot where it does not subscribe is unread; a registration lists it only when the bot subscribes. */
function hasUnlisted({ realm, me, isSubscribed }: Scene, channel: Channel): boolean {
  if (!me.is_bot || isSubscribed(channel)) return false;
  return unreadInChannel(realm, me.user_id, channel.stream_id).next().done === false;
}

/**
 * The named exception "subscribers of archived channels". A user who is reactivated is announced as a subscriber of
 * channels that are not archived only, and nothing announces the user when another channel is restored.
 */
export function isInArchivedChannel({ channels, subscriptions }: Realm, { user_id }: User): boolean {
  for (const { is_archived, stream_id } of channels) {
    if (is_archived && subscriptions.get(user_id)?.get(stream_id)?.active === true) return true;
  }
  return false;
}

/**
 * The named exception "presence without news". Only the first presence of a user, and a user who is active again after
 * some time, are announced; other updates change what a registration returns, and no client is notified.
 */
export function isSilentPresence({ presences, now }: Realm, { user_id }: User, status: "active" | "idle"): boolean {
  const known = presences.get(user_id);
  if (known === undefined) return false;
  const age = (time: number | null): number => now - (time ?? Number.NEGATIVE_INFINITY);
  const isOld = (time: number | null): boolean => age(time) > LIMITS.PRESENCE_UPDATE_MIN_SECONDS;
  if (status === "idle") return isOld(known.idle_timestamp);
  if (age(known.active_timestamp) > LIMITS.PRESENCE_NEWS_SECONDS) return false;
  return isOld(known.idle_timestamp) || isOld(known.active_timestamp);
}
