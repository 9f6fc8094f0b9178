import type { Realm } from "../../realm/realm";
import type { ScheduledMessage } from "../../realm/scheduled-message";
import { renderedHtml } from "../../rules/messages/mentions";
import { viewAt } from "../../../protocol/schema/prune";
import { SCHEDULED_MESSAGE, type ScheduledMessageView } from "../../../protocol/records/personal-items";

/**
 * A scheduled message as its author sees it.
 *
 * @spec Scheduled message
 */
export function scheduledMessageView(realm: Realm, record: ScheduledMessage): ScheduledMessageView {
  return viewAt(realm.feature_level, SCHEDULED_MESSAGE, {
    scheduled_message_id: record.scheduled_message_id,
    type: record.type,
    to: record.to,
    ...(record.type === "stream" ? { topic: record.topic } : {}),
    content: record.content,
    rendered_content: record.rendered_content ?? renderedHtml(realm, record.content),
    scheduled_delivery_timestamp: record.scheduled_delivery_timestamp,
    failed: record.failed,
  });
}
