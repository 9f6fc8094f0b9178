import { byLevel } from "../data/lazy";
import { remembering } from "../model/collections/remembering";
import { mostEdits, similarNames } from "../protocol/problem-words";
import { type Route, routes } from "./route";

/** A path that the interface has at some feature levels. */
interface LeveledPath {
  readonly path: string;
  readonly since: number;
  readonly until: number;
}

/**
 * The path that a request to an unknown one was probably for, with the parameters of the request in it. First the paths
 * of this feature level, then those of others.
 *
 * @param path - below `/api/v1`, still escaped
 * @returns undefined if no path is close
 */
export function nearestPath(level: number, path: string): LeveledPath | undefined {
  return nearestAt(level)(path);
}

/** Clients with a wrong path send it again and again, so the nearest paths of a level are remembered. */
const nearestAt = byLevel((level) => {
  const all = routes().flatMap(templatesOf);
  const isPresent = ({ since, until }: Template): boolean => since <= level && level < until;
  const present = all.filter(isPresent);
  const others = all.filter((template) => !isPresent(template));
  return remembering((path: string) => {
    const wanted = path.replace(/^(\/(api|json|v1))+(?=\/)/, "").replace(/\/+$/, "");
    return closestOf(present, wanted) ?? closestOf(others, wanted);
  });
});

/** A path, split once. */
interface Template extends LeveledPath {
  readonly parts: readonly string[];
}

function templatesOf({ path, since, until, former_paths, also_at }: Route): readonly Template[] {
  const former = former_paths.map((one) => ({ path: one.path, since, until: one.until }));
  const all = [{ path, since, until }, ...also_at.map((other) => ({ path: other, since, until })), ...former];
  return all.map((row) => ({ ...row, parts: row.path.split("/") }));
}

function closestOf(templates: readonly Template[], wanted: string): LeveledPath | undefined {
  const segments = wanted.split("/");
  const most = mostEdits(wanted);
  const filled = new Map<string, Template>();
  for (const template of templates) {
    const parts = filledIn(template.parts, segments);
    // Most paths have another length: their text is not needed.
    if (Math.abs(lengthOf(parts) - wanted.length) > most) continue;
    const path = parts.join("/");
    if (!filled.has(path)) filled.set(path, template);
  }
  const [near = ""] = filled.has(wanted) ? [wanted] : similarNames(wanted, filled.keys());
  const found = filled.get(near);
  return found === undefined ? undefined : { path: near, since: found.since, until: found.until };
}

/** A path with the values of a request for its parameters, so that only its words are compared. */
function filledIn(parts: readonly string[], segments: readonly string[]): readonly string[] {
  return parts.map((part, index) => (part.startsWith("{") ? (segments[index] ?? part) : part));
}

function lengthOf(parts: readonly string[]): number {
  return parts.reduce((length, part) => length + part.length, parts.length - 1);
}
