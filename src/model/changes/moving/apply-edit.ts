import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { EditHistoryEntry, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { presentRules, renderingOf } from "../../rendering/stored-rendering";
import { alertedUserIds } from "../../rules/messages/flags";
import { mentionsAfterEdit } from "../../rules/messages/mentions";
import { namesIn } from "../../rules/messages/names-in-content";
import type { Move, NewContent } from "../../rules/moving/edit-request";
import { userById } from "../../rules/users/people";
import { NO_ROW_CHANGES, receiversWithout, type RowChanges, rowChanges, withMovedMarks } from "./moved-rows";
import { transferMessages } from "./transfer-messages";

/** An edit that has passed every check. */
export interface Edit {
  readonly actor: User;
  readonly target: Message;
  readonly content: NewContent | undefined;
  readonly move: Move | undefined;
}

/** The realm after an edit, and the changes of personal rows. */
export interface Applied {
  readonly realm: Realm;
  readonly rows: RowChanges;
}

/**
 * Changes the messages of an edit, their places in the indexes, and the rows, marks and read state of accounts. All
 * entries of the edit history share one time.
 *
 * @param messages - the messages that the edit changes, in their previous state, ascending
 */
export function applyEdit(realm: Realm, edit: Edit, messages: readonly Message[]): Applied {
  const { move } = edit;
  const rows = move?.changes_channel === true ? rowChanges(realm, messages, move.source, move.target) : NO_ROW_CHANGES;
  const rewritten = withRewritten(realm, edit, messages, rows);
  if (move === undefined) return { realm: rewritten, rows };
  const source = { stream_id: move.source.stream_id, topic: move.old_topic };
  const target = { stream_id: move.target.stream_id, topic: move.new_topic };
  const transferred = transferMessages(rewritten, source, target, move.ids);
  return { realm: withMovedMarks(transferred, move.ids, rows), rows };
}

function withRewritten(realm: Realm, edit: Edit, messages: readonly Message[], rows: RowChanges): Realm {
  const { move, actor, target } = edit;
  const entry = frozen<EditHistoryEntry>({ user_id: actor.user_id, timestamp: realm.now, ...movedFields(edit) });
  const receivers = receiversWithout(rows.losing_row);
  const isMoved = move !== undefined && (move.changes_channel || move.resolving === undefined);
  const rules = edit.content === undefined ? realm.rendering_rules : presentRules(realm);
  let table = realm.messages;
  for (const message of messages) {
    const moved =
      move === undefined
        ? message
        : withFields(message, {
            stream_id: move.target.stream_id,
            recipient_id: move.target.recipient_id,
            topic: move.changes_topic ? move.new_topic : message.topic,
            received_by: rows.losing_row.isEmpty ? message.received_by : receivers(message.received_by),
            edit_history: Object.freeze([entry, ...message.edit_history]),
            last_moved_timestamp: isMoved ? realm.now : message.last_moved_timestamp,
          });
    const next = message.id === target.id ? withNewContent(realm, moved, edit, entry) : moved;
    table = table.set(message.id - 1, next);
  }
  return withFields(realm, { messages: table, rendering_rules: rules });
}

function movedFields(edit: Edit): Partial<EditHistoryEntry> {
  const { move } = edit;
  if (move === undefined) return {};
  return {
    ...(move.changes_channel ? { prev_stream: move.source.stream_id, stream: move.target.stream_id } : {}),
    ...(move.changes_topic ? { prev_topic: move.old_topic, topic: move.new_topic } : {}),
  };
}

/** An entry of the history that says as well what the content was; mostly it says nothing else. */
function withContent(entry: EditHistoryEntry, { move, target }: Edit): EditHistoryEntry {
  const prev_content = target.content;
  const prev_rendering = renderingOf(target);
  if (move !== undefined) return Object.freeze({ ...entry, prev_content, prev_rendering });
  // Written out: a copy that gets a further field takes much longer.
  return Object.freeze({ user_id: entry.user_id, timestamp: entry.timestamp, prev_content, prev_rendering });
}

/** Only the message that the request names gets new content; its entry of the history says so as well. */
function withNewContent(realm: Realm, message: Message, edit: Edit, entry: EditHistoryEntry): Message {
  const { content, target } = edit;
  if (content === undefined) return message;
  const sender = userById(realm, message.sender_id);
  const { names: _before, ...kept } = message;
  const names = namesIn(realm, content.content, sender);
  return withFields<Message>(kept, {
    ...(names === undefined ? {} : { names }),
    rules: presentRules(realm).length - 1,
    content: content.content,
    mentions: mentionsAfterEdit(realm, message.mentions, content.mentions),
    edit_history: Object.freeze([withContent(entry, edit), ...target.edit_history]),
    last_edit_timestamp: realm.now,
    alerted_user_ids: frozen(alertedUserIds(realm, { received_by: message.received_by, content: content.content })),
  });
}
