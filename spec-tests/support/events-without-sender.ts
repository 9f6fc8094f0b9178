/** What clients cannot keep right because servers send no event of it, each with the reason. */
import type { ClientState, StateDifference } from "../../src/client-state";
import type { JsonObject } from "../../src/index";
import type { Channel } from "../../src/model/realm/channel";
import type { Realm } from "../../src/model/realm/realm";
import { hasRow } from "../../src/model/rules/messages/message-rows";
import { FEATURE_LEVELS } from "../../src/protocol/feature-levels";
import { SYSTEM_GROUP_NAMES } from "../../src/protocol/group-settings";
import { isMoved } from "./visibility-oracle";

/** What has happened in the realm at any time, as IDs of channels. */
export interface Happened {
  readonly archived: Set<number>;
  /** Those that had another privacy before. */
  readonly reclassified: Set<number>;
  readonly webPublic: Set<number>;
  /** By channel, the accounts that came to it or left it in one step with other accounts. */
  readonly joinedTogether: Map<number, Set<number>>;
  /** By channel, the accounts that came to it or left it in one step with other channels. */
  readonly joinedAtOnce: Map<number, Set<number>>;
  /** Messages that were moved out of a channel with protected history. */
  readonly takenAway: Set<number>;
  /** Messages that were moved to a channel, which may be the one where they were. */
  readonly movedAcross: Set<number>;
  /**
   * Messages that got another topic in a channel with protected history, each with the accounts that have a row of it
   * and none of another message that moved with it.
   */
  readonly movedUnheard: Map<number, Set<number>>;
  /** Messages that were deleted from a channel, each with the channel as it was. */
  readonly deleted: Map<number, Channel>;
  /** Messages whose time was over, each with its channel. */
  readonly expired: Map<number, number | null>;
  /** Accounts that hid or showed their presence, or hide it and said something of themselves for the first time. */
  readonly hiding: Set<number>;
  /** Accounts that were deactivated. */
  readonly left: Set<number>;
  /** Accounts in conversations of two whose messages were all deleted. */
  readonly fallenSilent: Set<number>;
}

/** What has happened before the first step. */
export function nothingHappened(realm: Realm): Happened {
  const happened = { archived: new Set<number>(), reclassified: new Set<number>() };
  const all = {
    ...happened,
    webPublic: new Set<number>(),
    joinedTogether: new Map<number, Set<number>>(),
    joinedAtOnce: new Map<number, Set<number>>(),
    takenAway: new Set<number>(),
    movedAcross: new Set<number>(),
    movedUnheard: new Map<number, Set<number>>(),
    deleted: new Map<number, Channel>(),
    expired: new Map<number, number | null>(),
    hiding: new Set<number>(),
    left: new Set<number>(),
    fallenSilent: new Set<number>(),
  };
  noteStep(all, realm, realm);
  return all;
}

/** Adds what one step has done. */
export function noteStep(happened: Happened, before: Realm, after: Realm): void {
  noteTakenAway(happened, before, after);
  noteUnheard(happened, before, after);
  noteExpired(happened, before, after);
  if (before.direct_conversations !== after.direct_conversations) {
    for (const key of before.direct_conversations.keys()) {
      const ids = key.split(",").map(Number);
      if (ids.length === 2 && !after.direct_conversations.has(key)) ids.forEach((id) => happened.fallenSilent.add(id));
    }
  }
  if (before.users !== after.users || before === after) {
    for (const { user_id, settings, is_active } of after.users) {
      if (!is_active) happened.left.add(user_id);
      const earlier = before.users.get(user_id - 1)?.settings ?? settings;
      if (settings.presence_enabled !== earlier.presence_enabled) happened.hiding.add(user_id);
    }
  }
  if (before.user_statuses !== after.user_statuses) {
    for (const userId of after.user_statuses.keys()) {
      const isFirst = !before.user_statuses.has(userId);
      const isHidden = after.users.get(userId - 1)?.settings.presence_enabled === false;
      if (isFirst && isHidden) happened.hiding.add(userId);
    }
  }
  const moved = new Map<number, number[]>();
  for (const channel of after.channels) {
    const { stream_id } = channel;
    const earlier = before.channels.get(stream_id - 1);
    if (channel.is_archived) happened.archived.add(stream_id);
    if (channel.is_web_public) happened.webPublic.add(stream_id);
    if (earlier === undefined) continue;
    if (channel.invite_only !== earlier.invite_only || channel.is_web_public !== earlier.is_web_public) {
      happened.reclassified.add(stream_id);
    }
    const accounts = movedAccounts(earlier, channel);
    if (accounts.length > 0) moved.set(stream_id, accounts);
  }
  if (moved.size > 1) noteAccounts(happened.joinedAtOnce, moved);
  if (new Set([...moved.values()].flat()).size > 1) noteAccounts(happened.joinedTogether, moved);
}

