import type { Method, Route } from "./route";
import type { Parameter } from "./parameter";

/** Where a request leads: a route with the values of its path, or why nowhere. */
export type FoundRoute =
  | { readonly kind: "route"; readonly route: Route; readonly path_values: Readonly<Record<string, string>> }
  | { readonly kind: "no_path" }
  | { readonly kind: "wrong_method"; readonly allowed_methods: readonly Method[] };

type Match = { readonly route: Route; readonly values: Readonly<Record<string, string>>; readonly rank: string };

/**
 * Finds the route of a request at a feature level. Fixed words of a path win over numbers, numbers over any text.
 * `HEAD` goes where `GET` goes.
 */
export function findRoute(routes: readonly Route[], level: number, method: string, path: string): FoundRoute {
  const segments = path.split("/").filter((segment) => segment !== "");
  const matches: Match[] = [];
  for (const route of routes) {
    if (level < route.since || level >= route.until) continue;
    for (const template of templatesAt(route, level)) {
      const match = matchPath(route, template, segments);
      if (match !== undefined) matches.push(match);
    }
  }
  if (matches.length === 0) return { kind: "no_path" };
  const wanted = method === "HEAD" ? "GET" : method;
  const best = matches.filter((match) => match.route.method === wanted).sort((a, b) => (a.rank < b.rank ? -1 : 1))[0];
  if (best !== undefined) return { kind: "route", route: best.route, path_values: best.values };
  return { kind: "wrong_method", allowed_methods: [...new Set(matches.map((match) => match.route.method))].sort() };
}

/** The paths of a route at a feature level: the former one as long as it was the path. */
function templatesAt(route: Route, level: number): readonly string[] {
  const former = route.former_paths.filter((row) => level < row.until);
  return former.length === 0 ? [route.path] : former.map((row) => row.path);
}

function matchPath(route: Route, template: string, segments: readonly string[]): Match | undefined {
  const parts = template.split("/").filter((part) => part !== "");
  if (parts.length > segments.length) return undefined;
  if (parts.length < segments.length && !route.last_takes_rest) return undefined;
  const values: Record<string, string> = {};
  let rank = "";
  for (const [index, part] of parts.entries()) {
    const takesRest = route.last_takes_rest && index === parts.length - 1;
    const segment = takesRest ? segments.slice(index).join("/") : (segments[index] ?? "");
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (segment !== part) return undefined;
      rank += "0";
      continue;
    }
    const isNumber = isNumeric(route.parameters[name]);
    const text = unescaped(segment);
    if (text === undefined || (isNumber && !/^\d+$/.test(text))) return undefined;
    values[name] = text;
    rank += isNumber ? "1" : "2";
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
