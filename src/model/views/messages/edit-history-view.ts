import type { EditHistoryEntry, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { messageHtml, renderedHtml } from "../../rules/messages/rendering";
import { topicView } from "../../rules/topics/topic-name";
import { shows, type ComputedOf } from "../../../protocol/schema/tables";
import { viewAt } from "../../../protocol/schema/prune";
import {
  EDIT_HISTORY_ENTRY,
  type EditHistoryEntryView,
  type MessageSnapshotView,
  type MESSAGE_SNAPSHOT,
} from "../../../protocol/records/messages";
import { htmlDifference } from "../../text/html-difference/html-difference";

/** Old servers numbered the renderer; the number never changed. */
export const RENDERER = { prev_rendered_content_version: 1 } as const;

/**
 * The edit history of a message, newest first, as the realm's policy lets it be seen: nothing, only moves, or all.
 *
 * @returns the field, empty when only edits of the content are omitted; no field without an edit or when the policy
 *   hides it
 * @see https://zulip.com/api/get-message-history
 */
export function editHistoryView(
  realm: Realm,
  message: Message,
  allowEmptyTopicName: boolean,
): { readonly edit_history?: readonly EditHistoryEntryView[] } {
  const policy = realm.settings.message_edit_history_visibility_policy;
  if (message.edit_history.length === 0 || policy === "none") return {};
  const entries = message.edit_history
    .map((entry) => entryView(realm, entry, policy === "all", allowEmptyTopicName))
    .filter((entry) => policy === "all" || "topic" in entry || "stream" in entry);
  return { edit_history: entries };
}

function entryView(
  realm: Realm,
  entry: EditHistoryEntry,
  withContent: boolean,
  allowEmptyTopicName: boolean,
): ComputedOf<typeof EDIT_HISTORY_ENTRY> {
  const { prev_content, prev_topic, topic, ...rest } = entry;
  const before = prev_topic === undefined ? undefined : topicView(realm, prev_topic, allowEmptyTopicName);
  const level = realm.feature_level;
  return viewAt(level, EDIT_HISTORY_ENTRY, {
    ...rest,
    ...(before === undefined ? {} : { prev_topic: before }),
    ...(before !== undefined && shows(EDIT_HISTORY_ENTRY, "prev_subject", level) ? { prev_subject: before } : {}),
    ...(topic === undefined ? {} : { topic: topicView(realm, topic, allowEmptyTopicName) }),
    ...(prev_content === undefined || !withContent
      ? {}
      : {
          prev_content,
          prev_rendered_content: renderedHtml(realm, prev_content),
          ...(shows(EDIT_HISTORY_ENTRY, "prev_rendered_content_version", level) ? RENDERER : {}),
        }),
  });
}

/** What a message said at some time. */
interface State {
  readonly topic: string;
  readonly content: string;
}

/**
 * The states of a message, oldest first, each with its topic and content at that time. Where the realm shows only
 * moves, edits of only the content are omitted.
 *
 * @see https://zulip.com/api/get-message-history
 */
export function messageHistoryView(
  realm: Realm,
  message: Message,
  allowEmptyTopicName: boolean,
): ComputedOf<typeof MESSAGE_SNAPSHOT>[] {
  const movesOnly = realm.settings.message_edit_history_visibility_policy === "moves";
  // A direct message has no topic, and so none that is shown under another name.
  const shown = (topic: string): string => topicView(realm, topic, allowEmptyTopicName || message.stream_id === null);
  const html = (content: string): string =>
    content === message.content ? messageHtml(realm, message) : renderedHtml(realm, content);
  const snapshots: MessageSnapshotView[] = [];
  let state: State = { topic: message.topic, content: message.content };
  for (const entry of message.edit_history) {
    if (!movesOnly || isMove(entry)) {
      snapshots.push({
        user_id: entry.user_id,
        timestamp: entry.timestamp,
        ...contentOf(state, shown, html),
        ...(entry.prev_topic === undefined ? {} : { prev_topic: shown(entry.prev_topic) }),
        ...(entry.prev_stream === undefined ? {} : { prev_stream: entry.prev_stream }),
        ...(entry.stream === undefined ? {} : { stream: entry.stream }),
        ...(movesOnly || entry.prev_content === undefined ? {} : contentEdit(entry.prev_content, state, html)),
      });
    }
    state = stateBefore(state, entry);
  }
  const { sender_id, timestamp } = message;
  snapshots.push({ user_id: sender_id, timestamp, ...contentOf(state, shown, html) });
  return snapshots.reverse();
}

function isMove(entry: EditHistoryEntry): boolean {
  return entry.prev_topic !== undefined || entry.prev_stream !== undefined;
}

function stateBefore(state: State, entry: EditHistoryEntry): State {
  return { topic: entry.prev_topic ?? state.topic, content: entry.prev_content ?? state.content };
}

function contentOf(
  state: State,
  shown: (topic: string) => string,
  html: (content: string) => string,
): Pick<MessageSnapshotView, "topic" | "content" | "rendered_content"> {
  return { topic: shown(state.topic), content: state.content, rendered_content: html(state.content) };
}

function contentEdit(
  prevContent: string,
  state: State,
  html: (content: string) => string,
): Pick<MessageSnapshotView, "prev_content" | "prev_rendered_content" | "content_html_diff"> {
  const prev_rendered_content = html(prevContent);
  return {
    prev_content: prevContent,
    prev_rendered_content,
    content_html_diff: htmlDifference(prev_rendered_content, html(state.content)),
  };
}
