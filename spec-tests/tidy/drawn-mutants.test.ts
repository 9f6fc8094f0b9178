/** Which files a nightly run of mutants draws, and how it counts. */
import { expect, test } from "vitest";

interface Drawing {
  readonly roomOf: (file: string) => string;
  readonly drawnFiles: (weights: readonly (readonly [string, number])[], count: number, seed: string) => string[];
  readonly seedOfDay: (seeds: readonly string[], milliseconds: number) => string;
  readonly scoresByRoom: (mutants: readonly { room: string; noticed: boolean }[]) => unknown;
}
const SCRIPT = new URL("../../scripts/drawn-mutants.mjs", import.meta.url).href;
const { roomOf, drawnFiles, seedOfDay, scoresByRoom } = (await import(SCRIPT)) as Drawing;

test("files are drawn by their weights, always the same for a seed", () => {
  const weights = [
    ["a", 1],
    ["b", 0],
    ["c", 9],
  ] as const;
  const drawn = drawnFiles(weights, 1000, "s");
  expect(drawn).toEqual(drawnFiles(weights, 1000, "s"));
  expect(drawn).not.toEqual(drawnFiles(weights, 1000, "t"));
  expect(drawn.filter((file) => file === "a").length).toBeGreaterThan(60);
  expect(drawn.filter((file) => file === "a").length).toBeLessThan(140);
  expect(drawn).not.toContain("b");
});

test("a room is two folders, and has its score", () => {
  expect(["src/index.ts", "src/cli/main.ts", "src/model/rules/moving/x.ts"].map(roomOf)).toEqual(["entry points", "cli", "model/rules"]);
  const mutants = [
    { room: "cli", noticed: true },
    { room: "cli", noticed: false },
    { room: "wire", noticed: true },
  ];
  expect(scoresByRoom(mutants)).toEqual({ cli: { tried: 2, noticed: 1 }, wire: { tried: 1, noticed: 1 } });
});

test("each day has a seed of the list, in turn", () => {
  expect([0, 1, 2].map((day) => seedOfDay(["x", "y"], day * 86_400_000 + 5))).toEqual(["x", "y", "x"]);
});
