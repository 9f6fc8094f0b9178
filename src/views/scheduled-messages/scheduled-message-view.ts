import type { Realm } from "../../realm/realm";
import type { ScheduledMessage } from "../../realm/scheduled-message";
import { renderedHtml } from "../../rules/messages/mentions";

/** The feature level that shows whether delivery failed. */
const FAILED_SINCE = 181;

/**
 * A scheduled message as its author sees it.
 *
 * @spec Scheduled message
 */
export function scheduledMessageView(realm: Realm, record: ScheduledMessage): Record<string, unknown> {
  return {
    scheduled_message_id: record.scheduled_message_id,
    type: record.type,
    to: record.to,
    ...(record.type === "stream" ? { topic: record.topic } : {}),
    content: record.content,
    rendered_content: renderedHtml(realm, record.content),
    scheduled_delivery_timestamp: record.scheduled_delivery_timestamp,
    ...(realm.feature_level >= FAILED_SINCE ? { failed: record.failed } : {}),
  };
}
