/** Random operations of channels and messages. */
import { CHANNEL_GROUP_SETTINGS } from "../../../protocol/group-settings";
import { REPORT_TYPES } from "../../../protocol/server-constants";
import {
  type GeneratedOperation,
  EMOJI,
  groups,
  messageId,
  NARROWS,
  one,
  row,
  ruled,
  soon,
  streamId,
} from "../generated-operation";
import type { Pick } from "../pick";

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
export const CHANNEL_OPERATIONS: Readonly<Record<string, GeneratedOperation>> = {
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
        default_push_notifications: () => pick.chance(2),
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

function message(pick: Pick): Record<string, unknown> {
  const content = pick.content();
  if (pick.chance(3)) return { type: "direct", to: [...new Set([pick.user(), ...pick.users(2)])], content };
  return { type: "channel", to: pick.channel(), topic: pick.topic(), content };
}

/** A message, with mostly its author as the actor. */
const ownMessage = (pick: Pick): Record<string, unknown> => {
  const message_id = pick.message();
  const author = pick.realm.messages.get(message_id - 1)?.sender_id;
  pick.as(pick.realm.users.get((author ?? 0) - 1)?.user_id);
  return { message_id };
};
const authored = <Row extends { readonly sender_id: number }>(row: Row): Row & { readonly user_id: number } => ({
  ...row,
  user_id: row.sender_id,
});
const ownScheduled = one(
  "scheduled_message_id",
  (pick) => pick.owned([...pick.realm.scheduled_messages.values()].map(authored))?.scheduled_message_id ?? 1,
);
const emoji = (pick: Pick): Readonly<Record<string, unknown>> => ({ ...messageId(pick), emoji_name: pick.one(EMOJI) });

/** By the name of the operation. */
export const MESSAGE_OPERATIONS: Readonly<Record<string, GeneratedOperation>> = {
  sendMessage: row(message, 14),
  updateMessage: row(
    (pick) => ({
      ...ownMessage(pick),
      ...(pick.chance(3)
        ? { content: pick.content() }
        : pick.fields({ topic: () => pick.topic(), stream_id: () => pick.channel() })),
      ...(pick.chance(2) ? { propagate_mode: pick.one(["change_one", "change_later", "change_all"]) } : {}),
      ...(pick.chance(2) ? { send_notification_to_old_thread: true } : {}),
    }),
    12,
  ),
  deleteMessage: row(ownMessage, 3),
  deleteTopic: ruled((pick) => ({ ...streamId(pick), topic_name: pick.topic() })),
  // Shows a message to moderators, whether or not they could read it: the laws on visibility do not hold.
  reportMessage: row(
    (pick) => ({ ...messageId(pick), report_type: pick.one(REPORT_TYPES), description: pick.content() }),
    0,
  ),
  addReaction: row(emoji),
  removeReaction: row((pick) => {
    const reacted = [...pick.realm.messages].flatMap((message) =>
      (message?.reactions ?? []).map((reaction) => ({ ...reaction, message_id: message?.id })),
    );
    const reaction = pick.owned(reacted);
    return { message_id: reaction?.message_id ?? 1, emoji_name: reaction?.emoji_name ?? "smile" };
  }),
  updateMessageFlags: row(
    (pick) => ({
      messages: [pick.message()],
      op: pick.one(["add", "remove"]),
      flag: pick.one(["read", "starred", "collapsed"]),
    }),
    6,
  ),
  updateMessageFlagsForNarrow: row((pick) => ({
    anchor: "newest",
    num_before: 1 + pick.int(20),
    num_after: 0,
    narrow: pick.one(NARROWS),
    op: pick.one(["add", "remove"]),
    flag: pick.one(["read", "starred"]),
  })),
  markAllAsRead: row(() => ({})),
  markStreamAsRead: row(streamId),
  markTopicAsRead: row((pick) => ({ ...streamId(pick), topic_name: pick.topic() })),
  createScheduledMessage: row((pick) => ({ ...message(pick), scheduled_delivery_timestamp: soon(pick) }), 3),
  updateScheduledMessage: row((pick) => ({
    ...ownScheduled(pick),
    ...(pick.chance(2) ? { content: pick.content() } : {}),
    scheduled_delivery_timestamp: soon(pick),
  })),
  deleteScheduledMessage: row(ownScheduled),
};
