/** How large a picture is, and how many frames it has, from its bytes. */

import type { PictureSize } from "../../protocol/parameters/items";

/**
 * Reads the size of a GIF, JPEG, PNG or WebP.
 *
 * @returns undefined for bytes of another kind, and for a file that ends too early
 */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (hasText(view, 1, "PNG")) return { width: view.getUint32(16), height: view.getUint32(20) };
    if (hasText(view, 0, "GIF8")) return gifSize(view);
    if (hasText(view, 0, "RIFF") && hasText(view, 8, "WEBP")) return webpSize(view);
    return view.getUint16(0) === 0xff_d8 ? jpegSize(view) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function hasText(view: DataView, at: number, text: string): boolean {
  return [...text].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));
}

function sized(width: number, height: number, frames: number): PictureSize {
  return frames > 1 ? { width, height, frames } : { width, height };
}

function gifSize(view: DataView): PictureSize {
  let frames = 0;
  let at = 13 + colorTableLength(view.getUint8(10));
  while (at < view.byteLength) {
    const block = view.getUint8(at);
    if (block === 0x2c) {
      frames += 1;
      at = afterParts(view, at + 11 + colorTableLength(view.getUint8(at + 9)));
    } else if (block === 0x21) at = afterParts(view, at + 2);
    else break;
  }
  return sized(view.getUint16(6, true), view.getUint16(8, true), frames);
}

function colorTableLength(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

/** The place after the parts of a block, each of which begins with its length. The last part is empty. */
function afterParts(view: DataView, first: number): number {
  let at = first;
  while (at < view.byteLength && view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
  return at + 1;
}

function webpSize(view: DataView): PictureSize | undefined {
  if (hasText(view, 12, "VP8 ")) {
    return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
  }
  if (hasText(view, 12, "VP8L")) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
  }
  if (!hasText(view, 12, "VP8X")) return undefined;
  const side = (at: number): number => view.getUint16(at, true) + 65_536 * view.getUint8(at + 2) + 1;
  let frames = 0;
  for (let at = 12; at + 8 <= view.byteLength;) {
    if (hasText(view, at, "ANMF")) frames += 1;
    const length = view.getUint32(at + 4, true);
    at += 8 + length + (length % 2);
  }
  return sized(side(24), side(27), frames);
}

function jpegSize(view: DataView): PictureSize | undefined {
  let isTurned = false;
  for (let at = 2; at + 4 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker === 0xff_e1 && hasText(view, at + 4, "Exif")) isTurned = exifOrientation(view, at + 10) >= 5;
    if (!isFrameHeader(marker)) continue;
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
    return isTurned ? { width: height, height: width } : { width, height };
  }
  return undefined;
}

/** Whether the part of a JPEG has the size: SOF0 to SOF15 without the three others in between. */
function isFrameHeader(marker: number): boolean {
  return marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker);
}

const ORIENTATION = 0x01_12;

/** How a camera was held: 1 to 8, from 5 on with width and height exchanged. */
function exifOrientation(view: DataView, start: number): number {
  const isLittle = hasText(view, start, "II");
  const table = start + view.getUint32(start + 4, isLittle);
  const entries = view.getUint16(table, isLittle);
  for (let at = table + 2; at < table + 2 + 12 * entries; at += 12) {
    if (view.getUint16(at, isLittle) === ORIENTATION) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}
