/** Pictures that a server generates for accounts without one: a symmetric pattern, as a PNG. */
import { sha256Hex } from "../../model/realm/digest";

/** Squares in a row, and the length of their sides in pixels. */
const [SQUARES, SIDE] = [5, 20];
const WIDTH = SQUARES * SIDE;

/**
 * A picture of 100 by 100 pixels.
 *
 * @param seed - equal texts have equal pictures
 */
export function patternPicture(seed: string): Uint8Array<ArrayBuffer> {
  const digits = sha256Hex(seed);
  const colour = [0, 2, 4].map((place) => 64 + (Number.parseInt(digits.slice(place, place + 2), 16) >> 1));
  // A row is a byte for its filter, and a bit for each pixel.
  const row_bytes = 1 + Math.ceil(WIDTH / 8);
  const rows = new Uint8Array(row_bytes * WIDTH);
  for (let y = 0; y < WIDTH; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      if (!isFilled(digits, Math.floor(x / SIDE), Math.floor(y / SIDE))) continue;
      const place = y * row_bytes + 1 + (x >> 3);
      rows[place] = (rows[place] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return joined([
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    // One bit for each pixel, by a table of two colours.
    chunk("IHDR", [...fourBytes(WIDTH), ...fourBytes(WIDTH), 1, 3, 0, 0, 0]),
    chunk("PLTE", [240, 240, 240, ...colour]),
    chunk("IDAT", stored(rows)),
    chunk("IEND", []),
  ]);
}

/** The right half mirrors the left one. */
function isFilled(digits: string, x: number, y: number): boolean {
  const column = Math.min(x, SQUARES - 1 - x);
  return Number.parseInt(digits[10 + y * 3 + column] ?? "0", 16) % 2 === 0;
}

/** A zlib stream of one block that is not compressed. */
function stored(bytes: Uint8Array): number[] {
  const { length } = bytes;
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65521;
    high = (high + low) % 65521;
  }
  const block = [1, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255];
  return [0x78, 0x01, ...block, ...bytes, high >> 8, high & 255, low >> 8, low & 255];
}

function chunk(name: string, bytes: readonly number[]): number[] {
  const named = [...Array.from(name, (letter) => letter.codePointAt(0) ?? 0), ...bytes];
  return [...fourBytes(bytes.length), ...named, ...fourBytes(crc(named))];
}

function crc(bytes: readonly number[]): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

function fourBytes(number: number): number[] {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
}

function joined(parts: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flat());
}
