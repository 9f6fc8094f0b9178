import { badRequest } from "../../outcome/failures";
import { answered, refused } from "../../outcome/outcome";
import { visibleChannel } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { publicEmail, userById } from "../../rules/users/people";
import { type Operation, operation } from "../operation";

/** Whose subscribers are asked for. */
export interface GetSubscribersParams {
  readonly stream_id: number;
}

/**
 * Lists the active subscribers of a channel that one may know of, by ID; below feature level 79 by address.
 *
 * @refuses BAD_REQUEST for a channel that is unknown or hidden
 * @spec Resources: record fields of a channel
 */
export const getSubscribers: Operation<GetSubscribersParams, { readonly subscribers: readonly (number | string)[] }> =
  operation((realm, actor, { stream_id }) => {
    const channel = visibleChannel(realm, actor, stream_id);
    if (channel === undefined)
      return refused(realm, badRequest("channel_unknown", `There is no channel with the ID ${stream_id}.`));
    const byId = has(realm, "subscribersAreIds");
    const subscribers = [...channel.subscribers].map((id): number | string => {
      const user = byId ? undefined : userById(realm, id);
      return user === undefined ? id : publicEmail(realm, user);
    });
    return answered(realm, { subscribers });
  });
