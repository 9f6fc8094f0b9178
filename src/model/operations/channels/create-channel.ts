import { NEW_CHANNEL } from "../../../protocol/parameters/channels";
import { optional, type ParamsOf, required } from "../../../protocol/schema/parameters";
import { boolean, integer, list, text } from "../../../protocol/schema/shapes";
import { carryOutPlan } from "../../changes/subscriptions/carry-out-plan";
import { badRequest, failure, isFailure } from "../../outcome/failures";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelByName } from "../../rules/channels/channel-access";
import {
  checkChannelDetails,
  checkCreationPermission,
  checkNewChannelGroups,
  newChannelSettings,
} from "../../rules/channels/channel-creation";
import { checkFolder } from "../../rules/channels/channel-details";
import { checkChannelDescription, checkChannelName } from "../../rules/channels/channel-names";
import { findPrincipals } from "../../rules/subscriptions/plan-unsubscribing";
import { isGuest } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { newChannel } from "../examples";
import { operation } from "../operation";

const parameters = () => ({
  /** The name of the channel: at most 60 characters. */
  name: required(text),
  /** User IDs of the first subscribers; possibly empty. */
  subscribers: required(list(integer)),
  /** The description: Markdown; empty by default. */
  description: optional(text),
  ...NEW_CHANNEL,
  /**
   * Whether accounts that the actor subscribes get a message about it; true by default. Since feature level 443: it is
   * documented, and servers of level 442 do not have it.
   */
  send_new_subscription_messages: optional(boolean, { since: 443 }),
});

type CreateChannelParams = ParamsOf<ReturnType<typeof parameters>>;

/** Creates one channel. The actor subscribes only if it is among the subscribers. The list can be empty. */
export const createChannel = operation(
  () => ({
    id: "create-channel",
    method: "POST",
    path: "/channels/create",
    since: 417,
    parameters: parameters(),
    read_in_order: [
      ["can_delete_own_message_group", "can_administer_channel_group"],
      ["is_web_public", "is_default_stream"],
    ],
    answer: {
      /** The ID of the channel. */
      id: integer,
    },
    refusals: [
      "guests_create_no_channels",
      "name_empty",
      "name_too_long",
      "name_unprintable",
      "channel_exists",
      "description_too_long",
      "description_with_null",
      "folder_unknown",
      "retention_days_invalid",
      "topics_policy_not_allowed",
      "web_public_and_private",
      "public_channel_not_allowed",
      "private_channel_not_allowed",
      "default_channel_not_allowed",
      "administrator_required",
      "default_channel_private",
      "web_public_channels_disabled",
      "web_public_channel_not_allowed",
      "owner_required",
      "topic_starters_of_protected_history",
      "group_value_user_unknown",
      "group_value_group_unknown",
      "group_value_excluded",
      "delete_policy_not_allowed",
      "principal_unknown",
    ],
    events: [
      "default_streams",
      "message",
      "realm_user/add",
      "stream/create",
      "stream/update",
      "subscription/add",
      "subscription/peer_add",
    ],
    example: (pick) => ({
      name: pick.unguessable("c"),
      subscribers: pick.users(4),
      description: "fresh",
      ...newChannel(pick),
    }),
  }),
  (realm, actor, params) => {
    const plan = planCreation(realm, actor, params);
    if (isFailure(plan)) return plan;
    return accepted(carryOutPlan(realm, actor, plan).step, { id: realm.channels.size + 1 });
  },
);

function planCreation(realm: Realm, actor: User, params: CreateChannelParams) {
  if (isGuest(actor)) return badRequest("guests_create_no_channels", "Guests are not allowed to create channels.");
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
