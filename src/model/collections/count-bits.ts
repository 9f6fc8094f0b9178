/** Counts the bits of a 32-bit word; the sparse nodes of this room find a slot by the bits below it. */

/**
 * Counts the bits that are set in a 32-bit word.
 *
 * @param word - any 32-bit integer, signed or unsigned
 * @returns 0 to 32, in constant time
 */
export function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
