/** Small pictures: which uploaded files have one, and how messages show it. */
import type { PictureSize } from "../../../protocol/parameters/items";
import type { Attachment } from "../../realm/personal-items";
import type { Realm } from "../../realm/realm";
import type { RenderingRules, WrittenFile } from "../../realm/rendering";
import { has } from "../realm/feature-level";

/** The media types of which servers make small pictures, and whether browsers show the original. */
const SHOWN_BY_BROWSERS: ReadonlyMap<string, boolean> = new Map([
  ["image/avif", true],
  ["image/gif", true],
  ["image/heic", false],
  ["image/jpeg", true],
  ["image/png", true],
  ["image/tiff", false],
  ["image/webp", true],
]);

/** Servers show no picture with more pixels than this. */
const MOST_PIXELS = 90_000_000;
/** Servers show no animation whose first frames, up to three, have more pixels than this. */
const MOST_ANIMATED_PIXELS = MOST_PIXELS / 3;

/** The size of a picture whose file came without content. Assumption A275. */
const UNKNOWN_SIZE: PictureSize = Object.freeze({ width: 128, height: 128 });

/** By the ends of names: the media types of files of which the snapshot stores none. */
const TYPES_BY_NAME: Readonly<Record<string, string>> = {
  ...{ bmp: "image/bmp", gif: "image/gif", jpe: "image/jpeg", jpeg: "image/jpeg", jpg: "image/jpeg" },
  ...{ png: "image/png", webp: "image/webp" },
};

/** An uploaded file as messages that are written now show it. A broken picture has no media type. */
export function writtenFile(realm: Realm, file: Attachment): WrittenFile {
  const { path_id } = file;
  const content_type = typeOf(file);
  if (!content_type.startsWith("image/")) return { path_id, content_type };
  if (file.is_picture === false) return { path_id, content_type: "" };
  if (!has(realm, "picturesHaveThumbnails")) return { path_id, content_type };
  if (!hasThumbnail(realm, file)) return { path_id, content_type: "" };
  const { width, height } = file.dimensions ?? UNKNOWN_SIZE;
  const animated = framesOf(file) > 1 ? ({ is_animated: true } as const) : {};
  const pending = file.thumbnail_pending === true ? ({ is_pending: true } as const) : {};
  return { path_id, content_type, picture: { width, height, ...animated, ...pending } };
}

/** Whether the server makes small pictures of a file, now or later. */
export function hasThumbnail(realm: Realm, file: Attachment): boolean {
  if (!has(realm, "picturesHaveThumbnails") || file.is_picture === false) return false;
  if (!SHOWN_BY_BROWSERS.has(typeOf(file))) return false;
  const { width, height } = file.dimensions ?? UNKNOWN_SIZE;
  const frames = framesOf(file);
  return frames > 1 ? width * height * Math.min(3, frames) <= MOST_ANIMATED_PIXELS : width * height <= MOST_PIXELS;
}

/**
 * When the server has made small pictures of an upload, or has read the websites of a message.
 *
 * @param since - UNIX seconds: when the file or the content came
 * @returns UNIX seconds; undefined on a server that never does
 */
export function renderedAgainAt({ server }: Realm, since: number): number | undefined {
  const { thumbnail_seconds = 0 } = server;
  return thumbnail_seconds === null ? undefined : since + thumbnail_seconds;
}

function framesOf({ dimensions }: Attachment): number {
  return dimensions?.frames ?? 1;
}

function typeOf({ name, content_type }: Attachment): string {
  return content_type ?? TYPES_BY_NAME[name.slice(name.lastIndexOf(".") + 1).toLowerCase()] ?? "";
}

/** Where servers have the picture that messages show while there is no small one. */
export const PLACEHOLDER_PATH = "/static/images/loading/loader-black.svg";

/**
 * The attributes of the picture in a message.
 *
 * @returns undefined for a file of which there is no small picture
 */
export function thumbnailAttributes(
  rules: Pick<RenderingRules, "feature_level">,
  { path_id, content_type, picture }: WrittenFile,
): Readonly<Record<string, string>> | undefined {
  if (picture === undefined) return undefined;
  const { width, height, is_animated = false, is_pending = false } = picture;
  const size = { "data-original-dimensions": `${width}x${height}` };
  const type = has(rules, "picturesNameTheirType") ? { "data-original-content-type": content_type } : {};
  if (is_pending) {
    return {
      class: "image-loading-placeholder",
      src: PLACEHOLDER_PATH,
      ...(hasSizedPlaceholders(rules) ? size : {}),
      ...type,
    };
  }
  const isTranscoded = SHOWN_BY_BROWSERS.get(content_type) === false && has(rules, "picturesNameTheirType");
  const large = width >= height ? "4032x3024.webp" : "3024x4032.webp";
  return {
    src: `/user_uploads/thumbnail/${path_id}/840x560${is_animated ? "-anim" : ""}.webp`,
    ...(has(rules, "thumbnailsHaveDimensions") ? size : {}),
    ...type,
    ...(is_animated ? { "data-animated": "true" } : {}),
    ...(isTranscoded ? { "data-transcoded-image": large } : {}),
  };
}

/** The change of level 287 was also in the maintenance releases with the levels 278 and 279. */
function hasSizedPlaceholders(rules: Pick<RenderingRules, "feature_level">): boolean {
  if (has(rules, "placeholdersHaveDimensionsAgain")) return true;
  return has(rules, "placeholdersHaveDimensions") && !has(rules, "placeholdersLoseDimensions");
}
