/** What tries share: the hash that places keys, and the count of bits that finds a slot. */

/**
 * Hashes a key to a signed 32-bit integer, always the same one for the same key.
 *
 * A 32-bit integer is its own hash, so that dense IDs fill the trie like a vector. Strings mix every code unit.
 *
 * @param key - `0` and `-0` hash alike; `1` and `"1"` do not
 * @returns a signed 32-bit integer, in O(1) for integers and O(length) for strings
 */
export function hash(key: string | number): number {
  if (typeof key === "string") return hashText(key);
  const low = key | 0;
  if (low === key) return low;
  if (!Number.isInteger(key)) return hashText(String(key));
  return low ^ Math.imul(Math.floor(key / 0x100000000) | 0, 0x9e3779b1);
}

function hashText(text: string): number {
  let mixed = 0x811c9dc5 | 0;
  for (let at = 0; at < text.length; at += 1) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  // The multiplication carries only upwards, while the trie looks at the low bits first: fold the high ones down.
  return Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
}

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
