import { LISTED_CHANNEL, type ListedChannelView } from "../../../protocol/records/channels";
import { optional, type ParamsOf } from "../../../protocol/schema/parameters";
import { boolean, list, named } from "../../../protocol/schema/shapes";
import { badRequest } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { hasContentAccess, hasMetadataAccess, isSubscribed } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { isAdministrator, isGuest } from "../../rules/users/people";
import { byName, channelView } from "../../views/channels/channel-view";
import { answered } from "../../views/outcome";
import { operation } from "../operation";

const parameters = () => ({
  /** Whether to include public channels; true by default. */
  include_public: optional(boolean),
  /** Whether to include web-public channels; false by default. */
  include_web_public: optional(boolean),
  /** Whether to include the channels that the actor subscribes to; true by default. */
  include_subscribed: optional(boolean),
  /** Whether to omit archived channels; true by default. Since feature level 315. */
  exclude_archived: optional(boolean, { since: 315 }),
  /**
   * Whether to include all channels that are visible to the actor, regardless of the other parameters; false by
   * default. Since feature level 356.
   */
  include_all: optional(boolean, { since: 356 }),
  /** The former name of `include_all`. */
  include_all_active: optional(boolean),
  /** Whether to add to each channel whether it is a default channel; false by default. */
  include_default: optional(boolean),
  /** For bots: whether to include the channels of the owner; false by default. */
  include_owner_subscribed: optional(boolean),
  /** Whether to include all channels whose messages the actor can read; false by default. Since feature level 356. */
  include_can_access_content: optional(boolean, { since: 356 }),
});

type GetStreamsParams = ParamsOf<ReturnType<typeof parameters>>;

/**
 * Lists channels by name. The switches of the request choose them; by default the public channels and those that the
 * actor subscribes to.
 */
export const getStreams = operation(
  () => ({
    id: "get-streams",
    method: "GET",
    path: "/streams",
    parameters: parameters(),
    answer: {
      /** The requested channels that are visible to the actor. */
      streams: list(named<ListedChannelView>(LISTED_CHANNEL)),
    },
    refusals: ["listing_not_allowed"],
    events: [],
    // Reading changes nothing; the second law checks what it returns.
    example: (pick) => ({ include_all: pick.chance(2), exclude_archived: false }),
    weight: 2,
  }),
  (realm, actor, params) => {
    const isForAll = has(realm, "allChannelsAreListedForAll") || isAdministrator(actor);
    if (params.include_all_active === true && !isForAll) {
      return badRequest("listing_not_allowed", "include_all_active: only administrators are allowed to set it.");
    }
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
