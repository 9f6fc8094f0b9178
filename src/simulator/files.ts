/** Files that the server keeps, and how requests read them. */
import { isFailure } from "../model/outcome/failures";
import type { Attachment } from "../model/realm/personal-items";
import type { Realm } from "../model/realm/realm";
import { emojiNames } from "../model/rules/reactions/reactions";
import { PLACEHOLDER_PATH } from "../model/rules/uploads/thumbnails";
import { isOpenAttachment, mayOpenAttachment, temporaryAttachment } from "../model/rules/uploads/uploads";
import { pictureType } from "../model/text/picture-content";
import { EMOJI_NAMES_PATH } from "../model/views/pictures";
import { allUnicodeEmoji, unicodeEmojiNames } from "../protocol/emoji";
import { authenticate } from "../wire/authenticate";
import type { WireFile } from "../wire/wire-request";
import { isStaticPicture, pictureAt, type ServedPicture, staticPicture } from "./other-addresses/server-pictures";
import { responseOf } from "./web-standards";

/** How many bytes of files a simulator stores. It refuses further uploads with 413, so that memory has a limit. */
export const KEPT_BYTES = 256 * 1024 ** 2;

/** The contents of uploaded files, by their digest: equal contents are stored once, whichever branch refers to them. */
export interface FileContents {
  hasRoomFor(contents: readonly Uint8Array[]): boolean;
  keep(files: readonly WireFile[], contents: readonly Uint8Array[]): void;
  find(sha256: string): Uint8Array | undefined;
  clear(): void;
}

/** Starts without contents. */
export function fileContents(): FileContents {
  const kept = new Map<string, Uint8Array>();
  let size = 0;
  return {
    hasRoomFor: (contents) => contents.reduce((sum, { byteLength }) => sum + byteLength, size) <= KEPT_BYTES,
    keep: (files, contents) => {
      for (const [index, { sha256 }] of files.entries()) {
        const bytes = contents[index];
        if (bytes === undefined || sha256 === undefined || kept.has(sha256)) continue;
        kept.set(sha256, bytes);
        size += bytes.byteLength;
      }
    },
    find: (sha256) => kept.get(sha256),
    clear: () => {
      kept.clear();
      size = 0;
    },
  };
}

const PREFIX = "/user_uploads/";
const PICTURES_PREFIX = "/user_avatars/";
const EMOJI_PATH = `/static/${EMOJI_NAMES_PATH}`;

/** The types of pictures that browsers show in the page; every other file is an attachment. */
const SHOWN = /^image\/(avif|gif|jpeg|png|webp)$/;

/** Browsers must not run an account's file as a page or a script of the server, and no file can load anything. */
const GUARDED = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; media-src 'self'",
};

/** The address that old servers gave small pictures: the file is in its query. */
const FORMER_THUMBNAIL_PATH = "/thumbnail";

/** A ring, as servers show it instead of a picture that is not made yet. */
const PLACEHOLDER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">' +
  '<circle cx="16" cy="16" r="12" fill="none" stroke="#000" stroke-width="3" stroke-dasharray="50 26"/></svg>\n';

interface FileRequest {
  /** The address, still escaped. */
  readonly url: URL;
  readonly authorization: string | null;
  readonly method: string;
}

const OTHER_PATHS: readonly string[] = [EMOJI_PATH, PLACEHOLDER_PATH, FORMER_THUMBNAIL_PATH];

/** Whether an address belongs to a file and not to the interface. */
export function isFilePath(path: string): boolean {
  return (
    path.startsWith(PREFIX) || path.startsWith(PICTURES_PREFIX) || OTHER_PATHS.includes(path) || isStaticPicture(path)
  );
}

/**
 * Answers requests for uploaded files. With credentials, accounts that are allowed to open the file receive it. Files
 * in web-public channels and temporary addresses need no credentials, like pictures of accounts and of the realm and
 * the table of emoji. A small picture is the file itself, also at the address `/thumbnail?url=user_uploads/…` of old
 * servers, where other addresses are not allowed. A file without stored content consists of zero bytes.
 *
 * @returns 404 for an unknown file, 403 if the credentials do not allow it, 405 for other methods than GET
 * @see https://zulip.com/api/get-attachments
 */
