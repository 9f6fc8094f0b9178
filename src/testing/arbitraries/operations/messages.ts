/** Messages, their flags and reactions, and those that are sent later. */
import { REPORT_TYPES } from "../../../protocol/server-constants";
import type { Pick } from "../pick";
import { EMOJI, NARROWS, messageId, one, row, ruled, soon, streamId, type DrawnOperation } from "../drawn-operation";

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
export const MESSAGE_OPERATIONS: Readonly<Record<string, DrawnOperation>> = {
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
