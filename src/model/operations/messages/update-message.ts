import { carryOutEdit } from "../../changes/moving/carry-out-edit";
import { detachedUploads } from "../../changes/uploads/attachment-references";
import { isFailure } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import type { Channel } from "../../realm/channel";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { messageToChange } from "../../rules/messages/edit-permission";
import { checkMentionPermission } from "../../rules/messages/mention-permission";
import { resolveMentions } from "../../rules/messages/mentions";
import { checkNewChannel, checkNewTopic, plannedMove } from "../../rules/moving/check-move";
import {
  channelOf,
  type Move,
  type NewContent,
  parseEdit,
  type UpdateMessageParams,
} from "../../rules/moving/edit-request";
import { has } from "../../rules/realm/feature-level";
import { attachmentView } from "../../views/uploads/attachment-view";
import { UPDATE_MESSAGE_ANSWER, type UpdateMessageResponse } from "../../../protocol/answers/messages";
import { type Operation, operation } from "../operation";

/**
 * Edits a message: its content, its topic, its channel. Moving needs neither authorship nor `allow_message_editing`.
 *
 * @param params.topic - the new topic, for channel messages
 * @param params.propagate_mode - `change_one`, `change_later` (it and all following of the topic), `change_all`
 * @param params.content - the new text; blank becomes `(deleted)`
 * @param params.prev_content_sha256 - the hash of the text that the client knows
 * @param params.stream_id - the new channel, for channel messages
 * @returns the uploads of the actor that no message refers to any more
 * @refuses BAD_REQUEST for a message out of reach; for content that may not be edited; for requests that make no sense;
 *   then EXPECTATION_MISMATCH; BAD_REQUEST for the target; for the new topic by permission, then by age
 *   (MOVE_MESSAGES_TIME_LIMIT_EXCEEDED by the card); the refusals of mentions; for the new channel by permission, by
 *   posting, by age; at last MOVE_MESSAGES_TIME_LIMIT_EXCEEDED for a whole topic
 * @tells readers `update_message`, those who lose access `delete_message`; accounts `user_topic`; channels the notices
 * @spec Endpoints 2; States: Topic, Message
 * @settled check_update_message, do_update_message
 */
export const updateMessage: Operation<UpdateMessageParams, UpdateMessageResponse> = operation(
  () => UPDATE_MESSAGE_ANSWER,
  (realm, actor, params) => {
    const target = messageToChange(realm, actor, params.message_id);
    if (isFailure(target)) return refused(realm, target);
    const edit = checkEdit(realm, actor, target, params);
    if (isFailure(edit)) return refused(realm, edit);
    const done = carryOutEdit(realm, edit, {
      old_thread: params.send_notification_to_old_thread ?? !has(realm, "oldThreadNoticeIsOffByDefault"),
      new_thread: params.send_notification_to_new_thread ?? true,
    });
    if (!has(realm, "editsNameDetachedUploads")) return accepted(done, {});
    const detached = detachedUploads(realm, done.realm, actor.user_id, target);
    return accepted(done, { detached_uploads: detached.map((file) => attachmentView(done.realm, file)) });
  },
);

function checkEdit(realm: Realm, actor: User, target: Message, params: UpdateMessageParams) {
  const wish = parseEdit(realm, actor, target, params);
  if (isFailure(wish)) return wish;
  const source = channelOf(realm, target);
  const moves = wish.topic !== undefined || wish.stream_id !== undefined;
  const mode = params.propagate_mode ?? "change_one";
  const move = moves && source !== undefined ? plannedMove(realm, actor, target, source, wish, mode) : undefined;
  if (isFailure(move)) return move;
  const content = newContent(realm, target, wish.content, move, source);
  const refusal =
    (move === undefined ? undefined : checkNewTopic(realm, actor, target, move)) ??
    checkMentionPermission(realm, actor, content?.mentions ?? null, source ?? null) ??
    (move === undefined ? undefined : checkNewChannel(realm, actor, target, move));
  return refusal ?? { actor, target, content, move };
}

/** New content with its mentions, as they are meant where the message goes. */
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
  return { content, mentions: resolveMentions(realm, content, place) };
}
