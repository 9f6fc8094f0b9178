import { onlyUsers, eventFor } from "../../outcome/audience";
import { andThenForEach, type Transition, transition } from "../../outcome/transition";
import type { Attachment } from "../../realm/attachment";
import { withFields } from "../../realm/change";
import { frozen } from "../../realm/freeze";
import type { Message } from "../../realm/message";
import type { Realm } from "../../realm/realm";
import type { RealmEvent } from "../../realm/realm-event";
import { renderedMessage } from "../../rules/messages/mentions";
import { mayOpenAttachment, uploadSpaceUsed } from "../../rules/uploads/attachments";
import { attachmentView } from "../../views/personal-items";
import { userById } from "../../rules/users/people";

/** What every link to an uploaded file holds. */
const UPLOADS = "/user_uploads/";

/** Whether a message may refer to files at all; asked before anything is rendered. */
export function mentionsUploads(message: Message): boolean {
  return message.content.includes(UPLOADS);
}

/**
 * Brings the references of files up to date with a message: those that it links to now refer to it, those that it
 * linked to before do no more. A file is taken only when the sender may open it: its own, those of messages that it
 * may read, and those of public channels unless it is a guest.
 *
 * @param before - the message as it was, null for a new one
 * @param after - the message as it is, null for a deleted one
 * @tells the sender of the message `attachment/update` of each file that it refers to now; nobody of those left
 * @spec Detached upload
 */
export function claimAttachments(realm: Realm, before: Message | null, after: Message | null): Transition {
  const old = linkedPaths(realm, before);
  const wanted = linkedPaths(realm, after);
  const messageId = (after ?? before)?.id ?? 0;
  const left = old.filter((path) => !wanted.includes(path));
  const released = andThenForEach(transition(realm), left, (present, path) =>
    transition(withReference(present, path, (ids) => ids.filter((id) => id !== messageId))),
  );
  return andThenForEach(released, wanted, (present, path) => {
    const attachment = present.attachments.get(path);
    const sender = after === null ? undefined : userById(present, after.sender_id);
    const isKnown = attachment?.message_ids.includes(messageId) === true;
    if (attachment === undefined || sender === undefined || isKnown) return transition(present);
    if (!mayOpenAttachment(present, sender, attachment)) return transition(present);
    const next = withReference(present, path, (ids) => [...ids, messageId].sort((a, b) => a - b));
    return transition(next, updateEvents(next, path, sender.user_id));
  });
}

/** The files of an account that a message referred to and no message refers to any more. */
export function detachedUploads(before: Realm, after: Realm, userId: number, message: Message): Attachment[] {
  return detachedFiles(before, after, message).filter(({ owner_id }) => owner_id === userId);
}

/**
 * The realm after messages have gone, without the files that only these referred to; nobody is told. What somebody
 * means to send later keeps its files.
 */
export function withoutDetachedFiles(before: Realm, after: Realm, gone: readonly Message[]): Realm {
  const detached = gone
    .flatMap((message) => detachedFiles(before, after, message))
    .filter(({ path_id }) => !isScheduled(after, path_id));
  if (detached.length === 0) return after;
  const attachments = detached.reduce((left, { path_id }) => left.delete(path_id), after.attachments);
  return withFields(after, { attachments });
}

function isScheduled(realm: Realm, path: string): boolean {
  for (const { content } of realm.scheduled_messages.values()) if (content.includes(UPLOADS + path)) return true;
  return false;
}

function detachedFiles(before: Realm, after: Realm, message: Message): Attachment[] {
  return linkedPaths(before, message).flatMap((path) => {
    const wasReferred = before.attachments.get(path)?.message_ids.includes(message.id) === true;
    const attachment = after.attachments.get(path);
    return wasReferred && attachment?.message_ids.length === 0 ? [attachment] : [];
  });
}

function linkedPaths(realm: Realm, message: Message | null): readonly string[] {
  if (message === null || !mentionsUploads(message)) return [];
  return [...new Set(renderedMessage(realm, message).attachments.map(unescapedPath))];
}

/** Links may be percent-encoded; what is no such encoding is meant as it stands. */
function unescapedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function withReference(realm: Realm, path: string, change: (ids: readonly number[]) => readonly number[]): Realm {
  const attachment = realm.attachments.get(path);
  if (attachment === undefined) return realm;
  const message_ids = change(attachment.message_ids);
  if (message_ids.length === attachment.message_ids.length) return realm;
  const changed = withFields(attachment, { message_ids: frozen(message_ids) });
  return withFields(realm, { attachments: realm.attachments.set(path, changed) });
}

function updateEvents(realm: Realm, path: string, userId: number): RealmEvent[] {
  const found = realm.attachments.get(path);
  if (found === undefined) return [];
  const attachment = attachmentView(realm, found);
  const upload_space_used = uploadSpaceUsed(realm);
  return [eventFor(onlyUsers([userId]), { type: "attachment", op: "update", attachment, upload_space_used })];
}
