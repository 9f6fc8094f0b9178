import { eventFor } from "../../outcome/audience";
import { type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";
import type { DefaultStreamGroup } from "../../realm/realm-lists";
import { defaultStreamGroupViews } from "../../views/channels/channel-view";
import { audienceOfDefaultStreams, defaultStreamsEvent } from "../messages/notices";

/** Makes a channel one that new users subscribe to, or takes that back. */
export function setDefaultStream(realm: Realm, streamId: number, is_default_stream: boolean): Transition {
  const channel = realm.channels.get(streamId - 1);
  if (channel === undefined || (is_default_stream && channel.is_default_stream)) return transition(realm);
  const channels = realm.channels.set(streamId - 1, withFields(channel, { is_default_stream }));
  const next = withFields(realm, { channels });
  return transition(next, [defaultStreamsEvent(next)]);
}

/** Replaces the groups. */
export function withDefaultStreamGroups(realm: Realm, groups: readonly DefaultStreamGroup[]): Transition {
  const next = withFields(realm, { default_stream_groups: frozen([...groups]) });
  const default_stream_groups = defaultStreamGroupViews(next);
  return transition(next, [
    eventFor(audienceOfDefaultStreams(next), { type: "default_stream_groups", default_stream_groups }),
  ]);
}

/** Replaces one of the groups. */
export function withDefaultStreamGroup(realm: Realm, changed: DefaultStreamGroup): Transition {
  const rows = realm.default_stream_groups.map((row) => (row.id === changed.id ? changed : row));
  return withDefaultStreamGroups(realm, rows);
}