function noteAccounts(noted: Map<number, Set<number>>, moved: ReadonlyMap<number, readonly number[]>): void {
  for (const [channelId, accounts] of moved) {
    const present = noted.get(channelId) ?? new Set();
    for (const id of accounts) present.add(id);
    noted.set(channelId, present);
  }
}

/** Nothing is deleted by the clock but messages whose time is over. */
function noteExpired({ expired }: Happened, before: Realm, after: Realm): void {
  if (before.now === after.now || before.messages === after.messages) return;
  for (const message of before.messages) {
    if (message !== null && after.messages.get(message.id - 1) === null) expired.set(message.id, message.stream_id);
  }
}

function noteTakenAway({ takenAway, movedAcross, deleted }: Happened, before: Realm, after: Realm): void {
  if (before.messages === after.messages) return;
  for (const message of before.messages) {
    if (message?.stream_id == null) continue;
    const now = after.messages.get(message.id - 1);
    if (now === message || (now != null && !isMoved(message, now))) continue;
    const channel = before.channels.get(message.stream_id - 1);
    if (now !== null) movedAcross.add(message.id);
    else if (channel !== undefined) deleted.set(message.id, channel);
    if (channel?.history_public_to_subscribers === false) takenAway.add(message.id);
  }
}

function noteUnheard({ movedUnheard }: Happened, before: Realm, after: Realm): void {
  if (before.messages === after.messages) return;
  const moved = [...after.messages].flatMap((message) => {
    const earlier = message === null ? message : before.messages.get(message.id - 1);
    if (message?.stream_id == null || earlier == null || message.topic === earlier.topic) return [];
    const isProtected = after.channels.get(message.stream_id - 1)?.history_public_to_subscribers === false;
    return isProtected && message.stream_id === earlier.stream_id ? [message] : [];
  });
  for (const { user_id } of moved.length > 1 ? after.users : []) {
    const held = moved.filter((message) => hasRow(after, user_id, message));
    if (held.length === moved.length) continue;
    for (const { id } of held) movedUnheard.set(id, new Set([...(movedUnheard.get(id) ?? []), user_id]));
  }
}

function movedAccounts({ subscribers: before }: Channel, { subscribers: after }: Channel): number[] {
  if (before === after) return [];
  return [...[...before].filter((id) => !after.has(id)), ...[...after].filter((id) => !before.has(id))];
}

/** Who listens. */
export interface Listening {
  readonly userId: number;
  /** Messages for which the client received the deletion before the star. */
  readonly revived: ReadonlySet<number>;
  readonly level: number;
  /** What the client keeps. */
  readonly kept: ClientState;
  /** The state after a new registration. */
  readonly fresh: ClientState;
  /** The capabilities that the client has, and that the server knows. */
  readonly can: Readonly<Record<string, boolean>>;
  readonly isGuest: boolean;
  readonly isBot: boolean;
  readonly happened: Happened;
}

/** Parts that no client keeps right by events. */
const LOST: Readonly<Record<string, string>> = {
  muted_topics: "superseded by user_topic: a move that removes a policy sends only the topic; and the rows of archived channels disappear",
};

/** Fields of subscriptions that follow a setting of the account for old clients, without an event. */
const INHERITED = /^subscriptions\.\d+\.(desktop|audible|push|email)_notifications$/;

/**
 * When one account alone joins or leaves several public channels, one event names all to those who see the last: not
 * to guests who see only another of them. Accounts that join or leave together are not notified of one another, and
 * no account is notified of subscribers that leave an archived channel by a deactivation. Guests who cannot see a
 * deactivated account were not notified that it has left their channels.
 */
const PEERS = /^subscriptions\.(\d+)\.subscribers\.\d+$/;

/** Guests who cannot see a deactivated account are not notified of the channel settings that named it. */
const NAMED = /^(?:streams|subscriptions)\.\d+\.can_\w+\.direct_members\.\d+$/;

/** Registrations omit the policies for topics of archived channels, without an event when a channel changes its state. */
const TOPIC_OF_CHANNEL = /^user_topics\.(\d+):/;

