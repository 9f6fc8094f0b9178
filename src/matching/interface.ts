/** What scenarios can name of the interface: operations with their parameters, paths, event types, codes, reasons. */
import { lazy } from "../data/lazy";
import { EVENT_TABLES } from "../generated/event-tables";
import { chosenLevel, type LevelChoice } from "../protocol/level-choice";
import { similarNames } from "../protocol/problem-words";
import type { Shape } from "../protocol/schema/shapes";
import { fieldOf } from "../protocol/schema/tables";
import type * as v from "../protocol/shape";
import { CONTROL_REQUESTS } from "../server/control";
import { findRoute, type FoundRoute, routeIndex, routes } from "../wire/route";

const API_PREFIX = /^\/api(\/v1)?(?=\/)/u;

/** Parameters that every operation accepts: old clients name themselves by one. */
const EVERYWHERE = ["client"];

/** Every operation by ID. */
export const INTERFACE_ROUTES: ReadonlyMap<string, Route> = new Map(
  routes().map(({ id, method, path, expected }) => [
    id,
    { method, path, parametersAt: (level) => [...EVERYWHERE, ...expected(level).flatMap(({ names }) => names)] },
  ]),
);

const index = lazy(() => routeIndex(routes()));

/** The operation that a method and a path lead to at a feature level, or why they lead to none. */
export function routeAt(level: number, method: string, path: string): FoundRoute {
  return findRoute(index(), level, method, path);
}

/** The names of parameters of a call at a feature level; `undefined` where the call leads to no known operation. */
export function parametersOfCall(route: Route, level: number): readonly string[] | undefined {
  if (route.parametersAt !== undefined) return route.parametersAt(level);
  const found = routeAt(level, route.method, concrete(route.path));
  return found.kind === "route" ? INTERFACE_ROUTES.get(found.route.id)?.parametersAt?.(level) : undefined;
}

/** Says that a path of the interface does not exist, with the nearest ones; `undefined` for one that does. */
export function unknownPath({ method, path }: Route, level: number): string | undefined {
  const found = routeAt(level, method, concrete(path));
  if (found.kind === "route") return undefined;
  if (found.kind === "wrong_method") {
    return `${path} does not have the method ${method}; it has ${found.allowed_methods.join(", ")}`;
  }
  const below = path.replace(API_PREFIX, "");
  const paths = new Map(
    routes().flatMap((route) => [route.path, concrete(route.path)].map((one) => [one, route.path])),
  );
  const [near] = similarNames(below, paths.keys());
  const meant = near === undefined ? "" : `; did you mean ${paths.get(near)}?`;
  const isWhole = below !== path ? "; paths begin behind /api/v1" : "";
  return `there is no path ${path} at feature level ${level}${isWhole}${meant}`;
}

/** A path with a number for each parameter, so that it can be found. */
function concrete(path: string): string {
  return path.replace(/\{[a-z_]+\}|\$\{[^}]*\}/gu, "1").replace(/\?.*$/u, "");
}

/** The types of events, and for each the values of `op`. */
export const EVENT_OPS: ReadonlyMap<string, ReadonlySet<string>> = eventOps();

function eventOps(): ReadonlyMap<string, ReadonlySet<string>> {
  const ops = new Map<string, Set<string>>([["heartbeat", new Set()]]);
  for (const { fields } of EVENT_TABLES) {
    for (const type of literals(fields["type"])) {
      const known = ops.get(type) ?? new Set<string>();
      literals(fields["op"]).forEach((op) => known.add(op));
      ops.set(type, known);
    }
  }
  return ops;
}

function literals(declared: (typeof EVENT_TABLES)[number]["fields"][string] | undefined): readonly string[] {
  if (declared === undefined) return [];
  const shape: Shape = fieldOf(declared).shape;
  return shape.kind === "literal" ? shape.values.map(String) : [];
}

