import {
  FIELD_WORDS,
  OPERATION_SUBJECTS,
  OPERATION_WORDS,
  PARAMETER_WORDS,
  type WordsRow,
} from "../../generated/words";
import { type JsonSchema, recordSchema, type SchemaContext } from "../../protocol/schema/json-schema";
import { type AnyParameter, formAt, isParameterKnown, nameAt } from "../../protocol/schema/parameters";
import type { Shape } from "../../protocol/schema/shapes";
import type { AnyTable } from "../../protocol/schema/tables";
import type { Route } from "../route";
import { allowedOf, allowedOfField, allowedTogether, narrowed } from "./allowed";

/* @__NO_SIDE_EFFECTS__ */
function byPlace(rows: readonly WordsRow[]): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(([name, words, places]) => places.split(" ").map((place) => [`${place}.${name}`, words])),
  );
}

const PARAMETERS = byPlace(PARAMETER_WORDS);
const FIELDS = byPlace(FIELD_WORDS);

/** The description of a parameter as a part of its schema; empty without one. */
export function describedParameter(operation: string, name: string): { readonly description?: string } {
  const description = PARAMETERS.get(`${operation}.${name}`);
  return description === undefined ? {} : { description };
}

const SUBJECTS: ReadonlyMap<string, string> = new Map(
  Object.entries(OPERATION_SUBJECTS).flatMap(([subject, ids]) => ids.split(" ").map((id) => [id, subject] as const)),
);

/** The summary of an operation, its subject, and its description. */
export function describedOperation(operation: string): Readonly<Record<string, unknown>> {
  const words = operation.replaceAll("-", " ");
  const subject = SUBJECTS.get(operation);
  const description = OPERATION_WORDS[operation];
  return {
    summary: words.charAt(0).toUpperCase() + words.slice(1),
    ...(subject === undefined ? {} : { tags: [subject] }),
    ...(description === undefined ? {} : { description }),
  };
}

/** The description of a field of a record; for a field of one variant, that of all variants. */
export function wordsOfField(record: string, name: string): string | undefined {
  const place = record.replaceAll("/", ".");
  return FIELDS.get(`${place}.${name}`) ?? FIELDS.get(`${place.replace(/\.\w+$/, "")}.${name}`);
}

/** Collects the schemas of records that others refer to. */
export interface SchemaCollection {
  readonly context: SchemaContext;
  /** The schemas of all records referred to, and of those that these refer to, by name. */
  readonly written: () => Readonly<Record<string, JsonSchema>>;
}

/**
 * Begins a collection for a feature level.
 *
 * @throws RangeError when two different records have the same name: an error of the declarations
 */
export function schemaCollection(level: number): SchemaCollection {
  const tables = new Map<string, AnyTable>();
  const context: SchemaContext = {
    level,
    referenceTo: (table) => {
      const name = table.name.replaceAll("/", ".");
      const known = tables.get(name);
      if (known !== undefined && known !== table) throw new RangeError(`Two records have the name ${name}.`);
      tables.set(name, table);
      return `#/components/schemas/${name}`;
    },
    described: (table, field, schema) => {
      const description = wordsOfField(table.name, field);
      const allowed = narrowed(() => schema, allowedOfField(table.name, field));
      return description === undefined ? allowed : { ...allowed, description };
    },
  };
  const written = (): Readonly<Record<string, JsonSchema>> => {
    const schemas: Record<string, JsonSchema> = {};
    // Writing a schema can refer to further records, which are then added to the map.
    for (const [name, table] of tables) schemas[name] = { ...recordSchema(table, context), ...allowedTogether(name) };
    return schemas;
  };
  return { context, written };
}

/** Writes the JSON Schema of a shape at a feature level. */
type ToSchema = (shape: Shape) => JsonSchema;

const IN_QUERY: readonly string[] = ["GET", "DELETE"];

function namesIn(path: string): ReadonlySet<string> {
  return new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""));
}

/** The parameters of a level that are not in the path, each with its name at that level. */
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

/** The schema of a parameter at a level, without values that the level does not have. */
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

/** The older names of a parameter, each with a description. */
function aliasesOf(
  name: string,
  { aliases = [] }: AnyParameter,
): { readonly name: string; readonly deprecated: true; readonly description: string }[] {
  return aliases.map((alias) => ({ name: alias, deprecated: true, description: `An older name of \`${name}\`.` }));
}

function isJson({ encoding }: AnyParameter): boolean {
  return encoding === "json" || encoding === "json_or_text";
}

/** A route's parameters in the path and in the query, at a level. */
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

/** The form in the body of a request, at a level; undefined without one. */
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
