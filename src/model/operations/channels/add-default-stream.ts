import { required } from "../../../protocol/schema/parameters";
import { integer } from "../../../protocol/schema/shapes";
import { setDefaultStream } from "../../changes/channels/default-channels";
import { badRequest, isFailure } from "../../outcome/failures";
import { channelForDefault } from "../../rules/channels/channel-groups";
import { administratorsOnly } from "../../rules/users/who-may";
import { accepted } from "../../views/outcome";
import { byAdministrator, streamId } from "../examples";
import { operation } from "../operation";

/** Makes a channel a default channel. New users subscribe to it. */
export const addDefaultStream = operation(
  () => ({
    id: "add-default-stream",
    method: "POST",
    path: "/default_streams",
    parameters: {
      /** The ID of a channel that is not private. */
      stream_id: required(integer),
    },
    answer: {},
    refusals: ["administrator_required", "channel_unknown", "default_channel_private"],
    events: ["default_streams"],
    example: byAdministrator(streamId),
  }),
  (realm, actor, { stream_id }) => {
    const channel = channelForDefault(realm, actor, stream_id);
    if (isFailure(channel)) return channel;
    if (channel.invite_only)
      return badRequest("default_channel_private", "A private channel cannot be a default channel.");
    return accepted(setDefaultStream(realm, stream_id, true), {});
  },
  { accessDenied: administratorsOnly },
);
