import { STREAM_ID } from "../../../protocol/parameters/channels";
import { changedAt, email, integer, list } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import { shownChannel } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { subscriberAddresses } from "../../views/channels/channel-view";
import { answered } from "../../views/outcome";
import { streamId } from "../examples";
import { operation } from "../operation";

/** Lists the active subscribers of a visible channel, by ID; before feature level 79 by address. */
export const getSubscribers = operation(
  () => ({
    id: "get-subscribers",
    method: "GET",
    path: "/streams/{stream_id}/members",
    parameters: {
      /** The ID of the channel. */
      stream_id: STREAM_ID,
    },
    answer: {
      /** The subscribers: their IDs; before feature level 79, their addresses. */
      subscribers: changedAt(79, list(email), list(integer)),
    },
    refusals: ["channel_unknown"],
    events: [],
    example: streamId,
    weight: 1,
  }),
  (realm, actor, { stream_id }) => {
    const channel = shownChannel(realm, actor, stream_id);
    if (channel === undefined) return badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`);
    const isOld = !has(realm, "subscribersAreIds");
    return answered(realm, { subscribers: isOld ? subscriberAddresses(realm, channel) : [...channel.subscribers] });
  },
);
