import type { Realm } from "../../realm/realm";
import type { DefaultStreamGroup } from "../../realm/realm-lists";
import { channelById } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import type { DefaultStreamGroupView } from "../../../protocol/records/channels";
import { defaultChannelView } from "../channels/channel-view";

/**
 * The groups of default channels by name, each with its channels by name.
 *
 * Everybody is told of them: where channels are told whole, private ones are left out (servers tell them too).
 */
export function defaultStreamGroupViews(realm: Realm): readonly DefaultStreamGroupView[] {
  return [...realm.default_stream_groups].sort(byName).map((group) => groupView(realm, group));
}

function groupView(realm: Realm, { id, name, description, stream_ids }: DefaultStreamGroup): DefaultStreamGroupView {
  const channels = stream_ids.flatMap((streamId) => channelById(realm, streamId) ?? []).sort(byName);
  const streams = has(realm, "defaultChannelsAreIds")
    ? channels.map((channel) => channel.stream_id)
    : channels.filter((channel) => !channel.invite_only).map((channel) => defaultChannelView(realm, channel));
  return { name, id, description, streams };
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : Number(one.name > other.name);
}
