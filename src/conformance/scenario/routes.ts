/** How a scenario names the operation of a call: by its ID, or by method and path. */

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
