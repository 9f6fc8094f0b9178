import { badRequest, failure } from "../../outcome/failures";
import type { UploadedFile } from "../../../protocol/parameters/files";
import { followsServer } from "../../realm/settings";
import { frozen } from "../../realm/freeze";
import type { Realm } from "../../realm/realm";

const MOST_MEBIBYTES = 5;
const MEBIBYTE = 1024 ** 2;

/** Kinds of files that servers can make a picture of, by the ends of their names. */
const KINDS: Readonly<Record<string, string>> = {
  avif: "image/avif",
  bmp: "image/bmp",
  gif: "image/gif",
  heic: "image/heic",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  tif: "image/tiff",
  tiff: "image/tiff",
  webp: "image/webp",
};

/** What a picture is for: pictures of people are known by their names alone, and emoji are shown as they are. */
export type PictureUse = "person" | "realm" | "emoji";

/**
 * The picture that a file is. What is no picture is known by its name; real servers look into it besides, and believe
 * what the client says of its kind.
 *
 * @refuses BAD_REQUEST for not exactly one file, then for one of more than 5 MiB; BAD_IMAGE for one that is no picture
 * @settled upload_avatar_image, upload_emoji_image, upload_icon_image
 */
export function pictureOf(realm: Realm, file: UploadedFile | null, use: PictureUse) {
  if (file === null) return badRequest("file_not_one", "file: exactly one file is expected.");
  if (file.size > MOST_MEBIBYTES * MEBIBYTE) {
    return badRequest("picture_too_large", `file: at most ${MOST_MEBIBYTES} MiB are allowed.`);
  }
  if (!isPicture(realm, file, use)) {
    return failure("BAD_IMAGE", "file_no_picture", `file: "${file.name}" is no picture that can be shown.`);
  }
  return frozen({ sha256: file.sha256 ?? null });
}

function isPicture(realm: Realm, file: UploadedFile, use: PictureUse): boolean {
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? "";
  const kind = Object.hasOwn(KINDS, ending) ? KINDS[ending] : undefined;
  if (!followsServer(realm, "picturesAreLookedInto")) return kind !== undefined;
  const said =
    use === "person" || file.content_type === undefined || file.content_type === "" ? kind : file.content_type;
  return said !== undefined && isShownKind(said, use) && file.is_picture !== false;
}

function isShownKind(kind: string, use: PictureUse): boolean {
  const isOnlyConverted = kind === "image/heic" || kind === "image/tiff";
  return kind !== "image/bmp" && Object.values(KINDS).includes(kind) && !(use === "emoji" && isOnlyConverted);
}
