/** Views of channel folders and of groups of default channels. */
import type { ChannelFolder } from "../../realm/channel";
import type { Realm } from "../../realm/realm";
import { folderDescriptionHtml } from "../../rules/channels/channel-groups";
import { viewAt } from "../../../protocol/schema/prune";
import {
  CHANNEL_FOLDER,
  type ChannelFolderView,
  type DefaultStreamGroupView,
} from "../../../protocol/records/channels";
import type { DefaultStreamGroup } from "../../realm/realm-lists";
import { channelById } from "../../rules/channels/channel-access";
import { has } from "../../rules/realm/feature-level";
import { byName, defaultChannelView } from "./channel-view";

/**
 * A folder as the interface shows it, with the fields that the realm's feature level has.
 *
 * @see https://zulip.com/api/get-channel-folders
 */
export function channelFolderView(realm: Realm, folder: ChannelFolder): ChannelFolderView {
  const { id, name, description, date_created, creator_id, is_archived, order } = folder;
  return viewAt(realm.feature_level, CHANNEL_FOLDER, {
    id,
    name,
    description,
    rendered_description: folderDescriptionHtml(realm, description),
    date_created,
    creator_id,
    is_archived,
    order,
  });
}

/**
 * The groups of default channels by name, each with its channels by name.
 *
 * All accounts receive them. When the groups have whole channels, private ones are omitted (servers include them).
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
