import type { UploadedFile } from "../../../protocol/parameters/items";
import { REALM_ID } from "../../../protocol/server-constants";
import { eventFor, onlyUsers } from "../../outcome/audience";
import { badRequest, isFailure } from "../../outcome/failures";
import { andThenForEach, type Transition, transition } from "../../outcome/transition";
import { withFields } from "../../realm/change";
import { generateHex, KEY_ALPHABET, spell } from "../../realm/digest";
import type { RealmEvent } from "../../realm/event-queue";
import { frozen } from "../../realm/freeze";
import type { Message } from "../../realm/message";
import type { Attachment } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import { renderedMessage } from "../../rendering/rendering";
import { hasThumbnail, renderedAgainAt } from "../../rules/uploads/thumbnails";
import { mayOpenAttachment, uploadedType, uploadSpaceUsed } from "../../rules/uploads/uploads";
import { userById } from "../../rules/users/people";
import { accepted, refused } from "../../views/outcome";
import { attachmentView } from "../../views/personal-items";

const TOKEN_LENGTH = 24;
const MEBIBYTE = 1024 * 1024;

/**
 * Puts a file of an account into the realm, so that messages can refer to it.
 *
 * @param file.size - bytes
 * @returns its ID and its place below `/user_uploads/`
 * @refuses BAD_REQUEST for a file that is larger than the server allows
 * @see https://zulip.com/api/get-attachments
 */
export function addUpload(realm: Realm, ownerUserId: number, file: UploadedFile) {
  const stored = storeUpload(realm, ownerUserId, file);
  return isFailure(stored) ? refused(realm, stored) : stored;
}

/** The same for an operation, which returns a failure itself. */
export function storeUpload(realm: Realm, ownerUserId: number, file: UploadedFile) {
  const max = realm.server.max_file_upload_size_mib;
  if (file.size > max * MEBIBYTE) {
    return badRequest("file_too_large", `The file is larger than the maximum of ${max} MiB.`);
  }
  const id = realm.last_ids.attachment + 1;
  const generated = generateHex(realm.random, "upload");
  const token = spell(generated.digits, KEY_ALPHABET, TOKEN_LENGTH);
  const attachment: Attachment = frozen({
    id,
    owner_id: ownerUserId,
    name: file.name,
    path_id: `${REALM_ID}/${generated.digits.slice(0, 2)}/${token}/${safeName(file.name)}`,
    size: file.size,
    sha256: file.sha256 ?? null,
    content_type: uploadedType(file),
    ...(file.is_picture === undefined ? {} : { is_picture: file.is_picture }),
    ...(file.dimensions === undefined ? {} : { dimensions: file.dimensions }),
    create_time: realm.now,
    message_ids: [],
  });
  const stored = withFields(realm, {
    random: generated.next,
    last_ids: withFields(realm.last_ids, { attachment: id }),
  });
  const next = withUpload(stored, attachment);
  const event = eventFor(onlyUsers([ownerUserId]), {
    type: "attachment",
    op: "add",
    attachment: attachmentView(next, attachment),
    upload_space_used: uploadSpaceUsed(next),
  });
  return accepted(transition(next, [event]), { id, path_id: attachment.path_id });
}

/** The realm with a further file. The small pictures that messages show of it are made later. */
function withUpload(realm: Realm, attachment: Attachment): Realm {
  const { path_id, id } = attachment;
  if (!hasThumbnail(realm, attachment)) {
    return withFields(realm, { attachments: realm.attachments.set(path_id, attachment) });
  }
  const at = renderedAgainAt(realm, realm.now);
  return withFields(realm, {
    attachments: realm.attachments.set(path_id, withFields<Attachment>(attachment, { thumbnail_pending: true })),
    due: at === undefined ? realm.due : realm.due.set([at, "thumbnail", id], true),
  });
}

const NOT_IN_PATHS = /[^\p{L}\p{N}_\s.-]/gu;

/** The name of a file as it may stand in a path: letters, digits, dots, dashes and underscores. */
function safeName(name: string): string {
  const safe = name
    .normalize("NFKC")
    .replace(NOT_IN_PATHS, "")
    .trim()
    .replace(/[-\s]+/g, "-");
  return /^\.*$/.test(safe) ? "uploaded-file" : safe;
}

/** What every link to an uploaded file holds. */
const UPLOADS = "/user_uploads/";

/** Whether a message may refer to files at all; asked before anything is rendered. */
export function mentionsUploads(message: Message): boolean {
  return message.content.includes(UPLOADS);
}

/**
 * Brings the references of files up to date with a message: files that it links to refer to it; files that it no longer
 * links to do not. A file counts only when the sender may open it: its own, those of messages that it may read, and
 * those of public channels unless it is a guest.
 *
 * @param before - the message as it was, null for a new one
 * @param after - the current message, null for a deleted one
 * @see https://zulip.com/api/get-attachments
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

/** The files of an account that a message referred to and no message refers to now. */
export function detachedUploads(before: Realm, after: Realm, userId: number, message: Message): Attachment[] {
  return detachedFiles(before, after, message).filter(({ owner_id }) => owner_id === userId);
}

/**
 * The realm after messages are deleted, without the files that only these referred to, without an event. Scheduled
 * messages keep their files.
 */
export function withoutDetachedFiles(before: Realm, after: Realm, removed: readonly Message[]): Realm {
  const detached = removed
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

/** Decodes a link with percent encoding; an invalid encoding stays unchanged. */
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