/**
 * Guests are not notified of web-public channels, which they see without subscribing. To clients without support for
 * archived channels, an unarchived one is new, and no event contains that they still subscribe to it, nor its other
 * subscribers, so that they cannot know what is unread there; a subscriber of one that stays archived gets its events.
 */
const CHANNEL = /^(?:streams|subscriptions)\.(\d+)(\.|$)/;

/** Before, channels that were archived were said to be deleted, to all clients. */
const ARCHIVING_HAS_EVENT = 378;

/** An account that can no longer see a channel because of its privacy is not notified. */
const WHOLE_CHANNEL = /^(?:streams|subscriptions)\.(\d+)$/;

/**
 * A user who has a message in a channel with protected history and does not subscribe to the target channel of a move
 * loses the server's data of it for that account, and is notified only when the new channel is hidden.
 */
const UNREAD = /^unread\.(\d+)(\.|$)/;

/** An event of a move inside a channel with protected history goes to users with a row of the message in the request. */
const UNREAD_TOPIC = /^unread\.(\d+)\.topic$/;

/**
 * Registrations call those away that hide their presence and have once said something of themselves, without a word of
 * that when they begin to hide or to show it, or say something for the first time.
 */
const STATUS = /^user_status\.(\d+)(\.away|$)/;

/**
 * A user who has left a channel keeps the stars there, and loses them when the message moves to another channel: only
 * subscribers are notified, as of a deletion where the channel is private by then, or the user who left is a guest.
 * Stars between two polls become one event, in the place of the last: so a client can receive a star of a message after
 * the deletion of this message.
 */
const STARRED = /^starred\.\d+$/;

function isStarLostWithoutEvent(id: number, { userId, isGuest, revived, happened }: Listening): boolean {
  if (happened.movedAcross.has(id) || happened.expired.has(id) || revived.has(id)) return true;
  const channel = happened.deleted.get(id);
  return channel !== undefined && !channel.subscribers.has(userId) && (isGuest || channel.invite_only);
}

/** Servers send no event of expired messages, nor of the message that is the first or the last in its place afterwards. */
const RECENT = /^recent_private_conversations\./;
const FIRST_MESSAGE = /^(?:streams|subscriptions)\.(\d+)\.first_message_id$/;

function isExpiryWithoutEvent(path: string, { expired }: Happened): boolean {
  if (expired.has(Number(UNREAD.exec(path)?.[1]))) return true;
  const places = new Set(expired.values());
  if (RECENT.test(path) && places.has(null)) return true;
  return places.has(Number(FIRST_MESSAGE.exec(path)?.[1]));
}

/** A policy keeps the spelling of the topic with which it began; events spell it as the last request did. */
const SPELLING = /^user_topics\..*\.topic_name$/;

/**
 * A guest with limited access knows the users of its direct messages. When these are deleted, the account is hidden,
 * without an event.
 */
const PERSON = /^(?:users|user_status)\.(\d+)$/;

/**
 * Servers notify guests who know a deactivated account by other means than a channel. For those who know it by a
 * channel it is hidden, and stays hidden when it is reactivated; those who do not know it keep its presence.
 */
const ONCE_GONE = /^(?:users|user_status|presences)\.(\d+)$/;

/** Guests with limited access know all bots, but are notified that one is hidden when it leaves their channel. */
function isBotStillKnown(path: string, one: unknown, { users = {} }: ClientState): boolean {
  const [, id = ""] = PERSON.exec(path) ?? [];
  return one === undefined && users[id]?.is_bot === true;
}

/** Bots that administer the realm are shown all bots; only users are notified of them. */
const BOT = /^realm_bots\./;

/** In groups of default channels that contain whole channels, private ones are omitted, without an event. */
const GROUP_OF_DEFAULTS = /^realm_default_stream_groups\./;

/** At first servers sent no event of the order of folders. */
const FOLDER_ORDER = /^channel_folders\.\d+\.order$/;
const FOLDER_ORDER_HAS_EVENT = 418;

/**
 * Servers send only the first presences and those after some absence; clients request later ones. So the presences of
 * a client can be older than those of a new registration, never newer.
 */
const PRESENCE_TIME = /^presences\.\d+\.(active|idle)_timestamp$/;

/** The first level at which the event of messages that are unread again says where they are. */
const UNREAD_SAYS_WHERE = 121;

