import { badRequest, failure, type Failure } from "../../outcome/failures";
import type { UploadedFile } from "../../realm/attachment";
import { frozen } from "../../realm/freeze";
import type { Picture } from "../../realm/picture";

const MOST_MEBIBYTES = 5;
const MEBIBYTE = 1024 ** 2;

/** Kinds of files that servers can make a picture of, by the ends of their names. */
const PICTURE_NAME = /\.(avif|bmp|gif|heic|jpe?g|png|tiff?|webp)$/i;

/**
 * The picture that a file is. What is no picture is known by its name: a realm does not look into files.
 *
 * @refuses BAD_REQUEST for not exactly one file, then for one of more than 5 MiB; BAD_IMAGE for one that is no picture
 */
export function pictureOf(file: UploadedFile | null): Picture | Failure {
  if (file === null) return badRequest("file_not_one", "file: exactly one file is expected.");
  if (file.size > MOST_MEBIBYTES * MEBIBYTE) {
    return badRequest("picture_too_large", `file: at most ${MOST_MEBIBYTES} MiB are allowed.`);
  }
  if (!PICTURE_NAME.test(file.name)) {
    return failure("BAD_IMAGE", "file_no_picture", `file: "${file.name}" is no picture that can be shown.`);
  }
  return frozen({ sha256: file.sha256 ?? null });
}
