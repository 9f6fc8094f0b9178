/** How many bytes of long bodies are read and handled at a time; further ones wait, unread, for their turn. */
const IN_FLIGHT_BYTES = 128 * 1024 ** 2;

/** Bodies up to this length never wait. */
const SHORT_BODY_BYTES = 1024 ** 2;

/** Lets long bodies in one after the other, so that many uploads at once need no more memory than a few. */
export interface LongBodies {
  /** Resolves when there is room for so many bytes; calling what it gives makes the room free again. */
  enter(bytes: number): Promise<() => void>;
}

/** Nobody has entered yet. */
export function longBodies(): LongBodies {
  const waiting: { readonly bytes: number; readonly begin: () => void }[] = [];
  let taken = 0;
  const admit = (): void => {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      // One that is longer than all the room there is goes alone.
      if (taken > 0 && taken + next.bytes > IN_FLIGHT_BYTES) return;
      waiting.shift();
      taken += next.bytes;
      next.begin();
    }
  };
  return {
    enter: (bytes) => {
      if (bytes <= SHORT_BODY_BYTES) return Promise.resolve(() => undefined);
      return new Promise((resolve) => {
        const leave = (): void => {
          taken -= bytes;
          admit();
        };
        waiting.push({ bytes, begin: () => resolve(leave) });
        admit();
      });
    },
  };
}
