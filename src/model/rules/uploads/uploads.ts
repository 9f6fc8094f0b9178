import { typeByName } from "../../../data/file-types";
import type { UploadedFile } from "../../../protocol/parameters/items";
import { badRequest, failure } from "../../outcome/failures";
import { sha256Hex } from "../../realm/digest";
import { frozen } from "../../realm/freeze";
import type { Attachment } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import type { User } from "../../realm/user";
import { channelById } from "../channels/channel-access";
import { canReadMessage, messageById } from "../messages/message-rows";
import { has } from "../realm/feature-level";

/** The files of an account, in the order in which they were uploaded. */
export function attachmentsOf(realm: Realm, userId: number): Attachment[] {
  const own: Attachment[] = [];
  for (const attachment of realm.attachments.values()) if (attachment.owner_id === userId) own.push(attachment);
  return own.sort((a, b) => a.id - b.id);
}

/** A file of an account by its ID; undefined for an unknown ID. */
export function ownAttachment(realm: Realm, userId: number, id: number): Attachment | undefined {
  return attachmentsOf(realm, userId).find((attachment) => attachment.id === id);
}

/** Whether an account may open a file: its owner, and all accounts that can read a message that refers to it. */
export function mayOpenAttachment(realm: Realm, user: User, attachment: Attachment): boolean {
  if (attachment.owner_id === user.user_id) return true;
  return attachment.message_ids.some((id) => {
    const message = messageById(realm, id);
    return message !== undefined && canReadMessage(realm, user, message);
  });
}

/** Whether a file can be opened without an account: a message of a web-public channel refers to it. */
export function isOpenAttachment(realm: Realm, attachment: Attachment): boolean {
  if (!realm.server.WEB_PUBLIC_STREAMS_ENABLED || !realm.settings.enable_spectator_access) return false;
  return attachment.message_ids.some((id) => {
    const streamId = messageById(realm, id)?.stream_id ?? null;
    return streamId !== null && channelById(realm, streamId)?.is_web_public === true;
  });
}

/** How long an address that needs no credentials is good for, in seconds. */
const TEMPORARY_SECONDS = 60;

/**
 * The place below `/user_uploads/` at which a file can be opened without credentials, for a minute.
 *
 * @param given_at - when the address was given out, in UNIX seconds
 */
export function temporaryPath(realm: Realm, { path_id }: Attachment, given_at: number): string {
  const token = sha256Hex(`${realm.random.seed}/temporary/${path_id}/${given_at}`).slice(0, 32);
  return `temporary/${token}/${path_id.slice(path_id.lastIndexOf("/") + 1)}`;
}

/** The file to which a temporary place leads at present; undefined when the place is unknown or its minute is over. */
export function temporaryAttachment(realm: Realm, path: string): Attachment | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  for (const attachment of realm.attachments.values()) {
    if (!attachment.path_id.endsWith(`/${name}`)) continue;
    for (let given_at = realm.now; given_at > realm.now - TEMPORARY_SECONDS; given_at -= 1) {
      if (temporaryPath(realm, attachment, given_at) === path) return attachment;
    }
  }
  return undefined;
}

/** Returns the size of all files of the realm, in bytes. */
export function uploadSpaceUsed(realm: Realm): number {
  let bytes = 0;
  for (const attachment of realm.attachments.values()) bytes += attachment.size;
  return bytes;
}

const MOST_MEBIBYTES = 5;
const MEBIBYTE = 1024 ** 2;

/** Pictures that clients show, and pictures that servers convert for them. */
const SHOWN_KINDS: readonly string[] = ["image/avif", "image/gif", "image/jpeg", "image/png", "image/webp"];
const CONVERTED_KINDS: readonly string[] = ["image/heic", "image/tiff"];

/** The use of a picture. Avatars are checked only by their file name, and emoji are not resized. */
type PictureUse = "person" | "realm" | "emoji";

/**
 * Checks an uploaded picture: its content, and the type that the client sends. Where the client sends none, and for
 * pictures of accounts, the file name says the type.
 */
export function pictureOf(realm: Realm, file: UploadedFile | null, use: PictureUse) {
  if (file === null) return badRequest("file_not_one", "file: exactly one file is expected.");
  if (file.size > MOST_MEBIBYTES * MEBIBYTE) {
    return badRequest("picture_too_large", `file: at most ${MOST_MEBIBYTES} MiB are allowed.`);
  }
  if (!isPicture(realm, file, use)) {
    return failure("BAD_IMAGE", "file_not_a_picture", `file: "${file.name}" is not a picture that can be shown.`);
  }
  return frozen({ sha256: file.sha256 ?? null });
}

function isPicture(realm: Realm, file: UploadedFile, use: PictureUse): boolean {
  if (use === "emoji" && !has(realm, "emojiTypesAreChecked")) return file.is_picture !== false;
  const kind = use === "person" ? (typeByName(file.name) ?? "") : uploadedType(file);
  return isShownKind(kind, use) && file.is_picture !== false;
}

function isShownKind(kind: string, use: PictureUse): boolean {
  return SHOWN_KINDS.includes(kind) || (use !== "emoji" && CONVERTED_KINDS.includes(kind));
}

/** The content type of a file: the one that the client names, else the one that the name suggests. */
export function uploadedType({ name, content_type = "" }: UploadedFile): string {
  return content_type === "" ? (typeByName(name) ?? "application/octet-stream") : content_type;
}
