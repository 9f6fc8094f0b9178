/** What a view can show although the realm names it otherwise: the interface itself has more than one right answer there. */
import type { Message } from "../model/realm/message";
import { channelById } from "../model/rules/channels/channel-access";
import { messageById } from "../model/rules/messages/message-rows";
import { isUnread } from "../model/rules/messages/read-state";
import { has } from "../model/rules/realm/feature-level";
import { userById } from "../model/rules/users/people";
import { canAccessUser } from "../model/rules/users/who-may";
import { isRecord } from "../protocol/schema/matches-shape";
import { legacyPresence, presenceAt } from "./item-projections";
import { countIfAllMuted, projections } from "./projections";
import type { Truth } from "./truth";

/** Returns what a view shows, with what is true instead of what is right as well. */
export type Reconcile = (shown: unknown, truth: Truth) => unknown;

const RECONCILE: ReadonlyMap<object, Reconcile> = new Map<object, Reconcile>([
  [projections.unread, eitherUnread],
  [projections.unreadByTopic, sameTopics],
  [projections.unreadCount, eitherCount],
  [projections.mentioned, eitherMention],
  [projections.starred, eitherStar],
  [projections.typists, withoutLate],
  [projections.groups, activeMembers],
  [projections.statuses, ofCertainUsers(projections.statuses)],
  [projections.emojiStatuses, ofCertainUsers(projections.emojiStatuses)],
  [projections.presence, eitherPresence],
  [projections.topicVisibility, visibleTopics],
]);

/**
 * A truth that accepts more than one right answer.
 *
 * @param reconcile - returns what the view shows, with the true value wherever what it shows is right as well
 * @example
 * const anyCase = lenient(projections.alertWords, (shown) => shown.map((word) => word.toLowerCase()));
 */
export function lenient<Value, Shown = Value>(
  truth: (truth: Truth) => Value,
  reconcile: (shown: Shown, truth: Truth) => unknown,
): (truth: Truth) => Value {
  return Object.assign((now: Truth): Value => truth(now), { reconcile });
}

/**
 * What a view shows, ready to be compared with what is true.
 *
 * @param projection - what the view is compared with
 */
export function reconciled(shown: unknown, projection: object, truth: Truth): unknown {
  const own: unknown = "reconcile" in projection ? projection.reconcile : undefined;
  // What a view shows is of the type that its author knows.
  if (typeof own === "function") return Reflect.apply(own, undefined, [shown, truth]);
  return RECONCILE.get(projection)?.(shown, truth) ?? shown;
}

/** Topics that differ only in letter case are equal, and each client has another spelling. */
function sameTopics(shown: unknown, truth: Truth): unknown {
  if (!isRecord(shown)) return shown;
  const spelling = new Map(Object.keys(projections.unreadByTopic(truth)).map((place) => [place.toLowerCase(), place]));
  const counts: Record<string, unknown> = {};
  for (const [place, count] of Object.entries(shown)) {
    const name = spelling.get(place.toLowerCase()) ?? place;
    const before = counts[name];
    counts[name] = typeof before === "number" && typeof count === "number" ? before + count : count;
  }
  const isOutside = outsideOf(truth);
  return eitherRow(counts, projections.unreadByTopic(truth), (place) => isOutside(Number(place.split("/", 1)[0])));
}

/**
 * A bot receives the messages that mention it in channels to which it does not subscribe. They are unread until it
 * registers again: a registration does not list them.
 */
function eitherUnread(shown: unknown, truth: Truth): unknown {
  const isOutside = outsideOf(truth);
  const isOpen = (id: unknown): boolean => isOutside(messageById(truth.realm, Number(id))?.stream_id ?? 0);
  return eitherIn(shown, projections.unread(truth), isOpen);
}

/**
 * Whether a channel is one whose messages a client receives without a subscription that it knows of: as a bot that is
 * mentioned, or with all public channels, of which it does not know archived ones.
 */
function outsideOf({ realm, user_id, registered }: Truth): (streamId: number) => boolean {
  const isBot = userById(realm, user_id)?.is_bot === true;
  const { all_public_streams, client_capabilities } = registered;
  const misses = all_public_streams === true && Object(client_capabilities).archived_channels !== true;
  const subscriptions = realm.subscriptions.get(user_id);
  return (id) => {
    const channel = channelById(realm, id);
    if (channel === undefined) return false;
    return (misses && channel.is_archived) || (isBot && subscriptions?.get(id)?.active !== true);
  };
}

/**
 * What is muted in channels that are archived, or to which the account does not subscribe, may count or not: a
 * registration says too little of these. The count of a registration is right, too.
 */
function eitherCount(shown: unknown, truth: Truth): unknown {
  if (typeof shown !== "number") return shown;
  const right = projections.unreadCount(truth);
  const isOutside = outsideOf(truth);
  const { count } = Object(truth.registration(["message", "update_message_flags"]).unread_msgs);
  const { unread_msgs } = Object(truth.latest?.result);
  const [least, most] = countIfAllMuted(truth);
  const outside = Array.from(truth.realm.messages).filter(
    (message) => message !== null && isOutside(message.stream_id ?? 0) && isUnread(truth.realm, truth.user_id, message),
  );
  const isRight =
    (least <= shown && shown <= most + outside.length) || shown === count || shown === Object(unread_msgs).count;
  return isRight ? right : shown;
}

/**
 * A registration omits wildcard mentions where the account has muted the place, a fetch does not, and nothing brings
 * back what the client's registration omitted.
 */
