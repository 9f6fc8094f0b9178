/** How channels come and go. */
import { IdSet } from "../../collections/id-set";
import { ALL_USERS, eventFor } from "../../outcome/audience";
import { andThen, andThenForEach, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Channel } from "../../realm/channel";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { describedHtml } from "../../rendering/rendering";
import { channelById } from "../../rules/channels/channel-access";
import type { NewChannelSettings } from "../../rules/channels/channel-creation";
import { defaultChannelGroupSettings } from "../../rules/settings/default-settings";
import { changeChannel, postChange } from "./change-channel";
import { withRetentionScheduled } from "./channel-retention";
import { allActiveIds, appearanceEvents } from "./channel-visibility";
import { setDefaultStream, withDefaultStreamGroup } from "./default-channels";

/** A channel to be created; everything in it has been checked. */
interface NewChannel {
  readonly name: string;
  readonly description: string;
  readonly settings: NewChannelSettings;
}

/** Creates a channel without subscribers. Its ID is the number of channels of the realm that the step leads to. */
export function makeChannel(realm: Realm, creator: User, given: NewChannel): Transition {
  const stream_id = realm.channels.size + 1;
  const recipient_id = realm.last_ids.recipient + 1;
  const own = {
    stream_id,
    recipient_id,
    name: given.name,
    description: given.description,
    rendered_description: describedHtml(realm, given.description, creator),
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

/** The realm's settings that name a channel. */
const NAMING_CHANNELS = [
  "moderation_request_channel_id",
  "new_stream_announcements_stream_id",
  "signup_announcements_stream_id",
  "zulip_update_announcements_stream_id",
] as const;

/** The value for no channel. */
const NONE = -1;

/**
 * Archives a channel. Settings of the realm no longer name it, and it is no longer a default channel or in a group of
 * default channels.
 */
export function archiveChannel(realm: Realm, actor: User, channel: Channel): Transition {
  const part = { is_archived: true };
  const { stream_id: id, is_default_stream: isListed } = channel;
  const unnamed = withoutSettingsNaming(realm, channel);
  const unlisted = isListed ? andThen(unnamed, (next) => setDefaultStream(next, id, false)) : unnamed;
  const ungrouped = andThen(unlisted, (next) => leftGroups(next, channel));
  const changed = andThen(ungrouped, (next) => changeChannel(next, channelById(next, id) ?? channel, part));
  return andThen(changed, (next) => postChange(next, actor, channel, part));
}

/** Takes a channel out of the groups of default channels, one after the other. */
function leftGroups(realm: Realm, { stream_id }: Channel): Transition {
  const groups = realm.default_stream_groups.filter((group) => group.stream_ids.includes(stream_id));
  return andThenForEach(transition(realm), groups, (next, group) => {
    const stream_ids = group.stream_ids.filter((id) => id !== stream_id);
    return withDefaultStreamGroup(next, { ...group, stream_ids });
  });
}

function withoutSettingsNaming(realm: Realm, { stream_id }: Channel): Transition {
  const names = NAMING_CHANNELS.filter((name) => realm.settings[name] === stream_id);
  if (names.length === 0) return transition(realm);
  const data = Object.fromEntries(names.map((name) => [name, NONE]));
  const next = withFields(realm, { settings: frozen({ ...realm.settings, ...data }) });
  return transition(next, [eventFor(ALL_USERS, { type: "realm", op: "update_dict", property: "default", data })]);
}
