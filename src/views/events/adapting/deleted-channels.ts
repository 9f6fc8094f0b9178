import { channelById } from "../../../rules/channels/channel-access";
import { newChannelView } from "../../channels/channel-view";
import type { Adapter } from "./adaptation";

/** Tells of channels that are archived as whole channels, as servers once did. */
export const wholeDeletedChannels: Adapter = (event, { realm }) => {
  if (event.type !== "stream" || event.op !== "delete") return [event];
  const streams = event.streams.flatMap((gone) => {
    if ("name" in gone) return [gone];
    const channel = channelById(realm, gone.stream_id);
    return channel === undefined ? [] : [newChannelView(realm, channel)];
  });
  return [{ ...event, streams }];
};
