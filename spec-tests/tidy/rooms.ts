/** The rooms of `src`, and what each may know. Data flows one way: a room knows only itself and smaller numbers. */

/** The number of each room. Rooms up to PURE_ROOMS are pure. */
export const ROOM_NUMBERS: Readonly<Record<string, number>> = {
  spec: 1,
  collections: 1,
  realm: 2,
  "client-state": 2,
  text: 3,
  outcome: 4,
  rules: 5,
  views: 6,
  changes: 7,
  operations: 8,
  clock: 9,
  fixture: 10,
  wire: 11,
  simulator: 12,
  matchers: 13,
  transport: 13,
  trace: 13,
  arbitraries: 13,
  scenario: 14,
  campaign: 15,
  cli: 16,
};

/** The last number of the rooms without wall clock, outside randomness, input and output, and promises. */
export const PURE_ROOMS = 11;

/** The room of a file in `src`; undefined for `src/index.ts`, which stands before all of them. */
export function roomOf(path: string): string | undefined {
  const [src, room, inside] = path.split("/");
  return src === "src" && inside !== undefined ? room : undefined;
}

/** Whether a file is in a pure room. */
export function isPure(path: string): boolean {
  const room = roomOf(path);
  return room !== undefined && (ROOM_NUMBERS[room] ?? Infinity) <= PURE_ROOMS;
}
