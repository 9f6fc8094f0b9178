import { UPDATE_MESSAGE_PARAMETERS, type UpdateMessageParams } from "../../../protocol/parameters/messages";
import { ATTACHMENT, type AttachmentView } from "../../../protocol/records/personal-items";
import { list, named } from "../../../protocol/schema/shapes";
import { field } from "../../../protocol/schema/tables";
import { executeEdit } from "../../changes/moving/execute-edit";
import { detachedUploads } from "../../changes/uploads/uploads";
import { isFailure } from "../../outcome/failures";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { resolveMentions } from "../../rules/messages/mentions";
import { checkMentionPermission, messageToChange } from "../../rules/messages/message-permissions";
import { checkNewChannel, checkNewTopic, plannedMove } from "../../rules/moving/check-move";
import { channelOf, type Move, type NewContent, parseEdit } from "../../rules/moving/edit-request";
import { has } from "../../rules/realm/feature-level";
import { userById } from "../../rules/users/people";
import { accepted } from "../../views/outcome";
import { attachmentView } from "../../views/personal-items";
import { ownMessage } from "../examples";
import { operation } from "../operation";

/**
 * Edits a message: its content, its topic, its channel. Moving needs neither authorship nor `allow_message_editing`.
 */
export const updateMessage = operation(
  () => ({
    id: "update-message",
    method: "PATCH",
    path: "/messages/{message_id}",
    parameters: UPDATE_MESSAGE_PARAMETERS,
    answer: {
      /** Files of the actor that no message refers to any longer. */
      detached_uploads: field(list(named<AttachmentView>(ATTACHMENT)), { since: 285 }),
    },
    refusals: [
      "move_target_too_old",
      "resolving_not_allowed",
      "nothing_to_change",
      "message_unknown",
      "channel_archived",
      "editing_disabled",
      "not_the_author",
      "editing_time_over",
      "topic_unprintable",
      "topic_empty",
      "topic_not_empty",
      "topic_move_not_allowed",
      "topic_start_not_allowed",
      "move_limit_exceeded",
      "channel_move_not_allowed",
      "direct_message_not_movable",
      "channel_unknown",
      "posting_not_allowed",
      "propagate_mode_without_move",
      "empty_topic_not_resolvable",
      "content_with_channel",
      "widget_not_editable",
      "content_not_as_expected",
      "content_with_null",
      "channel_wildcard_not_allowed",
      "topic_wildcard_not_allowed",
      "group_mention_not_allowed",
    ],
    events: [
      "attachment/update",
      "delete_message",
      "message",
      "muted_topics",
      "stream/update",
      "update_message",
      "user_topic",
    ],
    example: (pick) => ({
      ...ownMessage(pick),
      ...(pick.chance(3)
        ? { content: pick.content() }
        : pick.fields({ topic: () => pick.topic(), stream_id: () => pick.channel() })),
      ...(pick.chance(2) ? { propagate_mode: pick.one(["change_one", "change_later", "change_all"]) } : {}),
      ...(pick.chance(2) ? { send_notification_to_old_thread: true } : {}),
    }),
    weight: 12,
  }),
  (realm, actor, params) => {
    const target = messageToChange(realm, actor, params.message_id);
    if (isFailure(target)) return target;
    const edit = checkEdit(realm, actor, target, params);
    if (isFailure(edit)) return edit;
    const done = executeEdit(realm, edit, {
      old_thread: params.send_notification_to_old_thread ?? !has(realm, "oldThreadNoticeIsOffByDefault"),
      new_thread: params.send_notification_to_new_thread ?? true,
    });
    const detached = detachedUploads(realm, done.realm, actor.user_id, target);
    return accepted(done, { detached_uploads: detached.map((file) => attachmentView(done.realm, file)) });
  },
);

function checkEdit(realm: Realm, actor: User, target: Message, params: UpdateMessageParams) {
  const requested = parseEdit(realm, actor, target, params);
  if (isFailure(requested)) return requested;
  const source = channelOf(realm, target);
  const moves = requested.topic !== undefined || requested.stream_id !== undefined;
  const mode = params.propagate_mode ?? "change_one";
  const move = moves && source !== undefined ? plannedMove(realm, actor, target, source, requested, mode) : undefined;
  if (isFailure(move)) return move;
  const content = newContent(realm, target, requested.content, move, source);
  const refusal =
    (move === undefined ? undefined : checkNewTopic(realm, actor, target, move)) ??
    checkMentionPermission(realm, actor, content?.mentions ?? null, source ?? null) ??
    (move === undefined ? undefined : checkNewChannel(realm, actor, target, move));
  return refusal ?? { actor, target, content, move };
}

/** New content with its mentions, resolved for the channel that the message moves to. */
function newContent(
  realm: Realm,
  target: Message,
  content: string | undefined,
  move: Move | undefined,
  channel: Channel | undefined,
): NewContent | undefined {
  if (content === undefined) return undefined;
  const place =
    channel === undefined ? null : { channel, topic: move?.new_topic ?? target.topic, sender_id: target.sender_id };
  return { content, mentions: resolveMentions(realm, content, place, userById(realm, target.sender_id)) };
}
