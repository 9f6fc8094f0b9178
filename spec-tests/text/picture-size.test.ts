/** The size of a picture and the number of its frames, from its bytes. */
import { expect, test } from "vitest";
import { pictureSize } from "../../src/model/text/picture-size";

function bytes(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...part].map((letter) => letter.charCodeAt(0)) : part)));
}

const FRAME = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, 1, 9, 0];
const CONTROL = [0x21, 0xf9, 4, 0, 0, 0, 0, 0];
const gif = (...frames: readonly (readonly number[])[]): Uint8Array =>
  bytes("GIF89a", [0x2c, 1, 3, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6], ...frames, [0x3b]);
const exif = (order: "II" | "MM", ...rest: readonly number[]): number[] => [...bytes([0xff, 0xe1, 0, 34], "Exif\0\0", order, rest)];
const SOF = [0xff, 0xc2, 0, 11, 8, 0, 200, 1, 44, 1, 0, 0, 0];
const riff = (...chunks: readonly (string | readonly number[])[]): Uint8Array => bytes("RIFF", [0, 0, 0, 0], "WEBP", ...chunks);
const extended = [10, 0, 0, 0, 2, 0, 0, 0, 0x2b, 1, 0, 199, 0, 0];
const animated = [...bytes("ANMF", [2, 0, 0, 0, 7, 7])];

test.each([
  ["PNG", bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0, 1, 44, 0, 0, 0, 200]), { width: 300, height: 200 }],
  ["a still GIF", gif(CONTROL, FRAME), { width: 300, height: 3 }],
  ["an animated GIF", gif(CONTROL, FRAME, CONTROL, FRAME, FRAME), { width: 300, height: 3, frames: 3 }],
  ["JPEG", bytes([0xff, 0xd8, 0xff, 0xc4, 0, 4, 0, 0], SOF), { width: 300, height: 200 }],
  [
    "a turned JPEG",
    bytes([0xff, 0xd8], exif("MM", 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0), SOF),
    { width: 200, height: 300 },
  ],
  [
    "a JPEG that stands on its head",
    bytes([0xff, 0xd8], exif("II", 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0), SOF),
    { width: 300, height: 200 },
  ],
  ["WebP", riff("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x2c, 0x41, 200, 0]), { width: 300, height: 200 }],
  ["WebP without loss", riff("VP8L", [0, 0, 0, 0, 0x2f, 0x2b, 0xc1, 0x31, 0]), { width: 300, height: 200 }],
  ["extended WebP", riff("VP8X", extended), { width: 300, height: 200 }],
  ["animated WebP", riff("VP8X", extended, animated, animated), { width: 300, height: 200, frames: 2 }],
])("%s", (_kind, content, size) => {
  expect(pictureSize(content)).toEqual(size);
});

test("from the fifth orientation on, width and height are exchanged", () => {
  const turned = [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => {
    const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
    const size = pictureSize(bytes([0xff, 0xd8], exif("MM", 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0), SOF));
    return size?.width === 200;
  });
  expect(turned).toEqual([false, false, false, false, true, true, true, true]);
});

test.each([
  ["nothing", bytes()],
  ["a text", bytes("no picture")],
  ["a PNG that ends early", bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 0])],
  ["a JPEG without a size", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
  ["another kind of WebP", riff("VP80")],
])("%s has no size", (_what, content) => {
  expect(pictureSize(content)).toBeUndefined();
});
