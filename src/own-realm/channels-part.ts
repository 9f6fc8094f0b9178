/** The channels and folders of a fixture. */
import { objectsIn } from "../matching/json-value";
import type { FixtureChannel, FixtureFolder } from "../model/fixture/fixture";
import { TOPICS_POLICIES } from "../model/realm/channel";
import { CHANNEL_GROUP_SETTINGS } from "../protocol/group-settings";
import { type Body, channelsIn, flagsIn, idsIn, integerIn, textIn } from "./answers";
import type { Names } from "./names";
import { permissionsLike } from "./settings-part";

/** What the channels of a fixture are made from. */
export interface ChannelsSource {
  readonly registration: Body;
  readonly names: Names;
  readonly text: (written: string) => string;
  /** The ID in the fixture of a message; undefined for one that the fixture does not have. */
  readonly messageId: (id: number) => number | undefined;
  /** The oldest message in the fixture of each channel that has messages there, by the IDs of the realm. */
  readonly oldest: ReadonlyMap<unknown, unknown>;
}

/** Who sent to a channel, by the number that servers showed before there were groups. */
const FORMER_SENDERS: Readonly<Record<number, string>> = {
  2: "role:administrators",
  3: "role:fullmembers",
  4: "role:moderators",
};

/** The channels, in the order of their IDs. */
export function channelsPart(source: ChannelsSource): readonly FixtureChannel[] {
  const { registration, names, text, messageId, oldest } = source;
  const usual = new Set(usualIds(registration["realm_default_streams"]));
  return channelsIn(registration).map((channel) => {
    const id = Number(channel["stream_id"]);
    const creator = names.people.get(Number(channel["creator_id"]))?.email;
    const folder = names.folders.get(Number(channel["folder_id"]));
    const created = integerIn(channel, "date_created");
    const policy = TOPICS_POLICIES.find((one) => one === channel["topics_policy"]);
    const days = integerIn(channel, "message_retention_days");
    const first = integerIn(channel, "first_message_id") ?? 0;
    const isOldest = !oldest.has(id) || oldest.get(id) === first;
    const other = isOldest ? undefined : messageId(first);
    const sender = FORMER_SENDERS[Number(channel["stream_post_policy"])];
    const isOld = channel["can_send_message_group"] === undefined && sender !== undefined;
    return {
      name: names.channels.get(id)?.name ?? "",
      description: text(textIn(channel, "description") ?? ""),
      ...flagsIn(channel, ["invite_only", "is_web_public", "history_public_to_subscribers", "is_archived"]),
      ...flagsIn(channel, ["default_push_notifications"]),
      ...(usual.has(id) ? { is_default_stream: true } : {}),
      ...(creator === undefined ? {} : { creator }),
      ...(created === undefined ? {} : { date_created: created }),
      ...(folder === undefined ? {} : { folder }),
      ...(policy === undefined ? {} : { topics_policy: policy }),
      ...(days === undefined ? {} : { message_retention_days: days }),
      ...(other === undefined ? {} : { first_message_id: other }),
      subscribers: idsIn(channel["subscribers"]).flatMap((user) => names.people.get(user)?.email ?? []),
      ...(isOld ? { can_send_message_group: sender } : {}),
      ...permissionsLike(CHANNEL_GROUP_SETTINGS, channel, names),
    };
  });
}

/** The default channels: their IDs, or, of older servers, themselves. */
function usualIds(listed: unknown): readonly unknown[] {
  return [...idsIn(listed), ...objectsIn(listed).map(({ stream_id }) => stream_id)];
}

/** The folders, in the order of their list. */
export function foldersPart({ registration, names, text }: ChannelsSource): readonly FixtureFolder[] {
  return objectsIn(registration["channel_folders"]).map((folder) => ({
    name: names.folders.get(Number(folder["id"])) ?? "",
    description: text(textIn(folder, "description") ?? ""),
    ...flagsIn(folder, ["is_archived"]),
  }));
}
