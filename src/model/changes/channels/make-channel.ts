import { IdSet } from "../../collections/id-set";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import type { NewChannelSettings } from "../../rules/channels/channel-creation";
import { defaultChannelGroupSettings } from "../../rules/settings/defaults";
import { allActiveIds, appearanceEvents } from "./channel-visibility";
import { withRetentionScheduled } from "./channel-retention";

/** A channel to be created; everything in it has been checked. */
export interface NewChannel {
  readonly name: string;
  readonly description: string;
  readonly settings: NewChannelSettings;
}

/**
 * Creates a channel without subscribers. Its ID is the number of channels of the realm that the step leads to.
 *
 * @tells everybody who may know of it `stream/create`
 */
export function makeChannel(realm: Realm, creator: User, given: NewChannel): Transition {
  const stream_id = realm.channels.size + 1;
  const recipient_id = realm.last_ids.recipient + 1;
  const own = {
    stream_id,
    recipient_id,
    name: given.name,
    description: given.description,
    date_created: realm.now,
    creator_id: creator.user_id,
    is_archived: false,
    subscribers: IdSet.empty(),
  };
  const { groups, fields } = given.settings;
  // To spread them takes three times as long.
  const channel: Channel = frozen(Object.assign(defaultChannelGroupSettings(creator.user_id), groups, fields, own));
  const next = withFields(realm, {
    channels: realm.channels.push(channel),
    channel_ids_by_name: realm.channel_ids_by_name.set(given.name.toLowerCase(), stream_id),
    recipient_ids: realm.recipient_ids.set(`channel:${stream_id}`, recipient_id),
    last_ids: withFields(realm.last_ids, { recipient: recipient_id }),
  });
  const complete = channel.message_retention_days === null ? next : withRetentionScheduled(next);
  return transition(complete, appearanceEvents(realm, next, allActiveIds(realm), [stream_id]));
}
