import { andThen, type Transition, transition, withEvents } from "../../outcome/transition";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { messageById } from "../../rules/messages/message-rows";
import type { Move } from "../../rules/moving/edit-request";
import { has } from "../../rules/realm/feature-level";
import { isResolvedTopic } from "../../rules/topics/topic-name";
import { activeEvents } from "../channels/channel-events";
import { withRetentionScheduled } from "../channels/channel-retention";
import { withWebsitesDue } from "../messages/render-again";
import { claimAttachments } from "../uploads/uploads";
import { applyEdit, type Edit } from "./apply-edit";
import { editEvent, lossEvents } from "./edit-events";
import { type NoticeSwitches, postMoveNotices, postResolveNotice } from "./move-notices";
import { movePolicies } from "./transfer-messages";

/**
 * Executes an edit that has passed every check: first the messages, then the topic preferences, then the notices.
 * Events in this order: `attachment/update`, `delete_message` to accounts that lose the messages, `user_topic`,
 * `update_message`, `stream/update` of the new channel, `message` for notices.
 */
export function executeEdit(before: Realm, edit: Edit, switches: NoticeSwitches): Transition {
  const messages = editedMessages(before, edit);
  const { realm: applied, rows } = applyEdit(before, edit, messages);
  const { move, target, content } = edit;
  const realm = content === undefined ? applied : withWebsitesDue(applied, messageById(applied, target.id));
  const claimed = claimFiles(realm, edit);
  const notifyEdit = (first: Transition): Transition =>
    withEvents(first, [editEvent(before, first.realm, edit, messages, rows)]);
  if (move === undefined) return notifyEdit(claimed);
  const lost = withEvents(claimed, lossEvents(move, rows));
  const followed = andThen(lost, (after) => movePolicies(before, after, move, target, rows));
  const kept = move.changes_channel
    ? andThen(followed, (after) => transition(withRetentionScheduled(after)))
    : followed;
  const awake = withEvents(notifyEdit(kept), activeEvents(before, realm, move.target));
  return andThen(awake, (after) => postNotices(before, after, edit, move, switches));
}

/** The messages that an edit changes, in their previous state, ascending. */
function editedMessages(realm: Realm, edit: Edit): readonly Message[] {
  if (edit.move === undefined) return [edit.target];
  return edit.move.ids.flatMap((id) => messageById(realm, id) ?? []);
}

/** What a move does to the mark of resolved topics. Assumption A374. */
function markedBy({ old_topic, new_topic }: Move): Move["resolving"] {
  const [was, is] = [isResolvedTopic(old_topic), isResolvedTopic(new_topic)];
  if (was === is) return undefined;
  return is ? "resolves" : "unresolves";
}

/** New content may link to other files than the old one. */
function claimFiles(realm: Realm, { target, content }: Edit): Transition {
  const changed = content === undefined ? undefined : messageById(realm, target.id);
  return changed === undefined ? transition(realm) : claimAttachments(realm, target, changed);
}

/**
 * Resolving without new content has a notice of its own, which comes before those that tell of a move. On old servers
 * the mark alone decides, also where the topic gets another name or goes to another channel.
 */
function postNotices(before: Realm, after: Realm, edit: Edit, move: Move, switches: NoticeSwitches): Transition {
  const isAlone = has(before, "renamingHidesResolving");
  const resolving = isAlone ? move.resolving : markedBy(move);
  const isElsewhere = isAlone && move.changes_channel;
  const isResolving = resolving !== undefined && !isElsewhere && edit.content === undefined;
  const resolved = isResolving ? postResolveNotice(after, edit.actor, { ...move, resolving }) : transition(after);
  return andThen(resolved, (realm) => postMoveNotices(before, realm, edit.actor, move, switches));
}
