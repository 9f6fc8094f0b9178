import { showPicture } from "../changes/messages/render-again";
import { andThenForEach, type Transition, transition } from "../outcome/transition";
import { withFields } from "../realm/change";
import { frozen } from "../realm/freeze";
import type { Attachment } from "../realm/personal-items";
import type { Realm } from "../realm/realm";

/**
 * Makes the small pictures of an upload, and shows them in the messages that link to it. Nothing happens for a file that
 * was deleted meanwhile.
 */
export function makeThumbnails(realm: Realm, id: number): Transition {
  const file = attachmentById(realm, id);
  if (file === undefined) return transition(realm);
  const { thumbnail_pending: _, ...made } = file;
  const next = withFields(realm, { attachments: realm.attachments.set(file.path_id, frozen<Attachment>(made)) });
  return andThenForEach(transition(next), file.message_ids, (present, messageId) =>
    showPicture(present, messageId, file.path_id),
  );
}

function attachmentById({ attachments }: Realm, id: number): Attachment | undefined {
  for (const attachment of attachments.values()) if (attachment.id === id) return attachment;
  return undefined;
}
