import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { setDefaultStream } from "../../changes/channels/default-channels";
import { isFailure } from "../../outcome/failures";
import { channelForDefault } from "../../rules/channels/channel-groups";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator, streamId } from "../examples";
import { operation } from "../operation";

/** Removes a channel from the default channels. */
export const removeDefaultStream = operation(
  () => ({
    id: "remove-default-stream",
    method: "DELETE",
    path: "/default_streams",
    parameters: {
      /** The ID of the channel. */
      stream_id: required(integer),
    },
    answer: {},
    refusals: ["administrator_required", "channel_unknown"],
    events: ["default_streams"],
    example: byAdministrator(streamId),
    after: ["add-default-stream"],
  }),
  (realm, actor, { stream_id }) => {
    const channel = channelForDefault(realm, actor, stream_id);
    return isFailure(channel) ? channel : accepted(setDefaultStream(realm, stream_id, false), {});
  },
  { accessDenied: administratorsOnly },
);
