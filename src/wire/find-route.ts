import type { Parameter } from "./parameter";
import type { Method, Route } from "./route";

/** Where a request leads: a route with the values of its path, or why nowhere. */
export type FoundRoute =
  | { readonly kind: "route"; readonly route: Route; readonly path_values: Readonly<Record<string, string>> }
  | { readonly kind: "no_path" }
  | { readonly kind: "wrong_method"; readonly allowed_methods: readonly Method[] };

type Match = { readonly route: Route; readonly values: Readonly<Record<string, string>>; readonly rank: string };

/** A path of a route, taken apart once: fixed words, and the names of parameters with whether they are numbers. */
interface Template {
  readonly route: Route;
  readonly from: number;
  readonly until: number;
  readonly parts: readonly (string | { readonly name: string; readonly is_number: boolean })[];
}

/**
 * The paths of a route table by the number of their segments, so that a request looks at few of them. Those whose last
 * parameter takes all that follows stand under OPEN_ENDED as well.
 */
export type RouteIndex = ReadonlyMap<number, readonly Template[]>;

const OPEN_ENDED = -1;

/** Takes the paths of a route table apart. */
export function routeIndex(routes: readonly Route[]): RouteIndex {
  const index = new Map<number, Template[]>();
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

function addTemplate(index: Map<number, Template[]>, route: Route, path: string, from: number, until: number): void {
  const parts = segmentsOf(path).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name === undefined ? part : { name, is_number: isNumeric(route.parameters[name]) };
  });
  const template = { route, from, until, parts };
  for (const key of route.last_takes_rest ? [parts.length, OPEN_ENDED] : [parts.length]) {
    index.set(key, [...(index.get(key) ?? []), template]);
  }
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "");
}

/**
 * Finds the route of a request at a feature level. Fixed words of a path win over numbers, numbers over any text,
 * whatever the method: a path that fits best and has not this method is none for it.
 * `HEAD` goes where `GET` goes.
 */
export function findRoute(index: RouteIndex, level: number, method: string, path: string): FoundRoute {
  const segments = segmentsOf(path);
  const matches: Match[] = [];
  const longer = (index.get(OPEN_ENDED) ?? []).filter(({ parts }) => parts.length < segments.length);
  for (const template of [...(index.get(segments.length) ?? []), ...longer]) {
    if (level < template.from || level >= template.until) continue;
    const match = matchPath(template, segments);
    if (match !== undefined) matches.push(match);
  }
  if (matches.length === 0) return { kind: "no_path" };
  const wanted = method === "HEAD" ? "GET" : method;
  const rank = matches.map((match) => match.rank).sort()[0];
  const closest = matches.filter((match) => match.rank === rank);
  const best = closest.find((match) => match.route.method === wanted);
  if (best !== undefined) return { kind: "route", route: best.route, path_values: best.values };
  return { kind: "wrong_method", allowed_methods: [...new Set(closest.map((match) => match.route.method))].sort() };
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
    const takesRest = route.last_takes_rest && index === parts.length - 1;
    const text = unescaped(takesRest ? segments.slice(index).join("/") : (segments[index] ?? ""));
    if (text === undefined || (part.is_number && !/^\d+$/.test(text))) return undefined;
    values[part.name] = text;
    rank += part.is_number ? "1" : "2";
  }
  return { route, values, rank };
}

function isNumeric(parameter: Parameter | undefined): boolean {
  return parameter?.encoding === "json";
}

function unescaped(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
