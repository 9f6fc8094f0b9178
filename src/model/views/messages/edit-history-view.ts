import type { EditHistoryEntry, Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import { renderedHtml } from "../../rules/messages/mentions";
import { topicView } from "../../rules/topics/topic-name";
import { shows } from "../../../protocol/schema/fields-at";
import { viewAt } from "../../../protocol/schema/prune";
import { EDIT_HISTORY_ENTRY, type EditHistoryEntryView } from "../../../protocol/records/messages";

/** Old servers numbered the renderer; the number never changed. */
export const RENDERER = { prev_rendered_content_version: 1 } as const;

/**
 * The edit history of a message, newest first, as the realm's policy lets it be seen: nothing, only moves, or all.
 *
 * @returns the field, empty where only edits of the content are left out of it; no field without any edit or policy
 * @spec Message: Edit history entry
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
): EditHistoryEntryView {
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
