import { updateChannel } from "../../changes/channels/change-channel";
import { isFailure } from "../../outcome/failures";
import { accepted, refused, refusedAfter } from "../../outcome/outcome";
import { followsServer } from "../../realm/divergences";
import { planChannelUpdate, type UpdateStreamParams } from "../../rules/channels/plan-channel-update";
import { NO_ANSWER, type EmptyResponse } from "../../../protocol/answers/nothing";
import { type Operation, operation } from "../operation";

/**
 * Changes a channel: its name, description, privacy, folder, topics, retention, who may do what; or unarchives it. All
 * or nothing; on servers what comes before the part that is refused stays changed.
 *
 * @refuses BAD_REQUEST for a channel that is unknown or hidden; for whoever may not administer it; for privacy that
 *   cannot be, or for want of content access; for a default channel by others than administrators; for retention as for
 *   owners, REQUEST_VARIABLE_INVALID (with `var_name` and `bad_value`) for its time; for the description, the name,
 *   archiving, the folder, the policy on topics; for group settings, where EXPECTATION_MISMATCH says that the old value
 *   is another
 * @tells part by part, in the order of the refusals: who gains sight `stream/create` and `subscription/peer_add`; who
 *   knows of it `stream/update`; who loses sight by a group setting `stream/delete`; people but guests
 *   `default_streams`; then the subscribers `message`
 * @spec Endpoints 3; Value conventions: Group-setting value
 * @settled update_stream_backend
 */
export const updateStream: Operation<UpdateStreamParams, EmptyResponse> = operation(
  () => NO_ANSWER,
  (realm, actor, params) => {
    const { parts, refusal } = planChannelUpdate(realm, actor, params);
    if (isFailure(refusal) && !followsServer(realm, "earlierPartsStay")) return refused(realm, refusal);
    const step = updateChannel(realm, actor, params.stream_id, parts);
    return isFailure(refusal) ? refusedAfter(step, refusal) : accepted(step, {});
  },
);
