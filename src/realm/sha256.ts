import { lazy } from "../spec/lazy";
import { type BlockHash, blockHash } from "./block-hash";

const ROUNDS = 64;

/** Begins a SHA-256 digest, as FIPS 180-4 describes it. */
export function sha256(): BlockHash {
  return blockHash({ start: constants().start, low_first: false, mix });
}

/** The first 32 bits after the point of the square and cube roots of the first primes. */
const constants = lazy(() => {
  const primes: number[] = [];
  for (let number = 2; primes.length < ROUNDS; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  const fraction = (root: number): number => (root % 1) * 2 ** 32;
  return {
    start: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    rounds: Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
    words: new Int32Array(ROUNDS),
  };
});

function mix(state: Uint32Array, block: DataView): void {
  const { rounds, words } = constants();
  spread(block, words);
  const word = (index: number): number => (state[index] ?? 0) | 0;
  let a = word(0);
  let b = word(1);
  let c = word(2);
  let d = word(3);
  let e = word(4);
  let f = word(5);
  let g = word(6);
  let h = word(7);
  for (let index = 0; index < ROUNDS; index += 1) {
    const turns = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const sum = (h + turns + ((e & f) ^ (~e & g)) + (rounds[index] ?? 0) + (words[index] ?? 0)) | 0;
    const other = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + sum) | 0;
    d = c;
    c = b;
    b = a;
    a = (sum + other) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((mixed, index) => (state[index] = word(index) + mixed));
}

/** Spreads the sixteen words of a block over all rounds. */
function spread(block: DataView, words: Int32Array): void {
  for (let index = 0; index < 16; index += 1) words[index] = block.getInt32(index * 4);
  for (let index = 16; index < ROUNDS; index += 1) {
    const early = words[index - 15] ?? 0;
    const late = words[index - 2] ?? 0;
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = ((words[index - 16] ?? 0) + first + (words[index - 7] ?? 0) + second) | 0;
  }
}

/** Turns the bits of a word to the right. */
function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
