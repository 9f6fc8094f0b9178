import type { Channel } from "../../../realm/channel";
import type { EventBody } from "../../../realm/realm-event";
import { activeSubscription, channelById, hasMetadataAccess } from "../../../rules/channels/channel-access";
import { newChannelView, subscriptionView } from "../../channels/channel-view";
import { type Adapter, listIn, type Receiver, recordIn } from "./adapter";

/**
 * For clients that do not know what archived channels are, a channel that is archived disappears, one that comes back
 * appears, and nothing is told of it meanwhile.
 */
export const adaptArchivedChannels: Adapter = (event, receiver) => {
  const { realm, queue } = receiver;
  if (queue.client_capabilities.archived_channels && realm.feature_level >= 378) return [event];
  if (event.type !== "stream" && event.type !== "subscription") return [event];
  if (event.type === "stream" && event.op === "update" && event["property"] === "is_archived") {
    const channel = channelById(realm, Number(event["stream_id"]));
    if (channel === undefined) return [];
    return event["value"] === true ? [disappearance(channel)] : appearance(channel, receiver);
  }
  if (event.type === "stream" && event.op === "update") {
    return channelById(realm, Number(event["stream_id"]))?.is_archived === true ? [] : [event];
  }
  return event.op === "update" ? [event] : withoutArchived(event);
};

function disappearance({ stream_id, name }: Channel): EventBody {
  return { type: "stream", op: "delete", stream_ids: [stream_id], streams: [{ stream_id, name }] };
}

function appearance(channel: Channel, { realm, viewer }: Receiver): EventBody[] {
  if (!hasMetadataAccess(realm, channel, viewer)) return [];
  const created = { type: "stream", op: "create", streams: [newChannelView(realm, channel)] };
  const row = activeSubscription(realm, viewer.user_id, channel.stream_id);
  const subscribers = [...channel.subscribers];
  if (row !== undefined) {
    const subscription = { ...subscriptionView(realm, viewer, channel, row, "nulls"), subscribers };
    return [created, { type: "subscription", op: "add", subscriptions: [subscription] }];
  }
  const peers = { type: "subscription", op: "peer_add", stream_ids: [channel.stream_id], user_ids: subscribers };
  return subscribers.length === 0 ? [created] : [created, peers];
}

/** The event without what it says of channels that are archived; nothing when it says nothing else. */
function withoutArchived(event: EventBody): EventBody[] {
  const key = event.type === "stream" ? "streams" : "subscriptions";
  if (event[key] === undefined) return [event];
  const all = listIn(event[key]);
  const kept = all.filter((item) => recordIn(item)["is_archived"] !== true);
  if (kept.length === all.length) return [event];
  return kept.length === 0 ? [] : [{ ...event, [key]: kept }];
}
