import { andThen, type Step, step, telling } from "../../outcome/step";
import type { Realm } from "../../realm/realm";
import { messageById } from "../../rules/messages/message-rows";
import type { Move } from "../../rules/moving/edit-request";
import { changedChannelFacts } from "../../views/moving/changed-channel-facts";
import { withRetentionScheduled } from "../channels/channel-retention";
import { readEvent } from "../messages/mark-read";
import { claimAttachments } from "../uploads/attachment-references";
import { applyEdit, type Edit, editedMessages } from "./apply-edit";
import { editEvents } from "./edit-events";
import { movePolicies } from "./move-policies";
import type { RowChanges } from "./moved-rows";
import { postResolveNotice } from "./resolve-notice";
import { type NoticeSwitches, postMoveNotices } from "./thread-notices";

/**
 * Carries out an edit that has passed every check: the messages first, then the topic preferences, then the notices.
 *
 * @tells `delete_message`, `update_message`; `attachment/update` where the content refers to other files;
 *   `update_message_flags` where a move makes messages read; `stream/update` where the first message or the activity of
 *   a channel changed; `user_topic`; `message` for notices
 */
export function carryOutEdit(before: Realm, edit: Edit, switches: NoticeSwitches): Step {
  const messages = editedMessages(before, edit);
  const { realm, rows } = applyEdit(before, edit);
  const { move } = edit;
  const edited = andThen(step(realm, editEvents(before, realm, edit, messages)), (after) => claimFiles(after, edit));
  if (move === undefined) return edited;
  const told = telling(edited, [
    ...readEvents(rows),
    ...changedChannelFacts(before, realm, [move.source.stream_id, move.target.stream_id]),
  ]);
  const followed = andThen(told, (after) => movePolicies(before, after, move, edit.target));
  const kept = move.changes_channel ? andThen(followed, (after) => step(withRetentionScheduled(after))) : followed;
  return andThen(kept, (after) => postNotices(before, after, edit, move, switches));
}

/** New content may link to other files than the old one. */
function claimFiles(realm: Realm, { target, content }: Edit): Step {
  const changed = content === undefined ? undefined : messageById(realm, target.id);
  return changed === undefined ? step(realm) : claimAttachments(realm, target, changed);
}

function readEvents(rows: RowChanges): ReturnType<typeof readEvent>[] {
  return [...rows.read].map(([userId, ids]) => readEvent(userId, [...ids]));
}

/** Resolving alone has a notice of its own; together with new content it has none. */
function postNotices(before: Realm, after: Realm, edit: Edit, move: Move, switches: NoticeSwitches): Step {
  if (move.resolving === undefined || move.changes_channel) {
    return postMoveNotices(before, after, edit.actor, move, switches);
  }
  if (edit.content !== undefined) return step(after);
  const place = { stream_id: move.target.stream_id, topic: move.new_topic };
  return postResolveNotice(after, edit.actor, place, move.resolving);
}
