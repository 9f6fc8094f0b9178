// Real servers look into pictures: what their beginning says, and of PNG and GIF a little more.
import { expect, test } from "vitest";
import { isPictureContent } from "../../src/model/text/picture-content";

/** One pixel. */
const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
const REST = "\0".repeat(24);

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

test.each([
  ["PNG", Uint8Array.from(PNG)],
  ["GIF", bytes(`GIF89a\x01\0\x01\0${REST}`)],
  ["JPEG", bytes(`\xff\xd8\xff\xe0${REST}`)],
  ["TIFF", bytes(`II*\0${REST}`)],
  ["TIFF the other way round", bytes(`MM\0*${REST}`)],
  ["WebP", bytes(`RIFF\x20\0\0\0WEBPVP8 ${REST}`)],
  ["AVIF", bytes(`\0\0\0\x1cftypavif${REST}`)],
  ["HEIC", bytes(`\0\0\0\x1cftypheic${REST}`)],
])("%s is a picture, but not its first bytes alone", (_kind, content) => {
  expect(isPictureContent(content)).toBe(true);
  expect(isPictureContent(content.subarray(0, 23))).toBe(false);
});

test.each([
  ["nothing", bytes("")],
  ["a text", bytes("This is no picture, whatever its name says.")],
  ["a beginning of PNG alone", bytes(`\x89PNG\r\n\x1a\n${REST}${REST}`)],
  ["PNG without its end", Uint8Array.from(PNG.subarray(0, -12))],
  ["PNG without data", Uint8Array.from(Buffer.concat([PNG.subarray(0, 33), PNG.subarray(-12)]))],
  ["PNG of no width", Uint8Array.from(PNG, (byte, index) => (index === 19 ? 0 : byte))],
  ["GIF of no height", bytes(`GIF89a\x01\0\0\0${REST}`)],
  ["WAVE", bytes(`RIFF\x20\0\0\0WAVEfmt ${REST}`)],
  ["a film", bytes(`\0\0\0\x1cftypisom${REST}`)],
])("%s is no picture", (_what, content) => {
  expect(isPictureContent(content)).toBe(false);
});