/** The IDs that are in one of two lists alone, where a difference is between items of lists. */
function idsApart(path: string, { kept, fresh }: Listening): number[] {
  const names = path.split(".").slice(0, -1);
  const listOf = (state: ClientState): readonly number[] => {
    const found = names.reduce<unknown>((value, name) => (value as JsonObject)[name], state);
    return Array.isArray(found) ? found.filter((item) => typeof item === "number") : [];
  };
  const [one, other] = [listOf(kept), listOf(fresh)];
  return [...one.filter((id) => !other.includes(id)), ...other.filter((id) => !one.includes(id))];
}

/**
 * Servers send changes of role also for deactivated accounts, as members of system groups that registrations list
 * without them (`do_change_user_role`).
 */
const SYSTEM_GROUP_MEMBERS = /^user_groups\.(\d+)\.members\./;

function isDeactivatedMember(path: string, listening: Listening): boolean {
  const groupId = Number(SYSTEM_GROUP_MEMBERS.exec(path)?.[1]);
  if (!(groupId <= SYSTEM_GROUP_NAMES.length)) return false;
  return idsApart(path, listening).every((id) => listening.happened.left.has(id));
}

/** Whether a list of accounts has no event. */
function isListToldByNone(path: string, listening: Listening): boolean {
  const { level, isGuest, happened } = listening;
  const { left, archived, joinedTogether, joinedAtOnce } = happened;
  const channelId = Number(PEERS.exec(path)?.[1]);
  if (Number.isNaN(channelId) && !NAMED.test(path)) return false;
  const isLeavingTold = !Number.isNaN(channelId) && level >= FEATURE_LEVELS.deactivationNotifiesSubscribers;
  return idsApart(path, listening).every((id) => {
    if (left.has(id) && (archived.has(channelId) || (isGuest && !isLeavingTold))) return true;
    if (joinedTogether.get(channelId)?.has(id) === true) return true;
    return isGuest && joinedAtOnce.get(channelId)?.has(id) === true;
  });
}

/** A kind of difference without an event. */
interface Exception {
  readonly about: string;
  /** The function of servers that sends nothing. */
  readonly source: string;
  readonly holds: (difference: StateDifference, listening: Listening) => boolean;
}

const isOf = (ids: ReadonlySet<number>, pattern: RegExp, path: string): boolean => ids.has(Number(pattern.exec(path)?.[1]));

