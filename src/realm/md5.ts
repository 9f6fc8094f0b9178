import { lazy } from "../spec/lazy";
import { type BlockHash, blockHash } from "./block-hash";

const ROUNDS = 64;

/** Begins an MD5 digest, as RFC 1321 describes it. */
export function md5(): BlockHash {
  return blockHash({ start: constants().start, low_first: true, mix });
}

const constants = lazy(() => ({
  start: Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476),
  rounds: Uint32Array.from({ length: ROUNDS }, (_, index) => Math.abs(Math.sin(index + 1)) * 2 ** 32),
}));

/** By how many bits words are turned, for each sixteen rounds. */
const TURNS = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const;

function mix(state: Uint32Array, block: DataView): void {
  const { rounds } = constants();
  let [a = 0, b = 0, c = 0, d = 0] = state;
  const before = [a, b, c, d];
  for (let index = 0; index < ROUNDS; index += 1) {
    const [mixed, place] = chosen(index, b, c, d);
    const sum = (a + mixed + (rounds[index] ?? 0) + block.getUint32((place % 16) * 4, true)) | 0;
    const by = TURNS[index >> 4]?.[index % 4] ?? 0;
    a = d;
    d = c;
    c = b;
    b = (b + ((sum << by) | (sum >>> (32 - by)))) | 0;
  }
  [a, b, c, d].forEach((word, index) => (state[index] = word + (before[index] ?? 0)));
}

/** How a round mixes three words, and which word of the block it takes. */
function chosen(index: number, b: number, c: number, d: number): readonly [mixed: number, place: number] {
  if (index < 16) return [(b & c) | (~b & d), index];
  if (index < 32) return [(d & b) | (~d & c), 5 * index + 1];
  if (index < 48) return [b ^ c ^ d, 3 * index + 5];
  return [c ^ (b | ~d), 7 * index];
}
