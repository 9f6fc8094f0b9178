import { channelById } from "../../../rules/channels/channel-access";
import { defaultChannelView } from "../../channels/channel-view";
import type { Adapter } from "./adaptation";

/** Tells of the channels that newcomers are subscribed to as whole channels, as servers once did. */
export const wholeDefaultStreams: Adapter = (event, { realm }) => {
  if (event.type !== "default_streams") return [event];
  const default_streams = event.default_streams.flatMap((item) => {
    if (typeof item !== "number") return [item];
    const channel = channelById(realm, item);
    return channel === undefined ? [] : [defaultChannelView(realm, channel)];
  });
  return [{ ...event, default_streams }];
};
