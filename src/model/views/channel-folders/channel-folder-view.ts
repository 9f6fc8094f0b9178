import type { ChannelFolder } from "../../realm/channel-folder";
import type { Realm } from "../../realm/realm";
import { folderDescriptionHtml } from "../../rules/channel-folders/channel-folders";
import { viewAt } from "../../../protocol/schema/prune";
import { CHANNEL_FOLDER, type ChannelFolderView } from "../../../protocol/records/channels";

/**
 * A folder on its way out, with the fields that the realm's feature level knows.
 *
 * @spec Channel folder
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
