import { answered } from "../../outcome/outcome";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { hasContentAccess, hasMetadataAccess, isSubscribed } from "../../rules/channels/channel-access";
import { isGuest } from "../../rules/users/people";
import { byName, channelView } from "../../views/channels/channel-view";
import { GET_STREAMS_ANSWER, type GetStreamsResponse } from "../../../protocol/answers/channels";
import { type Operation, operation } from "../operation";

/** Which channels to list, each kind by its switch; what is asked for and may not be known of is left out. */
export interface GetStreamsParams {
  /** Whether public channels are listed; true by default. */
  readonly include_public?: boolean;
  /** Whether web-public channels are listed; false by default. */
  readonly include_web_public?: boolean;
  /** Whether the channels that one subscribes to are listed; true by default. */
  readonly include_subscribed?: boolean;
  /** Whether archived channels are left out; true by default. Since feature level 315. */
  readonly exclude_archived?: boolean;
  /** Everything that one may know of, whatever the other switches say; false by default. Since feature level 356. */
  readonly include_all?: boolean;
  /** The old form of `include_all`. */
  readonly include_all_active?: boolean;
  /** Whether each says if newcomers to the realm are subscribed to it; false by default. */
  readonly include_default?: boolean;
  /** For bots: whether the channels of the owner are listed; false by default. */
  readonly include_owner_subscribed?: boolean;
  /** Whether all are listed whose messages one may read; false by default. Since feature level 356. */
  readonly include_can_access_content?: boolean;
}

/**
 * Lists channels by the switches of the request, by name: without any the public ones and those one subscribes to.
 *
 * @refuses nothing
 * @spec Resources: record fields of a channel
 */
export const getStreams: Operation<GetStreamsParams, GetStreamsResponse> = operation(
  () => GET_STREAMS_ANSWER,
  (realm, actor, params = {}) => {
    const streams = [...realm.channels]
      .filter((channel) => !channel.is_archived || params.exclude_archived === false)
      .filter((channel) => isIncluded(realm, actor, channel, params))
      .sort(byName)
      .map((channel) => ({
        ...channelView(realm, channel),
        ...(params.include_default === true ? { is_default: channel.is_default_stream } : {}),
      }));
    return answered(realm, { streams });
  },
);

function isIncluded(realm: Realm, actor: User, channel: Channel, params: GetStreamsParams): boolean {
  if (params.include_all === true || params.include_all_active === true) {
    return hasMetadataAccess(realm, channel, actor);
  }
  if (params.include_can_access_content === true && hasContentAccess(realm, channel, actor)) return true;
  const owner = actor.bot_owner_id;
  return (
    ((params.include_public ?? true) && !channel.invite_only && !isGuest(actor)) ||
    (params.include_web_public === true && channel.is_web_public) ||
    ((params.include_subscribed ?? true) && isSubscribed(channel, actor.user_id)) ||
    (params.include_owner_subscribed === true && owner !== null && isSubscribed(channel, owner))
  );
}
