/** What changing a channel does and tells, once the ladder is behind it. */
import { CHANNEL_GROUP_SETTING_NAMES } from "../../../protocol/group-settings";
import { SUBSCRIPTION } from "../../../protocol/records/channels";
import { shows } from "../../../protocol/schema/tables";
import { onlyUsers, usersIn } from "../../outcome/audience";
import { andThen, andThenForEach, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import type { Audience, RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { describedHtml } from "../../rendering/rendering";
import { channelById, observersOf, viewersOf } from "../../rules/channels/channel-access";
import { channelEmail } from "../../rules/channels/channel-names";
import { postPolicyOf } from "../../rules/channels/channel-settings";
import type { ChannelPart } from "../../rules/channels/plan-channel-update";
import { has } from "../../rules/realm/feature-level";
import { isGuest, userById } from "../../rules/users/people";
import { defaultStreamsEvent, postChannelEvent, READ_BY_ALL, silentMention } from "../messages/notices";
import { channelDescriptionEvent, channelPrivacyEvent, channelUpdateEvent } from "./channel-events";
import { withRetentionScheduled } from "./channel-retention";
import { allActiveIds, archivingEvent, disappearanceEvents, visibilityEvents } from "./channel-visibility";

/** Changes a channel part by part. Each part has its events and its notice before the next part. */
export function updateChannel(realm: Realm, actor: User, streamId: number, parts: readonly ChannelPart[]): Transition {
  return andThenForEach(transition(realm), parts, (current, given) => {
    const { description } = given;
    const part =
      description === undefined ? given : { ...given, rendered_description: describedHtml(realm, description, actor) };
    const channel = channelById(current, streamId);
    if (channel === undefined) return transition(current);
    const changed = changeChannel(current, channel, part);
    return andThen(changed, (next) => postChange(next, actor, channel, part));
  });
}

/**
 * Changes fields of a channel. Accounts to which it becomes visible receive `stream/create`, those that already saw it
 * receive `stream/update` per property. Accounts that no longer see it because of a group setting receive
 * `stream/delete`; because of its privacy, no event.
 */
export function changeChannel(realm: Realm, channel: Channel, part: ChannelPart): Transition {
  const after: Channel = frozen({ ...channel, ...part });
  const changed = withChannel(realm, channel, after);
  const next = "message_retention_days" in part ? withRetentionScheduled(changed) : changed;
  const isTakenOff = part.is_default_stream === false;
  const isListed = after.is_default_stream !== channel.is_default_stream || isTakenOff;
  const listed = isListed ? [defaultStreamsEvent(next)] : [];
  return transition(next, [...listed, ...channelVisibilityEvents(realm, next, channel, part)]);
}

/**
 * The events about the channel itself. After a change of its privacy, those who now see it are notified first; after a
 * change of its groups, last.
 */
function channelVisibilityEvents(before: Realm, after: Realm, channel: Channel, part: ChannelPart): RealmEvent[] {
  const changed = channelById(after, channel.stream_id) ?? channel;
  const knew = viewersOf(before, channel);
  const know = viewersOf(after, changed);
  const observers = observersOf(after, changed);
  // Mostly the viewers stay the same, so that no account has to be looked at.
  if (know.size === knew.size && know.union(knew) === know) {
    return updateEvents(after, channel, changed, part, usersIn(observers));
  }
  const isPrivacy = "invite_only" in part;
  const ids = isPrivacy ? nonGuestIds(after) : allActiveIds(after);
  const hasEvents = !isPrivacy || has(after, "openedChannelsNotify");
  const gained = !hasEvents
    ? []
    : visibilityEvents(before, after, ids, [channel.stream_id]).filter(({ event }) => !isDisappearance(event));
  const staying = onlyUsers([...observers].filter((id) => knew.has(id)));
  const updates = updateEvents(after, channel, changed, part, staying);
  if (isPrivacy) return [...gained, ...updates];
  return [...updates, ...gained, ...disappearanceEvents(before, after, ids, [channel.stream_id])];
}

function isDisappearance(event: RealmEvent["event"]): boolean {
  return event.type === "stream" && event.op === "delete";
}

function nonGuestIds(realm: Realm): number[] {
  return allActiveIds(realm).filter((id) => {
    const user = userById(realm, id);
    return user !== undefined && !isGuest(user);
  });
}

function withChannel(realm: Realm, before: Channel, after: Channel): Realm {
  const oldKey = before.name.toLowerCase();
  const key = after.name.toLowerCase();
  const names = realm.channel_ids_by_name;
  return withFields(realm, {
    channels: realm.channels.set(after.stream_id - 1, after),
    channel_ids_by_name: key === oldKey ? names : names.delete(oldKey).set(key, after.stream_id),
  });
}

/** Properties that each have one event with the unchanged value. */
const PLAIN_PROPERTIES = [
  "message_retention_days",
  "folder_id",
  "topics_policy",
  "default_push_notifications",
  ...CHANNEL_GROUP_SETTING_NAMES,
] as const;

/** The events of a new name; on old servers first the event of the address for mails, which contains the name. */
function nameEvents(realm: Realm, before: Channel, after: Channel, audience: Audience): RealmEvent[] {
  const named = channelUpdateEvent(audience, before, "name", after.name);
  if (!shows(SUBSCRIPTION, "email_address", realm.feature_level)) return [named];
  return [channelUpdateEvent(audience, before, "email_address", channelEmail(realm, after, null)), named];
}

function updateEvents(
  realm: Realm,
  before: Channel,
  after: Channel,
  part: ChannelPart,
  audience: Audience,
): RealmEvent[] {
  const events: RealmEvent[] = [];
  if ("description" in part) events.push(channelDescriptionEvent(audience, after));
  if ("name" in part) events.push(...nameEvents(realm, before, after, audience));
  if ("invite_only" in part) events.push(channelPrivacyEvent(audience, after));
  if (part.is_archived !== undefined) events.push(archivingEvent(realm, audience, after));
  for (const property of PLAIN_PROPERTIES) {
    const isKnown = property !== "can_send_message_group" || has(realm, "postingIsByGroup");
    if (isKnown && property in part) events.push(channelUpdateEvent(audience, after, property, after[property]));
  }
  const policy = postPolicyOf(after);
  if (policy !== postPolicyOf(before)) {
    events.push(channelUpdateEvent(audience, after, "stream_post_policy", policy));
    events.push(channelUpdateEvent(audience, after, "is_announcement_only", policy === 2));
  }
  return events;
}

/** The kind of a channel in the words of a notice. */
function kindOf(channel: Channel): string {
  if (channel.is_web_public) return "web-public";
  if (!channel.invite_only) return "public";
  return channel.history_public_to_subscribers ? "private, with shared history" : "private, with protected history";
}

/** How long messages stay, in the words of a notice: the channel's own time, or the realm's. */
function retentionOf(realm: Realm, { message_retention_days }: Channel): string {
  const days = message_retention_days ?? realm.settings.message_retention_days;
  return days === -1 ? "for ever" : `for ${days} days`;
}

/**
 * Posts a part of a change of a channel to its own topic for such events: name, description, privacy, the right to
 * post, the time that messages stay, and archiving, a notice that is read for all users. While a channel is archived,
 * its policy on topics is not posted, and until level 388 nothing is.
 */
export function postChange(realm: Realm, actor: User, before: Channel, part: ChannelPart): Transition {
  if (before.is_archived && part.is_archived !== false && !isPostedInArchive(realm, part)) return transition(realm);
  const text = noticeOf(realm, silentMention(actor), before, { ...before, ...part }, part);
  if (text === undefined) return transition(realm);
  return postChannelEvent(realm, before.stream_id, text, part.is_archived === true ? READ_BY_ALL : undefined);
}

function isPostedInArchive(realm: Realm, part: ChannelPart): boolean {
  return has(realm, "archivedChannelsGetNotices") && part.topics_policy === undefined;
}

function noticeOf(realm: Realm, who: string, before: Channel, after: Channel, part: ChannelPart): string | undefined {
  if (part.name !== undefined) return `${who} renamed the channel from **${before.name}** to **${after.name}**.`;
  if (part.description !== undefined) {
    return `${who} changed the description. Before: ${before.description}\n\nNow: ${after.description}`;
  }
  if (part.invite_only !== undefined) {
    return `${who} made the channel **${kindOf(after)}**; it was [**${kindOf(before)}**](/help/channel-permissions).`;
  }
  if (part.message_retention_days !== undefined) {
    const days = `${retentionOf(realm, after)}; before, ${retentionOf(realm, before)}`;
    return `${who} decided that messages [stay](/help/message-retention-policy) ${days}.`;
  }
  if (part.topics_policy !== undefined) return `${who} changed what the channel says about messages without a topic.`;
  if (part.can_send_message_group !== undefined)
    return `${who} changed who [may post](/help/channel-posting-policy) to the channel.`;
  if (part.is_archived === undefined) return undefined;
  return after.is_archived ? `${who} archived #**${after.name}**.` : `${who} unarchived the channel.`;
}
