import { type Transition, transition } from "../../outcome/transition";
import { administratorRequired, badRequest } from "../../outcome/failures";
import { withFields } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { visibleActiveChannel } from "../../rules/channels/channel-access";
import { isAdministrator } from "../../rules/users/people";
import { defaultStreamsEvent } from "./channel-notice";

/** The channel that an administrator wants to be, or not to be, a default channel; or why that cannot be. */
export function channelForDefault(realm: Realm, actor: User, streamId: number) {
  if (!isAdministrator(actor)) return administratorRequired(realm);
  return (
    visibleActiveChannel(realm, actor, streamId) ??
    badRequest("channel_unknown", `There is no channel with the ID ${streamId}.`)
  );
}

/**
 * Makes a channel one that new people subscribe to, or takes that back.
 *
 * @tells everybody but guests `default_streams`; nobody when a channel is made one that is one
 */
export function setDefaultStream(realm: Realm, streamId: number, is_default_stream: boolean): Transition {
  const channel = realm.channels.get(streamId - 1);
  if (channel === undefined || (is_default_stream && channel.is_default_stream)) return transition(realm);
  const channels = realm.channels.set(streamId - 1, withFields(channel, { is_default_stream }));
  const next = withFields(realm, { channels });
  return transition(next, [defaultStreamsEvent(next)]);
}
