import { STREAM_ID } from "../../../protocol/parameters/channels";
import { archiveChannel } from "../../changes/channels/channel-lifecycle";
import { badRequest } from "../../outcome/failures";
import { mayAdministerChannel, visibleChannel } from "../../rules/channels/channel-access";
import { accepted } from "../../views/outcome";
import { byAdministrator, streamId } from "../examples";
import { operation } from "../operation";

/**
 * Archives a channel. No account can post to it or change its messages; all accounts that could read it still can. It
 * is no longer a default channel, and its name stays taken.
 */
export const archiveStream = operation(
  () => ({
    id: "archive-stream",
    method: "DELETE",
    path: "/streams/{stream_id}",
    parameters: {
      /** The ID of the channel. */
      stream_id: STREAM_ID,
    },
    answer: {},
    refusals: ["channel_unknown", "channel_administration_not_allowed", "channel_archived_already"],
    events: [
      "default_stream_groups",
      "default_streams",
      "message",
      "realm/update_dict",
      "stream/delete",
      "stream/update",
    ],
    example: byAdministrator(streamId),
    weight: 1,
  }),
  (realm, actor, { stream_id }) => {
    const channel = visibleChannel(realm, actor, stream_id);
    if (channel === undefined) return badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`);
    if (!mayAdministerChannel(realm, channel, actor)) {
      return badRequest(
        "channel_administration_not_allowed",
        `You are not allowed to archive the channel "${channel.name}".`,
      );
    }
    if (channel.is_archived)
      return badRequest("channel_archived_already", `The channel "${channel.name}" is archived already.`);
    return accepted(archiveChannel(realm, actor, channel), {});
  },
);
