import type { WireFile } from "../../wire/wire-request";

/** How many bytes of files a simulator stores. It refuses further uploads with 413, so that memory has a limit. */
export const KEPT_BYTES = 256 * 1024 ** 2;

/** The contents of uploaded files, by their digest: equal contents are stored once, whichever branch refers to them. */
export interface FileContents {
  hasRoomFor(contents: readonly Uint8Array[]): boolean;
  keep(files: readonly WireFile[], contents: readonly Uint8Array[]): void;
  find(sha256: string): Uint8Array | undefined;
  clear(): void;
}

/** Starts without contents. */
export function fileContents(): FileContents {
  const kept = new Map<string, Uint8Array>();
  let size = 0;
  return {
    hasRoomFor: (contents) => contents.reduce((sum, { byteLength }) => sum + byteLength, size) <= KEPT_BYTES,
    keep: (files, contents) => {
      for (const [index, { sha256 }] of files.entries()) {
        const bytes = contents[index];
        if (bytes === undefined || sha256 === undefined || kept.has(sha256)) continue;
        kept.set(sha256, bytes);
        size += bytes.byteLength;
      }
    },
    find: (sha256) => kept.get(sha256),
    clear: () => {
      kept.clear();
      size = 0;
    },
  };
}
