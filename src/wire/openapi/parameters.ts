import type { Shape } from "../../protocol/schema/shapes";
import type { JsonSchema } from "../../protocol/schema/json-schema";
import { type AnyParameter, formAt, isParameterKnown, nameAt } from "../../protocol/schema/parameters";
import type { Route } from "../route";
import { allowedOf, allowedTogether, narrowed } from "./allowed";
import { describedParameter } from "./described";

/** Writes the JSON Schema of a shape at a feature level. */
export type ToSchema = (shape: Shape) => JsonSchema;

const IN_QUERY: readonly string[] = ["GET", "DELETE"];

function namesIn(path: string): ReadonlySet<string> {
  return new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""));
}

/** The parameters that a level knows and that do not stand in the path, each with the name that it has there. */
function othersAt(
  route: Route,
  path: string,
  level: number,
): (readonly [sentName: string, parameter: AnyParameter, name: string])[] {
  const inPath = namesIn(path);
  const others = Object.entries(route.parameters).filter(
    ([name, parameter]) => !inPath.has(name) && isParameterKnown(parameter, level),
  );
  return others.map(([name, parameter]) => [nameAt(name, parameter, level), formAt(parameter, level), name]);
}

/** The schema of a parameter at a level, without words that the level does not know. */
function schemaAt({ id }: Route, name: string, parameter: AnyParameter, level: number, toSchema: ToSchema): JsonSchema {
  if (parameter.encoding === "file") return { type: "string", format: "binary" };
  const { former, wire, shape } = parameter;
  const written = (): JsonSchema => toSchema(former === undefined ? shape : (wire?.shape ?? shape));
  const isFormer = former !== undefined && level < former.until;
  const schema = isFormer ? written() : narrowed(written, allowedOf(id, name, level));
  const words = schema["enum"];
  if (!Array.isArray(words) || parameter.values_since === undefined) return schema;
  const since = parameter.values_since;
  return { ...schema, enum: words.filter((word) => level >= (since[String(word)] ?? 0)) };
}

/** The older names of a parameter, each with what is said of it. */
function aliasesOf(
  name: string,
  { aliases = [] }: AnyParameter,
): { readonly name: string; readonly deprecated: true; readonly description: string }[] {
  return aliases.map((alias) => ({ name: alias, deprecated: true, description: `An older name of \`${name}\`.` }));
}

function isJson({ encoding }: AnyParameter): boolean {
  return encoding === "json" || encoding === "json_or_text";
}

/** What of a route's parameters stands in the path or in the query, as a level has it. */
export function parametersOf(
  route: Route,
  path: string,
  level: number,
  toSchema: ToSchema,
): Readonly<Record<string, unknown>>[] {
  const inPath = [...namesIn(path)].map((name) => {
    const parameter = route.parameters[name];
    const schema = parameter === undefined ? { type: "string" } : schemaAt(route, name, parameter, level, toSchema);
    return { name, in: "path", required: true, ...describedParameter(route.id, name), schema };
  });
  if (!IN_QUERY.includes(route.method)) return inPath;
  const inQuery = othersAt(route, path, level).flatMap(([name, parameter, own]) => {
    const schema = schemaAt(route, own, parameter, level, toSchema);
    const shape = isJson(parameter) ? { content: { "application/json": { schema } } } : { schema };
    const said = describedParameter(route.id, own);
    return [
      { name, in: "query", required: parameter.required, ...said, ...shape },
      ...aliasesOf(name, parameter).map((alias) => ({ ...alias, in: "query", ...shape })),
    ];
  });
  return [...inPath, ...inQuery];
}

/** The form that the body of a request has, as a level has it; undefined where it has none. */
export function bodyOf(route: Route, path: string, level: number, toSchema: ToSchema): object | undefined {
  if (IN_QUERY.includes(route.method)) return undefined;
  const others = othersAt(route, path, level);
  if (others.length === 0) return undefined;
  const required = others.filter(([, parameter]) => parameter.required).map(([name]) => name);
  const encoded = others.filter(([, parameter]) => isJson(parameter));
  const files = others.filter(([, parameter]) => parameter.encoding === "file");
  const schema = {
    type: "object",
    properties: Object.fromEntries(
      others.flatMap(([name, parameter, own]) => {
        const written = schemaAt(route, own, parameter, level, toSchema);
        const aliases = aliasesOf(name, parameter).map(({ name: alias, ...said }) => [alias, { ...written, ...said }]);
        return [[name, { ...written, ...describedParameter(route.id, own) }], ...aliases];
      }),
    ),
    ...(required.length === 0 ? {} : { required }),
    ...allowedTogether(route.id),
  };
  const encoding = Object.fromEntries(encoded.map(([name]) => [name, { contentType: "application/json" }]));
  const form = { schema, ...(encoded.length === 0 ? {} : { encoding }) };
  return {
    required: required.length > 0,
    content: {
      ...(files.length > 0 ? { "multipart/form-data": form } : {}),
      ...(files.some(([, parameter]) => parameter.required) ? {} : { "application/x-www-form-urlencoded": form }),
    },
  };
}
