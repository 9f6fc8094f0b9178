/** What subscribing changes and tells, once the ladder is behind it: new channels, subscribers, notices. */
import { CHANNEL_GROUP_SETTING_NAMES } from "../../../protocol/group-settings";
import { LIMITS } from "../../../protocol/limits";
import type { SubscribedAnswer } from "../../../protocol/records/channels";
import { andThen, andThenForEach, type Transition, transition, withEvents } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById, isSubscribed } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import type { SubscribingPlan } from "../../rules/subscriptions/plan-subscribing";
import { normalizeGroupValue } from "../../rules/user-groups/group-value-check";
import { publicEmail } from "../../rules/users/people";
import { makeChannel } from "../channels/channel-lifecycle";
import {
  channelLink,
  defaultStreamsEvent,
  postChannelEvent,
  postNotice,
  readBy,
  sendNotice,
  silentMention,
} from "../messages/notices";
import { addSubscribers, type Join } from "./subscribers";

/** The result of a plan: the step, the answer, and the IDs of the created channels. */
export interface Subscribed {
  readonly step: Transition;
  readonly response: SubscribedAnswer;
  readonly created_ids: readonly number[];
}

interface ChannelsMade {
  readonly made: Transition;
  readonly listed: readonly RealmEvent[];
}

/** Performs a plan in which everything has been checked: all of it. */
export function carryOutPlan(realm: Realm, actor: User, plan: SubscribingPlan): Subscribed {
  const created_ids = plan.create.map((_item, index) => realm.channels.size + 1 + index);
  const { made: sent, listed } = makeChannels(realm, actor, plan);
  const made = andThen(sent, (current) => transition(withGroupsStored(current, created_ids)));
  const targets = [
    ...plan.join.map(({ channel, color }) => ({ stream_id: channel.stream_id, color })),
    ...plan.create.map(({ color }, index) => ({ stream_id: realm.channels.size + 1 + index, color })),
  ];
  const joins = targets.map(({ stream_id, color }) => {
    const channel = channelById(made.realm, stream_id);
    const fresh = plan.subscribers.filter((user) => channel !== undefined && !isSubscribed(channel, user.user_id));
    return { stream_id, user_ids: fresh.map((user) => user.user_id), ...(color === undefined ? {} : { color }) };
  });
  const complete = andThen(withEvents(made, listed), (current) => addSubscribers(current, joins));
  const subscribedIds = new Set(joins.flatMap((join) => join.user_ids));
  const isBulk = subscribedIds.size > LIMITS.MAX_BULK_NEW_SUBSCRIPTION_MESSAGES;
  const isOptional = has(realm, "newSubscriptionMessagesAreOptional");
  const sends = isOptional ? plan.notify && !isBulk : true;
  const old = joins.filter((join) => !created_ids.includes(join.stream_id));
  const notified = sends
    ? andThen(complete, (current) => notifySubscribers(current, actor, plan.subscribers, old))
    : complete;
  return {
    step: andThen(notified, (current) => announceChannels(current, actor, plan, created_ids)),
    response: {
      ...namesPerAccount(realm, made.realm, plan, joins),
      ...(plan.unauthorized === undefined ? {} : { unauthorized: plan.unauthorized }),
      ...(isOptional && plan.notify ? { new_subscription_messages_sent: sends } : {}),
    },
    created_ids,
  };
}

/**
 * The realm with the group settings of new channels in their stored form. Until then they have the form in which they
 * were sent: the event `stream/create` repeats it.
 */
function withGroupsStored(realm: Realm, createdIds: readonly number[]): Realm {
  return createdIds.reduce((current, id) => {
    const channel = channelById(current, id);
    if (channel === undefined) return current;
    const names = CHANNEL_GROUP_SETTING_NAMES.filter((name) => typeof channel[name] !== "number");
    if (names.length === 0) return current;
    const groups = Object.fromEntries(names.map((name) => [name, normalizeGroupValue(channel[name])]));
    const stored = frozen({ ...channel, ...groups });
    return withFields(current, { channels: current.channels.set(id - 1, stored) });
  }, realm);
}

/** Creates the channels, and says after each that is a default channel which these are so far. */
function makeChannels(realm: Realm, actor: User, { create }: SubscribingPlan): ChannelsMade {
  const listed: RealmEvent[] = [];
  let made = transition(realm);
  for (const { name, description, settings } of create) {
    made = andThen(made, (current) => makeChannel(current, actor, { name, description, settings }));
    if (settings.fields.is_default_stream) listed.push(defaultStreamsEvent(made.realm));
  }
  return { made, listed };
}

function namesPerAccount(
  before: Realm,
  realm: Realm,
  plan: SubscribingPlan,
  joins: readonly Join[],
): Pick<SubscribedAnswer, "subscribed" | "already_subscribed"> {
  const subscribed: Record<string, string[]> = {};
  const already_subscribed: Record<string, string[]> = {};
  for (const { stream_id, user_ids } of joins) {
    const name = channelById(realm, stream_id)?.name ?? "";
    const fresh = new Set(user_ids);
    for (const user of plan.subscribers) {
      const byId = has(before, "subscribedIsKeyedByUserId");
      const key = byId ? String(user.user_id) : publicEmail(before, user);
      const names = fresh.has(user.user_id) ? subscribed : already_subscribed;
      (names[key] ??= []).push(name);
    }
  }
  return { subscribed, already_subscribed };
}

/** Sends a message to each user that another account has subscribed to existing channels. */
function notifySubscribers(realm: Realm, actor: User, people: readonly User[], joins: readonly Join[]): Transition {
  const fresh = joins.map((join) => ({ channel: channelById(realm, join.stream_id), members: new Set(join.user_ids) }));
  return andThenForEach(transition(realm), people, (current, person) => {
    if (person.is_bot || person.user_id === actor.user_id) return transition(current);
    const links = fresh.flatMap(({ channel, members }) =>
      channel === undefined || !members.has(person.user_id) ? [] : [channelLink(channel)],
    );
    if (links.length === 0) return transition(current);
    const text = `${silentMention(actor)} subscribed you to ${links.join(", ")}.`;
    return sendNotice(current, person.user_id, text);
  });
}

/**
 * Posts to the realm's channel for such announcements, if requested, and to each new channel, what was created. Nothing
 * is posted where a channel is created without subscribers.
 */
function announceChannels(realm: Realm, actor: User, plan: SubscribingPlan, createdIds: readonly number[]): Transition {
  const channels = createdIds.flatMap((id) => channelById(realm, id) ?? []);
  if (channels.length === 0 || plan.subscribers.length === 0) return transition(realm);
  const board = channelById(realm, realm.settings.new_stream_announcements_stream_id);
  const links = channels.map(channelLink).join(", ");
  const announced =
    plan.announce && board !== undefined && !board.is_archived
      ? postNotice(
          realm,
          board.stream_id,
          newChannelsTopic(realm),
          `${silentMention(actor)} created ${links}.`,
          readBy(actor),
        )
      : transition(realm);
  return andThenForEach(announced, channels, (current, channel) => {
    const about = channel.description === "" ? "It has no description." : `Description: ${channel.description}`;
    const text = `${silentMention(actor)} created this channel. ${about}`;
    return postChannelEvent(current, channel.stream_id, text, readBy(actor));
  });
}

function newChannelsTopic(realm: Realm): string {
  return has(realm, "textsSayChannel") ? "new channels" : "new streams";
}
