/** Which places a nightly run mutates: over all rooms of the source, more where more was changed. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";

/** The room of a file of src: its first two folders. */
export function roomOf(file) {
  return file.split("/").slice(1, -1).slice(0, 2).join("/") || "entry points";
}

/** A number from 0 to below 1 that depends on a text alone. */
function fractionOf(text) {
  return createHash("sha256").update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * Draws files, each as often as its weight.
 *
 * @param weights - pairs of a file and its weight
 */
export function drawnFiles(weights, count, seed) {
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return Array.from({ length: count }, (_, index) => {
    let left = fractionOf(`${seed} ${index}`) * all;
    return weights.find(([, weight]) => (left -= weight) < 0)?.[0] ?? weights.at(-1)[0];
  });
}

/** One of a list of seeds for each day, in turn. */
export function seedOfDay(seeds, milliseconds) {
  return seeds[Math.floor(milliseconds / 86_400_000) % seeds.length];
}

function git(root, ...args) {
  return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 }).trim();
}

/** The last tag, or the first commit without one. */
export function lastTag(root) {
  const [tag] = git(root, "tag", "--merged", "HEAD", "--sort=-creatordate").split("\n");
  return tag || git(root, "rev-list", "--max-parents=0", "HEAD").split("\n").at(-1);
}

/** The weight of each file: one, and the number of its lines that were added or removed since a commit. */
export function changedLines(root, since, files) {
  const weights = new Map(files.map((file) => [file, 1]));
  for (const line of git(root, "log", "--no-renames", "--numstat", "--format=", `${since}..HEAD`, "--", "src").split(
    "\n",
  )) {
    const [added, removed, file] = line.split("\t");
    if (weights.has(file)) weights.set(file, weights.get(file) + (Number(added) || 0) + (Number(removed) || 0));
  }
  return [...weights];
}

/** The score of each room. */
export function scoresByRoom(mutants) {
  const rooms = {};
  for (const { room, noticed } of mutants) {
    const score = (rooms[room] ??= { tried: 0, noticed: 0 });
    score.tried += 1;
    if (noticed) score.noticed += 1;
  }
  return rooms;
}
