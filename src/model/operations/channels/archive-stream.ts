import { archiveChannel } from "../../changes/channels/archive-channel";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { mayAdministerChannel, visibleChannel } from "../../rules/channels/channel-access";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which channel is to be archived. */
export interface ArchiveStreamParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/**
 * Archives a channel: nobody can post to it or change its messages, everybody who could read it still can. It is no
 * default channel any more, and its name stays taken.
 *
 * @refuses BAD_REQUEST for a channel that is unknown or hidden, for whoever may not administer it, for one that is
 *   archived already
 * @tells as `archiveChannel` does
 * @spec Resources: record fields of a channel
 */
export const archiveStream: Operation<ArchiveStreamParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { stream_id }) => {
    const channel = visibleChannel(realm, actor, stream_id);
    if (channel === undefined)
      return refused(realm, badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`));
    if (!mayAdministerChannel(realm, channel, actor)) {
      return refused(
        realm,
        badRequest("channel_administration_not_allowed", `You may not archive the channel "${channel.name}".`),
      );
    }
    if (channel.is_archived)
      return refused(
        realm,
        badRequest("channel_archived_already", `The channel "${channel.name}" is archived already.`),
      );
    return accepted(archiveChannel(realm, actor, channel), {});
  },
);
