import type { Channel } from "../../../realm/channel";
import { channelById, hasMetadataAccess } from "../../../rules/channels/channel-access";
import type { EventBody } from "../../../../protocol/events/events";
import { newChannelView } from "../../channels/channel-view";
import type { Adapter, Receiver } from "./adaptation";

/**
 * For clients that do not know what archived channels are, a channel that is archived disappears, and one that comes
 * back appears.
 */
export const withoutArchivedChannels: Adapter = (event, receiver) => {
  if (event.type !== "stream" || event.op !== "update" || event.property !== "is_archived") return [event];
  const channel = channelById(receiver.realm, event.stream_id);
  if (channel === undefined) return [];
  return event.value === true ? [disappearance(channel)] : appearance(channel, receiver);
};

function disappearance({ stream_id }: Channel): EventBody {
  return { type: "stream", op: "delete", stream_ids: [stream_id], streams: [{ stream_id }] };
}

function appearance(channel: Channel, { realm, viewer, unarchived }: Receiver): EventBody[] {
  if (!hasMetadataAccess(realm, channel, viewer)) return [];
  return [{ type: "stream", op: "create", streams: [unarchived ?? newChannelView(realm, channel)] }];
}
