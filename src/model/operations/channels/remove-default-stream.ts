import { channelForDefault, setDefaultStream } from "../../changes/channels/set-default-stream";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/** Which channel newcomers are not to find themselves in any more. */
export interface RemoveDefaultStreamParams {
  /** The ID of the channel. */
  readonly stream_id: number;
}

/**
 * Takes a channel from the default ones.
 *
 * @refuses as for administrators; BAD_REQUEST for a channel that is unknown or archived
 * @tells everybody but guests `default_streams`, also when it was none
 * @spec Endpoints 3: is_default_stream
 */
export const removeDefaultStream: Operation<RemoveDefaultStreamParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, { stream_id }) => {
    const channel = channelForDefault(realm, actor, stream_id);
    return isFailure(channel) ? refused(realm, channel) : accepted(setDefaultStream(realm, stream_id, false), {});
  },
);
