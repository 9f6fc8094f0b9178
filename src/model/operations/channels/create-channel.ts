import { carryOutPlan } from "../../changes/subscriptions/carry-out-plan";
import { badRequest, failure, isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelByName } from "../../rules/channels/channel-access";
import {
  checkChannelDetails,
  checkCreationPermission,
  checkNewChannelGroups,
  type NewChannelParams,
  newChannelSettings,
} from "../../rules/channels/channel-creation";
import { checkFolder } from "../../rules/channels/channel-details";
import { checkChannelDescription, checkChannelName } from "../../rules/channels/channel-names";
import { findPrincipals } from "../../rules/subscriptions/find-principals";
import { isGuest } from "../../rules/users/people";
import { CREATE_CHANNEL_ANSWER, type CreateChannelResponse } from "../../../protocol/answers/channels";
import { type Operation, operation } from "../operation";

/** A channel to be created, and who subscribes to it from the start. */
export interface CreateChannelParams extends NewChannelParams {
  /** The name of the channel: at most 60 characters. */
  readonly name: string;
  /** User IDs of those who are subscribed from the start; perhaps nobody. */
  readonly subscribers: readonly number[];
  /** What the channel is for: Markdown; empty by default. */
  readonly description?: string;
  /** Whether the realm's channel for announcements hears of it; false by default. */
  readonly announce?: boolean;
  /** Whether those who did not subscribe themselves are told by a message; true by default. Since feature level 397. */
  readonly send_new_subscription_messages?: boolean;
}

/**
 * Creates one channel. The actor subscribes only if it is among the subscribers, who may be nobody.
 *
 * @returns the ID of the channel
 * @refuses BAD_REQUEST for guests, for the name; CHANNEL_ALREADY_EXISTS (with `channel_name`, HTTP 409); BAD_REQUEST
 *   for the description, the folder; for retention and topics; as creation by subscribing does; for group settings; for
 *   an unknown subscriber
 * @tells as subscribing to a new channel does
 * @spec Endpoints 3
 * @settled add_subscriptions_backend
 */
export const createChannel: Operation<CreateChannelParams, CreateChannelResponse> = operation(
  () => CREATE_CHANNEL_ANSWER,
  (realm, actor, params) => {
    const plan = planCreation(realm, actor, params);
    if (isFailure(plan)) return refused(realm, plan);
    return accepted(carryOutPlan(realm, actor, plan).step, { id: realm.channels.size + 1 });
  },
);

function planCreation(realm: Realm, actor: User, params: CreateChannelParams) {
  if (isGuest(actor)) return badRequest("guests_create_no_channels", "Guests may not create channels.");
  const name = checkChannelName("name", params.name);
  if (isFailure(name)) return name;
  const present = channelByName(realm, name);
  if (present !== undefined) {
    const msg = `There is a channel "${present.name}" already.`;
    return failure("CHANNEL_ALREADY_EXISTS", "channel_exists", msg, { channel_name: name });
  }
  const description = checkChannelDescription("description", params.description ?? "");
  if (isFailure(description)) return description;
  const folder = checkFolder(realm, params.folder_id ?? null);
  if (isFailure(folder)) return folder;
  const days = checkChannelDetails(realm, actor, params);
  if (isFailure(days)) return days;
  const permission = checkCreationPermission(realm, actor, params, days);
  if (isFailure(permission)) return permission;
  const groups = checkNewChannelGroups(realm, actor, params);
  if (isFailure(groups)) return groups;
  const subscribers = params.subscribers.length === 0 ? [] : findPrincipals(realm, actor, params.subscribers);
  if (isFailure(subscribers)) return subscribers;
  return {
    subscribers,
    create: [{ name, description, settings: newChannelSettings(params, days, groups) }],
    join: [],
    unauthorized: [],
    announce: params.announce ?? false,
    notify: params.send_new_subscription_messages ?? true,
  };
}