function eitherMention(shown: unknown, truth: Truth): unknown {
  const { unread_msgs } = truth.registration(["message", "update_message_flags"]);
  const right = projections.mentioned(truth);
  const isOutside = outsideOf(truth);
  const isOpen = (id: unknown): boolean => {
    const message = messageById(truth.realm, Number(id));
    return message !== undefined && (isOutside(message.stream_id ?? 0) || isOmittedWildcard(truth, message));
  };
  return eitherIn(either(shown, right, unread_msgs?.mentions ?? []), right, isOpen);
}

/** What a registration, or the event that marked it as unread, did not call a mention, since its place was muted then. */
function isOmittedWildcard(truth: Truth, { id, mentions }: Message): boolean {
  const { max_message_id = 0, unread_msgs } = truth.answered;
  if (mentions?.channel_wildcard !== true && mentions?.topic_wildcard !== true) return false;
  const isOmitted = id <= max_message_id && unread_msgs?.mentions?.includes(id) === false;
  return isOmitted || truth.unreadWithoutMention().has(id);
}

/** A registration lists starred messages that the account can no longer read; a fetch does not. */
function eitherStar(shown: unknown, truth: Truth): unknown {
  return either(shown, projections.starred(truth), truth.registration(["starred_messages"]).starred_messages ?? []);
}

/** A list, in which the items that only one of two right lists has are as in the first. */
function either(shown: unknown, right: readonly number[], alsoRight: readonly number[]): unknown {
  return eitherIn(shown, right, (id) => right.some((one) => one === id) !== alsoRight.some((one) => one === id));
}

/** A list, in which the items that are open are as in the right one. */
function eitherIn(shown: unknown, right: readonly number[], isOpen: (id: unknown) => boolean): unknown {
  if (!Array.isArray(shown)) return shown;
  const open = right.filter(isOpen);
  const sure: readonly unknown[] = shown.filter((id) => !isOpen(id));
  if (open.length === 0) return sure;
  return [...sure, ...open].sort((one, other) => Number(one) - Number(other));
}

/** A client that was notified late takes a typist back late. */
function withoutLate(shown: unknown, truth: Truth): unknown {
  if (!Array.isArray(shown)) return shown;
  const { shown: certain, possible } = truth.typists();
  return shown.filter((id) => certain.has(id) || !possible.has(id));
}

/** Below level 303, registrations list deactivated members; the page says that members are active. */
function activeMembers(shown: unknown, truth: Truth): unknown {
  if (!isRecord(shown) || has(truth.realm, "deactivatedUsersLeaveGroups")) return shown;
  const isActive = (id: unknown): boolean => userById(truth.realm, Number(id))?.is_active === true;
  return Object.fromEntries(
    Object.entries(shown).map(([id, group]) => {
      const members: unknown = Object(group).members;
      return [id, Array.isArray(members) ? { ...Object(group), members: members.filter(isActive) } : group];
    }),
  );
}

/**
 * Deactivated users have no status, and those that a guest no longer sees are gone with it, or not. No event brings back the status of a user who was reactivated: what a client shows
 * of such users does not count.
 */
function ofCertainUsers(projection: (truth: Truth) => Readonly<Record<string, unknown>>): Reconcile {
  return (shown, truth) => {
    if (!isRecord(shown)) return shown;
    const right = projection(truth);
    const { realm, user_id } = truth;
    const me = userById(realm, user_id);
    return eitherRow(shown, right, (id) => {
      const user = userById(realm, Number(id));
      if (user?.is_active !== true || me === undefined || !canAccessUser(realm, me, user)) return true;
      return truth.reactivated().has(user.user_id);
    });
  };
}

/** An object, in which the rows that are open are as in the right one. */
function eitherRow(
  shown: Readonly<Record<string, unknown>>,
  right: Readonly<Record<string, unknown>>,
  isOpen: (key: string, value: unknown) => boolean,
): Readonly<Record<string, unknown>> {
  const sure = Object.entries(shown).filter(([key, value]) => !isOpen(key, value));
  const open = Object.entries(right).filter(([key]) => !(key in shown) && isOpen(key, undefined));
  const kept = Object.keys(shown).flatMap((key) =>
    isOpen(key, shown[key]) && key in right ? [[key, right[key]] as const] : [],
  );
  return Object.fromEntries([...sure, ...open, ...kept]);
}

/** The older form of a presence says less than the newer one; and at the last second of a presence, both are right. */
function eitherPresence(shown: unknown, truth: Truth): unknown {
  if (!isRecord(shown)) return shown;
  const rights = [legacyPresence(truth), legacyPresence(truth, 1), presenceAt(truth, 1)];
  const isReactivated = (id: string): boolean => truth.reactivated().has(Number(id));
  return eitherRow(
    shown,
    projections.presence(truth),
    (id, value) => isReactivated(id) || rights.some((right) => right[id] === value),
  );
}

/** A registration omits the policies of channels that are archived, or to which the account does not subscribe. */
function visibleTopics(shown: unknown, truth: Truth): unknown {
  if (!isRecord(shown)) return shown;
  const { subscriptions = {} } = truth.state(["subscription"]);
  const isOpen = (place: string): boolean => {
    const channel = subscriptions[place.split("/", 1)[0] ?? ""];
    return channel?.subscribed !== true || channel.is_archived === true;
  };
  const lower = Object.fromEntries(Object.entries(shown).map(([place, policy]) => [place.toLowerCase(), policy]));
  return eitherRow(lower, projections.topicVisibility(truth), isOpen);
}
