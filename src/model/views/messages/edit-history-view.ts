import {
  EDIT_HISTORY_ENTRY,
  type EditHistoryEntryView,
  type MESSAGE_SNAPSHOT,
  type MessageSnapshotView,
} from "../../../protocol/records/messages";
import { viewAt } from "../../../protocol/schema/prune";
import { type ComputedOf, shows } from "../../../protocol/schema/tables";
import type { EditHistoryEntry, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { messageHtml, storedHtml } from "../../rendering/rendering";
import { topicView } from "../../rules/topics/topic-name";
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
  const { prev_content, prev_rendering, prev_topic, topic, ...rest } = entry;
  const before = prev_topic === undefined ? undefined : topicView(realm, prev_topic, allowEmptyTopicName);
  const level = realm.feature_level;
  return viewAt(level, EDIT_HISTORY_ENTRY, {
    ...rest,
    ...(before === undefined ? {} : { prev_topic: before }),
    ...(before !== undefined && shows(EDIT_HISTORY_ENTRY, "prev_subject", level) ? { prev_subject: before } : {}),
    ...(topic === undefined ? {} : { topic: topicView(realm, topic, allowEmptyTopicName) }),
    ...(prev_content === undefined || prev_rendering === undefined || !withContent
      ? {}
      : {
          prev_content,
          prev_rendered_content: storedHtml(realm, prev_content, prev_rendering),
          ...(shows(EDIT_HISTORY_ENTRY, "prev_rendered_content_version", level) ? RENDERER : {}),
        }),
  });
}

/** What a message said at some time. */
interface State {
  readonly topic: string;
  readonly content: string;
  /** As it was rendered then. */
  readonly html: string;
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
  const snapshots: MessageSnapshotView[] = [];
  let state: State = { topic: message.topic, content: message.content, html: messageHtml(realm, message) };
  for (const entry of message.edit_history) {
    const before = stateBefore(realm, state, entry);
    if (!movesOnly || isMove(entry)) {
      snapshots.push({
        user_id: entry.user_id,
        timestamp: entry.timestamp,
        ...contentOf(state, shown),
        ...(entry.prev_topic === undefined ? {} : { prev_topic: shown(entry.prev_topic) }),
        ...(entry.prev_stream === undefined ? {} : { prev_stream: entry.prev_stream }),
        ...(entry.stream === undefined ? {} : { stream: entry.stream }),
        ...(movesOnly || entry.prev_content === undefined ? {} : contentEdit(before, state)),
      });
    }
    state = before;
  }
  const { sender_id, timestamp } = message;
  snapshots.push({ user_id: sender_id, timestamp, ...contentOf(state, shown) });
  return snapshots.reverse();
}

function isMove(entry: EditHistoryEntry): boolean {
  return entry.prev_topic !== undefined || entry.prev_stream !== undefined;
}

function stateBefore(realm: Realm, state: State, entry: EditHistoryEntry): State {
  const topic = entry.prev_topic ?? state.topic;
  const { prev_content, prev_rendering } = entry;
  if (prev_content === undefined || prev_rendering === undefined) return { ...state, topic };
  return { topic, content: prev_content, html: storedHtml(realm, prev_content, prev_rendering) };
}

function contentOf(
  { topic, content, html }: State,
  shown: (topic: string) => string,
): Pick<MessageSnapshotView, "topic" | "content" | "rendered_content"> {
  return { topic: shown(topic), content, rendered_content: html };
}

function contentEdit(
  before: State,
  after: State,
): Pick<MessageSnapshotView, "prev_content" | "prev_rendered_content" | "content_html_diff"> {
  return {
    prev_content: before.content,
    prev_rendered_content: before.html,
    content_html_diff: htmlDifference(before.html, after.html),
  };
}
