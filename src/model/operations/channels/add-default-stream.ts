import { channelForDefault, setDefaultStream } from "../../changes/channels/set-default-stream";
import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which channel newcomers are to find themselves in. */
export interface AddDefaultStreamParams {
  /** The ID of a channel that is not private. */
  readonly stream_id: number;
}

/**
 * Makes a channel a default one, which new people subscribe to.
 *
 * @refuses as for administrators; BAD_REQUEST for a channel that is unknown or archived, then for a private one
 * @tells everybody but guests `default_streams`; nobody when it is one already
 * @spec Endpoints 3: is_default_stream
 */
export const addDefaultStream: Operation<AddDefaultStreamParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { stream_id }) => {
    const channel = channelForDefault(realm, actor, stream_id);
    if (isFailure(channel)) return refused(realm, channel);
    if (channel.invite_only)
      return refused(realm, badRequest("default_channel_private", "A private channel cannot be a default channel."));
    return accepted(setDefaultStream(realm, stream_id, true), {});
  },
);