/** All kinds; a test counts them, and their number only decreases. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    about: "linkifiers of clients that do not know URL templates: only events have them",
    source: "fetch_initial_state_data, notify_linkifiers",
    holds: ({ path }, { can }) => path.startsWith("realm_linkifiers") && can["linkifier_url_template"] !== true,
  },
  {
    about: "muted topics, which user_topic supersedes",
    source: "do_update_message, get_topic_mutes",
    holds: ({ path }) => Object.hasOwn(LOST, path.split(".")[0] ?? ""),
  },
  {
    about: "policies for topics of archived channels",
    source: "get_user_topics",
    holds: ({ path }, { happened }) => isOf(happened.archived, TOPIC_OF_CHANNEL, path),
  },
  {
    about: "deactivated members of system groups",
    source: "do_change_user_role",
    holds: ({ path }, listening) => isDeactivatedMember(path, listening),
  },
  {
    about: "accounts in lists of channels that come or go together, or for guests by a deactivation",
    source: "send_peer_subscriber_events, send_events_for_user_deactivation",
    holds: ({ path }, listening) => isListToldByNone(path, listening),
  },
  {
    about: "what follows from messages whose time is over",
    source: "archive_messages",
    holds: ({ path }, { happened }) => isExpiryWithoutEvent(path, happened),
  },
  {
    about: "accounts that a guest no longer sees since all direct messages with them are deleted",
    source: "do_delete_messages",
    holds: ({ path, other }, { isGuest, happened }) => isGuest && other === undefined && isOf(happened.fallenSilent, PERSON, path),
  },
  {
    about: "bots that guests see after they leave the channel in common",
    source: "send_user_remove_events_on_removing_subscriptions",
    holds: ({ path, one }, { isGuest, fresh }) => isGuest && isBotStillKnown(path, one, fresh),
  },
  {
    about: "accounts that were deactivated, for guests",
    source: "send_events_for_user_deactivation",
    holds: ({ path }, { isGuest, happened }) => isGuest && isOf(happened.left, ONCE_GONE, path),
  },
  {
    about: "bots, for bots that administer the realm",
    source: "bot_owner_user_ids",
    holds: ({ path }, { isBot }) => isBot && BOT.test(path),
  },
  {
    about: "the order of folders at first",
    source: "try_reorder_realm_channel_folders, since feature level 418",
    holds: ({ path }, { level }) => level < FOLDER_ORDER_HAS_EVENT && FOLDER_ORDER.test(path),
  },
  {
    about: "private channels in groups of default channels that list channels whole",
    source: "do_change_stream_permission; servers list private channels too",
    holds: ({ path }, { level, happened }) =>
      level < FEATURE_LEVELS.defaultChannelsAreIds && happened.reclassified.size > 0 && GROUP_OF_DEFAULTS.test(path),
  },
  {
    about: "later presences",
    source: "do_update_user_presence",
    holds: ({ path, one, other }) => PRESENCE_TIME.test(path) && Number(one) < Number(other),
  },
  {
    about: "unread messages that were moved out of protected history",
    source: "do_update_message",
    holds: ({ path }, { happened }) => isOf(happened.takenAway, UNREAD, path),
  },
  {
    about: "that accounts are away that hide their presence",
    source: "do_change_user_setting, do_update_user_status, format_user_status",
    holds: ({ path }, { happened }) => isOf(happened.hiding, STATUS, path),
  },
  {
    about: "the spelling of a topic with a policy",
    source: "bulk_set_user_topic_visibility_policy_in_database",
    holds: ({ path }) => SPELLING.test(path),
  },
  {
    about: "the topic of a message that moved with one that its reader has no row of",
    source: "do_update_message",
    holds: ({ path }, { userId, happened }) => happened.movedUnheard.get(Number(UNREAD_TOPIC.exec(path)?.[1]))?.has(userId) === true,
  },
  {
    about: "stars of messages that were moved, deleted or have expired where the account no longer reads",
    source: "do_update_message, event_recipient_ids_for_action_on_messages",
    holds: ({ path }, listening) => STARRED.test(path) && idsApart(path, listening).every((id) => isStarLostWithoutEvent(id, listening)),
  },
  {
    about: "channels that disappear by their privacy",
    source: "do_change_stream_permission",
    holds: ({ path, other }, { happened }) => other === undefined && isOf(happened.reclassified, WHOLE_CHANNEL, path),
  },
  {
    about: "channels that appear by their privacy, on old servers",
    source: "do_change_stream_permission, by feature level",
    holds: ({ path }, { level, happened }) => level < FEATURE_LEVELS.openedChannelsNotify && isOf(happened.reclassified, CHANNEL, path),
  },
  {
    about: "web-public channels, for guests",
    source: "can_access_stream_metadata_user_ids",
    holds: ({ path }, { isGuest, happened }) => isGuest && isOf(happened.webPublic, CHANNEL, path),
  },
  {
    about: "channels, for guests of old servers",
    source: "can_access_stream_metadata_user_ids, by feature level",
    holds: ({ path }, { isGuest, level }) => isGuest && level < FEATURE_LEVELS.guestsAreNotifiedOfWebPublicChannels && CHANNEL.test(path),
  },
  {
    about: "where messages are that are unread again, on old servers",
    source: "do_update_message_flags, by feature level",
    holds: ({ path }, { level }) => level < UNREAD_SAYS_WHERE && UNREAD.test(path),
  },
  {
    about: "inherited settings of subscriptions, for clients without nulls",
    source: "post_process_state, handle_stream_notifications_compatibility",
    holds: ({ path }, { can }) => can["notification_settings_null"] !== true && INHERITED.test(path),
  },
  {
    about: "channels that were archived, for clients that do not know archived channels",
    source: "do_deactivate_stream, do_unarchive_stream",
    holds: ({ path, other }, { can, level, happened }) => {
      if (receivesArchiving({ can, level })) return false;
      const place = UNREAD.test(path) ? Number((other as JsonObject | undefined)?.["stream_id"]) : NaN;
      return happened.archived.has(place) || isOf(happened.archived, CHANNEL, path);
    },
  },
];

/** Whether a difference has no event for such a client. */
export function hasNoEvent(difference: StateDifference, listening: Listening): boolean {
  return EXCEPTIONS.some(({ holds }) => holds(difference, listening));
}

/** Whether a client is notified that a channel is archived, and still knows it. */
export function receivesArchiving({ can, level }: Pick<Listening, "can" | "level">): boolean {
  return can["archived_channels"] === true && level >= ARCHIVING_HAS_EVENT;
}
