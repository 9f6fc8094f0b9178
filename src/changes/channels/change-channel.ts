/** What changing a channel does and tells, once the ladder is behind it. */

import { onlyUsers } from "../../outcome/audience";
import { type Step, step } from "../../outcome/step";
import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import type { Audience } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { postPolicyOf } from "../../rules/channels/channel-post-policy";
import { viewersOf } from "../../rules/channels/channel-viewers";
import type { ChannelUpdate } from "../../rules/channels/plan-channel-update";
import { renderedHtml } from "../../rules/messages/mentions";
import { has } from "../../rules/realm/feature-level";
import { CHANNEL_GROUP_SETTING_NAMES } from "../../spec/group-settings";
import { channelUpdateEvent } from "../../views/channels/channel-activity";
import { allActiveIds, disappearanceEvents, visibilityEvents } from "../../views/channels/channel-visibility";
import { userVisibilityEvents } from "../../views/users/people-events";
import { defaultStreamsEvent } from "./channel-notice";
import { withRetentionScheduled } from "./channel-retention";

/**
 * Gives a channel other fields.
 *
 * @tells who gains sight of the channel `stream/create` and `subscription/peer_add`; who knew of it and still does
 *   `stream/update` per property; who loses sight of it `stream/delete`; everybody but guests `default_streams`
 */
export function changeChannel(realm: Realm, { channel, fields }: ChannelUpdate): Step {
  const after: Channel = frozen({ ...channel, ...fields });
  const changed = withChannel(realm, channel, after);
  const keepsTime = after.message_retention_days === channel.message_retention_days;
  const next = keepsTime ? changed : withRetentionScheduled(changed);
  const ids = allActiveIds(realm);
  const lost = disappearanceEvents(realm, next, ids, [channel.stream_id]);
  const sight = visibilityEvents(realm, next, ids, [channel.stream_id]);
  const gained = sight.filter(({ event }) => event.op !== "delete");
  const knew = viewersOf(realm, channel);
  const staying = onlyUsers([...viewersOf(next, after)].filter((id) => knew.has(id)));
  const wasListed = channel.is_default_stream && !channel.is_archived;
  const isListed = after.is_default_stream && !after.is_archived;
  return step(next, [
    ...gained,
    ...updateEvents(next, channel, after, staying),
    ...lost,
    ...(wasListed === isListed ? [] : [defaultStreamsEvent(next)]),
    ...userVisibilityEvents(realm, next),
  ]);
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

/** Properties that travel alone, as they are. */
const PLAIN_PROPERTIES = [
  "is_archived",
  "message_retention_days",
  "folder_id",
  "topics_policy",
  ...CHANNEL_GROUP_SETTING_NAMES,
] as const;

function updateEvents(realm: Realm, before: Channel, after: Channel, audience: Audience): RealmEvent[] {
  const events: RealmEvent[] = [];
  if (after.name !== before.name) events.push(channelUpdateEvent(audience, before, "name", after.name));
  if (after.description !== before.description) {
    const rendered_description = after.description === "" ? "" : renderedHtml(realm, after.description);
    events.push(channelUpdateEvent(audience, after, "description", after.description, { rendered_description }));
  }
  if (privacyDiffers(before, after)) {
    const { invite_only, is_web_public, history_public_to_subscribers } = after;
    const beside = { history_public_to_subscribers, is_web_public };
    events.push(channelUpdateEvent(audience, after, "invite_only", invite_only, beside));
  }
  for (const property of PLAIN_PROPERTIES) {
    const isKnown = property !== "can_send_message_group" || has(realm, "postingIsByGroup");
    if (isKnown && after[property] !== before[property]) {
      events.push(channelUpdateEvent(audience, after, property, after[property]));
    }
  }
  const policy = postPolicyOf(realm, after);
  if (policy !== postPolicyOf(realm, before)) {
    events.push(channelUpdateEvent(audience, after, "stream_post_policy", policy));
    events.push(channelUpdateEvent(audience, after, "is_announcement_only", policy === 2));
  }
  return events;
}

/** Whether two versions of a channel differ in who may read how much of it. */
export function privacyDiffers(before: Channel, after: Channel): boolean {
  return (
    before.invite_only !== after.invite_only ||
    before.is_web_public !== after.is_web_public ||
    before.history_public_to_subscribers !== after.history_public_to_subscribers
  );
}