export function serveFile(realm: Realm, contents: FileContents, { url, authorization, method }: FileRequest): Response {
  const path = pathOf(url);
  if (method !== "GET" && method !== "HEAD") return page(405, "A file can only be read.", { allow: "GET, HEAD" });
  if (path === EMOJI_PATH) return emojiData(realm, method);
  if (path === PLACEHOLDER_PATH)
    return responseOf(method === "HEAD" ? null : PLACEHOLDER, 200, { "content-type": "image/svg+xml" });
  if (path === FORMER_THUMBNAIL_PATH) return page(403, "Only pictures of user_uploads/ have a thumbnail.");
  if (isStaticPicture(path)) return picture(staticPicture(path), method);
  if (path.startsWith(PICTURES_PREFIX)) return picture(pictureAt(realm, contents, path), method);
  const place = unescaped(path.slice(PREFIX.length));
  const isTemporary = place.startsWith("temporary/");
  const attachment = isTemporary ? temporaryAttachment(realm, place) : attachmentAt(realm, place);
  if (attachment === undefined) return page(404, "There is no such file.");
  if (!isTemporary && !mayOpen(realm, attachment, authorization))
    return page(403, "These credentials are not allowed to open this file.");
  return fileResponse(attachment, contents, place.startsWith("download/"), method);
}

/** The path of a file; the address of a former thumbnail has it in its query. */
function pathOf({ pathname, searchParams }: URL): string {
  const named = pathname === FORMER_THUMBNAIL_PATH ? (searchParams.get("url") ?? "") : "";
  return named.startsWith(PREFIX.slice(1)) ? `/${encodeURI(named)}` : pathname;
}

/** The names of every Unicode emoji by its code: the table at `server_emoji_data_url`. It needs no credentials. */
function emojiData(realm: Realm, method: string): Response {
  const code_to_names = Object.fromEntries(
    [...allUnicodeEmoji(emojiNames(realm))].map(({ code }) => [code, unicodeEmojiNames(code, emojiNames(realm))]),
  );
  const body = method === "HEAD" ? null : JSON.stringify({ code_to_names });
  return responseOf(body, 200, { "content-type": "application/json" });
}

/** Pictures of accounts and of the realm need no credentials. */
function picture(found: ServedPicture | undefined, method: string): Response {
  if (found === undefined) return page(404, "There is no such picture.");
  const { content, type } = found;
  const headers = {
    "content-type": type ?? "application/octet-stream",
    "content-disposition": type === undefined ? "attachment" : "inline",
    ...GUARDED,
  };
  return responseOf(method === "HEAD" ? null : content, 200, headers);
}

function attachmentAt(realm: Realm, place: string): Attachment | undefined {
  const path = place.replace(/^download\//, "");
  const thumbnail = /^thumbnail\/(.+)\/[^/]+$/.exec(path)?.[1];
  return realm.attachments.get(thumbnail ?? path);
}

function mayOpen(realm: Realm, attachment: Attachment, authorization: string | null): boolean {
  if (authorization === null) return isOpenAttachment(realm, attachment);
  const user = authenticate(realm, authorization);
  return !isFailure(user) && mayOpenAttachment(realm, user, attachment);
}

function fileResponse(attachment: Attachment, contents: FileContents, isDownload: boolean, method: string): Response {
  const content = attachment.sha256 === null ? undefined : contents.find(attachment.sha256);
  if (content === undefined && attachment.sha256 !== null) {
    return page(
      404,
      "The content of this file is not kept here: the state came from elsewhere, or from before a reset.",
    );
  }
  const picture = content === undefined ? undefined : pictureType(content);
  const type = picture ?? attachment.content_type ?? "application/octet-stream";
  const isShown = picture !== undefined && SHOWN.test(picture) && !isDownload;
  const name = encodeURIComponent(attachment.name);
  const headers = {
    "content-type": type,
    "content-length": String(attachment.size),
    "content-disposition": isShown ? "inline" : `attachment; filename*=UTF-8''${name}`,
    "cache-control": "private, immutable",
    ...GUARDED,
  };
  const bytes = content ?? new Uint8Array(attachment.size);
  return responseOf(method === "HEAD" ? null : bytes, 200, headers);
}

function page(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}): Response {
  const html = `<!doctype html><title>${status}</title><p>${sentence}</p>\n`;
  return responseOf(html, status, { "content-type": "text/html; charset=utf-8", ...headers });
}

/** A part of an address without escapes; unchanged if they are broken. */
export function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
