import { byLevel, lazy } from "../data/lazy";
import { OPERATIONS } from "../generated/operations";
import type { DeclaredCall, Operation } from "../model/operations/operation";
import { FEATURE_LEVELS } from "../protocol/feature-levels";
import { type AnyParameter, type Expected, expectedAt } from "../protocol/schema/parameters";
import { methodsOfPath } from "./methods-of-path";

/** An operation as requests reach it: its declaration with defaults filled in, and the operation itself. */
export interface Route extends DeclaredCall {
  readonly since: number;
  readonly until: number;
  readonly former_paths: readonly { readonly path: string; readonly until: number }[];
  readonly also_at: readonly string[];
  readonly reports_ignored: number;
  /** The parameters of a feature level. */
  readonly expected: (level: number) => readonly Expected[];
  /** The operation itself. `perform` of it takes a caller who was admitted. */
  readonly operation: AnyOperation;
}

type AnyOperation = Operation<Readonly<Record<string, unknown>>, object>;

function routeOf(operation: AnyOperation): Route {
  const declared = operation.declaration();
  const { parameters, read_in_order = [] } = declared;
  return {
    since: 0,
    until: Number.MAX_SAFE_INTEGER,
    former_paths: [],
    also_at: [],
    reports_ignored: FEATURE_LEVELS.ignoredParametersAreReported,
    ...declared,
    expected: byLevel((level) => inOrderOfChecks(expectedAt(parameters, level), level, read_in_order)),
    operation,
  };
}

/** Parameters in the order in which servers check them: by name, apart from those that are read in an order of their own. */
function inOrderOfChecks(
  expected: readonly Expected[],
  level: number,
  inOrder: readonly (readonly string[])[],
): readonly Expected[] {
  if (level < FEATURE_LEVELS.parametersAreSorted) return expected;
  const sorted = [...expected].sort((one, other) => (one.sent < other.sent ? -1 : 1));
  for (const names of inOrder) {
    const [first, ...others] = names.flatMap((name) => sorted.find(({ sent }) => sent === name) ?? []);
    if (first === undefined) continue;
    for (const other of others) sorted.splice(sorted.indexOf(other), 1);
    sorted.splice(sorted.indexOf(first) + 1, 0, ...others);
  }
  return sorted;
}

/** The routes of all operations. */
export const routes: () => readonly Route[] = lazy(() =>
  Object.values(OPERATIONS).map((operation) => routeOf(operation as AnyOperation)),
);

/** Where a request leads: a route with the values of its path, or why to no route. */
export type FoundRoute =
  | { readonly kind: "route"; readonly route: Route; readonly path_values: Readonly<Record<string, string>> }
  | { readonly kind: "no_path" }
  | { readonly kind: "wrong_method"; readonly allowed_methods: readonly string[] };

type Match = { readonly route: Route; readonly values: Readonly<Record<string, string>>; readonly rank: string };

/** A path of a route, split once: fixed segments, and the names of parameters with whether they are numbers. */
interface Template {
  readonly route: Route;
  readonly from: number;
  readonly until: number;
  readonly parts: readonly (string | { readonly name: string; readonly is_number: boolean })[];
}

/** The paths of a route table, sorted so that a request is compared with few of them. */
interface RouteIndex {
  /** The paths without parameters, by their text: such a path wins over any other. */
  readonly fixed: ReadonlyMap<string, readonly Template[]>;
  /** All paths by their number of segments; paths whose last parameter takes the rest also under OPEN_ENDED. */
  readonly by_length: ReadonlyMap<number, readonly Template[]>;
}

const OPEN_ENDED = -1;

/** Sorts the paths of a route table. */
export function routeIndex(routes: readonly Route[]): RouteIndex {
  const index = { fixed: new Map<string, Template[]>(), by_length: new Map<number, Template[]>() };
  for (const route of routes) {
    let from = route.since;
    for (const former of [...route.former_paths].sort((a, b) => a.until - b.until)) {
      addTemplate(index, route, former.path, from, former.until);
      from = Math.max(from, former.until);
    }
    addTemplate(index, route, route.path, from, route.until);
    for (const path of route.also_at) addTemplate(index, route, path, route.since, route.until);
  }
  return index;
}

