import { badRequest, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { operation, type Operation } from "../operation";
import { channelForDefault, setDefaultStream } from "./set-default-stream";

/** Which channel newcomers are to find themselves in. */
export interface AddDefaultStreamParams {
  readonly stream_id: number;
}

/**
 * Makes a channel a default one, which new people subscribe to.
 *
 * @refuses as for administrators; BAD_REQUEST for an unknown channel, then for a private or archived one
 * @tells everybody but guests `default_streams`; nobody when it is one already
 * @card Endpoints 3: is_default_stream
 */
export const addDefaultStream: Operation<AddDefaultStreamParams, Record<string, never>> = operation(
  (realm, actor, { stream_id }) => {
    const channel = channelForDefault(realm, actor, stream_id);
    if (isFailure(channel)) return refused(realm, channel);
    if (channel.invite_only) return refused(realm, badRequest("A private channel cannot be a default channel."));
    if (channel.is_archived) return refused(realm, badRequest("An archived channel cannot be a default channel."));
    return accepted(setDefaultStream(realm, stream_id, true), {});
  },
);