/** Says that a control request does not exist, with the nearest path; `undefined` for one that does. */
export function unknownControl(control: string): string | undefined {
  const request = readMethodAndPath(control);
  if (request === undefined) return undefined;
  const fits = controlsAt(request.path);
  if (fits.some(({ method }) => method === request.method)) return undefined;
  const methods = fits.map(({ method }) => method).join(", ");
  if (methods !== "") return `${request.path} of the control plane does not have ${request.method}; it has ${methods}`;
  const paths = [...new Set(CONTROL_REQUESTS.map((known) => known.path || "/"))];
  const [near] = similarNames(request.path, paths);
  const hint = near === undefined ? `; there are ${paths.join(", ")}` : `; did you mean ${near}?`;
  return `the control plane has no path ${request.path}${hint}`;
}

/** The keys of the body of a control request; undefined where they are not known, or the request has no body. */
export function controlBody(control: string): Readonly<Record<string, v.GenericSchema>> | undefined {
  const request = readMethodAndPath(control);
  if (request === undefined) return undefined;
  return controlsAt(request.path).find(({ method }) => method === request.method)?.body?.entries;
}

function controlsAt(written: string): typeof CONTROL_REQUESTS {
  const path = written === "/" ? "" : written;
  return CONTROL_REQUESTS.filter((known) => pathFits(known.path, path));
}

function pathFits(known: string, path: string): boolean {
  const [ours, theirs] = [known.split("/"), path.split("/")];
  return ours.length === theirs.length && ours.every((part, place) => part.startsWith("{") || part === theirs[place]);
}

export function levelOf(fixture: { readonly feature_level?: LevelChoice | undefined } | undefined): number {
  return chosenLevel(fixture?.feature_level);
}

/** `; did you mean x?`, or the allowed names where none is near. */
export function nearestOf(name: string, known: Iterable<string>): string {
  const names = [...known];
  const [near] = similarNames(name, names);
  if (near !== undefined) return `; did you mean ${near}?`;
  const shown = names.slice(0, 12).join(", ");
  return names.length === 0 ? "" : `; there are ${shown}${names.length > 12 ? ` and ${names.length - 12} more` : ""}`;
}

/** A method and a path below `/api/v1`, with `{parameter}` where the path takes one. */
export interface Route {
  readonly method: string;
  readonly path: string;
  /** The names of parameters that the operation has at a feature level; not given: they are not checked. */
  readonly parametersAt?: (level: number) => readonly string[];
}

/** The operations of the interface by ID, for steps that name one. */
export type Routes = ReadonlyMap<string, Route>;

const METHOD_AND_PATH = /^([A-Z]+) (\/\S*)$/u;
const PATH_PARAMETER = /\{([a-z_]+)\}/gu;

/** The method and path of `POST /messages`, `undefined` when the text has another form. */
export function readMethodAndPath(text: string): Route | undefined {
  const [, method, path] = METHOD_AND_PATH.exec(text) ?? [];
  return method === undefined || path === undefined ? undefined : { method, path };
}

/** The route of a call: the operation of that ID, or the method and path as written; `undefined` for neither. */
export function routeOf(call: string, routes: Routes): Route | undefined {
  return readMethodAndPath(call) ?? routes.get(call);
}

/** The names in the braces of a path, in order. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(PATH_PARAMETER)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}

/** The path with its parameters filled in and escaped, and the values that are left for the request's parameters. */
export function fillPath(
  path: string,
  given: Readonly<Record<string, unknown>>,
): { readonly path: string; readonly rest: Readonly<Record<string, unknown>> } {
  const names = new Set(pathParameters(path));
  const filled = path.replace(PATH_PARAMETER, (whole, name: string) =>
    Object.hasOwn(given, name) ? encodeURIComponent(String(given[name])) : whole,
  );
  return { path: filled, rest: Object.fromEntries(Object.entries(given).filter(([name]) => !names.has(name))) };
}
