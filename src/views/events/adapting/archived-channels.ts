import type { Channel } from "../../../realm/channel";
import type { EventBody } from "../../../realm/realm-event";
import { channelById, hasMetadataAccess } from "../../../rules/channels/channel-access";
import { newChannelView } from "../../channels/channel-view";
import type { Adapter, Receiver } from "./adapter";

/**
 * For clients that do not know what archived channels are, a channel that is archived disappears, and one that comes
 * back appears.
 */
export const adaptArchivedChannels: Adapter = (event, receiver) => {
  const { realm, queue } = receiver;
  if (queue.client_capabilities.archived_channels && realm.feature_level >= 378) return [event];
  if (event.type !== "stream" || event.op !== "update" || event["property"] !== "is_archived") return [event];
  const channel = channelById(realm, Number(event["stream_id"]));
  if (channel === undefined) return [];
  return event["value"] === true ? [disappearance(channel)] : appearance(channel, receiver);
};

function disappearance({ stream_id }: Channel): EventBody {
  return { type: "stream", op: "delete", stream_ids: [stream_id], streams: [{ stream_id }] };
}

function appearance(channel: Channel, { realm, viewer }: Receiver): EventBody[] {
  if (!hasMetadataAccess(realm, channel, viewer)) return [];
  return [{ type: "stream", op: "create", streams: [newChannelView(realm, channel)] }];
}
