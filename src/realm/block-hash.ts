/** What SHA-256 and MD5 have in common: 64 bytes at a time are mixed into a state; the last ones say the length. */

/** A digest of bytes that come in pieces. */
export interface BlockHash {
  add(bytes: Uint8Array): void;
  /** The digest as lower-case hexadecimal digits. Nothing can be added after that. */
  hex(): string;
}

/** How a digest is worked out. */
export interface Mixing {
  readonly start: Uint32Array;
  /** Whether words begin with their lowest byte. */
  readonly low_first: boolean;
  /** Mixes a block into the state. */
  readonly mix: (state: Uint32Array, block: DataView) => void;
}

const BLOCK = 64;
/** The length in bits takes the last eight bytes of a block. */
const LENGTH = 8;
const WORD = 2 ** 32;

/** Begins a digest. */
export function blockHash({ start, low_first, mix }: Mixing): BlockHash {
  const state = start.slice();
  const block = new Uint8Array(BLOCK);
  const view = new DataView(block.buffer);
  let length = 0;
  const add = (bytes: Uint8Array): void => {
    for (let at = 0; at < bytes.length;) {
      const taken = Math.min(BLOCK - (length % BLOCK), bytes.length - at);
      block.set(bytes.subarray(at, at + taken), length % BLOCK);
      at += taken;
      length += taken;
      if (length % BLOCK === 0) mix(state, view);
    }
  };
  return {
    add,
    hex: () => {
      const ending = new DataView(new ArrayBuffer(BLOCK - ((length + LENGTH) % BLOCK) + LENGTH));
      const bits = length * 8;
      ending.setUint8(0, 0x80);
      ending.setUint32(ending.byteLength - (low_first ? 8 : 4), bits % WORD, low_first);
      ending.setUint32(ending.byteLength - (low_first ? 4 : 8), Math.floor(bits / WORD), low_first);
      add(new Uint8Array(ending.buffer));
      state.forEach((word, index) => view.setUint32(index * 4, word, low_first));
      let digits = "";
      for (let at = 0; at < state.length * 4; at += 4) digits += view.getUint32(at).toString(16).padStart(8, "0");
      return digits;
    },
  };
}
