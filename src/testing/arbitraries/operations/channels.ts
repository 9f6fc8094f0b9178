/** Channels and their subscribers. */
import { CHANNEL_GROUP_SETTINGS } from "../../../protocol/group-settings";
import type { Pick } from "../pick";
import { groups, row, ruled, streamId, type DrawnOperation } from "../drawn-operation";

function newChannel(pick: Pick): Record<string, unknown> {
  return {
    ...pick.one([
      {},
      { invite_only: true },
      { invite_only: true, history_public_to_subscribers: true },
      { is_web_public: true },
      { is_default_stream: true },
    ]),
    ...(pick.chance(3) ? { announce: true } : {}),
    ...(pick.chance(3) ? groups(CHANNEL_GROUP_SETTINGS, pick, false) : {}),
  };
}

/** The first group of default channels, if there is any. */
function defaultStreamGroup(pick: Pick): number {
  return pick.realm.default_stream_groups[0]?.id ?? 1;
}

/** Some accounts, none of them deactivated. */
function principals(pick: Pick): readonly number[] {
  return pick.users(3).filter((id) => pick.realm.users.get(id - 1)?.is_active === true);
}

/** By the name of the operation. */
export const CHANNEL_OPERATIONS: Readonly<Record<string, DrawnOperation>> = {
  subscribe: row(
    (pick) => ({
      subscriptions: [{ name: pick.chance(3) ? pick.unguessable("c") : pick.channelName() }],
      ...(pick.chance(2) ? { principals: principals(pick) } : {}),
      ...newChannel(pick),
    }),
    8,
  ),
  unsubscribe: row(
    (pick) => ({
      subscriptions: [pick.channelName(), pick.channelName()],
      ...(pick.chance(2) ? { principals: principals(pick) } : {}),
    }),
    6,
  ),
  // Never the same channel: no check sees a channel that exists for an account only between joining and leaving.
  updateSubscriptions: row((pick) => {
    const [name, other] = [pick.channelName(), pick.channelName()];
    return { add: [{ name }], delete: other === name ? [] : [other] };
  }),
  updateSubscriptionSettings: row(
    (pick) => ({
      subscription_data: [
        { ...streamId(pick), property: pick.one(["is_muted", "in_home_view", "pin_to_top"]), value: pick.chance(2) },
        { ...streamId(pick), property: "push_notifications", value: pick.chance(2) },
      ],
    }),
    4,
  ),
  updateSubscriptionSetting: row((pick) => ({ ...streamId(pick), property: "color", value: "#123456" })),
  createChannel: row((pick) => ({
    name: pick.unguessable("c"),
    subscribers: pick.users(4),
    description: "fresh",
    ...newChannel(pick),
  })),
  updateStream: ruled(
    (pick) => ({
      ...streamId(pick),
      ...pick.fields({
        new_name: () => pick.unguessable("c"),
        description: () => `about **${pick.unguessable("c")}**`,
        is_private: () => pick.chance(2),
        is_web_public: () => pick.chance(3),
        history_public_to_subscribers: () => pick.chance(2),
        is_default_stream: () => pick.chance(2),
        is_archived: () => pick.chance(3),
        folder_id: () => (pick.chance(2) ? null : 1 + pick.int(2)),
        topics_policy: () => pick.one(["inherit", "allow_empty_topic", "disable_empty_topic"]),
        message_retention_days: () => pick.one([7, "unlimited", "realm_default"]),
        can_send_message_group: () => ({ new: pick.groupValue() }),
      }),
      ...(pick.chance(3) ? groups(CHANNEL_GROUP_SETTINGS, pick, true) : {}),
    }),
    8,
  ),
  archiveStream: ruled(streamId, 1),
  addDefaultStream: ruled(streamId),
  createDefaultStreamGroup: ruled((pick) => ({
    group_name: pick.unguessable("g"),
    description: "",
    stream_names: [pick.channelName()],
  })),
  updateDefaultStreamGroup: ruled(
    (pick) => ({ group_id: defaultStreamGroup(pick), new_group_name: pick.unguessable("g") }),
    1,
  ),
  removeDefaultStreamGroup: ruled((pick) => ({ group_id: defaultStreamGroup(pick) }), 1),
  updateDefaultStreamGroupStreams: ruled(
    (pick) => ({
      group_id: defaultStreamGroup(pick),
      op: pick.chance(2) ? "add" : "remove",
      stream_names: [pick.channelName()],
    }),
    1,
  ),
  removeDefaultStream: ruled(streamId),
};
