/** What the bytes of a file are, as far as they say it themselves. */

/** By the kind of picture, what its bytes begin with: numbers, and null where anything may stand. */
const BEGINNINGS: readonly (readonly [type: string, beginning: readonly (number | null)[]])[] = [
  ["image/jpeg", [0xff, 0xd8, 0xff]],
  ["image/tiff", [0x49, 0x49, 0x2a, 0x00]],
  ["image/tiff", [0x4d, 0x4d, 0x00, 0x2a]],
  ["image/webp", [...codes("RIFF"), null, null, null, null, ...codes("WEBP")]],
  ["image/avif", [null, null, null, null, ...codes("ftypavif")]],
  ["image/heic", [null, null, null, null, ...codes("ftyphei")]],
];

/** How many bytes a picture has at least that holds anything. */
const LEAST = 24;

const PNG = [0x89, ...codes("PNG"), 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, ...codes("IHDR")];

/** What the last part of a PNG file is, the check of which follows. */
const PNG_END = codes("IEND");

/**
 * The media type of bytes that are a picture: AVIF, GIF, HEIC, JPEG, PNG, TIFF or WebP, as far as their beginning says
 * it; of GIF and PNG also whether they have a size, and of PNG whether all is there. Undefined for other bytes.
 */
export function pictureType(bytes: Uint8Array): string | undefined {
  if (bytes.length < LEAST) return undefined;
  if (beginsWith(bytes, PNG)) return hasSize(bytes.subarray(16, 24), 4) && isWholePng(bytes) ? "image/png" : undefined;
  if (beginsWith(bytes, codes("GIF8"))) return hasSize(bytes.subarray(6, 10), 2) ? "image/gif" : undefined;
  return BEGINNINGS.find(([, beginning]) => beginsWith(bytes, beginning))?.[0];
}

/** Whether bytes can be read as a picture. */
export function isPictureContent(bytes: Uint8Array): boolean {
  return pictureType(bytes) !== undefined;
}

function codes(letters: string): number[] {
  return [...letters].map((letter) => letter.charCodeAt(0));
}

function beginsWith(bytes: Uint8Array, beginning: readonly (number | null)[]): boolean {
  return beginning.every((wanted, index) => wanted === null || bytes[index] === wanted);
}

/** Whether neither the width nor the height, of so many bytes each, is nothing. */
function hasSize(sizes: Uint8Array, bytesEach: number): boolean {
  const isSome = (part: Uint8Array): boolean => part.some((byte) => byte !== 0);
  return isSome(sizes.subarray(0, bytesEach)) && isSome(sizes.subarray(bytesEach));
}

/** Goes from one part of a PNG file to the next: each begins with its length and its name, and ends with a check. */
function isWholePng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasData = false;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = bytes.subarray(at + 4);
    if (beginsWith(name, PNG_END)) return hasData;
    hasData ||= beginsWith(name, codes("IDAT"));
  }
  return false;
}
