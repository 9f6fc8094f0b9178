import { changeChannel } from "../../changes/channels/change-channel";
import { postChanges } from "../../changes/channels/channel-change-notices";
import { isFailure } from "../../outcome/failures";
import { accepted, answered, refused } from "../../outcome/outcome";
import { andThen } from "../../outcome/step";
import { channelById } from "../../rules/channels/channel-access";
import { planChannelUpdate, type UpdateStreamParams } from "../../rules/channels/plan-channel-update";
import { NO_ANSWER, type EmptyResponse } from "../../spec/answers/nothing";
import { type Operation, operation } from "../operation";

/**
 * Changes a channel: its name, description, privacy, folder, topics, retention, who may do what; or unarchives it.
 *
 * @refuses BAD_REQUEST for a channel that is unknown or hidden; for whoever may not administer it; for the name, the
 *   description, archiving; for privacy that cannot be, or for want of content access; for a default channel as for
 *   administrators, for retention as for owners; for the folder, for the policy on topics; for group settings, where
 *   EXPECTATION_MISMATCH says that the old value is another
 * @tells who gains sight `stream/create` and `subscription/peer_add`; who knows of it `stream/update` per property;
 *   who loses sight `stream/delete`; people but guests `default_streams`; the subscribers `message`
 * @spec Endpoints 3; Value conventions: Group-setting value
 * @assumes A80, A84
 */
export const updateStream: Operation<UpdateStreamParams, EmptyResponse> = operation(
  NO_ANSWER,
  (realm, actor, params) => {
    const update = planChannelUpdate(realm, actor, params);
    if (isFailure(update)) return refused(realm, update);
    if (Object.keys(update.fields).length === 0) return answered(realm, {});
    const changed = changeChannel(realm, update);
    const after = channelById(changed.realm, params.stream_id) ?? update.channel;
    return accepted(
      andThen(changed, (current) => postChanges(current, actor, update.channel, after)),
      {},
    );
  },
);