interface Growing extends RouteIndex {
  readonly fixed: Map<string, Template[]>;
  readonly by_length: Map<number, Template[]>;
}

function addTemplate({ fixed, by_length }: Growing, route: Route, path: string, from: number, until: number): void {
  const parts = partsOf(path).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? part : { name, is_number: isNumeric(route.parameters[name]) };
  });
  const template = { route, from, until, parts };
  for (const key of route.rest_parameter === true ? [parts.length, OPEN_ENDED] : [parts.length]) {
    by_length.set(key, [...(by_length.get(key) ?? []), template]);
  }
  if (parts.every((part) => typeof part === "string")) fixed.set(path, [...(fixed.get(path) ?? []), template]);
}

/** The segments of a path. A slash at the end makes another path: its last segment is empty. */
function partsOf(path: string): string[] {
  return path.slice(1).split("/");
}

/** Servers join slashes that follow each other. */
function withSingleSlashes(path: string): string {
  return path.includes("//") ? path.replace(/\/{2,}/g, "/") : path;
}

/**
 * Finds the route of a request at a feature level. Fixed segments of a path win over numbers, numbers over any text,
 * whatever the method: if the best path does not have the method, no other path is tried. `HEAD` is routed like `GET`.
 * Several slashes count as one; a slash at the end leads elsewhere.
 */
export function findRoute(index: RouteIndex, level: number, method: string, given: string): FoundRoute {
  const path = withSingleSlashes(given);
  const fixed = (index.fixed.get(path) ?? []).filter((template) => existsAt(template, level));
  const closest = fixed.length > 0 ? fixed.map(({ route }) => ({ route, values: {} })) : closestTo(index, level, path);
  if (closest.length === 0) return { kind: "no_path" };
  const wanted = method === "HEAD" ? "GET" : method;
  const best = closest.find((match) => match.route.method === wanted);
  if (best !== undefined) return { kind: "route", route: best.route, path_values: best.values };
  const methods = closest.map((match) => match.route.method);
  return { kind: "wrong_method", allowed_methods: methodsOfPath(closest[0]?.route.path ?? "", methods) };
}

function existsAt({ from, until }: Template, level: number): boolean {
  return from <= level && level < until;
}

/** The paths that fit best. */
function closestTo({ by_length }: RouteIndex, level: number, path: string): Match[] {
  const segments = partsOf(path);
  const longer = (by_length.get(OPEN_ENDED) ?? []).filter(({ parts }) => parts.length < segments.length);
  const matches: Match[] = [];
  for (const template of [...(by_length.get(segments.length) ?? []), ...longer]) {
    const match = existsAt(template, level) ? matchPath(template, segments) : undefined;
    if (match !== undefined) matches.push(match);
  }
  const rank = matches.map((match) => match.rank).sort()[0];
  return matches.filter((match) => match.rank === rank);
}

function matchPath({ route, parts }: Template, segments: readonly string[]): Match | undefined {
  const fits = parts.every((part, index) => typeof part !== "string" || part === segments[index]);
  if (!fits) return undefined;
  const values: Record<string, string> = {};
  let rank = "";
  for (const [index, part] of parts.entries()) {
    if (typeof part === "string") {
      rank += "0";
      continue;
    }
    const takesRest = route.rest_parameter === true && index === parts.length - 1;
    const text = unescaped(takesRest ? segments.slice(index).join("/") : (segments[index] ?? ""));
    if (text === undefined || text === "" || (part.is_number && !/^\d+$/.test(text))) return undefined;
    values[part.name] = part.is_number ? text.replace(/^0+(?=\d)/, "") : text;
    rank += part.is_number ? "1" : "2";
  }
  return { route, values, rank };
}

function isNumeric(parameter: AnyParameter | undefined): boolean {
  return parameter?.encoding === "json";
}

function unescaped(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** The path of a route at a feature level. */
export function pathAt({ path, former_paths }: Route, level: number): string {
  const former = [...former_paths].sort((a, b) => a.until - b.until).find(({ until }) => level < until);
  return former?.path ?? path;
}
