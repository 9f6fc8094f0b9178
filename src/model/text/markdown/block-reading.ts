/** What the readers of blocks share: where they are, and how they read the blocks within a block. */
import type { Element } from "./html";

/** What encloses the blocks that are being read. */
export type Place = "root" | "list" | "loose_list" | "quote" | "indented";

/** Blocks that are still to be read; the first one is next. */
export type Waiting = string[];

/** How blocks are read. */
export interface BlockReading {
  /** The innermost is the last one. */
  readonly places: Place[];
  /** Reads blocks until none is left. */
  readonly read: (parent: Element, waiting: Waiting) => void;
}

/** Reads a text that can contain many blocks. */
export function readChunk(parent: Element, text: string, reading: BlockReading): void {
  reading.read(parent, text.split("\n\n"));
}

/** Reads blocks in a place. */
export function readWithin(place: Place, reading: BlockReading, read: () => void): void {
  reading.places.push(place);
  read();
  reading.places.pop();
}
