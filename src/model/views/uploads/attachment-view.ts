import type { Attachment } from "../../realm/attachment";
import type { Realm } from "../../realm/realm";
import { messageById } from "../../rules/messages/message-rows";
import { has } from "../../rules/realm/feature-level";
import { viewAt } from "../../../protocol/schema/prune";
import { ATTACHMENT, type AttachmentView } from "../../../protocol/records/personal-items";

/**
 * A file on its way out. Times are milliseconds, on later servers seconds; later still the messages are listed by
 * their IDs alone.
 *
 * @spec Detached upload; Value conventions: Timestamps
 */
export function attachmentView(realm: Realm, attachment: Attachment): AttachmentView {
  const { id, name, path_id, size, create_time, message_ids } = attachment;
  const messages = message_ids.flatMap((messageId) => messageById(realm, messageId) ?? []);
  return viewAt(realm.feature_level, ATTACHMENT, {
    id,
    name,
    path_id,
    size,
    create_time: uploadTime(realm, create_time),
    message_ids,
    messages: messages.map((message) => ({ date_sent: uploadTime(realm, message.timestamp), id: message.id })),
  });
}

function uploadTime(realm: Realm, seconds: number): number {
  return has(realm, "uploadTimesAreSeconds") ? seconds : seconds * 1000;
}
