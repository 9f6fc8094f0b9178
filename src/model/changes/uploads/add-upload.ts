import { onlyUsers, eventFor } from "../../outcome/audience";
import { badRequest } from "../../outcome/failures";
import { accepted, refused } from "../../outcome/outcome";
import { transition } from "../../outcome/transition";
import type { UploadedFile } from "../../../protocol/parameters/files";
import type { Attachment } from "../../realm/attachment";
import { withFields } from "../../realm/change";
import { followsServer } from "../../realm/divergences";
import { frozen } from "../../realm/freeze";
import { generateHex, KEY_ALPHABET, spell } from "../../realm/random";
import type { Realm } from "../../realm/realm";
import { uploadSpaceUsed } from "../../rules/uploads/attachments";
import { attachmentView } from "../../views/personal-items";

/** The first part of every `path_id`: the number of the realm on its server. */
const REALM_NUMBER = 1;
const TOKEN_LENGTH = 24;
const MEBIBYTE = 1024 * 1024;

/**
 * Puts a file of an account into the realm, so that messages can refer to it.
 *
 * @param file.size - bytes
 * @returns its ID and its place below `/user_uploads/`
 * @refuses BAD_REQUEST for a file that is empty (not following real servers), then for one that is larger than the
 *   server allows
 * @tells the owner `attachment/add`
 * @spec Detached upload
 */
export function addUpload(realm: Realm, ownerUserId: number, file: UploadedFile) {
  const max = realm.server.max_file_upload_size_mib;
  const least = followsServer(realm, "emptyFilesAreTaken") ? 0 : 1;
  if (!Number.isSafeInteger(file.size) || file.size < least) {
    return refused(realm, badRequest("file_empty", "The file is empty; send one of at least one byte."));
  }
  if (file.size > max * MEBIBYTE) {
    return refused(realm, badRequest("file_too_large", `The file is larger than the maximum of ${max} MiB.`));
  }
  const id = realm.last_ids.attachment + 1;
  const drawn = generateHex(realm.random, "upload");
  const token = spell(drawn.digits, KEY_ALPHABET, TOKEN_LENGTH);
  const attachment: Attachment = frozen({
    id,
    owner_id: ownerUserId,
    name: file.name,
    path_id: `${REALM_NUMBER}/${drawn.digits.slice(0, 2)}/${token}/${safeName(file.name)}`,
    size: file.size,
    sha256: file.sha256 ?? null,
    ...(file.content_type ? { content_type: file.content_type } : {}),
    create_time: realm.now,
    message_ids: [],
  });
  const next = withFields(realm, {
    random: drawn.next,
    last_ids: withFields(realm.last_ids, { attachment: id }),
    attachments: realm.attachments.set(attachment.path_id, attachment),
  });
  const event = eventFor(onlyUsers([ownerUserId]), {
    type: "attachment",
    op: "add",
    attachment: attachmentView(next, attachment),
    upload_space_used: uploadSpaceUsed(next),
  });
  return accepted(transition(next, [event]), { id, path_id: attachment.path_id });
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
