import { similarNames } from "../protocol/problem-words";
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
  const wanted = path.replace(/^(\/(api|json|v1))+(?=\/)/, "").replace(/\/+$/, "");
  const all = routes().flatMap(pathsOf);
  const here = all.filter(({ since, until }) => since <= level && level < until);
  return closestOf(here, wanted) ?? closestOf(all, wanted);
}

function pathsOf({ path, since, until, former_paths, also_at }: Route): readonly LeveledPath[] {
  const former = former_paths.map((one) => ({ path: one.path, since, until: one.until }));
  return [{ path, since, until }, ...also_at.map((other) => ({ path: other, since, until })), ...former];
}

function closestOf(paths: readonly LeveledPath[], wanted: string): LeveledPath | undefined {
  const segments = wanted.split("/");
  const filled = paths.map((row) => ({ ...row, path: filledIn(row.path, segments) }));
  const same = filled.find((row) => row.path === wanted);
  const [near] = same === undefined ? similarNames(wanted, new Set(filled.map((row) => row.path))) : [wanted];
  return filled.find((row) => row.path === near);
}

/** A path with the values of a request for its parameters, so that only its words are compared. */
function filledIn(path: string, segments: readonly string[]): string {
  return path
    .split("/")
    .map((part, index) => (part.startsWith("{") ? (segments[index] ?? part) : part))
    .join("/");
}
