import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import type { Realm } from "../../realm/realm";
import { defaultStreamsEvent } from "./channel-notice";

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
